import { useState } from 'react';
import type { Examples } from '../../catalogue/examples';
import { Switch } from './Switch';

function Setting({ error, disabled }: { error?: string; disabled?: boolean }) {
  const [on, setOn] = useState(!error);
  return (
    <Switch
      label="Schedule changes"
      hint="An email when one of your shifts changes."
      checked={on}
      disabled={disabled}
      error={error}
      onChange={(event) => setOn(event.target.checked)}
    />
  );
}

export const switchExamples: Examples = {
  title: 'Switch',
  group: 'Forms',
  about: 'A setting that is on or off and acts at once: there is no Save beside it.',
  keyboard: [['Space', 'Turns it on or off.']],
  examples: [
    { name: 'On', render: () => <Setting /> },
    { name: 'Not kept', render: () => <Setting error="This could not be saved. Try again." /> },
    { name: 'Disabled', render: () => <Setting disabled /> },
  ],
};
