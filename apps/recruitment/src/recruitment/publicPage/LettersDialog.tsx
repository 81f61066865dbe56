import { failureReason } from '@platform/module-kit';
import { isEmailAddress } from '@platform/contract';
import { FormDialog } from '@platform/module-kit/screens';
import { TextArea, TextField, toast } from '@platform/ui';
import { useState } from 'react';
import { LONGEST_LETTER, placeholders, proposedTexts, type LetterKind } from '../rules/letters';
import type { LetterSettings } from '../source/rows/letter';
import { useRecruitmentChange, useRecruitmentSource } from '../source/useRecruitmentSource';

const kinds: readonly { kind: LetterKind; label: string }[] = [
  { kind: 'invited', label: 'Invitation to an interview' },
  { kind: 'offered', label: 'Offer' },
  { kind: 'refused', label: 'Refusal' },
];

/** Edits the initial texts of the club's emails to applicants. An emptied text becomes the proposed one again. */
export function LettersDialog({ settings, onClose }: { settings: LetterSettings; onClose: () => void }) {
  const source = useRecruitmentSource();
  const [replyTo, setReplyTo] = useState(settings.replyTo ?? '');
  const [texts, setTexts] = useState(() => ({
    invited: settings.texts.invited ?? proposedTexts.invited,
    offered: settings.texts.offered ?? proposedTexts.offered,
    refused: settings.texts.refused ?? proposedTexts.refused,
  }));
  const [isChecked, setChecked] = useState(false);
  const address = replyTo.trim();
  const isAddress = address === '' || isEmailAddress(address);
  const save = () =>
    source.saveLetterSettings({
      replyTo: address || null,
      texts: { invited: ownText('invited'), offered: ownText('offered'), refused: ownText('refused') },
      version: settings.version,
    });
  const saving = useRecruitmentChange(save, {
    onDone() {
      toast({ title: 'The emails are saved', tone: 'success' });
      onClose();
    },
  });
  function ownText(kind: LetterKind): string | null {
    const text = texts[kind].trim();
    return text === '' || text === proposedTexts[kind] ? null : text;
  }
  return (
    <FormDialog
      onClose={onClose}
      title="Emails to applicants"
      description={`Each email begins with its text, and can be changed before it is sent. ${placeholders.join(', ')} become the applicant’s name, their positions and your club.`}
      submit="Save"
      unsaved="the emails to applicants"
      isPending={saving.isPending}
      onSubmit={() => {
        setChecked(true);
        if (isAddress) saving.mutate();
      }}
      refusal={saving.error && failureReason(saving.error)}
    >
      <TextField
        label="Replies go to"
        optional
        type="email"
        limit={254}
        hint="Left empty, replies go to the manager who wrote, and the email that confirms an application names no address."
        value={replyTo}
        error={isChecked && !isAddress ? 'Enter a complete email address, such as jobs@club.com.' : undefined}
        onChange={(event) => setReplyTo(event.target.value)}
      />
      {kinds.map(({ kind, label }) => (
        <TextArea
          key={kind}
          label={label}
          rows={8}
          limit={LONGEST_LETTER}
          value={texts[kind]}
          onChange={(event) => setTexts((now) => ({ ...now, [kind]: event.target.value }))}
        />
      ))}
    </FormDialog>
  );
}
