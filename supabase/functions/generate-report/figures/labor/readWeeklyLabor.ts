import type { ReportSource } from '../../reportDefinition.ts';
import { readClubRows } from '../readClubRows.ts';

/** A department in a week: what it may cost and what it does, in US dollars. */
export type DepartmentWeek = {
  /** Its Sunday (ISO 8601). */
  weekStart: string;
  department: string;
  /** Null: none was set. */
  budget: number | null;
  actual: number;
  state: 'good' | 'over' | 'neutral';
};

const DAY_MS = 86_400_000;

/** The whole weeks that the days of the report touch, from Sunday to Saturday. */
export async function readWeeklyLabor(source: ReportSource): Promise<DepartmentWeek[]> {
  // Weeks begin on Sunday, so one that begins up to six days before the first day still reaches into it.
  const earliest = new Date(Date.parse(source.from) - 6 * DAY_MS).toISOString().slice(0, 10);
  return readClubRows<DepartmentWeek>(source, {
    name: 'weekly_labor',
    key: ['week_start', 'department'],
    columns: ['weekStart:week_start', 'department', 'budget', 'actual', 'state'],
    filters: [
      ['week_start', `gte.${earliest}`],
      ['week_start', `lte.${source.to}`],
    ],
  });
}
