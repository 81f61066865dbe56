import { compareNames, matchesWords } from '@platform/module-kit/screens';
import type { Application } from '../source/rows/application';
import { applicationStatuses, type ApplicationStatus } from './status';

interface ApplicationFilter {
  /** Matches a name, an address or a position. */
  search: string;
  /** The title of a position; empty for all. */
  position: string;
  /** The year, as text; empty for all. */
  season: string;
}

/** The applications that match every part of the filter, in their order. */
export function filterApplications(applications: readonly Application[], filter: ApplicationFilter): Application[] {
  return applications.filter(({ name, email, season, hiredAs, positions }) => {
    const titles = hiredAs ? [hiredAs] : positions.map(({ title }) => title);
    if (filter.season && season !== filter.season) return false;
    if (filter.position && !titles.includes(filter.position)) return false;
    return matchesWords(filter.search, name, email ?? '', ...titles);
  });
}

/** The columns of the board. */
export function groupByStatus(applications: readonly Application[]): Record<ApplicationStatus, Application[]> {
  const columns: Record<ApplicationStatus, Application[]> = {
    pending_review: [],
    interviewed: [],
    hired: [],
    rejected: [],
  };
  for (const application of applications) columns[application.status].push(application);
  return columns;
}

/** How many applications have each status. */
export function countByStatus(applications: readonly Application[]): Record<ApplicationStatus, number> {
  const columns = groupByStatus(applications);
  return Object.fromEntries(applicationStatuses.map((status) => [status, columns[status].length])) as Record<
    ApplicationStatus,
    number
  >;
}

/** Every position that has applications, by title. */
export function positionsOf(applications: readonly Application[]): string[] {
  const titles = new Set(applications.flatMap(({ positions }) => positions.map(({ title }) => title)));
  return [...titles].sort(compareNames);
}

/** The seasons with applications, newest first. */
export function seasonsOf(applications: readonly Application[]): string[] {
  return [...new Set(applications.map(({ season }) => season))].sort((a, b) => b.localeCompare(a));
}
