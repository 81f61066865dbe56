import { byName, everyPage, PAGE } from '@platform/module-kit/screens';
import type { Club } from '@platform/session';
import type { Timesheet } from '../rows/timesheet';
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
  is_own_approval: boolean | null;
  is_for_others: boolean;
}

/** The timesheets of a workweek that the reader may see, by name. @param week its first day */
export async function readTimesheets(club: Club, week: string): Promise<Timesheet[]> {
  const rows = await everyPage<TimesheetRow>((after) =>
    read((db) => {
      const sheets = db
        .from('timesheets')
        .select(
          'staff_id, name, role, planned_minutes, clocked_minutes, adjusted_minutes, minutes, overtime_minutes, hourly_rate, regular_cents, overtime_cents, open_entries, approved_at, approver_name, is_own_approval, is_for_others',
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
      isOwnApproval: row.is_own_approval ?? false,
      isForOthers: row.is_for_others,
    }))
    .sort(byName);
}
