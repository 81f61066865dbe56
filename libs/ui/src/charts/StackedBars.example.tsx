import type { Examples } from '../catalogue/examples';
import { Card } from '../display/cards/Card';
import { StackedBars } from './StackedBars';
import { readByKeys } from './frame/readByKeys';

export const stackedBarsExamples: Examples = {
  title: 'Stacked bars',
  group: 'Charts',
  about: 'Parts of a whole over several categories. Each part has a pattern as well as a color.',
  keyboard: readByKeys,
  examples: [
    {
      name: 'Four parts',
      render: () => (
        <Card>
          <StackedBars
            title="Shifts by role"
            categoryName="Day"
            categories={['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']}
            series={[
              { label: 'Lifeguard', values: [8, 5, 5, 6, 6, 7, 9] },
              { label: 'Gate', values: [2, 1, 1, 1, 1, 2, 3] },
              { label: 'Instructor', values: [1, 3, 3, 3, 3, 2, 1] },
              { label: 'Open', values: [1, 0, 1, 0, 0, 1, 2] },
            ]}
          />
        </Card>
      ),
    },
  ],
};
