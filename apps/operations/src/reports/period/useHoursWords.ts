import { hoursWords } from '@platform/contract/reports';
import { basisOf } from '../../shared/labor/countedHours';
import { usePeriod } from './PeriodContext';
import { useClockStart } from '../source/queries';
import { useReportsSource } from '../source/useReportsSource';

/** The label of the hours and labor of the days, `Planned`, `Actual` or both, and a sentence that explains it. */
export function useHoursWords() {
  const { days } = usePeriod();
  const { today } = useReportsSource();
  // The page shows no figure until this is known.
  const { data: usedFrom = null } = useClockStart();
  const basis = basisOf(days, usedFrom, today());
  return {
    name: hoursWords[basis].name,
    sentence: hoursWords[basis].sentence,
    none: basis === 'planned' ? 'No published shifts in these days' : 'No hours in these days',
  };
}
