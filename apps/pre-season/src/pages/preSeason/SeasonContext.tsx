import { createContext, useContext } from 'react';
import type { Checklist } from '../../source/rows/checklist';
import type { Person } from '@platform/module-kit/screens';
import type { Season, Setting } from '../../source/rows/setting';

/** The page's season, with the data that everything on the page uses. */
export interface SeasonView {
  season: Season;
  /** The previous season; null for the first. */
  lastSeason: Season | null;
  setting: Setting;
  /** The club's current day, `YYYY-MM-DD`. */
  today: string;
  lists: readonly Checklist[];
  people: readonly Person[];
  /** Whether the person may change this season. A closed season is read-only. */
  mayEdit: boolean;
}

export const SeasonContext = createContext<SeasonView | null>(null);

/** The page's season. */
export function useSeason(): SeasonView {
  const view = useContext(SeasonContext);
  if (!view) throw new Error('The parts of Pre-Season need a SeasonContext');
  return view;
}
