import { usePreSeasonSource } from '../../source/usePreSeasonSource';
import { usePreSeasonAddress, type TabId } from './address';

interface ShownTab {
  tab: TabId;
  /** Whether the address names the budget, and the person may not read it. */
  isRefused: boolean;
}

/** The open tab: the one in the address, or the checklists in place of a budget that the person may not read. */
export function useShownTab(): ShownTab {
  const {
    values: { tab },
  } = usePreSeasonAddress();
  const { canViewAnalytics } = usePreSeasonSource();
  const isRefused = tab === 'budget' && !canViewAnalytics;
  return { tab: isRefused ? 'checklists' : tab, isRefused };
}
