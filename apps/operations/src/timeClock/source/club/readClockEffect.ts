import { everyPage, PAGE } from '@platform/module-kit/screens';
import type { Club } from '@platform/session';
import { effectOf, type ClockEffect } from '../../rules/changedWeeks';
import { read } from './requests';

interface Row {
  staff_id: string;
  workweek_start: string;
  planned_minutes: number;
  minutes: number;
  hourly_rate: number | null;
}

/** Totals by plan and by clock of the workweeks from one first day up to, not including, another. @throws DataError */
export async function readClockEffect(club: Club, from: string, until: string): Promise<ClockEffect> {
  const rows = await everyPage<Row>((after) =>
    read((db) => {
      const sheets = db
        .from('timesheets')
        .select('staff_id, workweek_start, planned_minutes, minutes, hourly_rate')
        .eq('club_id', club.id)
        .gte('workweek_start', from)
        .lt('workweek_start', until);
      const rest = after
        ? sheets.or(
            `staff_id.gt.${after.staff_id},and(staff_id.eq.${after.staff_id},workweek_start.gt.${after.workweek_start})`,
          )
        : sheets;
      return rest.order('staff_id').order('workweek_start').limit(PAGE).overrideTypes<Row[], { merge: false }>();
    }),
  );
  return effectOf(
    rows.map((row) => ({
      plannedMinutes: row.planned_minutes,
      minutes: row.minutes,
      hourlyRate: row.hourly_rate ?? 0,
    })),
  );
}
