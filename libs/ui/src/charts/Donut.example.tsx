import type { Examples } from '../catalogue/examples';
import { Card } from '../display/cards/Card';
import { Donut } from './Donut';
import { readByKeys } from './frame/readByKeys';

const dollars = (value: number) => `$${value.toLocaleString('en-US')}`;

export const donutExamples: Examples = {
  title: 'Donut',
  group: 'Charts',
  about: 'How a whole is made up. The names, values and shares stand beside the ring, so nothing hangs on color.',
  keyboard: readByKeys,
  examples: [
    {
      name: 'Expenses',
      render: () => (
        <Card>
          <Donut
            title="Expenses 2024"
            partName="Category"
            format={dollars}
            parts={[
              { label: 'Payroll', value: 112000 },
              { label: 'Utilities', value: 21000 },
              { label: 'Maintenance', value: 16000 },
              { label: 'Chemicals', value: 14200 },
              { label: 'Insurance', value: 12000 },
            ]}
          />
        </Card>
      ),
    },
  ],
};
