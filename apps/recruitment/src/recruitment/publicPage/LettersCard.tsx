import { Loaded } from '@platform/module-kit';
import { Quiet } from '@platform/module-kit/screens';
import { Button, Card, CardTitle, Stack } from '@platform/ui';
import { useState } from 'react';
import { useLetterSettings } from '../source/queries';
import { LettersDialog } from './LettersDialog';
import { LETTERS_FAILED } from '../source/failures';

/** The initial texts of the club's emails to applicants, and where replies go. */
export function LettersCard() {
  const settings = useLetterSettings();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card>
      <Stack $gap="sm">
        <CardTitle>Emails to applicants</CardTitle>
        <Loaded query={settings} label="the emails" failure={LETTERS_FAILED} height="6rem">
          {(known) => (
            <>
              <Quiet>
                Invitations, offers and refusals begin with your text. Replies go to{' '}
                {known.replyTo ?? 'the manager who wrote'}.
              </Quiet>
              <div>
                <Button variant="secondary" onClick={() => setOpen(true)}>
                  Edit the emails
                </Button>
              </div>
              {isOpen && <LettersDialog settings={known} onClose={() => setOpen(false)} />}
            </>
          )}
        </Loaded>
      </Stack>
    </Card>
  );
}
