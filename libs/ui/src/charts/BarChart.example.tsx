import type { Examples } from '../catalogue/examples';
import { Card } from '../display/cards/Card';
import { BarChart } from './BarChart';
import { readByKeys } from './frame/readByKeys';

const weeks = ['Apr 7', 'Apr 14', 'Apr 21', 'Apr 28', 'May 5', 'May 12', 'May 19', 'May 26'];
const dollars = (value: number) => `$${value.toLocaleString('en-US')}`;

export const barChartExamples: Examples = {
  title: 'Bar chart',
  group: 'Charts',
  about: 'Amounts side by side. With two series each category is a group, such as this season beside the last.',
  keyboard: readByKeys,
  examples: [
    {
      name: 'One series with a goal',
      render: () => (
        <Card>
          <BarChart
            title="Weekly labor"
            summary="Two of eight weeks were over budget."
            categoryName="Week"
            categories={weeks}
            series={[{ label: 'Actual', values: [2310, 2180, 2640, 2450, 2390, 2720, 2210, 2400] }]}
            goal={{ label: 'Budget', value: 2500 }}
            format={dollars}
          />
        </Card>
      ),
    },
    {
      name: 'Two series',
      render: () => (
        <Card>
          <BarChart
            title="Income by month"
            categoryName="Month"
            categories={['May', 'Jun', 'Jul', 'Aug', 'Sep']}
            series={[
              { label: 'Season 2023', values: [21000, 58000, 64000, 41000, 9000] },
              { label: 'Season 2024', values: [26000, 61000, 69000, 47000, null] },
            ]}
            format={dollars}
          />
        </Card>
      ),
    },
    {
      name: 'Empty',
      render: () => (
        <Card>
          <BarChart
            title="Weekly labor"
            categoryName="Week"
            categories={weeks}
            series={[{ label: 'Actual', values: weeks.map(() => null) }]}
            empty={{ title: 'No hours recorded yet', description: 'They appear as soon as shifts are worked.' }}
          />
        </Card>
      ),
    },
  ],
};
