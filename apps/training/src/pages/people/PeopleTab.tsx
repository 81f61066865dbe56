import {
  counted,
  ExportRows,
  heightFor,
  matchesWords,
  Toolbar,
  TRAINING_MODULES_FAILED,
  hoursInColumn,
} from '@platform/module-kit/screens';
import { Loaded } from '@platform/module-kit';
import {
  Badge,
  Card,
  type Column,
  DataTable,
  EmptyState,
  Icon,
  Inline,
  SearchField,
  SegmentedControl,
  SkeletonTable,
  Stack,
  token,
} from '@platform/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatShare, scoreTone } from '../../rules/completion';
import { inServiceHours } from '../../rules/hours';
import { usePeople } from '../../source/queries';
import type { PersonTraining } from '../../source/rows/person';
import { useTrainingSource } from '../../source/useTrainingSource';
import { DueBadge } from '../DueBadge';
import { useOverviewAddress, type Who } from '../overview/useOverviewAddress';

const counts: Record<Who, (person: PersonTraining) => boolean> = {
  all: () => true,
  open: ({ assigned, completed }) => completed < assigned,
  overdue: ({ overdue }) => overdue > 0,
};

/** The staff with their completed and open training. */
export function PeopleTab() {
  const people = usePeople();
  return (
    <Loaded
      query={people}
      label="the staff"
      failure={TRAINING_MODULES_FAILED}
      shape={<SkeletonTable rows={12} columns={6} />}
    >
      {(found) => <People people={found} />}
    </Loaded>
  );
}

function People({ people }: { people: readonly PersonTraining[] }) {
  const source = useTrainingSource();
  const {
    values: { who },
    change,
  } = useOverviewAddress();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
  const shown = useMemo(
    () => people.filter((person) => counts[who](person) && matchesWords(search, person.name, person.role)),
    [people, who, search],
  );
  return (
    <Stack>
      <Toolbar>
        <Find>
          <SearchField
            label="Search by name or role"
            value={typed}
            onChange={setTyped}
            found={counted(shown.length, 'person', 'people')}
          />
        </Find>
        <Inline $gap="sm">
          <SegmentedControl
            label="Which people"
            value={who}
            onChange={(chosen) => change({ who: chosen })}
            options={[
              { value: 'all', label: `All ${lengthOf(people)}` },
              { value: 'open', label: `Open ${lengthOf(people.filter(counts.open))}` },
              { value: 'overdue', label: `Overdue ${lengthOf(people.filter(counts.overdue))}` },
            ]}
          />
          <ExportRows fileName="training-people" columns={exported} rows={shown} />
        </Inline>
      </Toolbar>
      <Card $padding="none">
        <DataTable
          label="People"
          columns={columnsFor(shown, source.basePath, source.today())}
          rows={shown}
          rowKey={({ staffId }) => staffId}
          rowName={({ name }) => name}
          cards
          sort={{ column: 'name', direction: 'ascending' }}
          maxHeight={heightFor(shown.length)}
          empty={
            <EmptyState
              title={people.length === 0 ? 'No staff members found' : 'No one found'}
              description={
                people.length === 0
                  ? 'People you add to the staff appear here with their training.'
                  : 'Search for another name or role, or show all people.'
              }
              icon={<Icon name="users" size={24} />}
            />
          }
        />
      </Card>
    </Stack>
  );
}

const lengthOf = (people: readonly PersonTraining[]) => people.length.toLocaleString('en-US');

const shareOf = ({ assigned, completed }: PersonTraining) => (assigned === 0 ? null : completed / assigned);

/** The cell of a column of hours, which align over the people shown. */
function inColumn(people: readonly PersonTraining[], hoursOf: (person: PersonTraining) => number) {
  const words = hoursInColumn(people.map(hoursOf));
  return (person: PersonTraining) => words(hoursOf(person));
}

const columnsFor = (people: readonly PersonTraining[], basePath: string, today: string): Column<PersonTraining>[] => [
  {
    key: 'name',
    header: 'Name',
    cell: ({ staffId, name }) => <Link to={`${basePath}/people/${staffId}`}>{name}</Link>,
    sortBy: ({ name }) => name,
  },
  { key: 'role', header: 'Role', cell: ({ role }) => role, sortBy: ({ role }) => role, onPhone: 'line' },
  {
    key: 'modules',
    header: 'Modules',
    cell: (person) => (
      <Share>
        <Badge tone={scoreTone(shareOf(person))}>{formatShare(shareOf(person))}</Badge>
        <span>
          {person.completed} of {person.assigned}
        </span>
      </Share>
    ),
    sortBy: shareOf,
    onPhone: 'beside',
  },
  {
    key: 'due',
    header: 'Next due',
    cell: ({ nextDue }) => <DueBadge due={nextDue} today={today} />,
    sortBy: ({ nextDue }) => nextDue?.on ?? null,
  },
  {
    key: 'month',
    header: 'Sessions this month',
    cell: inColumn(people, ({ sessionMinutesThisMonth }) => sessionMinutesThisMonth / 60),
    sortBy: ({ sessionMinutesThisMonth }) => sessionMinutesThisMonth,
    align: 'end',
    onPhone: 'away',
  },
  {
    key: 'module hours',
    header: 'Module hours',
    cell: inColumn(people, ({ moduleHours }) => moduleHours),
    sortBy: ({ moduleHours }) => moduleHours,
    align: 'end',
    onPhone: 'away',
  },
  {
    key: 'session hours',
    header: 'Session hours',
    cell: inColumn(people, ({ sessionMinutes }) => sessionMinutes / 60),
    sortBy: ({ sessionMinutes }) => sessionMinutes,
    align: 'end',
    onPhone: 'away',
  },
  {
    key: 'hours',
    header: 'In-service this year',
    cell: inColumn(people, inServiceHours),
    sortBy: inServiceHours,
    align: 'end',
  },
];

const exported = [
  { header: 'Name', value: ({ name }: PersonTraining) => name },
  { header: 'Role', value: ({ role }: PersonTraining) => role },
  { header: 'Modules completed', value: ({ completed }: PersonTraining) => completed },
  { header: 'Modules assigned', value: ({ assigned }: PersonTraining) => assigned },
  { header: 'Overdue', value: ({ overdue }: PersonTraining) => overdue },
  { header: 'Next due', value: ({ nextDue }: PersonTraining) => nextDue?.on ?? null },
  { header: 'Module hours this year', value: ({ moduleHours }: PersonTraining) => moduleHours },
  { header: 'Session minutes this year', value: ({ sessionMinutes }: PersonTraining) => sessionMinutes },
  { header: 'In-service hours this year', value: inServiceHours },
  { header: 'Session minutes this month', value: (person: PersonTraining) => person.sessionMinutesThisMonth },
];

const Share = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space.xs};
  white-space: nowrap;
`;

const Find = styled.div`
  flex: 1 1 16rem;
  max-width: ${token.width.narrow};
`;
