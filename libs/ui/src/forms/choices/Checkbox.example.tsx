import { useState } from 'react';
import type { Examples } from '../../catalogue/examples';
import { Stack } from '../../layout/flow';
import { Checkbox } from './Checkbox';

function Plain() {
  const [checked, setChecked] = useState(true);
  return (
    <Checkbox
      label="Needs CPR"
      hint="Only people with a valid certificate can take the shift."
      checked={checked}
      onChange={(event) => setChecked(event.target.checked)}
    />
  );
}

export const checkboxExamples: Examples = {
  title: 'Checkbox',
  group: 'Forms',
  about: 'Yes or no that takes effect with the form. A setting that acts at once is a Switch.',
  keyboard: [['Space', 'Turns it round.']],
  examples: [
    { name: 'With a hint', render: () => <Plain /> },
    {
      name: 'States',
      render: () => (
        <Stack $gap="xs">
          <Checkbox label="Not chosen" />
          <Checkbox label="Some of it" indeterminate />
          <Checkbox label="Cannot be changed" disabled defaultChecked />
          <Checkbox label="I have read the safety rules" error="Read the rules and tick the box to go on." />
        </Stack>
      ),
    },
  ],
};
