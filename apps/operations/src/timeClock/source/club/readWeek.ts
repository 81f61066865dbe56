import { addDays, PAGE } from '@platform/module-kit/screens';
import type { Club } from '@platform/session';
import { momentOf } from '../../../shared/clock';
import type { WeekOfPerson } from '../timeClockSource';
import { read } from './requests';
import { weekOfRows, type ChangeRow } from './weekOfRows';

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
        .overrideTypes<ChangeRow[], { merge: false }>(),
    ),
  ]);
  return weekOfRows({ entries, adjustments, changes }, week, club.time_zone);
}
