import { SESSION_STORAGE_KEY, sessionStore, supabaseAddress } from '@platform/session';

/**
 * Calls a function of the database without the client's code, even while the page is closing. The page does not learn
 * whether the call arrives, so this is for statistics and not for people's actions.
 */
export async function callBeyondPage(name: string, parameters: object): Promise<void> {
  try {
    const { url, publishableKey } = supabaseAddress();
    await fetch(`${url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      keepalive: true,
      headers: {
        apikey: publishableKey,
        authorization: `Bearer ${storedToken() ?? publishableKey}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(parameters),
    });
  } catch {
    // No caller waits for it. The report is lost if the page closes.
  }
}

/** The person's token if it is still valid; the client stores it there. */
function storedToken(): string | undefined {
  if (sessionStore.get().status !== 'signed-in') return undefined;
  try {
    const stored = JSON.parse(localStorage.getItem(SESSION_STORAGE_KEY) ?? '') as Record<string, unknown>;
    const isGood = typeof stored.expires_at === 'number' && stored.expires_at * 1000 > Date.now();
    return isGood && typeof stored.access_token === 'string' ? stored.access_token : undefined;
  } catch {
    return undefined;
  }
}
