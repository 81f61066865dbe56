import { asking, compareNames, toCents } from '@platform/module-kit/screens';

import type { LaborWeek } from '../rows/labor';
import { failures } from './requests';

const read = asking(failures.labor);

/** The generated types make every view column nullable, even those that cannot be null. */
interface WeekRow {
  week_start: string;
  department: string;
  budget: number | null;
  actual: number;
  minutes: number;
}

/** Row limit of one answer: ten departments reach it after two years. The latest weeks come first. */
const MOST = 1000;

/** The weeks of every department, the earliest first. @throws DataError */
export async function readLabor(clubId: string): Promise<LaborWeek[]> {
  const [weeks, budgets] = await Promise.all([
    read((db) =>
      db
        .from('weekly_labor')
        .select('week_start, department, budget, actual, minutes')
        .eq('club_id', clubId)
        .order('week_start', { ascending: false })
        .limit(MOST)
        .overrideTypes<WeekRow[], { merge: false }>(),
    ),
    read((db) =>
      db
        .from('labor_budgets')
        .select('id, week_start, department, version')
        .eq('club_id', clubId)
        .order('week_start', { ascending: false })
        .limit(MOST),
    ),
  ]);
  const budgetOf = new Map(budgets.map(({ id, version, ...row }) => [keyOf(row), { id, version }]));
  return inLaborOrder(
    weeks.map((row) => ({
      weekStart: row.week_start,
      department: row.department,
      budgetCents: row.budget === null ? null : toCents(row.budget),
      laborCents: toCents(row.actual),
      minutes: row.minutes,
      budget: budgetOf.get(keyOf(row)) ?? null,
    })),
  );
}

const keyOf = (row: { week_start: string; department: string }) => `${row.week_start} ${row.department}`;

/** By week, the earliest first, then by name of the department. */
export function inLaborOrder(weeks: readonly LaborWeek[]): LaborWeek[] {
  return [...weeks].sort(
    (one, other) => one.weekStart.localeCompare(other.weekStart) || compareNames(one.department, other.department),
  );
}
