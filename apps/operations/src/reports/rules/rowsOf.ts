import { addDays } from '@platform/module-kit/screens';
import { sundayOf } from '../../shared/calendar/week';
import type { NamedDays } from '../period/period';
import type { RowPaths } from '../source/rows/rowPaths';

/** The rows that a figure counts. */
export type RowsKind =
  | 'shifts'
  | 'open'
  | 'hours'
  | 'labor'
  | 'seasons'
  | 'incidents'
  | 'opened'
  | 'resolved'
  | 'logs'
  | 'water'
  | 'visits'
  | 'items'
  | 'answers'
  | 'budget';

/** The report tables that list the weeks of a longer period, each with a link to its rows. */
export const WEEKS_TABLE = 'weeks';
export const BUDGETS_TABLE = 'labor-budgets';
/** The tables of Reports that list what no other page lists by days. Only managers see them. */
export const VISITS_TABLE = 'vendor-visits';
export const ITEMS_TABLE = 'checklist-items';

/** The Sunday of the week that contains all the days; null if they are in more than one week. */
export const onlyWeek = ({ from, to }: { from: string; to: string }): string | null =>
  to <= addDays(sundayOf(from), 6) ? sundayOf(from) : null;

/**
 * The address of the rows behind a figure. The schedule and Labor Tracking show one week, so a longer period links to
 * the table of its weeks, whose rows link further.
 * @param reports an address of Reports over these days
 */
export function rowsOf(
  kind: RowsKind,
  days: NamedDays,
  paths: RowPaths,
  reports: (tab: 'operations' | 'financial', days: NamedDays) => string,
): string {
  const week = onlyWeek(days);
  const limits = `from=${days.from}&to=${days.to}`;
  const weeks = `${reports('operations', days)}#${WEEKS_TABLE}`;
  switch (kind) {
    case 'shifts':
      return week === null ? weeks : `${paths.schedule}?week=${week}`;
    case 'open':
      return week === null ? weeks : `${paths.schedule}?week=${week}&person=open`;
    // The table of weeks counts the same days; Labor Tracking has whole weeks.
    case 'hours':
      return week === null ? weeks : `${paths.operations}?tab=labor&week=${week}`;
    case 'labor':
      return week === null
        ? `${reports('financial', days)}#${BUDGETS_TABLE}`
        : `${paths.operations}?tab=labor&week=${week}`;
    case 'incidents':
    case 'logs':
    case 'water':
      return `${paths.operations}?view=${kind}&${limits}`;
    case 'opened':
      return `${paths.operations}?tab=tickets&${limits}`;
    case 'resolved':
      return `${paths.operations}?tab=tickets&dated=resolved&${limits}`;
    case 'visits':
      return `${reports('operations', days)}#${VISITS_TABLE}`;
    case 'items':
      return `${reports('operations', days)}#${ITEMS_TABLE}`;
    case 'answers':
      return `${paths.postSeason}?tab=feedback`;
    case 'seasons':
      return `${paths.staff}?tab=analytics#seasons`;
    case 'budget':
      return `${paths.budget}&season=${days.to.slice(0, 4)}`;
  }
}
