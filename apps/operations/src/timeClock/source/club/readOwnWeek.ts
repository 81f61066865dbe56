import { DataError } from '@platform/module-kit';
import { addDays, PAGE } from '@platform/module-kit/screens';
import type { Club } from '@platform/session';
import { momentOf } from '../../../shared/clock';
import type { OwnWeek } from '../timeClockSource';
import { read } from './requests';
import { weekOfRows, type ChangeRow } from './weekOfRows';

const SUMS = 'staff_id, planned_minutes, adjusted_minutes, minutes, overtime_minutes';
const ENTRIES =
  'staff_id, id, role, clocked_in_at, clocked_out_at, in_device, out_device, version, time_entry_breaks(started_at, ended_at)';
const ADJUSTMENTS = 'staff_id, id, minutes, reason, maker_name, made_at';
const CHANGES = 'staff_id, id, kind, before, after, reason, actor_name, happened_at';

/**
 * What a device keeps of a person's own hours. Each read names its columns, which no other read asks for in this order: what
 * managers read of others is not kept, and no pay.
 */
export const keptOwnHours = [
  ['timesheets', SUMS],
  ['time_entries', ENTRIES],
  ['timesheet_adjustments', ADJUSTMENTS],
  ['time_entry_events', CHANGES],
].map(([table, columns]) => `${table}?${columns?.replaceAll(' ', '')}`);

interface SumsRow {
  staff_id: string;
  planned_minutes: number;
  adjusted_minutes: number;
  minutes: number;
  overtime_minutes: number;
}

/** The reader's own workweek. Without a network, it has no pay, which is not kept on a device. @param week its first day */
export async function readOwnWeek(club: Club, staffId: string, week: string): Promise<OwnWeek> {
  const starts = momentOf(`${week}T00:00`, club.time_zone);
  const ends = momentOf(`${addDays(week, 7)}T00:00`, club.time_zone);
  const [sums, payCents, entries, adjustments, changes] = await Promise.all([
    read((db) =>
      db
        .from('timesheets')
        .select(SUMS)
        .eq('club_id', club.id)
        .eq('staff_id', staffId)
        .eq('workweek_start', week)
        // The generated types make every column nullable, even those that cannot be null.
        .overrideTypes<SumsRow[], { merge: false }>(),
    ),
    readPay(club, staffId, week),
    read((db) =>
      db
        .from('time_entries')
        .select(ENTRIES)
        .eq('staff_id', staffId)
        .gte('clocked_in_at', starts)
        .lt('clocked_in_at', ends)
        .order('clocked_in_at'),
    ),
    read((db) =>
      db
        .from('timesheet_adjustments')
        .select(ADJUSTMENTS)
        .eq('staff_id', staffId)
        .eq('workweek_start', week)
        .order('created_at'),
    ),
    read((db) =>
      db
        .from('time_entry_events')
        .select(CHANGES)
        .eq('staff_id', staffId)
        .in('kind', ['entered', 'corrected', 'removed'])
        .gte('happened_at', starts)
        .order('created_at')
        .limit(PAGE)
        .overrideTypes<ChangeRow[], { merge: false }>(),
    ),
  ]);
  const [row] = sums;
  return {
    ...weekOfRows({ entries, adjustments, changes }, week, club.time_zone),
    totals: row
      ? {
          minutes: row.minutes,
          plannedMinutes: row.planned_minutes,
          adjustedMinutes: row.adjusted_minutes,
          overtimeMinutes: row.overtime_minutes,
          payCents,
        }
      : null,
  };
}

/** Null without a network. */
async function readPay(club: Club, staffId: string, week: string): Promise<number | null> {
  try {
    const [row] = await read((db) =>
      db
        .from('timesheets')
        .select('regular_cents, overtime_cents')
        .eq('club_id', club.id)
        .eq('staff_id', staffId)
        .eq('workweek_start', week)
        .overrideTypes<{ regular_cents: number; overtime_cents: number }[], { merge: false }>(),
    );
    return row ? row.regular_cents + row.overtime_cents : 0;
  } catch (error) {
    if (error instanceof DataError && error.status === 0) return null;
    throw error;
  }
}
