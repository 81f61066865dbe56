import { planOfShift } from '../../rules/shift/samePlan';
import { changedAlike, partOf, type SeriesPart } from '../../planning/series/series';
import type { StepPart } from '../../planning/undo/history';
import { usePlanning } from '../../planning/usePlanning';
import type { Shift, ShiftPlan } from '../../source/rows/shift';
import { useSchedulingSource } from '../../source/useSchedulingSource';

/** A change of one shift that others of its series follow. */
interface SeriesChange {
  /** The shift as it was read. */
  before: Shift;
  plan: ShiftPlan;
  version: number;
  part: SeriesPart;
  /** Overrides soft rules. */
  reason: string | undefined;
}

interface SavedSeries {
  /** The shift itself. */
  own: Shift;
  /** All saved shifts, by start. */
  saved: readonly Shift[];
  /** What happened to the others. */
  others: readonly StepPart[];
}

/** Saves a change of a shift and of the others in its series in one request, all or none. Rejects if it is refused. */
export function useSaveSeries() {
  const source = useSchedulingSource();
  const { withReason } = usePlanning();
  return async ({ before, plan, version, part, reason }: SeriesChange): Promise<SavedSeries> => {
    const series = await source.listSeries(before.seriesId ?? '');
    const followers = partOf(series, before, part, source.now().getTime()).filter(({ id }) => id !== before.id);
    const from = planOfShift(before);
    const changed = followers.map((one) => ({
      id: one.id,
      version: one.version,
      from: planOfShift(one),
      to: changedAlike(one, from, plan, source.timeZone),
    }));
    let saved: readonly Shift[] = [];
    let refusal: unknown;
    const isDone = await withReason(async (asked) => {
      try {
        saved = await source.saveShifts([{ id: before.id, version, to: plan }, ...changed], asked ?? reason);
      } catch (error) {
        refusal = error;
        throw error;
      }
    });
    const own = saved.find(({ id }) => id === before.id);
    // Without a reason, the form says which rule asks for one.
    if (!isDone || !own) throw refusal;
    return { own, saved, others: changed.map(({ id, from: was, to }) => ({ id, from: was, to })) };
  };
}
