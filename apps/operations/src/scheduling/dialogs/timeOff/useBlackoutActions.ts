import { newId } from '@platform/module-kit/screens';
import { hasValues, settingAction } from '../../planning/undo/settingAction';
import { usePlanning } from '../../planning/usePlanning';
import type { Blackout } from '../../source/rows/timeOff';
import { useSchedulingSource } from '../../source/useSchedulingSource';

/** Changes of the blackout days as actions of the history. Each rejects if it is refused, and is not recorded then. */
export function useBlackoutActions() {
  const source = useSchedulingSource();
  const { recordOther } = usePlanning();
  const record = (days: Blackout, done: string, before: Blackout | null, after: Blackout | null) =>
    recordOther(
      `Blackout days ${done}: ${days.name}`,
      settingAction<Blackout, Blackout>({
        what: `the blackout days ${days.name}`,
        place: 'Time Off Requests',
        before,
        after,
        read: async () => (await source.listBlackouts()).find(({ id }) => id === days.id) ?? null,
        isAs: hasValues<Blackout>,
        write: (to) => (to ? source.addBlackout(to) : source.removeBlackout(days.id)),
      }),
    );
  return {
    async add(entered: Omit<Blackout, 'id'>): Promise<void> {
      const days = { ...entered, id: newId() };
      await source.addBlackout(days);
      record(days, 'added', null, days);
    },
    async remove(days: Blackout): Promise<void> {
      await source.removeBlackout(days.id);
      record(days, 'removed', days, null);
    },
  };
}
