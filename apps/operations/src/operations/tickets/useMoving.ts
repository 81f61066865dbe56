import type { Ticket, TicketStatus } from '../source/rows/ticket';
import { useOperationsChange, useOperationsSource } from '../source/useOperationsSource';

/** Moves a ticket to another status. It shows at once; a refusal moves it back. */
export function useMoving({ id }: Ticket): (status: TicketStatus) => void {
  const source = useOperationsSource();
  const moving = useOperationsChange((status: TicketStatus) => source.moveTicket(id, status), {
    failed: 'The ticket was not moved',
  });
  return (status) => moving.mutate(status);
}
