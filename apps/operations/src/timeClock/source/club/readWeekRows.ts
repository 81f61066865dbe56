import { addDays, PAGE } from '@platform/module-kit/screens';
import type { Club } from '@platform/session';
import { momentOf } from '../../../shared/calendar/clock';
import { read } from './requests';
import type { ChangeRow, WeekRows } from './weekOfRows';

/** The columns of a workweek's rows, by table. */
export interface WeekColumns {
  time_entries: string;
  timesheet_adjustments: string;
  time_entry_events: string;
}

export const WEEK_COLUMNS: WeekColumns = {
  time_entries:
    'id, role, clocked_in_at, clocked_out_at, in_device, out_device, version, time_entry_breaks(started_at, ended_at)',
  timesheet_adjustments: 'id, minutes, reason, maker_name, made_at, is_own',
  time_entry_events: 'id, kind, before, after, reason, actor_name, happened_at',
};

/**
 * The rows of a person's workweek, the earliest first.
 * @param week its first day
 * @param columns the columns to read, in an order that tells one reader's requests from another's
 */
export async function readWeekRows(
  club: Club,
  staffId: string,
  week: string,
  columns: WeekColumns = WEEK_COLUMNS,
): Promise<WeekRows> {
  const starts = momentOf(`${week}T00:00`, club.time_zone);
  const ends = momentOf(`${addDays(week, 7)}T00:00`, club.time_zone);
  const [entries, adjustments, changes] = await Promise.all([
    read((db) =>
      db
        .from('time_entries')
        .select(columns.time_entries)
        .eq('staff_id', staffId)
        .gte('clocked_in_at', starts)
        .lt('clocked_in_at', ends)
        .order('clocked_in_at')
        .overrideTypes<WeekRows['entries'][number][], { merge: false }>(),
    ),
    read((db) =>
      db
        .from('timesheet_adjustments')
        .select(columns.timesheet_adjustments)
        .eq('staff_id', staffId)
        .eq('workweek_start', week)
        .order('created_at')
        .overrideTypes<WeekRows['adjustments'][number][], { merge: false }>(),
    ),
    read((db) =>
      db
        .from('time_entry_events')
        .select(columns.time_entry_events)
        .eq('staff_id', staffId)
        .in('kind', ['entered', 'corrected', 'removed'])
        .gte('happened_at', starts)
        .order('created_at')
        .limit(PAGE)
        .overrideTypes<ChangeRow[], { merge: false }>(),
    ),
  ]);
  return { entries, adjustments, changes };
}
