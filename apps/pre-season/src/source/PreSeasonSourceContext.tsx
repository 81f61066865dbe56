import { createContext, useContext } from 'react';
import type { PreSeasonSource } from './preSeasonSource';

export const PreSeasonSourceContext = createContext<PreSeasonSource | null>(null);

/** The source of the page that is shown. */
export function usePreSeasonSource(): PreSeasonSource {
  const source = useContext(PreSeasonSourceContext);
  if (!source) throw new Error('Pre-Season pages need a PreSeasonSourceContext');
  return source;
}
