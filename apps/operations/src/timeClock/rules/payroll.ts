import { toDollars, type CsvColumn } from '@platform/module-kit/screens';
import type { Timesheet } from '../source/timeClockSource';

/** Overtime costs one and a half times the rate (29 CFR 778.107). */
const OVERTIME = 1.5;

const hours = (minutes: number): number => Math.round((minutes / 60) * 100) / 100;

/** A payroll file of one workweek: one line for each person, in hours and US dollars. @param week its first day */
export const payrollColumns = (week: string): CsvColumn<Timesheet>[] => [
  { header: 'Name', value: ({ name }) => name },
  { header: 'Role', value: ({ role }) => role },
  { header: 'Workweek from', value: () => week },
  { header: 'Regular hours', value: ({ minutes, overtimeMinutes }) => hours(minutes - overtimeMinutes) },
  { header: 'Overtime hours', value: ({ overtimeMinutes }) => hours(overtimeMinutes) },
  { header: 'Rate', value: ({ hourlyRate }) => hourlyRate },
  { header: 'Overtime rate', value: ({ hourlyRate }) => Math.round(hourlyRate * OVERTIME * 100) / 100 },
  { header: 'Regular pay', value: ({ regularCents }) => toDollars(regularCents) },
  { header: 'Overtime pay', value: ({ overtimeCents }) => toDollars(overtimeCents) },
  { header: 'Total pay', value: ({ regularCents, overtimeCents }) => toDollars(regularCents + overtimeCents) },
  { header: 'Approved', value: ({ approvedAt }) => (approvedAt === null ? 'No' : 'Yes') },
];

/** The totals of a week's people. */
export function totalsOf(sheets: readonly Timesheet[]): { minutes: number; overtimeMinutes: number; cents: number } {
  return sheets.reduce(
    (sum, sheet) => ({
      minutes: sum.minutes + sheet.minutes,
      overtimeMinutes: sum.overtimeMinutes + sheet.overtimeMinutes,
      cents: sum.cents + sheet.regularCents + sheet.overtimeCents,
    }),
    { minutes: 0, overtimeMinutes: 0, cents: 0 },
  );
}
