import { useState } from 'react';
import type { Examples } from '../../catalogue/examples';
import { Stack } from '../../layout/flow';
import { DateRangeField, type DateRange } from './DateRangeField';

const presets = [
  { label: 'This week', from: '2025-04-27', to: '2025-05-03' },
  { label: 'Season 2025', from: '2025-05-24', to: '2025-09-01' },
];

function Range({ start }: { start: DateRange }) {
  const [range, setRange] = useState(start);
  return <DateRangeField label="Period" value={range} onChange={setRange} presets={presets} />;
}

export const dateRangeFieldExamples: Examples = {
  title: 'Date range field',
  group: 'Forms',
  about: 'Two days that belong together, both included, with the ranges that are worth one press.',
  keyboard: [
    ['Tab', 'Moves through month, day and year of both days, then through the ranges.'],
    ['Arrow up or down', 'Changes the part that has the focus.'],
    ['Enter or Space', 'On a range: chooses both of its days.'],
  ],
  examples: [
    { name: 'With presets', render: () => <Range start={{ from: '2025-05-24', to: '2025-09-01' }} /> },
    { name: 'Ends before it begins', render: () => <Range start={{ from: '2025-09-01', to: '2025-05-24' }} /> },
    {
      name: 'Read-only and disabled',
      render: () => (
        <Stack>
          <DateRangeField
            label="Season 2024"
            value={{ from: '2024-05-25', to: '2024-09-02' }}
            onChange={() => {}}
            readOnly
            hint="The season is closed."
          />
          <DateRangeField label="Period" value={{ from: '', to: '' }} onChange={() => {}} presets={presets} disabled />
        </Stack>
      ),
    },
  ],
};
