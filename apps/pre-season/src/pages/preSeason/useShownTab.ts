import { usePreSeasonSource } from '../../source/usePreSeasonSource';
import { usePreSeasonAddress, type TabId } from './address';

interface ShownTab {
  tab: TabId;
  /** Whether the address asks for the budget, and the person may not read it. */
  isRefused: boolean;
}

/** The tab that is open: the one of the address, or the checklists in place of a budget that is not open to the person. */
export function useShownTab(): ShownTab {
  const {
    values: { tab },
  } = usePreSeasonAddress();
  const { canViewAnalytics } = usePreSeasonSource();
  const isRefused = tab === 'budget' && !canViewAnalytics;
  return { tab: isRefused ? 'checklists' : tab, isRefused };
}
