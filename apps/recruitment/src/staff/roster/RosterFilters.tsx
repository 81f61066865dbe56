import {
  compareNames,
  counted,
  exactMoney,
  moneyInWords,
  Quiet,
  useIsPhone,
  useTypedSearch,
} from '@platform/module-kit/screens';
import {
  Button,
  Checkbox,
  Chip,
  Inline,
  media,
  SearchField,
  SegmentedControl,
  SelectField,
  Stack,
  token,
} from '@platform/ui';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { monthInWords } from '../rules/shortDays';
import { certificationFilters, statusFilters, type RosterFilter, type StatusFilter } from '../rules/rosterFilter';
import type { StaffMember } from '../source/rows/staffMember';
import { SidewaysScroll } from './SidewaysScroll';

interface RosterFiltersProps {
  people: readonly StaffMember[];
  /** Null while people are still loading. */
  counts: Record<StatusFilter, number> | null;
  filter: RosterFilter;
  /** How many of the loaded people match. */
  found: number;
  /** More people are still loading. */
  isReading: boolean;
  onChange: (change: Partial<RosterFilter>) => void;
}

const certificationWords = {
  current: 'Current',
  needed: 'Action Needed',
  expiring: 'Expiring within 30 days',
  renew: 'Expired, or expiring soon',
  lacking: 'A required one is missing',
  waiting: 'Waiting for confirmation',
} as const;

/** Filters the roster by text, by status with counts, by role and by certification. */
export function RosterFilters({ people, counts, filter, found, isReading, onChange }: RosterFiltersProps) {
  const [typed, setTyped] = useTypedSearch(filter.search, (search) => onChange({ search }));
  const roles = [...new Set(people.map(({ role }) => role))].sort(compareNames);
  const words = `${counted(found, 'person', 'people')}${counts ? '' : ' so far'}${isReading ? ', reading the rest…' : ''}`;
  // Specification 2.28 names All, Active and Pending; the others are left out when they count no one.
  const statuses = statusFilters.filter(
    (status, index) => index < 4 || (counts && counts[status] > 0) || filter.status === status,
  );
  const isPhone = useIsPhone();
  const narrowed = [filter.role !== '', filter.certification !== '', filter.validToSeasonEnd].filter(Boolean).length;
  const [isOpen, setOpen] = useState(narrowed > 0);
  const showsMore = !isPhone || isOpen;
  const validToSeasonEnd = (
    <Checkbox
      label="Valid to season end"
      checked={filter.validToSeasonEnd}
      onChange={(event) => onChange({ validToSeasonEnd: event.target.checked })}
    />
  );
  return (
    <Stack $gap="sm">
      <Line>
        <Words>
          <SearchField label="Search by name or role" value={typed} onChange={setTyped} found={words} />
        </Words>
        {showsMore && (
          <Choices>
            <SelectField
              label="Role"
              placeholder="All roles"
              value={filter.role}
              options={roles.map((role) => ({ value: role, label: role }))}
              onChange={(event) => onChange({ role: event.target.value })}
            />
            <SelectField
              label="Certifications"
              placeholder="Any"
              value={filter.certification}
              options={certificationFilters.map((state) => ({ value: state, label: certificationWords[state] }))}
              onChange={(event) =>
                onChange({ certification: certificationFilters.find((state) => state === event.target.value) ?? '' })
              }
            />
          </Choices>
        )}
        {isPhone && isOpen && <Wide>{validToSeasonEnd}</Wide>}
      </Line>
      <Inline $justify="between">
        <SidewaysScroll>
          <SegmentedControl
            label="Status"
            value={filter.status}
            options={statuses.map((status) => ({
              value: status,
              label: counts ? `${status} ${counts[status].toLocaleString('en-US')}` : status,
            }))}
            onChange={(status) => onChange({ status })}
          />
        </SidewaysScroll>
        <Inline $gap="lg">
          <Quiet>{words}</Quiet>
          {isPhone ? (
            <Button
              variant="secondary"
              size="sm"
              icon={<SlidersHorizontal size={18} aria-hidden="true" />}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {narrowed > 0 ? `Filters (${narrowed})` : 'Filters'}
            </Button>
          ) : (
            validToSeasonEnd
          )}
        </Inline>
      </Inline>
      <Chips>
        {filter.expires && (
          <Chip
            label={`A certification expires in ${monthInWords(filter.expires)}`}
            onRemove={() => onChange({ expires: '' })}
          />
        )}
        {filter.pay && (
          <Chip
            label={`Paid ${moneyInWords(filter.pay[0])} to ${exactMoney(filter.pay[1])} an hour`}
            onRemove={() => onChange({ pay: null })}
          />
        )}
        {filter.since && <Chip label={`Here since ${filter.since}`} onRemove={() => onChange({ since: '' })} />}
      </Chips>
    </Stack>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token.space.sm};
  @media ${media.mobile} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > * {
      min-width: 0;
    }
  }
`;

const Words = styled.div`
  && {
    flex: 999 1 16rem;
  }
  /* As tall as the lists beside it. */
  && input {
    min-height: ${token.control.lg};
  }
  @media ${media.mobile} {
    grid-column: 1 / -1;
  }
`;

/* They wrap to another line together. */
const Choices = styled.div`
  display: flex;
  flex: 1 1 24rem;
  gap: ${token.space.sm};
  > * {
    flex: 1;
    min-width: 0;
  }
  @media ${media.mobile} {
    display: contents;
  }
`;

const Wide = styled.div`
  grid-column: 1 / -1;
`;

const Chips = styled(Inline)`
  gap: ${token.space.xs};
  &:empty {
    display: none;
  }
`;
