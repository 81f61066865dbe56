import { readBudget, yearOfReport, yearsOfDays } from '../figures/readBudget.ts';
import { readHoursWords } from '../figures/readHoursWords.ts';
import { readPeriod, readWeeks } from '../figures/readPeriod.ts';
import { readWeeklyLabor } from '../figures/readWeeklyLabor.ts';
import { readWork } from '../figures/readWork.ts';
import type { ReportDefinition } from '../reportDefinition.ts';
import { budgetCategoriesSection } from '../sections/budgetCategoriesSection.ts';
import { budgetResultSection } from '../sections/budgetResultSection.ts';
import { laborBudgetSection } from '../sections/laborBudgetSection.ts';
import { laborByRoleSection } from '../sections/laborByRoleSection.ts';
import { laborByWeekSection } from '../sections/laborByWeekSection.ts';

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
