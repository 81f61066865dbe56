import { createContext, useContext } from 'react';
import type { Checklist } from '../../source/checklist';
import type { Person } from '@platform/module-kit/screens';
import type { Season, Setting } from '../../source/setting';

/** The season that the page shows, with what everything on it is about. */
export interface SeasonView {
  season: Season;
  /** The season before; null for the first. */
  lastSeason: Season | null;
  setting: Setting;
  /** The club's own day, `YYYY-MM-DD`. */
  today: string;
  lists: readonly Checklist[];
  people: readonly Person[];
  /** The person may change this season: a closed one is looked at. */
  mayEdit: boolean;
}

export const SeasonContext = createContext<SeasonView | null>(null);

/** The season that the page shows. */
export function useSeason(): SeasonView {
  const view = useContext(SeasonContext);
  if (!view) throw new Error('The parts of Pre-Season need a SeasonContext');
  return view;
}
