import { keptText } from '@platform/module-kit';
import { tabNameOf, TICKET_KEY } from './ticketPlace';

const kept = keptText('sessionStorage', TICKET_KEY);

/**
 * The preview that this tab was opened for. It stays in the tab: the same person's other tabs and browsers show what
 * everyone sees. The id alone opens nothing, because the server asks whose ticket it is.
 */
export const previewTicket = {
  read(): string | undefined {
    const ticket = kept.read();
    if (ticket !== null && window.name === tabNameOf(ticket)) return ticket;
    kept.forget();
    return undefined;
  },
  keep(ticket: string): void {
    kept.write(ticket);
    window.name = tabNameOf(ticket);
  },
  forget(): void {
    kept.forget();
    window.name = '';
  },
};
