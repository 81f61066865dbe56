import type { ReportSource } from '../../reportDefinition.ts';
import { readClubRows } from '../readClubRows.ts';

/** What a club measures itself by, in the season it looks back on. */
export type Metric = {
  position: number;
  name: string;
  measure: string;
  direction: 'at_least' | 'at_most';
  /** The season of `current`; null without a season. */
  year: string | null;
  current: number | null;
  target: number;
  /** Percent: current over target. */
  progress: number | null;
  atTarget: boolean | null;
  previousYear: string | null;
  previous: number | null;
  trend: 'up' | 'down' | 'stable' | null;
};

/** A measure in a season. */
export type Measured = { year: string; measure: string; value: number };

/** The strategic metrics of the club, in its own order. */
export async function readMetrics(source: ReportSource): Promise<Metric[]> {
  const metrics = await readClubRows<Metric>(source, {
    name: 'strategic_metric_progress',
    key: ['metric_id'],
    columns: [
      'position',
      'name',
      'measure',
      'direction',
      'year',
      'current',
      'target',
      'progress',
      'atTarget:at_target',
      'previousYear:previous_year',
      'previous',
      'trend',
    ],
  });
  return metrics.sort((one, other) => one.position - other.position);
}

/** Every measure of every season: as it was kept when the season closed, or else as its rows give it now. */
export async function readMeasureHistory(source: ReportSource): Promise<Measured[]> {
  const columns = ['value'];
  const counted = await readClubRows<Measured>(source, {
    name: 'season_measures',
    key: ['year', 'measure'],
    columns,
  });
  const kept = await readClubRows<Measured>(source, { name: 'metric_snapshots', key: ['year', 'measure'], columns });
  const history = new Map([...counted, ...kept].map((measured) => [`${measured.year} ${measured.measure}`, measured]));
  return [...history.values()];
}

/** What the measures of the staff count (decision 7 of the specification): clubs name several of them "retention". */
const countedOf: Readonly<Record<string, string>> = {
  season_retention: 'season retention',
  return_rate: 'return rate',
  intent_to_return: 'intent to return',
};

/** The club's name of a metric, and in parentheses what it counts where another measure could have the same name. */
export function titleOf({ name, measure }: Pick<Metric, 'name' | 'measure'>): string {
  const counted = countedOf[measure];
  return counted === undefined || name.trim().toLowerCase() === counted ? name : `${name} (${counted})`;
}

/** What a value of a measure is a number of. */
export function unitOf({ measure }: Pick<Measured, 'measure'>): string {
  if (measure === 'member_satisfaction') return 'of 5';
  return measure === 'safety_score' ? 'of 100' : '%';
}
