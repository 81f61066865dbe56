import type { Club } from '@platform/session';
import { peopleForStands } from '../../../shared/stands/peopleForStands';
import type { StandNeeds } from '../rows/rules';
import { read, readFirst } from './requests';

/** What the stands of a club need; null for one without stands. */
export async function readStands(club: Club): Promise<StandNeeds | null> {
  const row = await readFirst(club, 'stands', () =>
    read((db) =>
      db
        .from('rotation_rules')
        .select('stands, roles, minutes_per_stand, minutes_before_break, break_minutes')
        .eq('club_id', club.id)
        .maybeSingle(),
    ),
  );
  if (!row || row.stands.length === 0) return null;
  const people = peopleForStands(row.stands.length, {
    minutesPerStand: row.minutes_per_stand,
    minutesBeforeBreak: row.minutes_before_break,
    breakMinutes: row.break_minutes,
  });
  return { people, roles: row.roles };
}
