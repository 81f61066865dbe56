import type { SeasonCounts } from '@platform/module-kit/screens';
import type { Paths } from '../source/rows/paths';
import type { Season } from '../source/rows/season';

/** Something open before a season closes, and where it is mended. */
export interface OpenItem {
  figure: string;
  count: number;
  /** Without the count, such as `items not done`. */
  words: string;
  /** A page of another module; undefined for a part of this page. */
  to?: string;
  /** The part of this page that mends it. */
  part?: 'people' | 'documents';
}

/** What is open in one module. */
export interface OpenModule {
  title: string;
  /** The page of the module, which is missing where a club does not have it; undefined for this module. */
  page?: string;
  items: readonly OpenItem[];
}

type Way = (paths: Paths, season: Pick<Season, 'year' | 'startsOn' | 'endsOn'>, openWeek: string | null) => string;

interface Declared {
  title: string;
  page?: keyof Paths;
  items: readonly { figure: string; one: string; many: string; way?: Way; part?: OpenItem['part'] }[];
}

/** In the order of the season's modules. */
const declared: readonly Declared[] = [
  {
    title: 'Pre-Season',
    page: 'preSeason',
    items: [
      {
        figure: 'checklist_items',
        one: 'checklist item not done',
        many: 'checklist items not done',
        way: ({ preSeason }, { year }) => `${preSeason}?season=${year}&show=open`,
      },
      {
        figure: 'unfinished_budget',
        one: 'expense without an actual amount',
        many: 'expenses without an actual amount',
        way: ({ preSeason }, { year }) => `${preSeason}?tab=budget&season=${year}`,
      },
    ],
  },
  {
    title: 'Recruitment',
    page: 'recruitment',
    items: [
      {
        figure: 'applications',
        one: 'application without a decision',
        many: 'applications without a decision',
        way: ({ recruitment }, { year }) => `${recruitment}?season=${year}`,
      },
      {
        figure: 'certifications',
        one: 'certificate that expires or has expired',
        many: 'certificates that expire or have expired',
        way: ({ staff }) => `${staff}?certification=renew`,
      },
    ],
  },
  {
    title: 'Operations',
    page: 'operations',
    items: [
      {
        figure: 'shifts',
        one: 'shift still to come',
        many: 'shifts still to come',
        way: ({ scheduling }) => scheduling,
      },
      {
        figure: 'requests',
        one: 'request without a decision',
        many: 'requests without a decision',
        way: ({ scheduling }) => `${scheduling}?do=time-off`,
      },
      {
        figure: 'timesheets',
        one: 'timesheet not approved',
        many: 'timesheets not approved',
        way: ({ timeClock }, { endsOn }, openWeek) => `${timeClock}?tab=timesheets&week=${openWeek ?? endsOn}`,
      },
      {
        figure: 'visits',
        one: 'vendor visit that did not take place',
        many: 'vendor visits that did not take place',
        way: ({ operations }) => `${operations}?tab=vendors&visits=overdue`,
      },
      {
        figure: 'invoices',
        one: 'vendor invoice not paid',
        many: 'vendor invoices not paid',
        way: ({ operations }) => `${operations}?tab=vendors&visits=invoices`,
      },
      {
        figure: 'tickets',
        one: 'maintenance ticket not resolved',
        many: 'maintenance tickets not resolved',
        way: ({ operations }) => `${operations}?tab=tickets&status=active`,
      },
      {
        figure: 'incidents',
        one: 'incident without a review',
        many: 'incidents without a review',
        way: ({ operations }, { startsOn, endsOn }) =>
          `${operations}?view=incidents&status=open&from=${startsOn}&to=${endsOn}`,
      },
    ],
  },
  {
    title: 'Post-Season',
    items: [
      { figure: 'documents', one: 'document without a file', many: 'documents without a file', part: 'documents' },
      { figure: 'reviews', one: 'person without a review', many: 'people without a review', part: 'people' },
      {
        figure: 'equipment',
        one: 'person with equipment of the club',
        many: 'people with equipment of the club',
        part: 'people',
      },
    ],
  },
];

/**
 * What is open before a season closes, by module; each module with all of its items, also those without a count.
 * @param figures the counts of `season_close_preview`; one that is missing counts as nothing
 * @param openWeek the first day (ISO 8601) of the earliest workweek that is not approved; null while it is not known
 * @param isOffered whether the person has a page, so that what a club does not use is not asked of it
 */
export function openWork(
  figures: SeasonCounts,
  season: Pick<Season, 'year' | 'startsOn' | 'endsOn'>,
  paths: Paths,
  openWeek: string | null,
  isOffered: (address: string) => boolean,
): OpenModule[] {
  return declared
    .filter(({ page }) => page === undefined || isOffered(paths[page]))
    .map(({ title, page, items }) => ({
      title,
      page: page && paths[page],
      items: items.map(({ figure, one, many, way, part }) => {
        const count = figures[figure] ?? 0;
        return { figure, count, words: count === 1 ? one : many, to: way?.(paths, season, openWeek), part };
      }),
    }));
}

/** How many things are open, such as a checklist item or a person without a review. */
export const openCount = (modules: readonly OpenModule[]): number =>
  modules.flatMap(({ items }) => items).reduce((sum, { count }) => sum + count, 0);
