import type { ReportSource } from '../../reportDefinition.ts';
import { readCounted } from '../readClubRows.ts';

/** The published shifts of one role, place or person on the days of the report. */
export interface Work {
  /** The role or the place; null where none is given. */
  name: string | null;
  /** Set for a person only. */
  staffId: string | null;
  shifts: number;
  /** Open shifts. */
  openShifts: number;
  /** Null where all work was clocked without a shift. */
  coveragePercent: number | null;
  /** With a person. */
  workedShifts: number;
  hours: number;
  /** US dollars; null for people who read no labor. */
  laborCost: number | null;
  /** Hours of people without an hourly rate, which cost nothing here; null for people who read no labor. */
  unpricedHours: number | null;
}

/** The work of the days, in the order of names. */
export function readWork(source: ReportSource, by: 'role' | 'place' | 'person'): Promise<Work[]> {
  const columns = [
    'name',
    'staffId:staff_id',
    'shifts',
    'openShifts:open_shifts',
    'coveragePercent:coverage_percent',
    'workedShifts:worked_shifts',
    'hours',
    'laborCost:labor_cost',
    'unpricedHours:unpriced_hours',
  ];
  return readCounted<Work>(source, 'report_work', columns, { by_param: by });
}
