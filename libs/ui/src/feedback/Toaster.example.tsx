import type { Examples } from '../catalogue/examples';
import { Button } from '../forms/buttons/Button';
import { Inline } from '../layout/flow';
import { toast } from './toast';
import { Toaster } from './Toaster';

export const toasterExamples: Examples = {
  title: 'Toast',
  group: 'Feedback',
  about:
    'What has just happened, in the corner, for five seconds; it waits while a pointer or the focus is on it. At most three at once. The shell holds the one `Toaster`: a module only calls `toast()`.',
  keyboard: [
    ['Tab', 'Moves into the toast, which then stays.'],
    ['Enter or Space', 'On its action: runs it. On the cross: dismisses the toast.'],
  ],
  examples: [
    {
      name: 'Tones',
      opens: true,
      render: () => (
        <Inline>
          <Toaster />
          <Button
            variant="secondary"
            onClick={() =>
              toast({
                title: 'Shift deleted',
                description: 'Saturday 2:00 PM, deep pool',
                duration: Infinity,
                action: { label: 'Undo', onSelect: () => toast({ title: 'The shift is back' }) },
              })
            }
          >
            Delete a shift
          </Button>
          <Button
            variant="secondary"
            onClick={() => toast({ title: 'Error', description: 'Failed to send message', tone: 'destructive' })}
          >
            Fail
          </Button>
        </Inline>
      ),
    },
  ],
};
