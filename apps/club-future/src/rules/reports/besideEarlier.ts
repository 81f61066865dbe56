import { dataSets } from '@platform/contract/saved-reports';
import type { ReportDraft } from '../../source/rows/savedReport';

/**
 * A report as it can be shown beside an earlier period. The parts of a pie are those of one period, so it gets bars. Groups
 * by the column of the comparison would have a row in one period only, so it gets other groups.
 */
export function besideEarlier<Report extends Omit<ReportDraft, 'title' | 'isShared'>>(report: Report): Report {
  const { dataSet, comparison, chart } = report;
  if (!comparison) return report;
  const grouping = report.grouping.filter((name) => name !== comparison.column);
  if (chart.kind === 'none') return { ...report, grouping };
  const other = dataSets[dataSet].columns.find(({ name }) => name !== comparison.column)?.name ?? chart.label;
  return {
    ...report,
    grouping,
    chart: {
      ...chart,
      kind: chart.kind === 'pie' ? 'bar' : chart.kind,
      label: chart.label === comparison.column ? (grouping[0] ?? other) : chart.label,
    },
  };
}
