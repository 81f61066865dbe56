import { TICKET_KEY } from '../preview/ticketPlace';

/** The preview that this tab keeps, or the tab that it was opened from. Null without one. */
export function storedTicket(): string | null {
  try {
    return sessionStorage.getItem(TICKET_KEY);
  } catch {
    // Without storage there is no preview.
    return null;
  }
}
