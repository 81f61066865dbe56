import { addDays, byName, everyPage, PAGE } from '@platform/module-kit/screens';
import type { Club } from '@platform/session';
import { momentOf } from '../../../shared/clock';
import { isInWeek } from '../../rules/workweek';
import type { CorrectedTimes, Correction, Timesheet, WeekOfPerson } from '../timeClockSource';
import { isoOf } from './isoOf';
import { read } from './requests';

interface TimesheetRow {
  staff_id: string;
  name: string;
  role: string;
  planned_minutes: number;
  clocked_minutes: number;
  adjusted_minutes: number;
  minutes: number;
  overtime_minutes: number;
  hourly_rate: number;
  regular_cents: number;
  overtime_cents: number;
  open_entries: number;
  approved_at: string | null;
  approver_name: string | null;
}

/** The timesheets of a workweek that the reader may see, by name. @param week its first day */
export async function readTimesheets(club: Club, week: string): Promise<Timesheet[]> {
  const rows = await everyPage<TimesheetRow>((after) =>
    read((db) => {
      const sheets = db
        .from('timesheets')
        .select(
          'staff_id, name, role, planned_minutes, clocked_minutes, adjusted_minutes, minutes, overtime_minutes, hourly_rate, regular_cents, overtime_cents, open_entries, approved_at, approver_name',
        )
        .eq('club_id', club.id)
        .eq('workweek_start', week);
      const rest = after ? sheets.gt('staff_id', after.staff_id) : sheets;
      // The generated types make every column nullable, even those that cannot be null.
      return rest.order('staff_id').limit(PAGE).overrideTypes<TimesheetRow[], { merge: false }>();
    }),
  );
  return rows
    .map((row) => ({
      staffId: row.staff_id,
      name: row.name,
      role: row.role,
      plannedMinutes: row.planned_minutes,
      clockedMinutes: row.clocked_minutes,
      adjustedMinutes: row.adjusted_minutes,
      minutes: row.minutes,
      overtimeMinutes: row.overtime_minutes,
      hourlyRate: row.hourly_rate,
      regularCents: row.regular_cents,
      overtimeCents: row.overtime_cents,
      openEntries: row.open_entries,
      approvedAt: row.approved_at && isoOf(row.approved_at),
      approverName: row.approver_name,
    }))
    .sort(byName);
}

interface Facts {
  clocked_in_at: string;
  clocked_out_at: string | null;
}

const timesOf = (facts: Facts | null): CorrectedTimes | null =>
  facts && {
    clockedInAt: isoOf(facts.clocked_in_at),
    clockedOutAt: facts.clocked_out_at && isoOf(facts.clocked_out_at),
  };

/** A person's workweek, line by line, the earliest first. @param week its first day */
export async function readWeek(club: Club, staffId: string, week: string): Promise<WeekOfPerson> {
  const starts = momentOf(`${week}T00:00`, club.time_zone);
  const ends = momentOf(`${addDays(week, 7)}T00:00`, club.time_zone);
  const [entries, adjustments, changes] = await Promise.all([
    read((db) =>
      db
        .from('time_entries')
        .select(
          'id, role, clocked_in_at, clocked_out_at, in_device, out_device, version, time_entry_breaks(started_at, ended_at)',
        )
        .eq('staff_id', staffId)
        .gte('clocked_in_at', starts)
        .lt('clocked_in_at', ends)
        .order('clocked_in_at'),
    ),
    read((db) =>
      db
        .from('timesheet_adjustments')
        .select('id, minutes, reason, maker_name, made_at')
        .eq('staff_id', staffId)
        .eq('workweek_start', week)
        .order('created_at'),
    ),
    read((db) =>
      db
        .from('time_entry_events')
        .select('id, kind, before, after, reason, actor_name, happened_at')
        .eq('staff_id', staffId)
        .in('kind', ['entered', 'corrected', 'removed'])
        .gte('happened_at', starts)
        .order('created_at')
        .limit(PAGE)
        .overrideTypes<
          {
            id: string;
            kind: Correction['kind'];
            before: Facts | null;
            after: Facts | null;
            reason: string;
            actor_name: string | null;
            happened_at: string;
          }[],
          { merge: false }
        >(),
    ),
  ]);
  const corrections = changes.map((row) => ({
    id: row.id,
    kind: row.kind,
    before: timesOf(row.before),
    after: timesOf(row.after),
    reason: row.reason,
    actorName: row.actor_name,
    happenedAt: isoOf(row.happened_at),
  }));
  return {
    entries: entries.map((row) => ({
      id: row.id,
      role: row.role,
      clockedInAt: isoOf(row.clocked_in_at),
      clockedOutAt: row.clocked_out_at && isoOf(row.clocked_out_at),
      breaks: row.time_entry_breaks
        .map((pause) => ({ startedAt: isoOf(pause.started_at), endedAt: pause.ended_at && isoOf(pause.ended_at) }))
        .sort((one, other) => one.startedAt.localeCompare(other.startedAt)),
      inDevice: row.in_device,
      outDevice: row.out_device,
      version: row.version,
    })),
    adjustments: adjustments.map((row) => ({
      id: row.id,
      minutes: row.minutes,
      reason: row.reason,
      makerName: row.maker_name,
      madeAt: isoOf(row.made_at),
    })),
    corrections: corrections.filter(({ before, after }) =>
      [before, after].some((times) => times && isInWeek(times.clockedInAt, week, club.time_zone)),
    ),
  };
}
