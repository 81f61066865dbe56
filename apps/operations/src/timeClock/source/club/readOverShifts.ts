import { addDays, everyPage, PAGE } from '@platform/module-kit/screens';
import type { Club } from '@platform/session';
import { DAY, momentOf } from '../../../shared/calendar/clock';
import { isClocked } from '../../rules/overShifts';
import type { OverShift } from '../rows/timesheet';
import { isoOf } from './isoOf';
import { read } from './requests';

interface ShiftRow {
  id: string;
  staff_id: string;
  role: string;
  location: string | null;
  starts_at: string;
  ends_at: string;
}

interface EntryRow {
  id: string;
  staff_id: string;
  shift_id: string | null;
  clocked_in_at: string;
  clocked_out_at: string | null;
}

/** The past published shifts of a workweek, by start, and whether each was clocked. @param week its first day */
export async function readOverShifts(club: Club, week: string, now: Date): Promise<OverShift[]> {
  const starts = momentOf(`${week}T00:00`, club.time_zone);
  const ends = momentOf(`${addDays(week, 7)}T00:00`, club.time_zone);
  // Entries and shifts are at most a day long.
  const around = (moment: string, days: number) => new Date(Date.parse(moment) + days * DAY).toISOString();
  const [shifts, entries] = await Promise.all([
    everyPage<ShiftRow>((after) =>
      read((db) => {
        const over = db
          .from('shifts')
          .select('id, staff_id, role, location, starts_at, ends_at')
          .eq('club_id', club.id)
          .eq('status', 'published')
          .not('staff_id', 'is', null)
          .gte('starts_at', starts)
          .lt('starts_at', ends)
          .lte('ends_at', now.toISOString());
        const rest = after ? over.gt('id', after.id) : over;
        return rest.order('id').limit(PAGE).overrideTypes<ShiftRow[], { merge: false }>();
      }),
    ),
    everyPage<EntryRow>((after) =>
      read((db) => {
        const clocked = db
          .from('time_entries')
          .select('id, staff_id, shift_id, clocked_in_at, clocked_out_at')
          .eq('club_id', club.id)
          .gte('clocked_in_at', around(starts, -1))
          .lt('clocked_in_at', around(ends, 1));
        return (after ? clocked.gt('id', after.id) : clocked).order('id').limit(PAGE);
      }),
    ),
  ]);
  const hours = entries.map((row) => ({
    staffId: row.staff_id,
    shiftId: row.shift_id,
    clockedInAt: isoOf(row.clocked_in_at),
    clockedOutAt: row.clocked_out_at && isoOf(row.clocked_out_at),
  }));
  return shifts
    .map((row) => ({
      shiftId: row.id,
      staffId: row.staff_id,
      role: row.role,
      location: row.location,
      startsAt: isoOf(row.starts_at),
      endsAt: isoOf(row.ends_at),
    }))
    .map((shift) => ({ ...shift, isClocked: isClocked(shift, hours) }))
    .sort((one, other) => one.startsAt.localeCompare(other.startsAt) || one.shiftId.localeCompare(other.shiftId));
}
