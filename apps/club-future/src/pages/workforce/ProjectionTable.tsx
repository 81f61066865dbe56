import { actionsColumn, ActionsMenu, ConfirmDialog, varianceInWords } from '@platform/module-kit/screens';
import { Card, type Column, DataTable, EmptyState, Icon, MenuItem, onDemand, Stack, toast } from '@platform/ui';
import { useState } from 'react';
import type { Projection } from '../../rules/workforce';
import type { Assumption } from '../../source/rows/workforce';
import { useClubFutureSource } from '../../source/useClubFutureSource';
import { AddButton } from '../parts/AddButton';

const YearDialog = onDemand(() => import('./YearDialog'))('YearDialog');

interface ProjectionTableProps {
  projections: readonly Projection[];
  assumptions: readonly Assumption[];
}

type Asks = { kind: 'add' } | { kind: 'edit' | 'delete'; assumption: Assumption };

/** The years ahead in figures. Managers change what the club expects of each. */
export function ProjectionTable({ projections, assumptions }: ProjectionTableProps) {
  const source = useClubFutureSource();
  const [asks, setAsks] = useState<Asks>();
  const done = () => setAsks(undefined);
  const actions = actionsColumn<Projection>(({ year }) => {
    const assumption = assumptions.find((one) => one.year === year);
    if (!assumption) return null;
    return (
      <ActionsMenu of={year}>
        <MenuItem onSelect={() => setAsks({ kind: 'edit', assumption })}>Edit year</MenuItem>
        <MenuItem tone="destructive" onSelect={() => setAsks({ kind: 'delete', assumption })}>
          Delete year
        </MenuItem>
      </ActionsMenu>
    );
  }, 'beside');
  return (
    <Stack $gap="sm">
      <Card $padding="none">
        <DataTable
          label="Projections"
          columns={source.canManage ? [...columns, actions] : columns}
          rows={projections}
          rowKey={({ year }) => year}
          rowName={({ year }) => year}
          cards
          empty={
            <EmptyState
              title="No years yet"
              description="Add how many members your club expects in a year, and how wages grow."
              icon={<Icon name="users" size={24} />}
            />
          }
        />
      </Card>
      {source.canManage && (
        <div>
          <AddButton onClick={() => setAsks({ kind: 'add' })}>Add year</AddButton>
        </div>
      )}
      {asks?.kind === 'add' && <YearDialog assumptions={assumptions} onClose={done} />}
      {asks?.kind === 'edit' && <YearDialog assumption={asks.assumption} assumptions={assumptions} onClose={done} />}
      {asks?.kind === 'delete' && (
        <ConfirmDialog
          title={`Delete ${asks.assumption.year}?`}
          description="The projections leave it out. You can add it again."
          action="Delete year"
          change={() => source.deleteYear(asks.assumption.id)}
          onClose={done}
          onDone={() => {
            toast({ title: 'Year deleted', tone: 'success' });
            done();
          }}
        />
      )}
    </Stack>
  );
}

const columns: readonly Column<Projection>[] = [
  { key: 'year', header: 'Year', cell: ({ year }) => year },
  { key: 'members', header: 'Members', cell: ({ members }) => members, align: 'end' },
  { key: 'staff', header: 'Staff needed', cell: ({ staff }) => staff, align: 'end' },
  {
    key: 'budget',
    header: 'Budget increase',
    cell: ({ budgetIncrease }) => varianceInWords(budgetIncrease),
    align: 'end',
  },
  { key: 'optimal', header: 'Optimal staff', cell: ({ optimalStaff }) => optimalStaff, align: 'end' },
  { key: 'gap', header: 'Gap to optimal', cell: ({ gap }) => (gap > 0 ? gap : 'None'), align: 'end' },
];
