import { failureReason, Loaded } from '@platform/module-kit';
import { ListOutline, useAddress, useIsNarrow } from '@platform/module-kit/screens';
import { Alert, Card, Stack } from '@platform/ui';
import { useMemo } from 'react';
import { countByStatus, filterFields, peopleIn } from '../rules/rosterFilter';
import type { StaffList } from '../source/rows/staffMember';
import { failures } from '../source/failures';
import { useStaff } from '../source/queries';
import { NoOneFound } from './NoOneFound';
import { RosterCards } from './RosterCards';
import { RosterFilters } from './RosterFilters';
import { RosterTable } from './RosterTable';

/** Everyone in the club, to search, filter and open. */
export function RosterTab() {
  const staff = useStaff();
  return (
    <Loaded query={staff} label="the roster" failure={failures.staff} shape={<RosterOutline />}>
      {(list) => (
        <Stack>
          {staff.isError && !list.isWhole && (
            <Alert
              tone="danger"
              title={failures.staff}
              onRetry={() => void staff.refetch()}
              retrying={staff.isFetching}
            >
              Only a part of the roster has come. {failureReason(staff.error)}
            </Alert>
          )}
          <Roster list={list} isReading={!list.isWhole && staff.isFetching} />
        </Stack>
      )}
    </Loaded>
  );
}

/** The roster while its people load. */
export function RosterOutline() {
  return <ListOutline rows={12} columns={6} />;
}

interface RosterProps {
  list: StaffList;
  /** More people are still loading. */
  isReading: boolean;
}

function Roster({ list: { people, today, isWhole }, isReading }: RosterProps) {
  const { values: filter, change } = useAddress(filterFields);
  const isNarrow = useIsNarrow();
  const counts = useMemo(() => (isWhole ? countByStatus(people) : null), [people, isWhole]);
  const found = useMemo(() => peopleIn(people, filter, today), [people, filter, today]);
  return (
    <Stack>
      <RosterFilters
        people={people}
        counts={counts}
        filter={filter}
        found={found.length}
        isReading={isReading}
        onChange={change}
      />
      {found.length === 0 ? (
        <Card>
          <NoOneFound among={people.length} isWhole={isWhole} onReset={() => change(nothing)} />
        </Card>
      ) : isNarrow ? (
        <RosterCards key={JSON.stringify(filter)} people={found} isWhole={isWhole} today={today} />
      ) : (
        <Card $padding="none">
          <RosterTable people={found} today={today} />
        </Card>
      )}
    </Stack>
  );
}

const nothing = {
  status: 'On staff',
  search: '',
  role: '',
  certification: '',
  validToSeasonEnd: false,
  expires: '',
  pay: null,
  since: '',
} as const;
