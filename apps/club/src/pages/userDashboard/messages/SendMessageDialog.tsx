import { differs, FormDialog, TEAM_MEMBERS_FAILED } from '@platform/module-kit/screens';
import { SelectField, TextArea, TextField } from '@platform/ui';
import { useState } from 'react';
import { priorities, type Priority } from '../../../source/rows/message';
import type { TeamMember } from '../../../source/rows/teamMember';
import { longest, missingFields, type MessageDraft, type RequiredField } from './messageDraft';
import { priorityTitles } from './priorityLooks';
import { useSending } from './useSending';

interface SendMessageDialogProps {
  /** The people of the club except the person; undefined if they could not be loaded. */
  colleagues: TeamMember[] | undefined;
  /** What the message contains before the person writes. */
  begin: MessageDraft;
  onClose: () => void;
}

const wanted: Record<RequiredField, string> = {
  recipientId: 'Choose who gets the message.',
  subject: 'Write what it is about.',
  text: 'Write the message.',
};

/** A message to a member of the team. */
export function SendMessageDialog({ colleagues, begin, onClose }: SendMessageDialogProps) {
  const [draft, setDraft] = useState(begin);
  const change = (some: Partial<MessageDraft>) => setDraft((now) => ({ ...now, ...some }));
  const { send, sending, checked, refusal } = useSending(onClose);
  const missing = checked ? missingFields(draft) : [];
  const errorOf = (field: RequiredField) => (missing.includes(field) ? wanted[field] : undefined);
  return (
    <FormDialog
      onClose={onClose}
      title="Send Message"
      description="Only you and the recipient can read it. Your club’s activity shows that you wrote, but not the message."
      submit="Send Message"
      isPending={sending}
      refusal={refusal}
      unsaved="the message"
      isChanged={differs(draft, begin)}
      onSubmit={() => void send(draft)}
    >
      <SelectField
        label="Recipient"
        required
        autoFocus={draft.recipientId === ''}
        placeholder={placeholderFor(colleagues)}
        options={(colleagues ?? []).map(({ userId, name }) => ({ value: userId, label: name }))}
        value={draft.recipientId}
        error={errorOf('recipientId')}
        onChange={(event) => change({ recipientId: event.target.value })}
      />
      <TextField
        label="Subject"
        required
        autoFocus={draft.recipientId !== '' && draft.subject === ''}
        limit={longest.subject}
        value={draft.subject}
        error={errorOf('subject')}
        onChange={(event) => change({ subject: event.target.value })}
      />
      <TextArea
        label="Message"
        required
        autoFocus={draft.recipientId !== '' && draft.subject !== ''}
        rows={6}
        limit={longest.text}
        value={draft.text}
        error={errorOf('text')}
        onChange={(event) => change({ text: event.target.value })}
      />
      <SelectField
        label="Priority"
        options={priorities.map((value) => ({ value, label: priorityTitles[value] }))}
        value={draft.priority}
        onChange={(event) => change({ priority: event.target.value as Priority })}
      />
    </FormDialog>
  );
}

function placeholderFor(colleagues: TeamMember[] | undefined): string {
  if (!colleagues) return TEAM_MEMBERS_FAILED;
  return colleagues.length > 0 ? 'Choose a team member' : 'No one else belongs to your club yet';
}
