import { type Chart, columnNamed, dataSets, isNumeric } from '@platform/contract/saved-reports';
import { Grid, SelectField } from '@platform/ui';
import type { ReportDraft } from '../../source/rows/savedReport';

const charts: readonly { value: Chart['kind']; label: string }[] = [
  { value: 'none', label: 'No chart' },
  { value: 'bar', label: 'Bars' },
  { value: 'line', label: 'Line' },
  { value: 'pie', label: 'Pie' },
];

interface ChartFieldsProps {
  draft: ReportDraft;
  onGrouping: (grouping: readonly string[]) => void;
  onChart: (chart: Chart) => void;
}

/** What the rows of a report are grouped by, and its chart. Only a column that can be added up makes a chart. */
export function ChartFields({ draft, onGrouping, onChart }: ChartFieldsProps) {
  const { dataSet, comparison, grouping, chart } = draft;
  const { columns } = dataSets[dataSet];
  const options = columns.map(({ name, label }) => ({ value: name, label }));
  // Two periods are compared by this column already.
  const groupings = options.filter(({ value }) => value !== comparison?.column);
  const numeric = columns.filter(isNumeric);
  return (
    <Grid $min="13rem" $gap="md" $stretch>
      <SelectField
        label="Group by"
        options={[{ value: '', label: 'Nothing' }, ...groupings]}
        value={grouping[0] ?? ''}
        onChange={(event) => onGrouping(event.target.value ? [event.target.value] : [])}
      />
      {numeric.length > 0 && (
        <SelectField
          label="Chart"
          options={charts.filter(({ value }) => value !== 'pie' || !comparison)}
          hint={comparison ? 'Pies show one period only, so they are not offered here.' : undefined}
          value={chart.kind}
          onChange={(event) => onChart(chartOf(event.target.value as Chart['kind'], draft))}
        />
      )}
      {chart.kind !== 'none' && (
        <>
          <SelectField
            label="Chart by"
            options={groupings}
            value={chart.label}
            onChange={(event) => onChart({ ...chart, label: event.target.value })}
          />
          <SelectField
            label="Value"
            options={numeric.map(({ name, label }) => ({ value: name, label }))}
            value={chart.value}
            onChange={(event) => onChart({ ...chart, value: event.target.value })}
          />
        </>
      )}
    </Grid>
  );
}

/** A chart of another kind, by the grouping and of the first column that can be added up. */
function chartOf(kind: Chart['kind'], { dataSet, chart, grouping }: ReportDraft): Chart {
  if (kind === 'none') return { kind };
  if (chart.kind !== 'none') return { ...chart, kind };
  const { columns } = dataSets[dataSet];
  const label = columnNamed(dataSet, grouping[0] ?? '')?.name ?? columns[0]?.name ?? '';
  return { kind, label, value: columns.find(isNumeric)?.name ?? '' };
}
