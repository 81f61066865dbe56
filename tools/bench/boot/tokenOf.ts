import type { Platform } from '../../releases/platforms/platform';

const PASSWORD = 'clubcrew-local';

/** Signs a person of the seed in. @returns the token for the API */
export async function tokenOf({ page: { publishableKey }, siteOrigin }: Platform, email: string): Promise<string> {
  const answer = await fetch(`${siteOrigin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`${email} could not sign in: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { access_token: string }).access_token;
}
