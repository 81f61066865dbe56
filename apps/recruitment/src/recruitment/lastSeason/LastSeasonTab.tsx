import { Loaded } from '@platform/module-kit';
import { counted, PersonName, Refusal, STAFF_FAILED } from '@platform/module-kit/screens';
import {
  Badge,
  Button,
  Card,
  Checkbox,
  type Column,
  DataTable,
  EmptyState,
  Icon,
  Inline,
  SkeletonTable,
  SkeletonText,
  Stack,
  TextField,
  token,
} from '@platform/ui';
import { ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { outcomeWords } from '../rules/labels';
import type { JobRole } from '../source/rows/jobRole';
import type { FormerMember, LastSeason } from '../source/rows/lastSeason';
import { useJobRoles, useLastSeason } from '../source/queries';
import { useRecruitmentChange, useRecruitmentSource } from '../source/useRecruitmentSource';
import { ExportLastSeason } from './ExportLastSeason';
import { RehireOutcomes } from './RehireOutcomes';

/** Who worked the last season and could come back. One action rehires several people. */
export function LastSeasonTab() {
  const lastSeason = useLastSeason();
  return (
    <Loaded query={lastSeason} label="last season's staff" failure={STAFF_FAILED} shape={<Outline />}>
      {(season) =>
        season === null ? (
          <NoSeason />
        ) : season.people.length === 0 ? (
          <NoOne season={season} />
        ) : (
          <Rehiring season={season} />
        )
      }
    </Loaded>
  );
}

function Outline() {
  return (
    <Stack>
      <p>
        <SkeletonText $width="24em" />
      </p>
      <SkeletonTable columns={5} />
    </Stack>
  );
}

function NoSeason() {
  return (
    <Card>
      <EmptyState
        title="No season is closed yet"
        description="Once a season is closed, its people are listed here, and you can rehire those who come back in one action."
        icon={<Icon name="users" size={24} />}
      />
    </Card>
  );
}

function NoOne({ season: { year } }: { season: LastSeason }) {
  return (
    <Card>
      <EmptyState
        title={`No one is on record for season ${year}`}
        description="It is closed. People who work the current season are listed here once you close that one."
        icon={<Icon name="users" size={24} />}
      />
    </Card>
  );
}

function Rehiring({ season }: { season: LastSeason }) {
  const source = useRecruitmentSource();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [beyondPositions, setBeyond] = useState(false);
  const [reason, setReason] = useState('');
  const askable = season.people.filter(({ isEligible, hasReturned }) => isEligible && !hasReturned);
  const chosen = askable.filter(({ staffId }) => selected.has(staffId));
  const rehire = () =>
    source.rehire(
      season.id,
      chosen.map(({ staffId }) => staffId),
      beyondPositions,
      reason,
    );
  const rehiring = useRecruitmentChange(rehire, {
    onDone: (outcomes) =>
      setSelected(new Set(outcomes.flatMap(({ outcome, staffId }) => (outcome === 'needs a reason' ? staffId : [])))),
  });
  const roles = useJobRoles().data;
  const columns = useMemo(() => [...columnsOf(source.staffPath), freeOf(roles ?? [])], [source.staffPath, roles]);
  const back = season.people.filter(({ hasReturned }) => hasReturned).length;
  const others = season.people.length - back - askable.length;
  return (
    <Stack>
      <Inline $justify="between">
        <p>
          {counted(season.people.length, 'person', 'people')} worked season {season.year}.{' '}
          {back.toLocaleString('en-US')} of them {back === 1 ? 'is' : 'are'} back,{' '}
          {askable.length.toLocaleString('en-US')} can be rehired
          {others > 0 && `, ${counted(others, 'is', 'are')} marked not for rehire`}.
        </p>
        <ExportLastSeason season={season} />
      </Inline>
      {rehiring.isSuccess && <RehireOutcomes outcomes={rehiring.data} />}
      <Refusal error={rehiring.error} />
      <Card $padding="none">
        <DataTable
          label="Who could come back"
          columns={columns}
          rows={askable}
          rowKey={({ staffId }) => staffId}
          rowName={({ name }) => name}
          sort={{ column: 'name', direction: 'ascending' }}
          selection={{ selected, onChange: setSelected }}
          cards
          maxHeight="32rem"
          empty={
            <EmptyState title="Everyone the club would hire again is back" icon={<Icon name="users" size={24} />} />
          }
        />
      </Card>
      {rehiring.data?.some(({ outcome }) => outcome === 'needs a reason') && (
        <TextField
          label="Reason"
          hint="Why the pay or the age is right, such as the exemption that applies. It is kept in their history."
          limit={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      {askable.length > 0 && (
        <Inline $gap="md">
          <Button disabled={chosen.length === 0} loading={rehiring.isPending} onClick={() => rehiring.mutate()}>
            {chosen.length === 0 ? 'Rehire' : `Rehire ${counted(chosen.length, 'person', 'people')}`}
          </Button>
          <Checkbox
            label="Allow more people than positions"
            checked={beyondPositions}
            onChange={(event) => setBeyond(event.target.checked)}
          />
        </Inline>
      )}
      <Others people={season.people.filter(({ isEligible, hasReturned }) => hasReturned || !isEligible)} />
    </Stack>
  );
}

function Others({ people }: { people: readonly FormerMember[] }) {
  const { staffPath } = useRecruitmentSource();
  const columns = useMemo(() => [...columnsOf(staffPath), state], [staffPath]);
  if (people.length === 0) return null;
  return (
    <Details>
      <summary>
        <ChevronRight size={18} aria-hidden="true" />
        The other {counted(people.length, 'person', 'people')}
      </summary>
      <Card $padding="none">
        <DataTable
          label="Everyone else who worked that season"
          columns={columns}
          rows={people}
          rowKey={({ staffId }) => staffId}
          rowName={({ name }) => name}
          sort={{ column: 'name', direction: 'ascending' }}
          cards
          maxHeight="32rem"
        />
      </Card>
    </Details>
  );
}

const columnsOf = (staffPath: string): Column<FormerMember>[] => [
  {
    key: 'name',
    header: 'Name',
    sortBy: ({ name }) => name,
    cell: ({ staffId, name }) => <PersonName name={name} to={`${staffPath}?open=${staffId}`} />,
  },
  { key: 'role', header: 'Role', sortBy: ({ role }) => role, cell: ({ role }) => role, onPhone: 'line' },
  {
    key: 'outcome',
    header: 'How it ended',
    sortBy: ({ outcome }) => outcome,
    cell: ({ outcome }) => outcomeWords(outcome),
  },
];

/** The free places of their role, so that no one is rehired beyond the plan by accident. */
function freeOf(roles: readonly JobRole[]): Column<FormerMember> {
  const free = new Map(
    roles.map(({ title, positionsFilled, positionsTotal }) => [title, Math.max(0, positionsTotal - positionsFilled)]),
  );
  return {
    key: 'free',
    header: 'Free positions',
    align: 'end',
    sortBy: ({ role }) => free.get(role) ?? null,
    cell: ({ role }) => free.get(role)?.toLocaleString('en-US') ?? '–',
  };
}

const state: Column<FormerMember> = {
  key: 'state',
  header: 'Now',
  sortBy: ({ hasReturned }) => Number(hasReturned),
  cell: ({ hasReturned }) =>
    hasReturned ? <Badge tone="success">Back</Badge> : <Badge tone="outline">Not to be hired again</Badge>,
};

const Details = styled.details`
  summary {
    display: flex;
    align-items: center;
    gap: ${token.space.xs};
    min-height: ${token.control.target};
    color: ${token.color.waterInk};
    font-size: ${token.size.sm};
    font-weight: ${token.weight.medium};
    cursor: pointer;
  }
  &[open] > summary > svg {
    rotate: 90deg;
  }
`;
