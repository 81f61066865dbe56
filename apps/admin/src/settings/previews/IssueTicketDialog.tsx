import { failureReason } from '@platform/module-kit';
import { FormDialog, useErrorsOnceTried } from '@platform/module-kit/screens';
import { Button, Dialog, SelectField, TextField } from '@platform/ui';
import { useState } from 'react';
import { linkOf, type PreviewedRelease } from '../../source/rows/preview';
import { useAdminChange, useAdminSource } from '../../source/useAdminSource';
import { Command } from '../frame/Command';
import { ReleasePicker } from './ReleasePicker';

/** How long a preview may last (hours). The server accepts 1 to 168. */
const spans = [
  { value: '8', label: '8 hours' },
  { value: '24', label: 'A day' },
  { value: '72', label: '3 days' },
  { value: '168', label: 'A week' },
];

const NOTHING: PreviewedRelease = { moduleId: '', version: '' };

/** Lets one person preview releases of some modules for a while, and shows the link. */
export function IssueTicketDialog({ onClose }: { onClose: () => void }) {
  const source = useAdminSource();
  const [releases, setReleases] = useState<readonly PreviewedRelease[]>([NOTHING]);
  const [email, setEmail] = useState('');
  const [hours, setHours] = useState('8');
  const issuing = useAdminChange(() => source.issueTicket({ releases, email, hours: Number(hours) }));
  const [errors, whenRight] = useErrorsOnceTried({
    releases: releases.every(({ version }) => version !== '') ? undefined : 'Choose a release of each module.',
    email: email.trim() ? undefined : 'Enter their email address.',
  });

  if (issuing.isSuccess) {
    return (
      <Dialog
        open
        onClose={onClose}
        title="Preview issued"
        description={`Send this link to ${email.trim()}. It opens only for them.`}
        size="sm"
        actions={<Button onClick={onClose}>Done</Button>}
      >
        <Command what="Link of the preview">{linkOf(issuing.data)}</Command>
      </Dialog>
    );
  }
  return (
    <FormDialog
      onClose={onClose}
      title="Issue a preview"
      description="It ends by itself. Until then you can end it at any time."
      submit="Issue the preview"
      unsaved="the preview"
      isPending={issuing.isPending}
      onSubmit={() => whenRight(() => issuing.mutate())}
      refusal={issuing.error && failureReason(issuing.error)}
    >
      {releases.map((release, place) => (
        <ReleasePicker
          key={place}
          value={release}
          isMissed={errors.releases !== undefined}
          taken={releases.map(({ moduleId }) => moduleId)}
          onChange={(changed) => setReleases(releases.map((each, index) => (index === place ? changed : each)))}
          onRemove={
            releases.length > 1 ? () => setReleases(releases.filter((_each, index) => index !== place)) : undefined
          }
        />
      ))}
      <Button variant="quiet" size="sm" onClick={() => setReleases([...releases, NOTHING])}>
        Add another module
      </Button>
      <TextField
        label="Email of the person"
        hint="The address that the person signs in with."
        type="email"
        value={email}
        error={errors.email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <SelectField label="How long" value={hours} options={spans} onChange={(event) => setHours(event.target.value)} />
    </FormDialog>
  );
}
