import { everyPage, PAGE } from '@platform/module-kit/screens';
import type { Club } from '@platform/session';
import type { MinorLimits } from '../rows/minorLimits';
import type { LaborRules, SchoolDay } from '../rows/rules';
import type { Availability, Blackout, TimeOff } from '../rows/timeOff';
import { byCreation, compare } from './order';
import { read, readFirst } from './requests';

/** `HH:MM` from a Postgres time. */
export const timeOf = (time: string): string => time.slice(0, 5);

/** The club's planning rules. */
export async function readRules(club: Club): Promise<LaborRules> {
  const row = await read((db) => db.from('club_labor_rules').select('*').eq('club_id', club.id).single());
  return {
    workweekStart: row.workweek_start,
    weeklyHoursCap: row.weekly_hours_cap,
    restHours: row.rest_hours,
    shiftHoursCap: row.shift_hours_cap,
    noticeHours: row.notice_hours,
    schoolStartsAt: timeOf(row.school_starts_at),
    schoolEndsAt: timeOf(row.school_ends_at),
    availabilityDueDays: row.availability_due_days,
    timeOffNoticeDays: row.time_off_notice_days,
    staffTakeOpenShifts: row.staff_take_open_shifts,
    version: row.version,
  };
}

/** The blackout days, by their first day. */
export async function readBlackouts(club: Club): Promise<Blackout[]> {
  const rows = await read((db) =>
    db
      .from('time_off_blackouts')
      .select('id, starts_on, ends_on, name')
      .eq('club_id', club.id)
      .order('starts_on')
      .order('id'),
  );
  return rows.map(({ id, starts_on: startsOn, ends_on: endsOn, name }) => ({ id, startsOn, endsOn, name }));
}

/** The days on which school differs from the usual, by day. */
export async function readSchoolDays(club: Club): Promise<SchoolDay[]> {
  const rows = await readFirst(club, 'school_days', () =>
    read((db) =>
      db.from('school_calendar_days').select('day, is_school_day, name').eq('club_id', club.id).order('day'),
    ),
  );
  return rows.map(({ day, is_school_day: isSchoolDay, name }) => ({ day, isSchoolDay, name }));
}

/** The limits for minors that the club entered for its state, by age. */
export async function readMinorLimits(club: Club): Promise<MinorLimits[]> {
  const rows = await readFirst(club, 'minor_limits', () =>
    read((db) => db.from('club_minor_limits').select('*').eq('club_id', club.id).order('ages')),
  );
  const timeOrNull = (time: string | null) => (time === null ? null : timeOf(time));
  return rows.map((row) => ({
    id: row.id,
    ages: row.ages as MinorLimits['ages'],
    state: row.state,
    source: row.source,
    earliestStartSchool: timeOrNull(row.earliest_start_school),
    latestEndSchool: timeOrNull(row.latest_end_school),
    earliestStartOther: timeOrNull(row.earliest_start_other),
    latestEndOther: timeOrNull(row.latest_end_other),
    dayMinutesSchool: row.day_minutes_school,
    dayMinutesOther: row.day_minutes_other,
    weekMinutesSchool: row.week_minutes_school,
    weekMinutesOther: row.week_minutes_other,
    weekDays: row.week_days,
    breakMinutes: row.break_minutes,
    breakAfterMinutes: row.break_after_minutes,
    version: row.version,
  }));
}

interface TimeOffRow {
  id: string;
  staff_id: string;
  starts_on: string;
  ends_on: string;
  reason: string | null;
  status: string;
  decision_note: string | null;
}

/** The time off that the reader may see, by its first day. */
export async function readTimeOff(club: Club): Promise<TimeOff[]> {
  const rows = await everyPage<TimeOffRow>((after) =>
    read((db) => {
      const requests = db
        .from('time_off_requests')
        .select('id, staff_id, starts_on, ends_on, reason, status, decision_note')
        .eq('club_id', club.id);
      const rest = after ? requests.gt('id', after.id) : requests;
      return rest.order('id').limit(PAGE).overrideTypes<TimeOffRow[], { merge: false }>();
    }),
  );
  rows.sort((one, two) => compare(one.starts_on, two.starts_on) || compare(one.id, two.id));
  return rows.map((row) => ({
    id: row.id,
    staffId: row.staff_id,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    reason: row.reason,
    status: row.status as TimeOff['status'],
    decisionNote: row.decision_note,
  }));
}

interface AvailabilityRow {
  id: string;
  created_at: string;
  staff_id: string;
  weekday: number | null;
  day: string | null;
  from_time: string;
  to_time: string;
  kind: string;
  note: string | null;
  applies_from: string | null;
}

/** The availability entries that the reader may see, the newest last. */
export async function readAvailability(club: Club): Promise<Availability[]> {
  const rows = await everyPage<AvailabilityRow>((after) =>
    read((db) => {
      const entries = db
        .from('staff_availability')
        .select('id, created_at, staff_id, weekday, day, from_time, to_time, kind, note, applies_from')
        .eq('club_id', club.id);
      return (after ? entries.gt('id', after.id) : entries).order('id').limit(PAGE);
    }),
  );
  rows.sort(byCreation);
  return rows.map((row) => ({
    id: row.id,
    staffId: row.staff_id,
    weekday: row.weekday,
    day: row.day,
    fromTime: timeOf(row.from_time),
    toTime: timeOf(row.to_time),
    kind: row.kind as Availability['kind'],
    note: row.note,
    appliesFrom: row.applies_from,
  }));
}
