import { everyPage, PAGE } from '@platform/module-kit/screens';
import type { Club } from '@platform/session';
import { dayAt } from '@platform/ui/dates';
import type { FirstDay } from '../rows/week';
import { read } from './requests';

interface PersonRow {
  id: string;
  name: string;
  start_date: string | null;
  shifts: { starts_at: string }[];
  time_entries: { clocked_in_at: string }[];
}

/** From when on hours of each person are entered, by person (app.refuse_hours_of_long_ago). */
export async function readFirstDays(club: Club): Promise<FirstDay[]> {
  const rows = await everyPage<PersonRow>((after) =>
    read((db) => {
      const people = db
        .from('staff_members')
        .select('id, name, start_date, shifts!shifts_staff(starts_at), time_entries!time_entries_staff(clocked_in_at)')
        .eq('club_id', club.id)
        .eq('shifts.status', 'published')
        .order('starts_at', { referencedTable: 'shifts' })
        .limit(1, { referencedTable: 'shifts' })
        .order('clocked_in_at', { referencedTable: 'time_entries' })
        .limit(1, { referencedTable: 'time_entries' });
      return (after ? people.gt('id', after.id) : people).order('id').limit(PAGE);
    }),
  );
  return rows.map(({ id, name, start_date: startsOn, shifts, time_entries: entries }) => {
    const worked = [...shifts.map((shift) => shift.starts_at), ...entries.map((entry) => entry.clocked_in_at)];
    const days = worked.map((moment) => dayAt(moment, club.time_zone));
    return { staffId: id, name, startsOn, from: startsOn && ([startsOn, ...days].sort()[0] ?? startsOn) };
  });
}
