import { pageBlockIds, type PageConfig } from '@platform/contract';
import { keepEarlyStart, requestStart, validStoredSession } from '@platform/session/start';
import { tabNameOf } from '../preview/ticketPlace';
import { storedTicket } from './storedTicket';

/**
 * Requests what a members' page starts with, while the page's code is still on its way. The session takes the answer. It
 * makes the request itself on public pages, and for a stored session that has to be renewed first.
 */
export function askForStart(): void {
  if (document.currentScript?.dataset.members === undefined) return;
  const session = validStoredSession();
  const config = document.getElementById(pageBlockIds.config)?.textContent;
  if (!session || !config) return;
  const { supabaseUrl, publishableKey } = JSON.parse(config) as PageConfig;
  const kept = storedTicket();
  const ticket = kept !== null && window.name === tabNameOf(kept) ? kept : undefined;
  const response = requestStart({ url: supabaseUrl || location.origin, publishableKey }, session.access_token, ticket);
  keepEarlyStart({ userId: session.user.id, ticket, response });
}
