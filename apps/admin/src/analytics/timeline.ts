import { addDays } from '@platform/module-kit/screens';
import { browserTimeZone, clockAt, dateInWords, dayAt, momentAt } from '@platform/ui/dates';
import type { HealthRange, HealthSpan } from '../source/rows/health';

/** The points in time of a range, and the range as a whole. */
export interface Timeline extends HealthSpan {
  /** The starts of the hours or days, the current one last. */
  moments: Date[];
  /** The labels below the charts, one for each point. */
  labels: string[];
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const steps: Record<HealthRange, { by: Timeline['by']; count: number }> = {
  day: { by: 'hour', count: 24 },
  week: { by: 'day', count: 7 },
  month: { by: 'day', count: 30 },
};

/** The hours or days of a range in the browser's time zone; the last one is the current one. */
export function timelineOf(range: HealthRange, now: Date): Timeline {
  const { by, count } = steps[range];
  const moments = Array.from({ length: count }, (_, index) => beginning(by, now, index - count + 1));
  return {
    by,
    moments,
    labels: moments.map((moment) => dateInWords(moment, by === 'hour' ? 'hour' : 'shortDay')),
    from: moments[0] ?? now,
    to: beginning(by, now, 1),
  };
}

/** The start of the hour or day that is `offset` away. A day with a clock change has 23 or 25 hours. */
function beginning(by: Timeline['by'], now: Date, offset: number): Date {
  const zone = browserTimeZone();
  if (by === 'hour') {
    const minutes = Number(clockAt(now, zone).slice(14, 16));
    return new Date(Math.floor(now.getTime() / MINUTE - minutes) * MINUTE + offset * HOUR);
  }
  return momentAt(`${addDays(dayAt(now), offset)}T00:00`, zone) ?? now;
}

/** The values of rows in the order of the timeline; null for a point without a row. */
export function along<Row extends { moment: Date }>(
  { moments }: Timeline,
  rows: readonly Row[],
  value: (row: Row) => number | null,
): (number | null)[] {
  const byMoment = new Map(rows.map((row) => [row.moment.getTime(), row]));
  return moments.map((moment) => {
    const row = byMoment.get(moment.getTime());
    return row ? value(row) : null;
  });
}
