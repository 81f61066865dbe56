import { readMetrics } from '../figures/plans/readMetrics.ts';
import { readSatisfaction, readSatisfactionCategories } from '../figures/members/readSatisfaction.ts';
import { readSeason } from '../figures/season/readSeason.ts';
import { readComments, readSurveys } from '../figures/members/readSurveys.ts';
import type { ReportDefinition } from '../reportDefinition.ts';
import { commentsSection } from '../sections/members/commentsSection.ts';
import { noSeasonSection } from '../sections/season/noSeasonSection.ts';
import { satisfactionCategoriesSection } from '../sections/members/satisfactionCategoriesSection.ts';
import { satisfactionSection } from '../sections/members/satisfactionSection.ts';

/** For the board: what the members said of a season. */
export const memberSatisfaction: ReportDefinition = {
  title: 'Member Satisfaction',
  sections: async (source) => {
    const season = await readSeason(source);
    if (season === null) return [noSeasonSection];
    const surveys = await readSurveys(source, season, 'member');
    return [
      satisfactionSection(season, await readSatisfaction(source, season), surveys, await readMetrics(source)),
      satisfactionCategoriesSection(await readSatisfactionCategories(source, season)),
      commentsSection(await readComments(source, surveys)),
    ];
  },
};
