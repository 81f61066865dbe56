import { clock_devices } from '@platform/database/refusals/clock_devices';
import { failureReason } from '@platform/module-kit';
import { copyText, FormDialog, QrCode, useErrorsOnceTried } from '@platform/module-kit/screens';
import { Alert, Button, Dialog, Inline, Stack, TextField } from '@platform/ui';
import { useState } from 'react';
import { useTimeClockChange, useTimeClockSource } from '../source/useTimeClockSource';

/** Adds a shared clock, and shows once the link that turns a screen into it. */
export function DeviceDialog({ onClose }: { onClose: () => void }) {
  const source = useTimeClockSource();
  const [name, setName] = useState('');
  const [link, setLink] = useState<string>();
  const adding = useTimeClockChange(() => source.addClockDevice(name));
  const [errors, whenRight] = useErrorsOnceTried({
    name: name.trim() ? undefined : clock_devices.rules.clock_devices_name_length,
  });
  if (link !== undefined) return <LinkShown name={name.trim()} link={link} onClose={onClose} />;
  return (
    <FormDialog
      size="sm"
      title="Add shared clock"
      description="Name it by its place. The hours say at which clock they were clocked."
      submit="Add clock"
      isPending={adding.isPending}
      refusal={adding.error && failureReason(adding.error, 'The clock was not added')}
      onClose={onClose}
      onSubmit={() =>
        whenRight(() => adding.mutate(undefined, { onSuccess: (token) => setLink(source.addressOfClock(token)) }))
      }
    >
      <TextField
        label="Name"
        placeholder="Guard room"
        limit={60}
        value={name}
        error={errors.name}
        onChange={(event) => setName(event.target.value)}
      />
    </FormDialog>
  );
}

function LinkShown({ name, link, onClose }: { name: string; link: string; onClose: () => void }) {
  const { isDemo } = useTimeClockSource();
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Open ${name} on its screen`}
      actions={<Button onClick={onClose}>Done</Button>}
    >
      <Stack $gap="md">
        <Alert tone="info" title="This link is shown once">
          Scan the code with the tablet, or open the link there. The screen becomes the clock, and needs no account:
          sign out on it first.
        </Alert>
        {isDemo ? (
          <p>
            <a href={link}>Open the clock of the sample club</a>
          </p>
        ) : (
          <>
            <QrCode text={link} label={`QR code of the link of ${name}`} />
            <TextField
              label="Link of the clock"
              readOnly
              value={link}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <Inline $gap="xs">
              <Button variant="secondary" size="sm" onClick={() => void copyText(link, 'Link')}>
                Copy link
              </Button>
            </Inline>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
