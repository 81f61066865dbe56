import { useState } from 'react';
import type { Examples } from '../../catalogue/examples';
import { Stack } from '../../layout/flow';
import { DateField } from './DateField';

function Opening({ start }: { start: string }) {
  const [date, setDate] = useState(start);
  return (
    <DateField
      label="Opening day"
      hint="The first day with members."
      value={date}
      onChange={setDate}
      min="2025-05-01"
      max="2025-06-30"
    />
  );
}

export const dateFieldExamples: Examples = {
  title: 'Date field',
  group: 'Forms',
  about: "One day, with the browser's own calendar. Which day it is for the club is the caller's to say.",
  keyboard: [
    ['A digit', 'Types the part of the date that has the focus.'],
    ['ArrowUp or ArrowDown', 'Changes that part.'],
    ['Space', 'Opens the calendar.'],
  ],
  examples: [
    { name: 'Chosen', render: () => <Opening start="2025-05-24" /> },
    { name: 'Too early', render: () => <Opening start="2025-04-12" /> },
    { name: 'Empty', render: () => <Opening start="" /> },
    {
      name: 'Read-only and disabled',
      render: () => (
        <Stack>
          <DateField
            label="Season began"
            value="2025-05-24"
            onChange={() => {}}
            readOnly
            hint="The season is closed."
          />
          <DateField label="Last day of work" value="" onChange={() => {}} disabled />
        </Stack>
      ),
    },
  ],
};
