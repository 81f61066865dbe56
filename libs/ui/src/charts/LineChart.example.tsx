import type { Examples } from '../catalogue/examples';
import { Card } from '../display/cards/Card';
import { LineChart } from './LineChart';
import { readByKeys } from './frame/readByKeys';

const weeks = ['Apr 7', 'Apr 14', 'Apr 21', 'Apr 28', 'May 5', 'May 12', 'May 19', 'May 26'];
const percent = (value: number) => `${value}%`;

export const lineChartExamples: Examples = {
  title: 'Line chart',
  group: 'Charts',
  about: 'How something changes over time. A missing value is a gap, never a zero.',
  keyboard: readByKeys,
  examples: [
    {
      name: 'Three series with a gap',
      render: () => (
        <Card>
          <LineChart
            title="Training completed"
            categoryName="Week"
            categories={weeks}
            series={[
              { label: 'CPR', values: [20, 34, 48, 60, 71, 82, 90, 96] },
              { label: 'Rescue', values: [8, 12, null, 30, 46, 58, 66, 75] },
              { label: 'Chemistry', values: [0, 4, 10, 12, 25, 33, 41, 44] },
            ]}
            fromZero
            format={percent}
          />
        </Card>
      ),
    },
  ],
};
