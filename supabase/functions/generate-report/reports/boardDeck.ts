import { readMetrics } from '../figures/plans/readMetrics.ts';
import { readFunding, readProjects, type Project } from '../figures/plans/readPlans.ts';
import { readReserveFunding, readReserveGoals, readReserveYears } from '../figures/plans/readReserve.ts';
import { readSeason, readSeasonSummaries } from '../figures/season/readSeason.ts';
import { readVotes } from '../figures/plans/readVotes.ts';
import type { ReportDefinition } from '../reportDefinition.ts';
import { metricsSection } from '../sections/plans/metricsSection.ts';
import { noSeasonSection } from '../sections/season/noSeasonSection.ts';
import { projectsSection } from '../sections/plans/projectsSection.ts';
import { reserveSections } from '../sections/plans/reserveSections.ts';
import { seasonSummarySection } from '../sections/season/seasonSummarySection.ts';
import { votesSection } from '../sections/plans/votesSection.ts';

/** Bars that a projector shows with their names. */
const MOST = 10;

/** For a meeting of the board, on paper or on a projector: nothing in it is about a person. */
export const boardDeck: ReportDefinition = {
  title: 'Board deck',
  isForProjector: true,
  sections: async (source) => {
    const [season, summaries, metrics, funding, projects, votes, reserve, goals, years] = await Promise.all([
      readSeason(source),
      readSeasonSummaries(source),
      readMetrics(source),
      readFunding(source),
      readProjects(source),
      readVotes(source),
      readReserveFunding(source),
      readReserveGoals(source),
      readReserveYears(source),
    ]);
    return [
      season === null ? noSeasonSection : seasonSummarySection(season, summaries),
      metricsSection(metrics),
      {
        ...projectsSection(funding, projects),
        ...(projects.length > 0 && {
          barChart: {
            title: projects.length > MOST ? `Budget of the ${MOST} largest projects` : 'Budget by project',
            format: 'wholeDollars',
            bars: largest(projects).map(({ title, budget }) => ({ label: title, value: budget })),
          },
        }),
      },
      votesSection(votes, source.club.timeZone),
      ...reserveSections(reserve, goals, years),
    ];
  },
};

/** The projects as they come, and of many those with the largest budgets. */
const largest = (projects: readonly Project[]): readonly Project[] =>
  projects.length > MOST
    ? [...projects].sort((one, other) => (other.budget ?? 0) - (one.budget ?? 0)).slice(0, MOST)
    : projects;
