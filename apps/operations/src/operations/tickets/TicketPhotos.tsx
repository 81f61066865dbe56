import { Photos } from '../parts/Photos';
import type { Ticket } from '../source/rows/ticket';
import { useOperationsSource } from '../source/useOperationsSource';

/** The photos of a ticket. Managers add and remove them. */
export function TicketPhotos({ ticket }: { ticket: Ticket }) {
  const source = useOperationsSource();
  return (
    <Photos
      of={ticket.title}
      photos={ticket.photos}
      change={
        source.canManage
          ? {
              add: (photo) => source.addTicketPhoto(ticket, photo),
              remove: (path) => source.removeTicketPhoto(ticket, path),
            }
          : undefined
      }
    />
  );
}
