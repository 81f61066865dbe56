import type { SupabaseAddress } from '../client/supabaseClient';

/**
 * Calls a function of the database without the code of the client.
 * @param token of the person, or the publishable key for a visitor
 * @param isLast whether the call may outlive the page
 * @throws without an answer
 */
export function callWithoutClient(
  { url, publishableKey }: SupabaseAddress,
  token: string,
  name: string,
  parameters: object,
  isLast = false,
): Promise<Response> {
  return fetch(`${url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    keepalive: isLast,
    headers: { apikey: publishableKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(parameters),
  });
}
