import { toDollars, type CsvColumn, toHours } from '@platform/module-kit/screens';
import type { Timesheet } from '../source/rows/timesheet';

/** Overtime costs one and a half times the rate (29 CFR 778.107). */
const OVERTIME = 1.5;

/**
 * A payroll file of one workweek: one line for each person, in minutes, hours and US dollars. Pay is computed from the
 * exact minutes, not from the hours, which are rounded to two decimals for programs that take hours:
 * pay = minutes / 60 × rate, rounded once to the cent. 29 CFR 785.48 would allow rounded times; none are rounded here.
 * The overtime rate is exact, so it has a third decimal. All figures of a column have the same decimals.
 * @param week its first day
 */
export const payrollColumns = (week: string): CsvColumn<Timesheet>[] => [
  { header: 'Name', value: ({ name }) => name },
  { header: 'Role', value: ({ role }) => role },
  { header: 'Workweek from', value: () => week },
  { header: 'Regular minutes', value: ({ minutes, overtimeMinutes }) => minutes - overtimeMinutes },
  { header: 'Overtime minutes', value: ({ overtimeMinutes }) => overtimeMinutes },
  { header: 'Regular hours', value: ({ minutes, overtimeMinutes }) => toHours(minutes - overtimeMinutes).toFixed(2) },
  { header: 'Overtime hours', value: ({ overtimeMinutes }) => toHours(overtimeMinutes).toFixed(2) },
  { header: 'Rate', value: ({ hourlyRate }) => hourlyRate.toFixed(2) },
  { header: 'Overtime rate', value: ({ hourlyRate }) => (hourlyRate * OVERTIME).toFixed(3) },
  { header: 'Regular pay', value: ({ regularCents }) => toDollars(regularCents).toFixed(2) },
  { header: 'Overtime pay', value: ({ overtimeCents }) => toDollars(overtimeCents).toFixed(2) },
  {
    header: 'Total pay',
    value: ({ regularCents, overtimeCents }) => toDollars(regularCents + overtimeCents).toFixed(2),
  },
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
