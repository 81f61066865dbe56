import type { Period } from './period/readPeriod.ts';

/** The figures, with null where nothing is on record: a reader sees a dash and not a 0. */
export type KnownPeriod = { [Name in keyof Period]: Period[Name] | null };

const workFigures = ['shifts', 'openShifts', 'coveragePercent', 'hours', 'laborCost'] as const;
const activityCounts = [
  'incidents',
  'ticketsOpened',
  'ticketsResolved',
  'dailyLogs',
  'waterReadings',
  'vendorVisits',
  'itemsCompleted',
] as const;

const hasWork = ({ shifts, hours }: Period) => shifts > 0 || hours > 0;
const hasActivity = (period: Period) => activityCounts.some((name) => period[name] > 0);

/**
 * The figures of days, with null for what the club has no rows of: shifts, hours and labor without any shift or hour; all that was
 * counted where nothing at all is on record. Otherwise 0 is a count. The pages have the same rule
 * (apps/operations/src/reports/rules/recorded.ts).
 */
export function knownPeriod(period: Period): KnownPeriod {
  const known: KnownPeriod = { ...period };
  if (period.waterReadings === 0) known.readingsOutOfRange = null;
  if (period.shifts === 0) known.shifts = known.openShifts = null;
  if (hasWork(period)) return known;
  for (const name of workFigures) known[name] = null;
  if (hasActivity(period)) return known;
  for (const name of activityCounts) known[name] = null;
  known.safetyScore = null;
  return known;
}

/** Why people who read the sums of the club see no labor; the pages say the same. */
export const LABOR_NOT_READ = 'Labor is shown to managers, administrators and people with the feature Analytics.';

/** Why one figure is a dash, in a sentence; null for one that is shown, or whose reason is not known. */
export function absenceOfFigure(period: Period, name: keyof Period, days: string): string | null {
  if (knownPeriod(period)[name] !== null) return null;
  return absenceOf(period, days) ?? (name === 'laborCost' ? LABOR_NOT_READ : null);
}

/** Why figures are dashes, in a sentence; null where the club has rows. @param days which ones, such as `the period` */
export function absenceOf(period: Period, days: string): string | null {
  if (hasWork(period)) return null;
  return hasActivity(period) ? `No shifts are recorded for ${days}.` : `Nothing is recorded for ${days}.`;
}
