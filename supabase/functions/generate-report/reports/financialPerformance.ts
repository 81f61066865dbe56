import { readBudget, yearOfReport } from '../figures/money/readBudget.ts';
import { readFunding, readProjects } from '../figures/plans/readPlans.ts';
import type { ReportDefinition } from '../reportDefinition.ts';
import { budgetCategoriesSection } from '../sections/money/budgetCategoriesSection.ts';
import { budgetResultSection } from '../sections/money/budgetResultSection.ts';
import { nextBudgetSection } from '../sections/money/nextBudgetSection.ts';
import { projectsSection } from '../sections/plans/projectsSection.ts';

/** For the board: the result of a year, where it came from, what is planned next. */
export const financialPerformance: ReportDefinition = {
  title: 'Financial Performance',
  sections: async (source) => {
    const budget = await readBudget(source);
    const year = yearOfReport(budget, source);
    const next = nextBudgetSection(year, budget);
    return [
      budgetResultSection(year, budget.years),
      budgetCategoriesSection('income', year, budget.categories),
      budgetCategoriesSection('expense', year, budget.categories),
      ...(next === null ? [] : [next]),
      projectsSection(await readFunding(source), await readProjects(source)),
    ];
  },
};
