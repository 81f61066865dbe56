import { useState } from 'react';
import type { Examples } from '../../catalogue/examples';
import { Stack } from '../../layout/flow';
import { TextArea } from './TextArea';

export const textAreaExamples: Examples = {
  title: 'Text area',
  group: 'Forms',
  about: 'Several lines of text. For one line, a text field: its height says how much is expected.',
  keyboard: [
    ['Enter', 'Begins a new line; it never sends the form.'],
    ['Tab', 'Leaves the field.'],
  ],
  examples: [
    { name: 'Plain', render: () => <TextArea label="Message" optional /> },
    {
      name: 'With an error',
      render: () => (
        <TextArea label="What happened" rows={3} error="Say what happened: the report is kept for seven years." />
      ),
    },
    { name: 'Near its limit, and beyond', render: () => <LimitExample /> },
    {
      name: 'Read-only and disabled',
      render: () => (
        <Stack>
          <TextArea
            label="What happened"
            rows={3}
            defaultValue="A guest slipped beside the slide. Ice, no further help needed."
            readOnly
            hint="A report that was sent stays as it is."
          />
          <TextArea label="Answer of the manager" rows={2} disabled />
        </Stack>
      ),
    },
  ],
};

function LimitExample() {
  const [text, setText] = useState('A swallow nests above the pump house door, so please use the gate.');
  return <TextArea label="Note for the next shift" limit={60} value={text} onChange={(e) => setText(e.target.value)} />;
}
