import { asking, foundIn, MOST_FOUND, type PaletteQuery } from '@platform/module-kit/screens';
import { statusWords } from '../operations/rules/tickets/tickets';
import type { TicketStatus } from '../operations/source/rows/ticket';
import { TICKETS_FAILED, VENDORS_FAILED } from '../operations/source/failures';

/**
 * Tickets and vendors of a club that match a query, for the command palette: open tickets, vendors, then resolved
 * tickets, which must not hide a vendor.
 */
export async function searchOperations({ clubId, query }: PaletteQuery) {
  const [tickets, vendors] = await Promise.all([
    asking(TICKETS_FAILED)((db) => {
      const all = db.from('ticket_overview').select('id, title, status').eq('club_id', clubId);
      const found = foundIn(all, 'title', query);
      // `resolved` is last in the alphabet, so resolved tickets sort last.
      return found
        .order('status')
        .order('opened_at', { ascending: false })
        .limit(MOST_FOUND)
        .overrideTypes<FoundTicket[], { merge: false }>();
    }),
    asking(VENDORS_FAILED)((db) => {
      const all = db.from('vendors').select('id, name, type').eq('club_id', clubId);
      return foundIn(all, 'name', query).order('name').limit(MOST_FOUND);
    }),
  ]);
  const open = tickets.filter((ticket) => !isResolved(ticket));
  return [
    ...open.map(ticketFound),
    ...vendors.map(({ id, name, type }) => ({
      id,
      label: name,
      detail: `Vendor, ${type}`,
      to: `/operations?tab=vendors&open=${id}`,
    })),
    ...tickets.filter(isResolved).map(ticketFound),
  ].slice(0, MOST_FOUND);
}

interface FoundTicket {
  id: string;
  title: string;
  status: string;
}

const isResolved = ({ status }: FoundTicket) => status === 'resolved';

const ticketFound = ({ id, title, status }: FoundTicket) => ({
  id,
  label: title,
  detail: `Ticket, ${statusWords[status as TicketStatus].toLowerCase()}`,
  to: `/operations?tab=tickets&open=${id}`,
});
