import { unitOf, type Measured, type Metric } from '../../figures/plans/readMetrics.ts';
import type { ReportSection } from '../../reportContent.ts';

/** As many as fit side by side. */
const SEASONS = 5;

/** The strategic metrics in the last seasons, side by side. */
export function seasonsSection(metrics: readonly Metric[], history: readonly Measured[]): ReportSection {
  const wanted = new Set(metrics.map(({ measure }) => measure));
  // Not beyond the season that the club looks back on: one that still runs has no figure to compare.
  const last = metrics[0]?.year ?? '';
  const measured = history.filter(({ measure, year }) => wanted.has(measure) && year <= last);
  const years = [...new Set(measured.map(({ year }) => year))].sort().slice(-SEASONS);
  const valueOf = (year: string, measure: string) =>
    measured.find((one) => one.year === year && one.measure === measure)?.value ?? null;
  return {
    id: 'seasons',
    heading: 'Against earlier seasons',
    paragraphs: years.length > 0 ? [] : ['No season has been measured yet.'],
    ...(years.length > 0 && {
      table: {
        columns: [
          { title: 'Metric', format: 'text' },
          { title: 'Unit', format: 'word' },
          ...years.map((year) => ({ title: year, format: 'decimal' as const })),
        ],
        rows: metrics.map((metric) => [
          metric.name,
          unitOf(metric),
          ...years.map((year) => valueOf(year, metric.measure)),
        ]),
      },
    }),
  };
}
