import { keptText } from '@platform/module-kit';

const kept = keptText('sessionStorage', 'preview-ticket');

/** A tab opened from a page inherits its session storage, but not its window name. */
const nameOf = (ticket: string) => `preview ${ticket}`;

/**
 * The preview that this tab was opened for. It stays in the tab: the same person's other tabs and browsers show what
 * everyone sees. The id alone opens nothing, because the server asks whose ticket it is.
 */
export const previewTicket = {
  read(): string | undefined {
    const ticket = kept.read();
    if (ticket !== null && window.name === nameOf(ticket)) return ticket;
    kept.forget();
    return undefined;
  },
  keep(ticket: string): void {
    kept.write(ticket);
    window.name = nameOf(ticket);
  },
  forget(): void {
    kept.forget();
    window.name = '';
  },
};
