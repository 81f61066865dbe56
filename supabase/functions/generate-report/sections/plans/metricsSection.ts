import { titleOf, unitOf, type Metric } from '../../figures/plans/readMetrics.ts';
import type { Figure, ReportColumn, ReportSection } from '../../reportContent.ts';

const directions = { at_least: 'at least', at_most: 'at most' } as const;

/** What the club measures itself by, against its targets and the season before. */
export function metricsSection(metrics: readonly Metric[]): ReportSection {
  const [first] = metrics;
  const before = beforeOf(metrics);
  return {
    id: 'metrics',
    heading: 'Strategic metrics',
    paragraphs: [sentenceOf(metrics)],
    ...(first !== undefined && {
      barChart: {
        title: 'Progress to the target',
        format: 'percent',
        bars: metrics.map((metric) => ({ label: titleOf(metric), value: metric.progress })),
      },
      table: {
        columns: [
          { title: 'Metric', format: 'text' },
          { title: 'Unit', format: 'word' },
          ...before.columns,
          { title: first.year ?? 'Current', format: 'decimal' },
          { title: 'Trend', format: 'word' },
          { title: 'Target is', format: 'word' },
          { title: 'Target', format: 'decimal' },
          { title: 'Reached', format: 'word' },
        ],
        rows: metrics.map((metric) => [
          titleOf(metric),
          unitOf(metric),
          ...before.cellsOf(metric),
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

/** The figures before, under their season. If they are of different seasons, each has its own behind it. */
function beforeOf(metrics: readonly Metric[]): { columns: ReportColumn[]; cellsOf: (metric: Metric) => Figure[] } {
  const [year, ...others] = new Set(metrics.flatMap(({ previousYear }) => previousYear ?? []));
  if (others.length === 0) {
    return { columns: [{ title: year ?? 'Before', format: 'decimal' }], cellsOf: ({ previous }) => [previous] };
  }
  return {
    columns: [
      { title: 'Before', format: 'decimal' },
      { title: 'In', format: 'word' },
    ],
    cellsOf: ({ previous, previousYear }) => [previous, previousYear],
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
