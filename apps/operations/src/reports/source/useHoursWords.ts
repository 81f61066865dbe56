import { basisOf, basisWords, hoursSentence } from '../../shared/countedHours';
import { usePeriod } from '../period/PeriodContext';
import { useClockStart } from './queries';
import { useReportsSource } from './useReportsSource';

/** How the hours and the labor of the days are named: `Planned`, `Actual`, or both; and which they are, in a sentence. */
export function useHoursWords() {
  const { days } = usePeriod();
  const { today } = useReportsSource();
  // The page shows no figure before it is known.
  const { data: usedFrom = null } = useClockStart();
  const basis = basisOf(days, usedFrom, today());
  return {
    name: basisWords[basis],
    sentence: hoursSentence[basis],
    none: basis === 'planned' ? 'No published shifts in these days' : 'No hours in these days',
  };
}
