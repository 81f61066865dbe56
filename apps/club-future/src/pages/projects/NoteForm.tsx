import { useUnsavedChanges } from '@platform/module-kit';
import { Refusal } from '@platform/module-kit/screens';
import { Button, everythingIsRead, Stack, TextArea } from '@platform/ui';
import { useRef, useState } from 'react';
import type { Project } from '../../source/rows/project';
import { useClubFutureChange, useClubFutureSource } from '../../source/useClubFutureSource';

/** Most characters of a note (project_updates_note_length). */
const LONGEST = 1000;

/** Adds an update to the history of a project. A refused one stays in the field. */
export function NoteForm({ project }: { project: Project }) {
  const source = useClubFutureSource();
  const [note, setNote] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const adding = useClubFutureChange((text: string) => source.addNote(project.id, text), {
    onDone: () => {
      setNote('');
      // The button is disabled now and would drop the focus.
      field.current?.focus();
    },
  });
  const isWritten = note.trim() !== '';
  useUnsavedChanges(isWritten, `the update on ${project.title}`);
  return (
    <Stack
      as="form"
      $gap="sm"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isWritten && !adding.isPending && everythingIsRead(event.currentTarget)) adding.mutate(note);
      }}
    >
      <TextArea
        ref={field}
        label="Add an update"
        rows={2}
        limit={LONGEST}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Refusal error={adding.error} />
      <div>
        <Button type="submit" variant="secondary" size="sm" disabled={!isWritten} loading={adding.isPending}>
          Add update
        </Button>
      </div>
    </Stack>
  );
}
