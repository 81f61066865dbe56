import type { SupabaseAddress } from '../client/supabaseClient';
import { callWithoutClient } from './callWithoutClient';

/** A request for the start of a person's page. */
interface EarlyStart {
  userId: string;
  /** The preview that the tab was opened for. */
  ticket: string | undefined;
  response: Promise<Response>;
}

const page = globalThis as { earlyStart?: EarlyStart };

/** Requests everything that the page of a person starts with, without the client. */
export function requestStart(to: SupabaseAddress, token: string, ticket: string | undefined): Promise<Response> {
  return callWithoutClient(to, token, 'platform_start', ticket === undefined ? {} : { ticket_param: ticket });
}

/** Keeps a request that the page's first script has made, until the code of the session has arrived. */
export function keepEarlyStart(early: EarlyStart): void {
  // The code that takes it sees the failure.
  early.response.catch(() => undefined);
  page.earlyStart = early;
}

/** The response to the request that was kept, if it was made as this person and for this preview. It is given once. */
export function takeEarlyStart(userId: string, ticket: string | undefined): Promise<Response> | undefined {
  const early = page.earlyStart;
  page.earlyStart = undefined;
  return early?.userId === userId && early.ticket === ticket ? early.response : undefined;
}
