import { useState } from 'react';
import type { Examples } from '../../catalogue/examples';
import { ComboboxField } from './ComboboxField';

const staff = [
  { value: 'ana', label: 'Ana Lima', detail: 'Head Lifeguard' },
  { value: 'ben', label: 'Ben Okafor', detail: 'Lifeguard' },
  { value: 'chloe', label: 'Chloe Park', detail: 'Swim Instructor' },
  { value: 'diego', label: 'Diego Ruiz', detail: 'Gate Attendant' },
];

function OwnerOf({ initial = '', error }: { initial?: string; error?: string }) {
  const [owner, setOwner] = useState(initial);
  return (
    <ComboboxField
      label="Owner"
      placeholder="No one yet"
      options={staff}
      value={owner}
      error={error}
      noneFound="No one has this name or role. Try fewer letters."
      onChange={setOwner}
    />
  );
}

export const comboboxFieldExamples: Examples = {
  title: 'Combobox',
  group: 'Forms',
  about: 'One choice out of many, such as a person of the club: typing narrows the list. Of a few, take a Select.',
  keyboard: [
    ['A letter', 'Opens the list and narrows it.'],
    ['ArrowDown or ArrowUp', 'Opens the list; moves to the next or the previous.'],
    ['Enter', 'Chooses what is marked.'],
    ['Escape', 'Closes the list; what was chosen stays.'],
    ['Tab', 'Chooses what is marked after typing, and goes on.'],
  ],
  examples: [
    { name: 'Of people', opens: true, render: () => <OwnerOf /> },
    { name: 'Chosen', render: () => <OwnerOf initial="chloe" /> },
    { name: 'With an error', render: () => <OwnerOf error="Choose who answers for it." /> },
    {
      name: 'Disabled',
      render: () => <ComboboxField label="Owner" options={staff} value="ben" onChange={() => undefined} disabled />,
    },
  ],
};
