import { readBudget, yearOfReport } from '../figures/money/readBudget.ts';
import { readFunding, readProjects, readWishes, readWishMatrix } from '../figures/plans/readPlans.ts';
import { readWorkforce } from '../figures/plans/readWorkforce.ts';
import type { ReportDefinition } from '../reportDefinition.ts';
import { investmentsSection } from '../sections/money/investmentsSection.ts';
import { returnSection } from '../sections/money/returnSection.ts';
import { wishesSection } from '../sections/plans/wishesSection.ts';

/** For the board: what spending returned, and what the club may invest it in. */
export const roiDashboard: ReportDefinition = {
  title: 'ROI Dashboard',
  sections: async (source) => {
    const budget = await readBudget(source);
    return [
      returnSection(budget, await readFunding(source), source),
      investmentsSection(await readProjects(source), yearOfReport(budget, source), await readWorkforce(source)),
      wishesSection(await readWishMatrix(source), await readWishes(source)),
    ];
  },
};
