import type { Examples } from '../../catalogue/examples';
import { SelectField } from './SelectField';

const types = [
  { value: 'swim', label: 'Swim & Tennis Club' },
  { value: 'country', label: 'Country Club' },
  { value: 'golf', label: 'Golf Club' },
];

export const selectFieldExamples: Examples = {
  title: 'Select',
  group: 'Forms',
  about: 'One choice out of a short list, in the list that the device itself brings: every phone knows how to show it.',
  keyboard: [
    ['Space or Enter', 'Opens the list.'],
    ['ArrowDown or ArrowUp', 'Chooses the next or the previous.'],
    ['A letter', 'Chooses the next one that begins with it.'],
  ],
  examples: [
    {
      name: 'With a placeholder',
      render: () => <SelectField label="Type" options={types} placeholder="Choose a type" />,
    },
    { name: 'Chosen', render: () => <SelectField label="Type" options={types} defaultValue="golf" /> },
    {
      name: 'With an error',
      render: () => (
        <SelectField label="Type" options={types} placeholder="Choose a type" error="Choose what your club is." />
      ),
    },
    { name: 'Disabled', render: () => <SelectField label="Type" options={types} defaultValue="swim" disabled /> },
  ],
};
