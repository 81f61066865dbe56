import { asking, patternsOf } from '@platform/module-kit/screens';
import { statusWords } from '../operations/rules/tickets/tickets';
import type { TicketStatus } from '../operations/source/rows/ticket';

/** Most rows that the slot accepts. */
const MOST = 5;

/** Tickets and vendors of a club that match a query, for the command palette. Open tickets come first. */
export async function searchOperations({ clubId, query }: { clubId: string; query: string }) {
  const patterns = patternsOf(query);
  const [tickets, vendors] = await Promise.all([
    asking('Failed to fetch tickets')((db) => {
      const all = db.from('maintenance_tickets').select('id, title, status').eq('club_id', clubId);
      const found = patterns.reduce((rest, pattern) => rest.filter('title', 'imatch', pattern), all);
      // `resolved` is last in the alphabet, so open tickets sort first.
      return found.order('status').order('opened_at', { ascending: false }).limit(MOST);
    }),
    asking('Failed to fetch vendors')((db) => {
      const all = db.from('vendors').select('id, name, type').eq('club_id', clubId);
      const found = patterns.reduce((rest, pattern) => rest.filter('name', 'imatch', pattern), all);
      return found.order('name').limit(MOST);
    }),
  ]);
  return [
    ...tickets.map(({ id, title, status }) => ({
      id,
      label: title,
      detail: `Ticket, ${statusWords[status as TicketStatus].toLowerCase()}`,
      to: `/operations?tab=tickets&open=${id}`,
    })),
    ...vendors.map(({ id, name, type }) => ({
      id,
      label: name,
      detail: `Vendor, ${type}`,
      to: `/operations?tab=vendors&open=${id}`,
    })),
  ].slice(0, MOST);
}
