import { actionsColumn, ActionsMenu, ConfirmDialog, counted, moneyInWords } from '@platform/module-kit/screens';
import { Card, type Column, DataTable, EmptyState, Icon, MenuItem, onDemand, Stack, toast } from '@platform/ui';
import { useState } from 'react';
import type { ReserveComponent } from '../../source/rows/reserve';
import { useClubFutureSource } from '../../source/useClubFutureSource';
import { AddButton } from '../parts/AddButton';

const ComponentDialog = onDemand(() => import('./ComponentDialog'))('ComponentDialog');

type Asks = { kind: 'add' } | { kind: 'edit' | 'delete'; component: ReserveComponent };

/** What wears out. Managers keep the list. */
export function ComponentTable({ components }: { components: readonly ReserveComponent[] }) {
  const source = useClubFutureSource();
  const [asks, setAsks] = useState<Asks>();
  const done = () => setAsks(undefined);
  const actions = actionsColumn<ReserveComponent>(
    (component) => (
      <ActionsMenu of={component.name}>
        <MenuItem onSelect={() => setAsks({ kind: 'edit', component })}>Edit</MenuItem>
        <MenuItem tone="destructive" onSelect={() => setAsks({ kind: 'delete', component })}>
          Delete component
        </MenuItem>
      </ActionsMenu>
    ),
    'beside',
  );
  return (
    <Stack $gap="sm">
      <Card $padding="none">
        <DataTable
          label="Components of the study"
          columns={source.canManage ? [...columns, actions] : columns}
          rows={components}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          sort={{ column: 'remaining', direction: 'ascending' }}
          cards
          empty={
            <EmptyState
              title="No components yet"
              description="Add what the club replaces from time to time, such as plaster, pumps and courts."
              icon={<Icon name="clipboard-list" size={24} />}
            />
          }
        />
      </Card>
      {source.canManage && (
        <div>
          <AddButton onClick={() => setAsks({ kind: 'add' })}>Add component</AddButton>
        </div>
      )}
      {asks?.kind === 'add' && <ComponentDialog onClose={done} />}
      {asks?.kind === 'edit' && <ComponentDialog component={asks.component} onClose={done} />}
      {asks?.kind === 'delete' && (
        <ConfirmDialog
          title={`Delete "${asks.component.name}"?`}
          description="The study no longer sets anything aside for it."
          action="Delete component"
          change={() => source.deleteComponent(asks.component.id)}
          onClose={done}
          onDone={() => {
            toast({ title: 'Component deleted', description: asks.component.name, tone: 'success' });
            done();
          }}
        />
      )}
    </Stack>
  );
}

const columns: readonly Column<ReserveComponent>[] = [
  { key: 'name', header: 'Component', cell: ({ name }) => name, sortBy: ({ name }) => name },
  {
    key: 'useful',
    header: 'Useful life',
    cell: ({ usefulYears }) => counted(usefulYears, 'year'),
    sortBy: ({ usefulYears }) => usefulYears,
    align: 'end',
  },
  {
    key: 'remaining',
    header: 'Remaining life',
    cell: ({ remainingYears }) => counted(remainingYears, 'year'),
    sortBy: ({ remainingYears }) => remainingYears,
    align: 'end',
  },
  {
    key: 'cost',
    header: 'Cost today',
    cell: ({ cost }) => moneyInWords(cost),
    sortBy: ({ cost }) => cost,
    align: 'end',
  },
];
