import { readLessons } from '../figures/season/readLessons.ts';
import { readMetrics } from '../figures/plans/readMetrics.ts';
import { readFunding, readProjects, readWishes, readWishMatrix } from '../figures/plans/readPlans.ts';
import { readSeason, readSeasonSummaries } from '../figures/season/readSeason.ts';
import { readProjections, readRecommendations, readWorkforce } from '../figures/plans/readWorkforce.ts';
import type { ReportDefinition } from '../reportDefinition.ts';
import { lessonsSection } from '../sections/season/lessonsSection.ts';
import { metricsSection } from '../sections/plans/metricsSection.ts';
import { noSeasonSection } from '../sections/season/noSeasonSection.ts';
import { projectsSection } from '../sections/plans/projectsSection.ts';
import { seasonSummarySection } from '../sections/season/seasonSummarySection.ts';
import { wishesSection } from '../sections/plans/wishesSection.ts';
import { workforceSection } from '../sections/plans/workforceSection.ts';

/** For the board, once a year: how a season went, how far the club is, and what it plans. */
export const annualStrategicReview: ReportDefinition = {
  title: 'Annual Strategic Review',
  sections: async (source) => {
    const season = await readSeason(source);
    return [
      season === null ? noSeasonSection : seasonSummarySection(season, await readSeasonSummaries(source)),
      metricsSection(await readMetrics(source)),
      ...(season === null ? [] : [lessonsSection(await readLessons(source, season))]),
      workforceSection(await readWorkforce(source), await readProjections(source), await readRecommendations(source)),
      projectsSection(await readFunding(source), await readProjects(source)),
      wishesSection(await readWishMatrix(source), await readWishes(source)),
    ];
  },
};
