import { useUnsavedChanges } from '@platform/module-kit';
import { Refusal } from '@platform/module-kit/screens';
import { Button, everythingIsRead, Stack, TextArea } from '@platform/ui';
import { useRef, useState } from 'react';
import type { Ticket } from '../source/rows/ticket';
import { useOperationsChange, useOperationsSource } from '../source/useOperationsSource';

/** Most characters of a comment (`ticket_events_note_length`). */
const LONGEST = 4000;

/** Adds a comment to a ticket. A refused comment stays in the field. */
export function TicketComment({ ticket }: { ticket: Ticket }) {
  const source = useOperationsSource();
  const [note, setNote] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const adding = useOperationsChange((text: string) => source.commentTicket(ticket.id, text), {
    onDone: () => {
      setNote('');
      // The button is disabled now and would drop the focus.
      field.current?.focus();
    },
  });
  const isWritten = note.trim() !== '';
  useUnsavedChanges(isWritten, `the comment on ${ticket.title}`);
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
        label="Add a comment"
        rows={2}
        limit={LONGEST}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Refusal error={adding.error} />
      <div>
        <Button type="submit" variant="secondary" size="sm" disabled={!isWritten} loading={adding.isPending}>
          Add comment
        </Button>
      </div>
    </Stack>
  );
}
