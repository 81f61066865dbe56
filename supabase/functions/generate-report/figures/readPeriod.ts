import type { ReportSource } from '../reportDefinition.ts';
import { readCounted } from './readClubRows.ts';

/** What the shifts of the days add up to. */
export interface Period {
  shifts: number;
  openShifts: number;
  /** Of 100; null without shifts. */
  coveragePercent: number | null;
  /** US dollars. */
  laborCost: number;
}

/** The part of a week, from its Sunday, that lies in the days of the report. */
export interface Week {
  /** Its Sunday (ISO 8601). */
  weekStart: string;
  shifts: number;
  openShifts: number;
  hours: number;
  /** US dollars. */
  laborCost: number;
}

/** The days as a whole. */
export async function readPeriod(source: ReportSource): Promise<Period> {
  const columns = ['shifts', 'openShifts:open_shifts', 'coveragePercent:coverage_percent', 'laborCost:labor_cost'];
  const [period] = await readCounted<Period>(source, 'report_figures', columns);
  return period ?? { shifts: 0, openShifts: 0, coveragePercent: null, laborCost: 0 };
}

/** The weeks that have shifts, the first one first. */
export async function readWeeks(source: ReportSource): Promise<Week[]> {
  const columns = ['weekStart:week_start', 'shifts', 'openShifts:open_shifts', 'hours', 'laborCost:labor_cost'];
  const weeks = await readCounted<Week>(source, 'report_weeks', columns);
  return weeks.filter(({ shifts }) => shifts > 0);
}
