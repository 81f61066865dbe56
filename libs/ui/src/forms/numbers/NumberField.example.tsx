import { useState } from 'react';
import type { Examples } from '../../catalogue/examples';
import { Stack } from '../../layout/flow';
import { NumberField } from './NumberField';

function Hours({ start }: { start: number | null }) {
  const [hours, setHours] = useState<number | null>(start);
  return (
    <NumberField
      label="Hours a week"
      hint="Overtime begins after 40."
      unit="hours"
      value={hours}
      onChange={setHours}
      min={1}
      max={60}
    />
  );
}

export const numberFieldExamples: Examples = {
  title: 'Number field',
  group: 'Forms',
  about: 'A number, typed or stepped. What is out of bounds is said, never silently corrected.',
  keyboard: [
    ['ArrowUp or ArrowDown', 'One step more or less.'],
    ['PageUp or PageDown', 'Ten steps more or less.'],
  ],
  examples: [
    { name: 'With a unit', render: () => <Hours start={32} /> },
    { name: 'Out of bounds', render: () => <Hours start={72} /> },
    { name: 'Empty', render: () => <Hours start={null} /> },
    {
      name: 'Read-only and disabled',
      render: () => (
        <Stack>
          <NumberField
            label="Hours worked"
            unit="hours"
            value={38.5}
            onChange={() => {}}
            readOnly
            hint="From the time clock."
          />
          <NumberField label="Overtime" unit="hours" value={null} onChange={() => {}} disabled />
        </Stack>
      ),
    },
  ],
};
