import { readBudget, yearOfReport, yearsOfDays } from '../figures/money/readBudget.ts';
import { readHoursWords } from '../figures/labor/readHoursWords.ts';
import { readPeriod, readWeeks } from '../figures/period/readPeriod.ts';
import { readWeeklyLabor } from '../figures/labor/readWeeklyLabor.ts';
import { readWork } from '../figures/labor/readWork.ts';
import type { ReportDefinition } from '../reportDefinition.ts';
import { budgetCategoriesSection } from '../sections/money/budgetCategoriesSection.ts';
import { budgetResultSection } from '../sections/money/budgetResultSection.ts';
import { laborBudgetSection } from '../sections/labor/laborBudgetSection.ts';
import { laborByRoleSection } from '../sections/labor/laborByRoleSection.ts';
import { laborByWeekSection } from '../sections/labor/laborByWeekSection.ts';

/** Money of the period: the budget against what came of it, and what the work cost by role, week and department. */
export const financial: ReportDefinition = {
  title: 'Financial',
  sections: async (source) => {
    const budget = await readBudget(source);
    const year = yearOfReport(budget, source);
    const period = await readPeriod(source);
    const hours = await readHoursWords(source);
    return [
      budgetResultSection(year, yearsOfDays(budget, source)),
      budgetCategoriesSection('income', year, budget.categories),
      budgetCategoriesSection('expense', year, budget.categories),
      laborByRoleSection(period, await readWork(source, 'role'), hours),
      laborByWeekSection(period, await readWeeks(source), hours),
      laborBudgetSection(await readWeeklyLabor(source), hours),
    ];
  },
};
