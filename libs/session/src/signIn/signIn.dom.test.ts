import { runInThisContext } from 'node:vm';
import { signIn } from './signIn';
import { connectSupabase } from '../client/supabaseClient';

/** What the server answers to whether an address is invited, and to a password. */
let invited: Response;
let asked: string[];

beforeAll(() => {
  // jsdom brings no fetch; Node's own lives outside of the page's global.
  Object.assign(globalThis, runInThisContext('({ Headers, Request, Response })'));
  connectSupabase({ url: 'https://data.test', publishableKey: 'publishable' });
});
beforeEach(() => {
  asked = [];
  globalThis.fetch = async (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    asked.push(pathname);
    if (pathname.endsWith('/is_invited')) return invited;
    return json(400, {
      code: 'invalid_credentials',
      error_code: 'invalid_credentials',
      msg: 'Invalid login credentials',
    });
  };
});

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

test('tries the password when the invitation check answers 429', async () => {
  invited = json(429, { code: 'PT429', message: 'Too many requests.', details: null, hint: null });
  expect(await signIn('ann@example.test', 'wrong')).toEqual({
    ok: false,
    message: 'The email or the password is wrong.',
    doubts: 'password',
  });
  expect(asked).toContain('/auth/v1/token');
});

test('sends no password for an address that is not invited', async () => {
  invited = json(200, false);
  expect(await signIn('ann@example.test', 'wrong')).toMatchObject({ ok: false, doubts: 'email' });
  expect(asked).not.toContain('/auth/v1/token');
});
