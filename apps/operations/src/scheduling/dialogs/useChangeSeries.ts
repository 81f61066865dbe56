import { counted, toastFailure } from '@platform/module-kit/screens';
import { toast } from '@platform/ui';
import { planOfShift } from '../planning/history';
import { changedAlike, partOf, type SeriesPart } from '../planning/series';
import { usePlanning } from '../planning/usePlanning';
import type { Shift } from '../source/schedulingSource';
import { useSchedulingSource } from '../source/useSchedulingSource';

/** Applies a saved change of one shift to the others in its series. */
export function useChangeSeries() {
  const source = useSchedulingSource();
  const { performAll } = usePlanning();
  return async (before: Shift, after: Shift, part: SeriesPart): Promise<void> => {
    if (part === 'this' || before.seriesId === null) return;
    const [from, to] = [planOfShift(before), planOfShift(after)];
    try {
      const series = await source.listSeries(before.seriesId);
      const others = partOf(series, before, part, source.now().getTime()).filter(({ id }) => id !== before.id);
      const parts = others.map((one) => ({
        id: one.id,
        from: planOfShift(one),
        to: changedAlike(one, from, to, source.timeZone),
      }));
      const words = `${counted(parts.length, 'more shift')} of the series changed`;
      if (parts.length > 0 && (await performAll(words, parts, { known: others }))) {
        toast({ title: words, tone: 'success' });
      }
    } catch (error) {
      toastFailure('The other shifts of the series were not changed', error as Error);
    }
  };
}
