import { Loaded, usePageTitle } from '@platform/module-kit';
import {
  actionsColumn,
  ActionsMenu,
  BackLink,
  ConfirmDialog,
  dayInWords,
  heightFor,
  Muted,
  SampleClubNote,
  useIsNarrow,
} from '@platform/module-kit/screens';
import {
  AppPage,
  Badge,
  Button,
  Card,
  type Column,
  DataTable,
  EmptyState,
  Icon,
  MenuItem,
  onDemand,
  PageHeader,
  SkeletonTable,
  Stack,
  toast,
} from '@platform/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { NameCell } from '../parts/pageParts';
import { useNames } from '../parts/useNames';
import { rhythmInWords } from '../rules/upkeepDays';
import { usePlaces, usePlans, useTickets } from '../source/queries';
import type { MaintenancePlan } from '../source/rows/plan';
import { useOperationsSource } from '../source/useOperationsSource';
import { PlanHistory } from './PlanHistory';
import { RECURRING_UPKEEP_FAILED } from '../source/failures';

const PlanDialog = onDemand(() => import('./PlanDialog'))('PlanDialog');

type Asks = { plan: MaintenancePlan; kind: 'edit' | 'history' | 'end' };

/** `/operations/upkeep`: recurring work. Each plan opens a ticket on its due day. */
export function UpkeepPage() {
  const source = useOperationsSource();
  const plans = usePlans();
  const [isAdding, setAdding] = useState(false);
  usePageTitle('Recurring upkeep · Operations');
  const add = source.canManage && (
    <Button icon={<Plus size={18} aria-hidden="true" />} onClick={() => setAdding(true)}>
      Add plan
    </Button>
  );
  return (
    <AppPage>
      <PageHeader
        eyebrow={<BackLink to={`${source.basePath}?tab=tickets`}>Tickets</BackLink>}
        title="Recurring upkeep"
        description="Each plan opens a ticket on the day on which it is due. While that is open, it opens no second one."
        actions={add}
      />
      <Stack $gap="lg">
        {source.isDemo && <SampleClubNote />}
        <Loaded
          query={plans}
          label="recurring upkeep"
          failure={RECURRING_UPKEEP_FAILED}
          shape={<SkeletonTable rows={4} columns={5} />}
        >
          {(found) => <Plans plans={found} />}
        </Loaded>
      </Stack>
      {isAdding && <PlanDialog onClose={() => setAdding(false)} />}
    </AppPage>
  );
}

function Plans({ plans }: { plans: readonly MaintenancePlan[] }) {
  const source = useOperationsSource();
  const today = source.today();
  const names = useNames();
  const places = usePlaces().data;
  const tickets = useTickets().data;
  const isNarrow = useIsNarrow();
  const [asks, setAsks] = useState<Asks>();
  const done = () => setAsks(undefined);
  const placeOf = ({ placeId }: MaintenancePlan) => places?.find(({ id }) => id === placeId)?.name ?? '';
  const openOf = ({ id }: MaintenancePlan) =>
    tickets?.find(({ planId, status }) => planId === id && status !== 'resolved');
  const columns: Column<MaintenancePlan>[] = [
    {
      key: 'title',
      header: 'Upkeep',
      cell: (plan) => (
        <NameCell>
          <span>{plan.title}</span>
          <Muted>{placeOf(plan) || 'No place'}</Muted>
        </NameCell>
      ),
      sortBy: ({ title }) => title,
    },
    { key: 'rhythm', header: 'How often', cell: (plan) => rhythmInWords(plan) },
    {
      key: 'next',
      header: 'Next due',
      cell: ({ nextOn, isPaused }) => (isPaused ? <Badge tone="outline">Paused</Badge> : dayInWords(nextOn, today)),
      sortBy: ({ nextOn, isPaused }) => (isPaused ? '9999' : nextOn),
      onPhone: 'beside',
    },
    {
      key: 'open',
      header: 'Ticket',
      cell: (plan) => (openOf(plan) ? <Badge tone="court">Open</Badge> : '–'),
    },
    {
      key: 'who',
      header: 'By',
      cell: ({ assigneeId, vendorId }) =>
        [names.person(assigneeId), names.vendor(vendorId)].filter(Boolean).join(', ') || <Muted>No one yet</Muted>,
    },
    actionsColumn((plan) => (
      <ActionsMenu of={plan.title}>
        <MenuItem onSelect={() => setAsks({ plan, kind: 'history' })}>History</MenuItem>
        {source.canManage && <MenuItem onSelect={() => setAsks({ plan, kind: 'edit' })}>Edit</MenuItem>}
        {source.canManage && (
          <MenuItem tone="destructive" onSelect={() => setAsks({ plan, kind: 'end' })}>
            End this plan
          </MenuItem>
        )}
      </ActionsMenu>
    )),
  ];
  return (
    <Stack>
      <Card $padding="none">
        <DataTable
          label="Recurring upkeep"
          columns={isNarrow ? columns.filter(({ key }) => key !== 'who') : columns}
          rows={plans}
          rowKey={({ id }) => id}
          rowName={({ title }) => title}
          cards
          maxHeight={heightFor(plans.length)}
          empty={
            <EmptyState
              title="No recurring upkeep yet"
              description="Filters to backwash, phones to try, courts to roll: what is done again and again."
              icon={<Icon name="clipboard-list" size={24} />}
            />
          }
        />
      </Card>
      {asks?.kind === 'edit' && <PlanDialog plan={asks.plan} onClose={done} />}
      {asks?.kind === 'history' && <PlanHistory plan={asks.plan} onClose={done} />}
      {asks?.kind === 'end' && (
        <ConfirmDialog
          title={`End "${asks.plan.title}"?`}
          description="It opens no more tickets. Those that it has opened stay."
          action="End plan"
          change={() => source.deletePlan(asks.plan.id)}
          onClose={done}
          onDone={() => {
            toast({ title: 'Plan ended', tone: 'success' });
            done();
          }}
        />
      )}
    </Stack>
  );
}
