import { sessionStore, supabaseAddress } from '@platform/session';
import { validStoredSession } from '@platform/session/start';

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

/** The person's token if it is still valid. */
const storedToken = (): string | undefined =>
  sessionStore.get().status === 'signed-in' ? validStoredSession()?.access_token : undefined;
