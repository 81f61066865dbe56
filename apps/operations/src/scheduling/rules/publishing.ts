import { byName } from '@platform/module-kit/screens';
import type { Person } from '../source/rows/person';
import type { Shift } from '../source/rows/shift';

/** What publishing a week changes for one person, or for the open shifts. */
export interface PersonNews {
  /** Null for the open shifts. */
  staffId: string | null;
  name: string;
  fresh: readonly Shift[];
  changed: readonly Shift[];
}

/** The drafts of a week by person, in order of names; the open ones last. */
export function newsOf(shifts: readonly Shift[], people: ReadonlyMap<string, Person>): PersonNews[] {
  const byPerson = new Map<string | null, Shift[]>();
  for (const shift of shifts) {
    if (shift.status !== 'draft') continue;
    const own = byPerson.get(shift.staffId);
    if (own) own.push(shift);
    else byPerson.set(shift.staffId, [shift]);
  }
  return [...byPerson]
    .map(([staffId, own]) => ({
      staffId,
      name: staffId === null ? 'Open shifts' : (people.get(staffId)?.name ?? 'A former colleague'),
      fresh: own.filter(({ wasPublished }) => !wasPublished),
      changed: own.filter(({ wasPublished }) => wasPublished),
    }))
    .sort((one, other) => Number(one.staffId === null) - Number(other.staffId === null) || byName(one, other));
}
