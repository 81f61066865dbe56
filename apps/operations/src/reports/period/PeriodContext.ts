import { createContext, useContext } from 'react';
import type { Period } from './period';

export const PeriodContext = createContext<Period | null>(null);

/** The days that the page shows. Throws outside the page. */
export function usePeriod(): Period {
  const period = useContext(PeriodContext);
  if (!period) throw new Error('Reports need a period');
  return period;
}
