import { copyText, counted, downloadCsv } from '@platform/module-kit/screens';
import { Alert, Button, Dialog, Inline, Stack, TextField } from '@platform/ui';
import { Copy, Download } from 'lucide-react';
import type { InvitedPerson } from '../../../source/rows/survey';
import { usePostSeasonSource } from '../../../source/usePostSeasonSource';

interface LinksDialogProps {
  people: readonly InvitedPerson[];
  onClose: () => void;
}

/** The links of people, which are shown once: the database keeps none that can be read. */
export function LinksDialog({ people, onClose }: LinksDialogProps) {
  const { addressOfAnswer, isDemo } = usePostSeasonSource();
  const [only] = people.length === 1 ? people : [];
  const title = only ? `The link of ${only.name}` : `The links of ${counted(people.length, 'person', 'people')}`;
  return (
    <Dialog open title={title} actions={<Button onClick={onClose}>Done</Button>} onClose={onClose}>
      <Stack $gap="md">
        <Alert title={only ? 'This link is shown once' : 'These links are shown once'}>
          Each link is for one person and counts once.
          {isDemo && ' In the demo it leads back here: look at the preview of the survey instead.'}
        </Alert>
        {only ? (
          <>
            <TextField
              label="Link"
              readOnly
              value={addressOfAnswer(only.token)}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <Inline>
              <Button
                variant="secondary"
                icon={<Copy size={18} aria-hidden="true" />}
                onClick={() => void copyText(addressOfAnswer(only.token), 'Link')}
              >
                Copy link
              </Button>
            </Inline>
          </>
        ) : (
          <Inline>
            <Button
              variant="secondary"
              icon={<Download size={18} aria-hidden="true" />}
              onClick={() =>
                downloadCsv('survey-links.csv', [
                  ['Name', 'Email', 'Link'],
                  ...people.map(({ name, email, token }) => [name, email, addressOfAnswer(token)]),
                ])
              }
            >
              Download the links
            </Button>
          </Inline>
        )}
      </Stack>
    </Dialog>
  );
}
