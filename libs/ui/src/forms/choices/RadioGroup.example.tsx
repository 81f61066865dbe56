import { useState } from 'react';
import type { Examples } from '../../catalogue/examples';
import { RadioGroup } from './RadioGroup';

const options = [
  { value: 'small', label: 'Small', description: '1–15 staff' },
  { value: 'medium', label: 'Medium', description: '15–35 staff' },
  { value: 'large', label: 'Large', description: '35+ staff' },
];

function Group({ appearance, error }: { appearance?: 'list' | 'cards'; error?: string }) {
  const [value, setValue] = useState(error ? '' : 'medium');
  return (
    <RadioGroup
      label="Size"
      options={options}
      value={value}
      onChange={setValue}
      appearance={appearance}
      error={error}
    />
  );
}

export const radioGroupExamples: Examples = {
  title: 'Radio group',
  group: 'Forms',
  about: 'One of a few answers, all in sight: fewer presses than a list, and nothing to guess.',
  keyboard: [
    ['Tab', 'Moves to the chosen answer, then out of the group.'],
    ['ArrowUp or ArrowDown', 'Chooses the previous or next answer.'],
  ],
  examples: [
    { name: 'List', render: () => <Group /> },
    { name: 'Cards', render: () => <Group appearance="cards" /> },
    { name: 'Invalid', render: () => <Group error="Choose the size of your club." /> },
  ],
};
