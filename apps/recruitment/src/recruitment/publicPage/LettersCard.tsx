import { Loaded } from '@platform/module-kit';
import { Button, Card, CardTitle, Stack, token } from '@platform/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useLetterSettings } from '../source/queries';
import { LettersDialog } from './LettersDialog';

/** The initial texts of the club's emails to applicants, and where replies go. */
export function LettersCard() {
  const settings = useLetterSettings();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card>
      <Stack $gap="sm">
        <CardTitle>Emails to applicants</CardTitle>
        <Loaded query={settings} label="the emails" failure="Failed to fetch the emails to applicants" height="6rem">
          {(known) => (
            <>
              <Muted>
                Invitations, offers and refusals begin with your text. Replies go to{' '}
                {known.replyTo ?? 'the manager who wrote'}.
              </Muted>
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

const Muted = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  overflow-wrap: anywhere;
`;
