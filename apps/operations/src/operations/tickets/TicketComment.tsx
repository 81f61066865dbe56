import { NoteForm } from '@platform/module-kit/screens';
import type { Ticket } from '../source/rows/ticket';
import { useOperationsChange, useOperationsSource } from '../source/useOperationsSource';

/** Most characters of a comment (`ticket_events_note_length`). */
const LONGEST = 4000;

/** Adds a comment to a ticket. */
export function TicketComment({ ticket }: { ticket: Ticket }) {
  const source = useOperationsSource();
  const adding = useOperationsChange((text: string) => source.commentTicket(ticket.id, text));
  return (
    <NoteForm
      what="comment"
      limit={LONGEST}
      unsaved={`the comment on ${ticket.title}`}
      add={adding.mutateAsync}
      isPending={adding.isPending}
      error={adding.error}
    />
  );
}
