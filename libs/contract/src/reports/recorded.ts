/** Labor is in cents on a page, and in dollars in a file. */
const laborFigures: readonly string[] = ['laborCents', 'laborCost'];
const shiftFigures: readonly string[] = ['shifts', 'openShifts'];
const workFigures: readonly string[] = [...shiftFigures, ...laborFigures, 'coveragePercent', 'hours'];
const activityCounts = [
  'incidents',
  'ticketsOpened',
  'ticketsResolved',
  'dailyLogs',
  'waterReadings',
  'vendorVisits',
  'itemsCompleted',
] as const;

type Work = Record<'shifts' | 'hours', number>;
/** What is counted over some days, with other figures beside it. */
type Counted = Work & Record<(typeof activityCounts)[number], number>;

/** The figures, with null where there are no records: a reader then sees a dash and not 0. */
export type Known<Figures> = { [Name in keyof Figures]: Figures[Name] | null };

const hasWork = ({ shifts, hours }: Work) => shifts > 0 || hours > 0;
const hasActivity = (figures: Counted) => activityCounts.some((name) => figures[name] > 0);

/**
 * The figures of some days, with null where the club has no rows: shifts, hours and labor without any shift or hour,
 * and every figure without any record. Otherwise 0 is a count: no incident on days with work means none happened.
 */
export function knownFigures<Figures extends Counted>(figures: Figures): Known<Figures> {
  const isKnown = (name: string) => {
    if (name === 'readingsOutOfRange' && figures.waterReadings === 0) return false;
    if (figures.shifts === 0 && shiftFigures.includes(name)) return false;
    return hasWork(figures) || (hasActivity(figures) && !workFigures.includes(name));
  };
  const known = Object.entries(figures).map(([name, value]) => [name, isKnown(name) ? value : null]);
  return Object.fromEntries(known) as Known<Figures>;
}

/** Why the figures of the days are dashes, in one sentence; null if the club has rows. @param days such as `the period` */
export function absenceOf(figures: Counted, days: string): string | null {
  if (hasWork(figures)) return null;
  return hasActivity(figures) ? noShifts(days) : `Nothing is recorded for ${days}.`;
}

/** Why one figure of the days is a dash, in one sentence; null for a figure that is shown or whose reason is not known. */
export function absenceOfFigure<Figures extends Counted>(
  figures: Figures,
  of: keyof Figures & string,
  days: string,
): string | null {
  if (knownFigures(figures)[of] !== null) return null;
  return absenceOf(figures, days) ?? (laborFigures.includes(of) ? LABOR_NOT_READ : null);
}

/** Why people who read the sums of the club see no labor (decision 68): the labor of one shift is the pay of one person. */
export const LABOR_NOT_READ = 'Labor is shown to managers, administrators and people with the feature Analytics.';

/** The same as `absenceOf` for shifts and hours only, from the weeks of the days; null until they are loaded. */
export const absenceOfWork = (weeks: readonly Work[] | undefined, days: string): string | null =>
  weeks === undefined || weeks.some(hasWork) ? null : noShifts(days);

const noShifts = (days: string) => `No shifts are recorded for ${days}.`;
