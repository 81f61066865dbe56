import { countsOn } from '../../staff/rules/certificationState';
import { changePerson, personOf, type Known } from './known';

/** A certification completes the checklist items that wait for it, and a person's status follows their checklist. */
export function followOnboarding(known: Known, staffId: string): void {
  const today = known.source.today();
  const held = personOf(known, staffId)?.details?.certifications ?? [];
  known.change('listOnboarding', (items, asked) =>
    asked !== staffId
      ? items
      : items.map((item) => {
          const { certificationTypeId: typeId, isDone } = item;
          const isHeld = typeId !== null && held.some((one) => one.typeId === typeId && countsOn(one, today));
          return isHeld && !isDone ? { ...item, isDone: true, doneAt: known.source.now().toISOString() } : item;
        }),
  );
  const items = known.get('listOnboarding', staffId) ?? [];
  const status = personOf(known, staffId)?.status;
  const isDone = items.every((item) => item.isDone);
  if (items.length === 0) return;
  const becomes =
    isDone && status === 'Pending Onboarding'
      ? 'Active'
      : !isDone && status === 'Active'
        ? 'Pending Onboarding'
        : status;
  if (becomes !== status)
    changePerson(known, staffId, { status: becomes }, ({ version }) => ({ version: version + 1 }));
}
