import { Alert, SkeletonTable, Stack, Tabs } from '@platform/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { itemsOf } from '../../rules/progress';
import { usePreSeasonSource } from '../../source/usePreSeasonSource';
import { ChecklistsTab } from '../checklists/ChecklistsTab';
import { usePreSeasonAddress } from './address';
import { useSeason } from './SeasonContext';
import { useShownTab } from './useShownTab';

const BudgetTab = lazy(() => import('../budget/BudgetTab').then(({ BudgetTab }) => ({ default: BudgetTab })));
const PrioritiesTab = lazy(() =>
  import('../priorities/PrioritiesTab').then(({ PrioritiesTab }) => ({ default: PrioritiesTab })),
);

const later = (panel: ReactNode) => <Suspense fallback={<SkeletonTable rows={10} />}>{panel}</Suspense>;

/** What there is to do, area by area, and what it may cost. */
export function SeasonTabs() {
  const { change } = usePreSeasonAddress();
  const { tab, isRefused } = useShownTab();
  const { lists } = useSeason();
  const { canViewAnalytics } = usePreSeasonSource();
  return (
    <Stack>
      {isRefused && (
        <Alert tone="info" title="The budget is not open to you">
          Managers, administrators and people with the feature Analytics read it. Ask an administrator of your club.
        </Alert>
      )}
      <Tabs
        label="Pre-Season"
        value={tab}
        onChange={(chosen) => change({ tab: chosen })}
        tabs={[
          {
            id: 'checklists',
            label: 'Checklists',
            count: toDo(lists),
            panel: <ChecklistsTab lists={lists} />,
            keep: true,
          },
          ...(canViewAnalytics ? [{ id: 'budget' as const, label: 'Budget', panel: later(<BudgetTab />) }] : []),
          { id: 'priorities', label: 'Priorities', panel: later(<PrioritiesTab />) },
        ]}
      />
    </Stack>
  );
}

function toDo(lists: Parameters<typeof itemsOf>[0]): number {
  return itemsOf(lists).filter(({ completed }) => !completed).length;
}
