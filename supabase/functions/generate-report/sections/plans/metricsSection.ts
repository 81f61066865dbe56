import { unitOf, type Metric } from '../../figures/plans/readMetrics.ts';
import type { ReportSection } from '../../reportContent.ts';

const directions = { at_least: 'at least', at_most: 'at most' } as const;

/** What the club measures itself by, against its targets and the season before. */
export function metricsSection(metrics: readonly Metric[]): ReportSection {
  const [first] = metrics;
  return {
    id: 'metrics',
    heading: 'Strategic metrics',
    paragraphs: [sentenceOf(metrics)],
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

function sentenceOf(metrics: readonly Metric[]): string {
  const [first] = metrics;
  if (first === undefined) return 'No strategic metrics are set.';
  if (first.year === null) return 'There is no season to measure yet.';
  const reached = metrics.filter(({ atTarget }) => atTarget === true).length;
  const missing = metrics.filter(({ current }) => current === null).length;
  const sentence = `In season ${first.year}, ${reached} of ${metrics.length} metrics are at their target.`;
  return missing === 0 ? sentence : `${sentence} ${missing} ${missing === 1 ? 'is' : 'are'} not measured yet.`;
}
