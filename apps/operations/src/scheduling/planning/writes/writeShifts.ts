import type { SchedulingSource } from '../../source/schedulingSource';
import type { StepPart } from '../undo/history';
import type { KnownShifts } from './useKnownShifts';

/** Writes several shifts at once, over the versions that this page knows. */
export function writeShifts(source: SchedulingSource, known: KnownShifts) {
  return {
    /** Assigns or unassigns shifts. @param reasonOf why a warning was overridden, by shift */
    async assignAll(parts: readonly StepPart[], reasonOf: (id: string) => string | null): Promise<void> {
      const assignments = parts.flatMap(({ id, to }) => {
        if (!to) return [];
        const version = known.current(id)?.version ?? 0;
        return [{ shiftId: id, staffId: to.staffId, status: to.status, version, reason: reasonOf(id) }];
      });
      const saved = await source.assignShifts(assignments);
      const asked = assignments.flatMap(({ shiftId }) => known.current(shiftId) ?? []);
      known.learn(saved);
      await known.learnRest(asked, saved);
    },
    /** Adds, changes and removes shifts. */
    async changeAll(parts: readonly StepPart[], reason: string | null): Promise<void> {
      const changed = parts.flatMap(({ id, to }) => {
        const version = known.current(id)?.version ?? null;
        return version === null && to === null ? [] : [{ id, version, to }];
      });
      const saved = await source.changeShifts(changed, reason ?? undefined);
      known.forget(changed.map(({ id }) => id));
      known.learn(saved);
    },
  };
}
