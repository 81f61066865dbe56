import { readMetrics } from '../figures/plans/readMetrics.ts';
import { readFunding, readProjects } from '../figures/plans/readPlans.ts';
import { readReserveFunding, readReserveYears } from '../figures/plans/readReserve.ts';
import { readSeason, readSeasonSummaries } from '../figures/season/readSeason.ts';
import { readVotes } from '../figures/plans/readVotes.ts';
import type { ReportDefinition } from '../reportDefinition.ts';
import { metricsSection } from '../sections/plans/metricsSection.ts';
import { noSeasonSection } from '../sections/season/noSeasonSection.ts';
import { projectsSection } from '../sections/plans/projectsSection.ts';
import { reserveSections } from '../sections/plans/reserveSections.ts';
import { seasonSummarySection } from '../sections/season/seasonSummarySection.ts';
import { votesSection } from '../sections/plans/votesSection.ts';

/** For a meeting of the board, on paper or on a projector: nothing in it is about a person. */
export const boardDeck: ReportDefinition = {
  title: 'Board deck',
  sections: async (source) => {
    const season = await readSeason(source);
    const projects = await readProjects(source);
    return [
      season === null ? noSeasonSection : seasonSummarySection(season, await readSeasonSummaries(source)),
      metricsSection(await readMetrics(source)),
      {
        ...projectsSection(await readFunding(source), projects),
        ...(projects.length > 0 && {
          barChart: {
            title: 'Budget by project',
            format: 'wholeDollars',
            bars: projects.map(({ title, budget }) => ({ label: title, value: budget })),
          },
        }),
      },
      votesSection(await readVotes(source), source.club.timeZone),
      ...reserveSections(await readReserveFunding(source), await readReserveYears(source)),
    ];
  },
};
