import { useState } from 'react';
import type { Examples } from '../../catalogue/examples';
import { Stack } from '../../layout/flow';
import { MoneyField } from './MoneyField';

function Rate({ start }: { start: number | null }) {
  const [cents, setCents] = useState<number | null>(start);
  return <MoneyField label="Hourly rate" hint="Before tax." value={cents} onChange={setCents} min={725} max={20_000} />;
}

export const moneyFieldExamples: Examples = {
  title: 'Money field',
  group: 'Forms',
  about: 'An amount of US dollars. Its value is whole cents, so that nothing is ever rounded.',
  keyboard: [['Tab', 'Leaves the field: the amount is written with its cents, and one that is out of bounds says so.']],
  examples: [
    { name: 'With an amount', render: () => <Rate start={1720} /> },
    { name: 'Too little', render: () => <Rate start={500} /> },
    { name: 'Empty', render: () => <Rate start={null} /> },
    {
      name: 'Read-only and disabled',
      render: () => (
        <Stack>
          <MoneyField
            label="Spent so far"
            value={1_120_000}
            onChange={() => {}}
            readOnly
            hint="The sum of the entries."
          />
          <MoneyField label="Bonus" value={null} onChange={() => {}} disabled />
        </Stack>
      ),
    },
  ],
};
