import { useState } from 'react';
import type { Examples } from '../catalogue/examples';
import { Badge } from '../display/Badge';
import { Card } from '../display/cards/Card';
import { EmptyState } from '../feedback/EmptyState';
import type { Column } from './column';
import { DataTable } from './DataTable';

interface Person {
  id: string;
  name: string;
  role: string;
  status: 'Active' | 'Pending Onboarding';
  hours: number;
  rate: number | null;
}

const first = ['Ana', 'Ben', 'Chloe', 'Diego', 'Ella', 'Finn', 'Grace', 'Hugo'];
const last = ['Lima', 'Okafor', 'Park', 'Ruiz', 'Silva', 'Tran', 'Usman'];
const roles = ['Lifeguard', 'Head guard', 'Instructor', 'Gate attendant'];

const people = (count: number): Person[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `${first[index % first.length]} ${last[index % last.length]}${count > 56 ? ` ${index + 1}` : ''}`,
    role: roles[index % roles.length] ?? '',
    status: index % 5 === 3 ? 'Pending Onboarding' : 'Active',
    hours: (index * 7) % 41,
    rate: index % 6 === 4 ? null : 1400 + (index % 9) * 50,
  }));

const columns: readonly Column<Person>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { key: 'role', header: 'Role', cell: ({ role }) => role, sortBy: ({ role }) => role, onPhone: 'line' },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge tone={status === 'Active' ? 'success' : 'warning'}>{status}</Badge>,
    sortBy: ({ status }) => status,
    onPhone: 'beside',
  },
  { key: 'hours', header: 'Hours', cell: ({ hours }) => hours, sortBy: ({ hours }) => hours, align: 'end' },
  {
    key: 'rate',
    header: 'Hourly rate',
    cell: ({ rate }) => (rate === null ? '–' : `$${(rate / 100).toFixed(2)}`),
    sortBy: ({ rate }) => rate,
    align: 'end',
  },
];

function Roster({ count, maxHeight, cards }: { count: number; maxHeight?: string; cards?: boolean }) {
  const [rows] = useState(() => people(count));
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => new Set(['1']));
  return (
    <Card $padding="none">
      <DataTable
        label="Staff"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        sort={{ column: 'name', direction: 'ascending' }}
        selection={{ selected, onChange: setSelected }}
        maxHeight={maxHeight}
        cards={cards}
        empty={<EmptyState title="No staff members found" description="Add the first person, or import a list." />}
      />
    </Card>
  );
}

export const dataTableExamples: Examples = {
  title: 'Data table',
  group: 'Display',
  about:
    'Rows of the same kind, to be sorted, chosen and read across. On a phone the first column stays while the others scroll, or each row is a card.',
  keyboard: [
    ['Tab', 'Moves to the table, its headings and its checkboxes.'],
    ['The arrow keys', 'Scroll the table when it has the focus.'],
    ['Enter', 'Sorts by the heading that has the focus, then turns the order round.'],
  ],
  examples: [
    { name: 'Sorted and chosen', render: () => <Roster count={6} /> },
    { name: 'Cards on a phone', render: () => <Roster count={3} cards /> },
    { name: '5,000 rows', render: () => <Roster count={5000} maxHeight="24rem" /> },
    { name: 'Empty', render: () => <Roster count={0} /> },
  ],
};
