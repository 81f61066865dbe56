import { useState } from 'react';
import type { Examples } from '../../catalogue/examples';
import { CheckboxGroup } from './CheckboxGroup';
import type { GroupOption } from './groupOption';

const options: readonly GroupOption[] = [
  { value: 'cpr', label: 'CPR' },
  { value: 'lifeguard', label: 'Lifeguard', description: 'With waterfront skills' },
  { value: 'first-aid', label: 'First aid' },
  { value: 'instructor', label: 'Instructor', disabled: true },
];

function Group({ appearance, error }: { appearance?: 'list' | 'cards'; error?: string }) {
  const [value, setValue] = useState<string[]>(['cpr']);
  return (
    <CheckboxGroup
      label="Certifications"
      hint="Choose all that apply."
      options={options}
      value={value}
      onChange={setValue}
      appearance={appearance}
      error={error}
    />
  );
}

const names = ['Title', 'Cost', 'Priority', 'Status', 'Season', 'Requested by', 'Requested on', 'Project'];
const columns: readonly GroupOption[] = names.map((label) => ({ value: label, label }));

function Columns() {
  const [value, setValue] = useState<string[]>(['Title', 'Cost']);
  return <CheckboxGroup label="Columns" options={columns} value={value} onChange={setValue} appearance="columns" />;
}

const days: readonly GroupOption[] = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].map((label) => ({
  value: label,
  label,
}));

function Days() {
  const [value, setValue] = useState<string[]>(['Sun']);
  return <CheckboxGroup label="Every week on" options={days} value={value} onChange={setValue} appearance="row" />;
}

export const checkboxGroupExamples: Examples = {
  title: 'Checkbox group',
  group: 'Forms',
  about: 'Any number of answers to one question, all in sight.',
  keyboard: [
    ['Tab', 'Moves to the next answer.'],
    ['Space', 'Chooses it, or takes it back.'],
  ],
  examples: [
    { name: 'List', render: () => <Group /> },
    { name: 'Cards', render: () => <Group appearance="cards" /> },
    { name: 'Columns', render: () => <Columns /> },
    { name: 'Row', render: () => <Days /> },
    { name: 'Invalid', render: () => <Group error="Choose at least two." /> },
  ],
};
