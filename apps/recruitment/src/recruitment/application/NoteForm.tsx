import { Refusal } from '@platform/module-kit/screens';
import { useUnsavedChanges } from '@platform/module-kit';
import { Button, everythingIsRead, Stack, TextArea } from '@platform/ui';
import { useRef, useState } from 'react';
import type { Application } from '../source/application';
import { useRecruitmentChange, useRecruitmentSource } from '../source/useRecruitmentSource';

/** Most characters of a note (`job_application_events_note_length`). */
const LONGEST = 2000;

/** Adds a note with its author and time to an application. A refused note stays in the field. */
export function NoteForm({ application }: { application: Application }) {
  const source = useRecruitmentSource();
  const [note, setNote] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const text = note.trim();
  const adding = useRecruitmentChange(() => source.addNote(application.id, text), {
    onDone() {
      setNote('');
      // The button is disabled now and would drop the focus.
      field.current?.focus();
    },
  });
  useUnsavedChanges(text !== '', `the note on ${application.name}`);
  if (!source.canManage) return null;
  return (
    <Stack
      as="form"
      $gap="sm"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (text && !adding.isPending && everythingIsRead(event.currentTarget)) adding.mutate();
      }}
    >
      <TextArea
        ref={field}
        label="Add a note"
        hint="Managers and admins of your club read it."
        rows={2}
        limit={LONGEST}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Refusal error={adding.error} />
      <div>
        <Button type="submit" variant="secondary" size="sm" disabled={text === ''} loading={adding.isPending}>
          Add note
        </Button>
      </div>
    </Stack>
  );
}
