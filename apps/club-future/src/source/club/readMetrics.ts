import { asking } from '@platform/module-kit/screens';
import type { Direction, Measure, MeasureFigure, Metric, Trend } from '../rows/metric';
import { STRATEGIC_METRICS_FAILED } from '../failures';

const read = asking(STRATEGIC_METRICS_FAILED);

/** The measures that a club follows, in its order. @throws DataError */
export async function readMetrics(clubId: string): Promise<Metric[]> {
  const rows = await read((db) =>
    db
      .from('strategic_metrics')
      .select('id, name, measure, target, direction, version')
      .eq('club_id', clubId)
      .order('position')
      .order('created_at')
      .order('id'),
  );
  // Table constraints allow only these.
  return rows.map((row) => ({ ...row, measure: row.measure as Measure, direction: row.direction as Direction }));
}

/** Every measure of a club, also those that it does not follow. @throws DataError */
export async function readMeasures(clubId: string): Promise<MeasureFigure[]> {
  const rows = await read((db) =>
    db
      .from('measure_progress')
      .select('measure, year, current, previous_year, previous, trend')
      .eq('club_id', clubId)
      .order('measure'),
  );
  return rows.map(({ measure, year, current, previous_year, previous, trend }) => ({
    measure: measure as Measure,
    year,
    current,
    previousYear: previous_year,
    previous,
    trend: trend as Trend | null,
  }));
}
