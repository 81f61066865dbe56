import { counted } from '@platform/module-kit/screens';
import { planOfShift } from '../../rules/shift/samePlan';
import { publishingStep } from '../undo/publishingStep';
import type { Planning } from '../usePlanning';
import type { PlanningParts } from './planningParts';

/** Adds what was saved elsewhere to the history. */
export function recordActions({
  source,
  writes,
  history,
}: PlanningParts): Pick<Planning, 'record' | 'recordWeek' | 'recordPublishing' | 'recordOther'> {
  return {
    record(step, saved) {
      writes.learn(saved);
      history.add(step);
    },
    async recordWeek(week, made) {
      const ids = new Set(made.flatMap(({ shiftId, result }) => (result === 'existing' ? [] : shiftId)));
      if (ids.size === 0) return;
      const drafts = (await source.listShifts(week)).filter(({ id }) => ids.has(id));
      writes.learn(drafts);
      const parts = drafts.map((draft) => ({ id: draft.id, from: null, to: planOfShift(draft) }));
      history.add({ words: `${counted(parts.length, 'draft')} created`, parts });
    },
    recordPublishing(published) {
      writes.learn(published);
      if (published.length > 0) history.add(publishingStep(published));
    },
    recordOther(words, other) {
      history.add({ words, parts: [], other });
    },
  };
}
