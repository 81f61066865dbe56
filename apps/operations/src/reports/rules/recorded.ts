import type { NamedDays } from '../period/period';
import type { Figures } from '../source/rows/figures';

/** The figures, with null where there are no records: the page then shows a dash and not 0. */
export type KnownFigures = { [Name in keyof Figures]: Figures[Name] | null };

type Counts = Pick<Figures, 'shifts' | 'hours'>;

const workFigures = ['shifts', 'openShifts', 'coveragePercent', 'hours', 'laborCents'] as const;
const activityCounts = [
  'incidents',
  'ticketsOpened',
  'ticketsResolved',
  'dailyLogs',
  'waterReadings',
  'vendorVisits',
  'itemsCompleted',
] as const;

const hasWork = (counts: readonly Counts[]) => counts.some(({ shifts, hours }) => shifts > 0 || hours > 0);
const hasActivity = (figures: Figures) => activityCounts.some((name) => figures[name] > 0);

/**
 * The figures of some days, with null where the club has no rows: shifts, hours and labor without any shift or hour,
 * and every figure without any record. Otherwise 0 is a count: no incident on days with work means none happened.
 * Server reports have the same rule (generate-report/figures/recorded.ts).
 */
export function knownFigures(figures: Figures): KnownFigures {
  const known: KnownFigures = { ...figures };
  if (figures.waterReadings === 0) known.readingsOutOfRange = null;
  if (figures.shifts === 0) known.shifts = known.openShifts = null;
  if (hasWork([figures])) return known;
  for (const name of workFigures) known[name] = null;
  if (hasActivity(figures)) return known;
  const nothing = Object.keys(known).map((name) => [name, null]);
  return Object.fromEntries(nothing) as KnownFigures;
}

/** Why the figures of the days are dashes, in one sentence; null if the club has rows. */
export function absenceOf(figures: Figures, { name }: Pick<NamedDays, 'name'>): string | null {
  if (hasWork([figures])) return null;
  return hasActivity(figures) ? noShifts(name) : `Nothing is recorded for ${name}.`;
}

/** Why one figure of the days is a dash, in one sentence; null for a figure that is shown or whose reason is not known. */
export function absenceOfFigure(figures: Figures, of: keyof Figures, days: Pick<NamedDays, 'name'>): string | null {
  if (knownFigures(figures)[of] !== null) return null;
  return absenceOf(figures, days) ?? (of === 'laborCents' ? LABOR_NOT_READ : null);
}

/** Why people who read the sums of the club see no labor (decision 68): the labor of one shift is the pay of one person. */
export const LABOR_NOT_READ = 'Labor is shown to managers, administrators and people with the feature Analytics.';

/** The same for shifts and hours only, from the weeks of the days; null until they are loaded. */
export const absenceOfWork = (
  weeks: readonly Counts[] | undefined,
  { name }: Pick<NamedDays, 'name'>,
): string | null => (weeks === undefined || hasWork(weeks) ? null : noShifts(name));

const noShifts = (name: string) => `No shifts are recorded for ${name}.`;
