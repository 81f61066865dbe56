import { useState } from 'react';
import type { Examples } from '../../catalogue/examples';
import { Stack } from '../../layout/flow';
import { TimeField } from './TimeField';

function Start({ first }: { first: string }) {
  const [time, setTime] = useState(first);
  return <TimeField label="Starts at" value={time} onChange={setTime} min="06:00" max="21:00" everyMinutes={30} />;
}

export const timeFieldExamples: Examples = {
  title: 'Time field',
  group: 'Forms',
  about: 'A time of day, shown the way the device shows times. Any minute can be typed.',
  keyboard: [
    ['A digit', 'Types the part of the time that has the focus.'],
    ['ArrowUp or ArrowDown', 'Changes that part.'],
  ],
  examples: [
    { name: 'Chosen', render: () => <Start first="14:00" /> },
    { name: 'Too late', render: () => <Start first="22:30" /> },
    {
      name: 'Read-only and disabled',
      render: () => (
        <Stack>
          <TimeField label="Opened at" value="09:00" onChange={() => {}} readOnly hint="From the log of the day." />
          <TimeField label="Break begins at" value="" onChange={() => {}} disabled />
        </Stack>
      ),
    },
  ],
};
