import { pageBlockIds, type PageConfig } from '@platform/contract';

/** How long a token must still be valid, as the client of Supabase has it before it renews one (milliseconds). */
const VALID_FOR_MS = 90_000;

/**
 * Requests what a members' page starts with, while the page's code is still on its way. `libs/session/src/start` takes
 * the answer, and makes the request itself if there is none: without a session that is valid for a while, and on public
 * pages.
 */
export function askForStart(): void {
  if (document.currentScript?.dataset.members === undefined) return;
  try {
    const session = JSON.parse(localStorage.getItem('platform-session') ?? '') as StoredSession;
    if (!session.user.id || !(session.expires_at * 1000 - Date.now() > VALID_FOR_MS)) return;
    const config = document.getElementById(pageBlockIds.config)?.textContent ?? '';
    const ticket = previewTicket();
    const response = request(JSON.parse(config) as PageConfig, session.access_token, ticket);
    Object.assign(window, { earlyStart: { userId: session.user.id, ticket, response } });
  } catch {
    // Without storage, or without a session in it, there is no one to ask for.
  }
}

/** The parts of a stored session that are read here. */
interface StoredSession {
  user: { id: string };
  access_token: string;
  /** Seconds since 1970. */
  expires_at: number;
}

function previewTicket(): string | undefined {
  const kept = sessionStorage.getItem('preview-ticket');
  return kept !== null && window.name === `preview ${kept}` ? kept : undefined;
}

function request({ supabaseUrl, publishableKey }: PageConfig, token: string, ticket?: string): Promise<Response> {
  const response = fetch(`${supabaseUrl || location.origin}/rest/v1/rpc/platform_start`, {
    method: 'POST',
    headers: { apikey: publishableKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ticket_param: ticket }),
  });
  // The code that takes it sees the failure.
  response.catch(() => undefined);
  return response;
}
