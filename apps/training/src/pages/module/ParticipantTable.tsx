import { dayInWords, heightFor, PersonName } from '@platform/module-kit/screens';
import { Badge, DataTable, type Column, type Selection } from '@platform/ui';
import type { Participant } from '../../source/rows/module';
import { useTrainingSource } from '../../source/useTrainingSource';
import { DueBadge } from '../DueBadge';

interface ParticipantTableProps {
  title: string;
  participants: readonly Participant[];
  /** Makes rows selectable, if the person can act on them. */
  selection?: Selection;
}

/** Who takes part in a training module, with due dates and completion dates. */
export function ParticipantTable({ title, participants, selection }: ParticipantTableProps) {
  const { basePath, canViewAnalytics } = useTrainingSource();
  return (
    <DataTable
      label={`Participants of ${title}`}
      columns={columnsFor(canViewAnalytics ? `${basePath}/people` : null)}
      rows={participants}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      cards
      sort={{ column: 'name', direction: 'ascending' }}
      selection={selection}
      maxHeight={heightFor(participants.length)}
    />
  );
}

const columnsFor = (records: string | null): Column<Participant>[] => [
  {
    key: 'name',
    header: 'Name',
    cell: ({ name, staffId }) => (
      <PersonName name={name} to={records !== null && staffId !== null ? `${records}/${staffId}` : null} />
    ),
    sortBy: ({ name }) => name,
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ completedOn }) =>
      completedOn ? <Badge tone="success">Completed</Badge> : <Badge tone="outline">Not completed</Badge>,
    sortBy: ({ completedOn }) => (completedOn === null ? 0 : 1),
    onPhone: 'beside',
  },
  { key: 'due', header: 'Due', cell: ({ due }) => <DueBadge due={due} />, sortBy: ({ due }) => due?.on ?? null },
  {
    key: 'completed',
    header: 'Completed on',
    cell: ({ completedOn }) => dayInWords(completedOn),
    sortBy: ({ completedOn }) => completedOn,
    align: 'end',
  },
];
