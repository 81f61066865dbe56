import { DataError } from '@platform/module-kit';
import type { Club } from '@platform/session';
import type { OwnWeek } from '../rows/week';
import { read } from './requests';
import { readWeekRows, WEEK_COLUMNS, type WeekColumns } from './readWeekRows';
import { weekOfRows } from './weekOfRows';

const SUMS = 'staff_id, planned_minutes, adjusted_minutes, minutes, overtime_minutes';
/** No other read asks for these columns in this order: what managers read of others is not kept. */
const OWN_COLUMNS: WeekColumns = {
  time_entries: `staff_id, ${WEEK_COLUMNS.time_entries}`,
  timesheet_adjustments: `staff_id, ${WEEK_COLUMNS.timesheet_adjustments}`,
  time_entry_events: `staff_id, ${WEEK_COLUMNS.time_entry_events}`,
};

/** What a device keeps of a person's own hours: no pay. */
export const keptOwnHours = Object.entries({ timesheets: SUMS, ...OWN_COLUMNS }).map(
  ([table, columns]) => `${table}?${columns.replaceAll(' ', '')}`,
);

interface SumsRow {
  staff_id: string;
  planned_minutes: number;
  adjusted_minutes: number;
  minutes: number;
  overtime_minutes: number;
}

/** The reader's own workweek. Without a network, it has no pay, which is not kept on a device. @param week its first day */
export async function readOwnWeek(club: Club, staffId: string, week: string): Promise<OwnWeek> {
  const [sums, payCents, rows] = await Promise.all([
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
    readWeekRows(club, staffId, week, OWN_COLUMNS),
  ]);
  const [row] = sums;
  return {
    ...weekOfRows(rows, week, club.time_zone),
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
