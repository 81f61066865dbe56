import { readBudget } from '../figures/money/readBudget.ts';
import { readMeasureHistory, readMetrics } from '../figures/plans/readMetrics.ts';
import { readPositions } from '../figures/staffing/readPositions.ts';
import { readStaff } from '../figures/staffing/readStaff.ts';
import { readWorkforce } from '../figures/plans/readWorkforce.ts';
import type { ReportSection } from '../reportContent.ts';
import type { ReportDefinition } from '../reportDefinition.ts';
import { metricsSection } from '../sections/plans/metricsSection.ts';
import { perMemberSection } from '../sections/money/perMemberSection.ts';
import { ratesSection } from '../sections/labor/ratesSection.ts';
import { seasonsSection } from '../sections/plans/seasonsSection.ts';

const comparison: ReportSection = {
  id: 'comparison',
  heading: 'What is compared',
  paragraphs: [
    'This report sets the club against its own targets, its earlier seasons, its plans and its stated pay ranges. Figures of other clubs are not recorded here, so none are shown: set theirs beside these.',
  ],
};

/** For the board: the club against its targets, its earlier seasons and its plans, to set other clubs beside. */
export const competitiveAnalysis: ReportDefinition = {
  title: 'Competitive Analysis',
  sections: async (source) => {
    const metrics = await readMetrics(source);
    const { roles } = await readPositions(source);
    return [
      comparison,
      { ...metricsSection(metrics), heading: 'Against its targets' },
      seasonsSection(metrics, await readMeasureHistory(source)),
      perMemberSection(await readBudget(source), await readWorkforce(source), source),
      { ...ratesSection(await readStaff(source), roles), heading: 'Pay against the stated ranges' },
    ];
  },
};
