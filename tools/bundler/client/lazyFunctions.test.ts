import { FunctionsClient as Whole } from '@supabase/functions-js';
import { FunctionsClient } from './lazyFunctions.mjs';

const URL = 'https://data.test/functions/v1';

test.each([
  [200, { sent: true }],
  [409, { error: { code: 'taken', message: 'This account exists.' } }],
])('calls a function like the whole client when it answers %i', async (status, body) => {
  const asked: unknown[] = [];
  const customFetch = (address: unknown, { method, headers, body: sent }: RequestInit = {}) => {
    asked.push([String(address), method, headers, sent]);
    return Promise.resolve(Response.json(body, { status }));
  };
  const options = { headers: { apikey: 'publishable' }, customFetch };
  const lazy = await new FunctionsClient(URL, options).invoke('invite', { body: { email: 'ana@pool.test' } });
  const whole = await new Whole(URL, options).invoke('invite', { body: { email: 'ana@pool.test' } });
  expect(lazy.data).toEqual(whole.data);
  expect(String(lazy.error)).toBe(String(whole.error));
  expect(asked[0]).toEqual(asked[1]);
});
