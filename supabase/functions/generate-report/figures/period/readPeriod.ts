import type { ReportDays, ReportSource } from '../../reportDefinition.ts';
import { readCounted } from '../readClubRows.ts';

/** What the days add up to. */
export interface Period {
  /** Published ones. */
  shifts: number;
  openShifts: number;
  /** Percent; null without shifts. */
  coveragePercent: number | null;
  /** Paid hours; `readHoursWords` says whether they are planned or were clocked. */
  hours: number;
  /** US dollars; null for people who read no labor (decision 68). */
  laborCost: number | null;
  incidents: number;
  /** Points out of 100. */
  safetyScore: number | null;
  ticketsOpened: number;
  ticketsResolved: number;
  dailyLogs: number;
  waterReadings: number;
  readingsOutOfRange: number;
  vendorVisits: number;
  itemsCompleted: number;
  /** Expense in percent of income, of the years that the days touch; null without income. */
  usagePercent: number | null;
}

/** The part of a week, from its Sunday, that lies in the days of the report. */
export interface Week {
  /** Its Sunday (ISO 8601). */
  weekStart: string;
  shifts: number;
  openShifts: number;
  hours: number;
  /** US dollars; null for people who read no labor. */
  laborCost: number | null;
}

const PERIOD_COLUMNS = [
  'shifts',
  'openShifts:open_shifts',
  'coveragePercent:coverage_percent',
  'hours',
  'laborCost:labor_cost',
  'incidents',
  'safetyScore:safety_score',
  'ticketsOpened:tickets_opened',
  'ticketsResolved:tickets_resolved',
  'dailyLogs:daily_logs',
  'waterReadings:water_readings',
  'readingsOutOfRange:readings_out_of_range',
  'vendorVisits:vendor_visits',
  'itemsCompleted:items_completed',
  'usagePercent:budget_usage_percent',
];

/** The days as a whole. The database answers one row for any days. */
export async function readPeriod(source: ReportSource): Promise<Period> {
  const [period] = await readCounted<Period>(source, 'report_figures', PERIOD_COLUMNS);
  if (!period) throw new Error('The figures of the days did not come.');
  return period;
}

/** What was counted over the days of a report, and over those that it is compared with. */
export interface Periods {
  now: Period;
  days: ReportDays;
  /** Null where nothing is compared. */
  then: Period | null;
  compared: ReportDays | null;
}

/** The days to compare with. */
export async function readPeriods(source: ReportSource, now: Period): Promise<Periods> {
  const { from, to, compared } = source;
  const then = compared && (await readPeriod({ ...source, ...compared }));
  return { now, days: { from, to }, then, compared };
}

/** The weeks that have shifts or hours, the first one first. */
export async function readWeeks(source: ReportSource): Promise<Week[]> {
  const columns = ['weekStart:week_start', 'shifts', 'openShifts:open_shifts', 'hours', 'laborCost:labor_cost'];
  const weeks = await readCounted<Week>(source, 'report_weeks', columns);
  return weeks.filter(({ shifts, hours }) => shifts > 0 || hours > 0);
}
