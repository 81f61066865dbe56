import { useState } from 'react';
import type { Examples } from '../catalogue/examples';
import { Inline } from '../layout/flow';
import { Avatar } from './people/Avatar';
import { Chip } from './Chip';

function Filters() {
  const [filters, setFilters] = useState(['Active', 'Lifeguard', 'Valid to season end']);
  return (
    <Inline $gap="xs">
      {filters.map((filter) => (
        <Chip key={filter} label={filter} onRemove={() => setFilters(filters.filter((other) => other !== filter))} />
      ))}
    </Inline>
  );
}

export const chipExamples: Examples = {
  title: 'Chip',
  group: 'Display',
  about: 'One of several small things that were chosen: a filter in force, a person in a message.',
  keyboard: [
    ['Tab', 'Moves to the cross of the next chip. A chip without a cross is skipped.'],
    ['Enter or Space', 'On a cross: removes the chip.'],
  ],
  examples: [
    { name: 'Filters', render: () => <Filters /> },
    { name: 'A person', render: () => <Chip label="Ana Lima" icon={<Avatar name="Ana Lima" size="sm" />} /> },
  ],
};
