import { readBudget, yearOfReport } from '../figures/readBudget.ts';
import { readFunding, readProjects } from '../figures/readPlans.ts';
import type { ReportDefinition } from '../reportDefinition.ts';
import { budgetCategoriesSection } from '../sections/budgetCategoriesSection.ts';
import { budgetResultSection } from '../sections/budgetResultSection.ts';
import { nextBudgetSection } from '../sections/nextBudgetSection.ts';
import { projectsSection } from '../sections/projectsSection.ts';

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
