import { addDays, compareNames, toCents } from '@platform/module-kit/screens';
import type { Club } from '@platform/session';
import type { BudgetLine, BudgetYear, DepartmentWeek } from '../rows/budget';
import { knownCents, read } from './requests';

interface YearRow {
  year: string;
  income: number;
  expense: number;
  planned_income: number | null;
  planned_expense: number | null;
  variance_percent: number | null;
  is_draft: boolean;
}

/** The years of the budget, the earliest first. */
export async function readBudgetYears(club: Club): Promise<BudgetYear[]> {
  const rows = await read((db) =>
    db
      .from('budget_summary')
      .select('year, income, expense, planned_income, planned_expense, variance_percent, is_draft')
      .eq('club_id', club.id)
      .order('year')
      // The generated types make every view column nullable, even those that cannot be null.
      .overrideTypes<YearRow[], { merge: false }>(),
  );
  return rows.map((row) => ({
    year: row.year,
    incomeCents: toCents(row.income),
    expenseCents: toCents(row.expense),
    plannedIncomeCents: knownCents(row.planned_income),
    plannedExpenseCents: knownCents(row.planned_expense),
    variancePercent: row.variance_percent,
    isDraft: row.is_draft,
  }));
}

/** The lines of every year, the largest first. */
export async function readBudgetLines(club: Club): Promise<BudgetLine[]> {
  const rows = await read((db) =>
    db.from('budget_categories').select('id, year, type, name, amount, planned_amount').eq('club_id', club.id),
  );
  return rows
    .map((row) => ({
      id: row.id,
      year: row.year,
      // A table constraint allows only these values.
      type: row.type as BudgetLine['type'],
      name: row.name,
      actualCents: knownCents(row.amount),
      plannedCents: knownCents(row.planned_amount),
    }))
    .sort((one, other) => sizeOf(other) - sizeOf(one) || compareNames(one.name, other.name));
}

const sizeOf = ({ actualCents, plannedCents }: BudgetLine) => Math.max(actualCents ?? 0, plannedCents ?? 0);

interface LaborRow {
  week_start: string;
  department: string;
  budget: number | null;
  actual: number;
}

/** The whole weeks that contain some of the days, by week and department. */
export async function readDepartmentWeeks(club: Club, from: string, to: string): Promise<DepartmentWeek[]> {
  const rows = await read((db) =>
    db
      .from('weekly_labor')
      .select('week_start, department, budget, actual')
      .eq('club_id', club.id)
      // A week that starts up to six days before the first day still contains it.
      .gte('week_start', addDays(from, -6))
      .lte('week_start', to)
      .order('week_start')
      .order('department')
      .overrideTypes<LaborRow[], { merge: false }>(),
  );
  return rows.map((row) => ({
    startsOn: row.week_start,
    department: row.department,
    budgetCents: knownCents(row.budget),
    laborCents: toCents(row.actual),
  }));
}
