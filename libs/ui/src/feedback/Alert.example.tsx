import type { Examples } from '../catalogue/examples';
import { Button } from '../forms/buttons/Button';
import { Stack } from '../layout/flow';
import { Alert } from './Alert';

export const alertExamples: Examples = {
  title: 'Alert',
  group: 'Feedback',
  about:
    'A message that stays in its place until what it says is no longer so. A danger interrupts a screen reader. For what has just happened, a toast.',
  examples: [
    {
      name: 'Tones',
      render: () => (
        <Stack $gap="sm">
          <Alert title="The week is a draft">Staff see it when you publish it.</Alert>
          <Alert tone="success" title="Everyone is certified" />
          <Alert tone="warning" title="5 certifications expire within 30 days" />
          <Alert tone="danger" title="Two guards are missing on Saturday">
            The deep pool may not open without them.
          </Alert>
        </Stack>
      ),
    },
    {
      name: 'With an action',
      render: () => (
        <Alert
          tone="warning"
          title="2 shifts need coverage"
          action={
            <Button size="sm" variant="secondary">
              Find Coverage
            </Button>
          }
        />
      ),
    },
  ],
};
