import { readOnlyView } from './readOnlyView';
import { analysts, analyzedTable, boardTable, keptWithSeason, ownClub, reportReaders, type Subject } from './rule';

const weekKey = `club_id || ' ' || week_start || ' ' || department`;

/** What work may cost and what it did, and the budget of a year. */
export const budgets: Subject = {
  tables: {
    labor_actuals: readOnlyView('labor_actuals', analysts(ownClub), weekKey),
    labor_budgets: analyzedTable(
      'budget',
      (clubId) => `insert into public.labor_budgets (club_id, week_start, department, budget)
        values ('${clubId}', '2031-06-01', 'Aquatics', 2500)`,
    ),
    weekly_labor: readOnlyView('weekly_labor', analysts(ownClub), weekKey),
    budget_categories: keptWithSeason(
      boardTable(
        'name',
        (clubId) => `insert into public.budget_categories (club_id, year, name, type, amount)
          values ('${clubId}', '2031', 'New category', 'expense', 100)`,
      ),
    ),
    budget_summary: readOnlyView('budget_summary', reportReaders(ownClub), `club_id || ' ' || year`),
  },
  views: ['budget_summary', 'labor_actuals', 'weekly_labor'],
  callable: {
    authenticated: ['app.is_payroll(text,text)', 'app.labor_of(uuid)'],
    service_role: ['app.labor_of(uuid)'],
  },
};
