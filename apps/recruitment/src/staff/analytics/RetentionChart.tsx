import { Loaded } from '@platform/module-kit';
import { BarChart, Card } from '@platform/ui';
import { failures } from '../source/failures';
import { useRetention } from '../source/queries';

const percent = (value: number) => `${value}%`;

/** For each season, how many of its people finished it, and how many of those who were asked came back. */
export function RetentionChart() {
  const retention = useRetention();
  return (
    <Card id="seasons">
      <Loaded query={retention} label="retention" failure={failures.seasons} height="20rem">
        {(seasons) => (
          <BarChart
            title="Retention over the seasons"
            summary="Retention: the share of a season’s people who finished it. Return rate: the share of rehirable people who came back. The current season has neither yet."
            categoryName="Season"
            categories={seasons.map(({ year }) => year)}
            series={[
              { label: 'Retention', values: seasons.map(({ retentionPercent }) => retentionPercent) },
              { label: 'Return rate', values: seasons.map(({ returnRatePercent }) => returnRatePercent) },
            ]}
            format={percent}
            empty={{ title: 'No season is closed yet', description: 'Retention is counted when a season is closed.' }}
          />
        )}
      </Loaded>
    </Card>
  );
}
