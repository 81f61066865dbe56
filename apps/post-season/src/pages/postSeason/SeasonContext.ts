import { createContext, useContext } from 'react';
import type { Season } from '../../source/rows/season';

/** The season on the page, and those beside it. */
export interface SeasonView {
  season: Season;
  /** The season before it; null for the first one. */
  lastSeason: Season | null;
  /** The season after it; null while none is entered. */
  nextSeason: Season | null;
}

export const SeasonContext = createContext<SeasonView | null>(null);

/** The season on the page. */
export function useSeason(): SeasonView {
  const view = useContext(SeasonContext);
  if (!view) throw new Error('The parts of Post-Season need a SeasonContext');
  return view;
}
