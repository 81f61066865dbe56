import { useState } from 'react';
import type { Examples } from '../../catalogue/examples';
import { RangeField } from './RangeField';

function Ratio({ disabled }: { disabled?: boolean }) {
  const [ratio, setRatio] = useState(12);
  return (
    <RangeField
      label="Members for each person of staff"
      hint="The lower, the more people."
      min={5}
      max={30}
      value={ratio}
      valueText={`1:${ratio}`}
      disabled={disabled}
      onChange={setRatio}
    />
  );
}

export const rangeFieldExamples: Examples = {
  title: 'Range field',
  group: 'Forms',
  about: 'A number to try out between two bounds, where its effect matters more than its exact value.',
  keyboard: [
    ['Arrow keys', 'One step more or less.'],
    ['Home or End', 'The lowest or the highest value.'],
  ],
  examples: [
    { name: 'With its value in words', render: () => <Ratio /> },
    { name: 'Disabled', render: () => <Ratio disabled /> },
  ],
};
