import { counted } from '@platform/module-kit/screens';
import { toast } from '@platform/ui';
import type { Step } from '../../planning/undo/history';
import { planOfShift } from '../../rules/shift/samePlan';
import { changedAlike, partOf, type SeriesPart } from '../../planning/series/series';
import { usePlanning } from '../../planning/usePlanning';
import type { Shift } from '../../source/rows/shift';
import { useSchedulingSource } from '../../source/useSchedulingSource';

/** Applies a saved change of one shift to the others in its series. */
export function useChangeSeries() {
  const source = useSchedulingSource();
  const { recordWith } = usePlanning();
  return async (step: Step, before: Shift, after: Shift, part: SeriesPart): Promise<void> => {
    const [from, to] = [planOfShift(before), planOfShift(after)];
    let words = step.words;
    const isDone = await recordWith(step, after, async () => {
      const series = await source.listSeries(before.seriesId ?? '');
      const known = partOf(series, before, part, source.now().getTime()).filter(({ id }) => id !== before.id);
      const parts = known.map((one) => ({
        id: one.id,
        from: planOfShift(one),
        to: changedAlike(one, from, to, source.timeZone),
      }));
      return { known, parts, words: (done) => (words = `${counted(done + 1, 'shift')} of the series changed`) };
    });
    if (isDone) toast({ title: words, tone: 'success' });
  };
}
