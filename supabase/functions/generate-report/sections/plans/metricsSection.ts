import { unitOf, type Metric } from '../../figures/plans/readMetrics.ts';
import type { ReportSection } from '../../reportContent.ts';

const directions = { at_least: 'at least', at_most: 'at most' } as const;

/** What the club measures itself by, against its targets and the season before. */
export function metricsSection(metrics: readonly Metric[]): ReportSection {
  const reached = metrics.filter(({ atTarget }) => atTarget === true).length;
  const [first] = metrics;
  return {
    id: 'metrics',
    heading: 'Strategic metrics',
    paragraphs: [sentenceOf(first, reached, metrics.length)],
    ...(first !== undefined && {
      barChart: {
        title: 'Progress to the target',
        format: 'percent',
        bars: metrics.map(({ name, progress }) => ({ label: name, value: progress })),
      },
      table: {
        columns: [
          { title: 'Metric', format: 'text' },
          { title: 'Unit', format: 'word' },
          { title: first.previousYear ?? 'Before', format: 'decimal' },
          { title: first.year ?? 'Current', format: 'decimal' },
          { title: 'Trend', format: 'word' },
          { title: 'Target is', format: 'word' },
          { title: 'Target', format: 'decimal' },
          { title: 'Reached', format: 'word' },
        ],
        rows: metrics.map((metric) => [
          metric.name,
          unitOf(metric),
          metric.previous,
          metric.current,
          metric.trend,
          directions[metric.direction],
          metric.target,
          metric.atTarget === null ? null : metric.atTarget ? 'yes' : 'no',
        ]),
      },
    }),
  };
}

function sentenceOf(first: Metric | undefined, reached: number, all: number): string {
  if (first === undefined) return 'No strategic metrics are set.';
  if (first.year === null) return 'There is no season to measure yet.';
  return `In season ${first.year}, ${reached} of ${all} metrics are at their target.`;
}
