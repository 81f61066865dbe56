/** Where a tab keeps the preview that it was opened for (session storage). */
export const TICKET_KEY = 'preview-ticket';

/** A tab opened from a page inherits its session storage, but not its window name. */
export const tabNameOf = (ticket: string) => `preview ${ticket}`;
