import type { Examples } from '../../catalogue/examples';
import { Stack } from '../../layout/flow';
import { TextField } from './TextField';

export const textFieldExamples: Examples = {
  title: 'Text field',
  group: 'Forms',
  about:
    'One line of text. The label stays above what is typed; the hint says what is not obvious; the error says in one sentence what to change.',
  keyboard: [['Tab', 'Moves into the field; label, error and hint are read out together.']],
  examples: [
    {
      name: 'Plain',
      render: () => <TextField label="Organization name" name="organization" autoComplete="organization" />,
    },
    {
      name: 'With a hint',
      render: () => <TextField label="Email" type="email" hint="Your invitation went to this address." />,
    },
    {
      name: 'With an error',
      render: () => (
        <TextField
          label="Email"
          type="email"
          defaultValue="ana@"
          error="Write the whole address, such as ana@club.org."
        />
      ),
    },
    {
      name: 'Near its limit',
      render: () => <TextField label="Badge name" limit={20} value="Alexandra Castillo" readOnly />,
    },
    { name: 'Optional', render: () => <TextField label="Phone" type="tel" optional /> },
    {
      name: 'Read-only and disabled',
      render: () => (
        <Stack>
          <TextField label="Email" defaultValue="admin@pinehollow.test" readOnly hint="The firm can change it." />
          <TextField label="Club code" defaultValue="PINE-2026" disabled />
        </Stack>
      ),
    },
  ],
};
