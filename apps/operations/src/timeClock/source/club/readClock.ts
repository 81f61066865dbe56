import type { Club } from '@platform/session';
import { dayAt } from '@platform/ui/dates';
import type { ClockLine, OwnClock, Standing } from '../rows/clock';
import type { ClockRules } from '../rows/rules';
import { momentOf } from '../../../shared/calendar/clock';
import { isoOf } from './isoOf';
import { read } from './requests';

/** The rules of the club's time clock. */
export async function readRules(club: Club): Promise<ClockRules> {
  const row = await read((db) =>
    db
      .from('club_labor_rules')
      .select(
        'workweek_start, weekly_hours_cap, clock_early_minutes, clock_late_minutes, paid_break_minutes, is_overtime_exempt, uses_time_clock_from, version',
      )
      .eq('club_id', club.id)
      .single(),
  );
  return {
    workweekStart: row.workweek_start,
    weeklyHoursCap: row.weekly_hours_cap,
    earlyMinutes: row.clock_early_minutes,
    lateMinutes: row.clock_late_minutes,
    paidBreakMinutes: row.paid_break_minutes,
    isOvertimeExempt: row.is_overtime_exempt,
    usedFrom: row.uses_time_clock_from,
    version: row.version,
  };
}

/** How many shifts to read from the start of the day on to find the next one: no one has more in a day. */
const NEXT = 12;

/**
 * A person's clock status; null for a person who is not on the staff. The request is the same all day, so that a device
 * has the answer without a network.
 */
export async function readOwn(club: Club, userId: string, now: Date): Promise<OwnClock | null> {
  const [person] = await read((db) =>
    db
      .from('staff_members')
      .select('id')
      .eq('club_id', club.id)
      .eq('user_id', userId)
      .neq('status', 'Inactive')
      .limit(1),
  );
  if (!person) return null;
  const morning = momentOf(`${dayAt(now.toISOString(), club.time_zone)}T00:00`, club.time_zone);
  const [[entry], shifts] = await Promise.all([
    read((db) =>
      db
        .from('time_entries')
        .select('role, clocked_in_at, time_entry_breaks(started_at, ended_at)')
        .eq('staff_id', person.id)
        .is('clocked_out_at', null),
    ),
    read((db) =>
      db
        .from('shifts')
        .select('role, location, starts_at, ends_at')
        .eq('staff_id', person.id)
        .eq('status', 'published')
        .gt('ends_at', morning)
        .order('starts_at')
        .limit(NEXT),
    ),
  ]);
  const shift = shifts.find(({ ends_at: end }) => Date.parse(end) > now.getTime());
  const pause = entry?.time_entry_breaks.find(({ ended_at: end }) => end === null);
  return {
    staffId: person.id,
    entry: entry
      ? { role: entry.role, since: isoOf(entry.clocked_in_at), breakSince: pause ? isoOf(pause.started_at) : null }
      : null,
    nextShift: shift
      ? { role: shift.role, location: shift.location, startsAt: isoOf(shift.starts_at), endsAt: isoOf(shift.ends_at) }
      : null,
  };
}

interface NowRow {
  shift_id: string | null;
  entry_id: string | null;
  staff_id: string;
  name: string;
  role: string;
  location: string | null;
  starts_at: string | null;
  ends_at: string | null;
  clocked_in_at: string | null;
  clocked_out_at: string | null;
  state: Standing;
  came_early: number;
  came_late: number;
}

/** The clock status of today's shifts, by start. */
export async function readNow(club: Club): Promise<ClockLine[]> {
  // The generated types make every column nullable, even those that cannot be null.
  const rows = await read((db) =>
    db.rpc('clock_now', { club_id: club.id }).overrideTypes<NowRow[], { merge: false }>(),
  );
  return rows.map((row) => ({
    shiftId: row.shift_id,
    entryId: row.entry_id,
    staffId: row.staff_id,
    name: row.name,
    role: row.role,
    location: row.location,
    startsAt: row.starts_at && isoOf(row.starts_at),
    endsAt: row.ends_at && isoOf(row.ends_at),
    clockedInAt: row.clocked_in_at && isoOf(row.clocked_in_at),
    clockedOutAt: row.clocked_out_at && isoOf(row.clocked_out_at),
    standing: row.state,
    cameEarly: row.came_early,
    cameLate: row.came_late,
  }));
}
