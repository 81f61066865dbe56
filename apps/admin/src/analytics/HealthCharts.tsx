import { Card, Grid, LineChart, StackedBars } from '@platform/ui';
import { hasFailureShare } from '../shared/releases/failureShare';
import { timeInWords } from './figureWords';
import type { HealthAtMoment } from '../source/rows/health';
import { along, type Timeline } from './timeline';

/** Mounts, failures and times by hour or by day. */
export function HealthCharts({ rows, timeline }: { rows: readonly HealthAtMoment[]; timeline: Timeline }) {
  const over = {
    categoryName: timeline.by === 'hour' ? 'Hour' : 'Day',
    categories: timeline.labels,
  };
  const valuesOf = (value: (row: HealthAtMoment) => number | null) => along(timeline, rows, value);
  return (
    <Grid $min="26rem">
      <Card>
        <StackedBars
          {...over}
          title="Mounts"
          format={(mounts) => Math.round(mounts).toLocaleString('en-US')}
          series={[
            { label: 'Shown', values: valuesOf(({ mounts, failures }) => mounts - failures) },
            { label: 'Failed', values: valuesOf(({ failures }) => failures) },
          ]}
        />
      </Card>
      <Card>
        <LineChart
          {...over}
          fromZero
          title="Failed mounts"
          series={[
            {
              label: 'Share',
              values: valuesOf((row) => (hasFailureShare(row) ? (100 * row.failures) / row.mounts : null)),
            },
          ]}
          format={(percent) => `${Math.round(percent * 10) / 10}%`}
          empty={{
            title: 'No share yet',
            description: 'One browser in five reports mounts that work. Too few have reported one so far.',
          }}
        />
      </Card>
      <Card>
        <LineChart
          {...over}
          fromZero
          title="Loading"
          series={[
            { label: 'Module on the page', values: valuesOf(({ loadMs }) => loadMs) },
            { label: 'Largest part shown (LCP)', values: valuesOf(({ lcpMs }) => lcpMs) },
          ]}
          format={timeInWords}
        />
      </Card>
      <Card>
        <LineChart
          {...over}
          fromZero
          title="Interaction"
          series={[{ label: 'Answer to a press (INP)', values: valuesOf(({ inpMs }) => inpMs) }]}
          format={timeInWords}
          empty={{ title: 'Not measured yet', description: 'One in five page visits reports its response time.' }}
        />
      </Card>
    </Grid>
  );
}
