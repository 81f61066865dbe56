import { readBudget } from '../figures/readBudget.ts';
import { readMeasureHistory, readMetrics } from '../figures/readMetrics.ts';
import { readPositions } from '../figures/readPositions.ts';
import { readStaff } from '../figures/readStaff.ts';
import { readWorkforce } from '../figures/readWorkforce.ts';
import type { ReportSection } from '../reportContent.ts';
import type { ReportDefinition } from '../reportDefinition.ts';
import { metricsSection } from '../sections/metricsSection.ts';
import { perMemberSection } from '../sections/perMemberSection.ts';
import { ratesSection } from '../sections/ratesSection.ts';
import { seasonsSection } from '../sections/seasonsSection.ts';

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
