import { GoTrueAdminApi as Whole } from '@supabase/auth-js';
import SignOutApi from './signOutOnly.mjs';

const settings = { url: 'https://data.test/auth/v1', headers: { apikey: 'publishable' } };

test.each([
  [204, undefined],
  [403, { code: 'session_not_found', message: 'Session not found' }],
])('signs a person out like the whole client when the service answers %i', async (status, body) => {
  const asked: unknown[] = [];
  const fetch = (address: unknown, options?: RequestInit) => {
    asked.push([String(address), options]);
    return Promise.resolve(body ? Response.json(body, { status }) : new Response(null, { status }));
  };
  const own = await new SignOutApi({ ...settings, fetch }).signOut('token', 'local');
  const whole = await new Whole({ ...settings, fetch }).signOut('token', 'local');
  expect(own.error?.message).toEqual(whole.error?.message);
  expect(own.data).toEqual(whole.data);
  expect(asked[0]).toEqual(asked[1]);
});
