import { useState } from 'react';
import type { Examples } from '../../catalogue/examples';
import { Stack } from '../../layout/flow';
import { matchesWords } from '../../words/matchesWords';
import { SearchField } from './SearchField';

const people = ['Ana Lima', 'Ben Okafor', 'Chloe Park', 'Diego Ruiz'];

function PeopleSearch() {
  const [text, setText] = useState('an');
  const found = people.filter((name) => matchesWords(text, name));
  return (
    <Stack $gap="sm">
      <SearchField
        label="Search staff by name or role"
        value={text}
        onChange={setText}
        found={`${found.length} ${found.length === 1 ? 'person' : 'people'}`}
      />
      <p>{found.join(', ') || 'No one has this name.'}</p>
    </Stack>
  );
}

export const searchFieldExamples: Examples = {
  title: 'Search field',
  group: 'Forms',
  about: 'Narrows the list below it while one types, and tells a screen reader how much is left.',
  keyboard: [['Escape', 'Empties the field.']],
  examples: [
    { name: 'Over a list', render: () => <PeopleSearch /> },
    {
      name: 'Disabled, until there is a list',
      render: () => <SearchField label="Search staff by name or role" value="" onChange={() => {}} disabled />,
    },
  ],
};
