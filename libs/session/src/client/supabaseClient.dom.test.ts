import { runInThisContext } from 'node:vm';
import { connectSupabase, supabase, supabaseWithSession } from './supabaseClient';

test("sends the modules' requests, and exposes no session", async () => {
  // jsdom brings no fetch; Node's own lives outside of the page's global.
  Object.assign(globalThis, runInThisContext('({ fetch, Headers, Request, Response })'));
  connectSupabase({ url: 'https://data.test', publishableKey: 'publishable' });
  const client = (await supabase()) as unknown as Record<string, unknown>;
  expect(Object.keys(client).sort()).toEqual(['from', 'functions', 'rpc', 'storage']);
  expect(client.auth).toBeUndefined();
  expect(() => (client.auth = {})).toThrow(TypeError);
  expect((await supabase()).from('clubs').select('id')).toHaveProperty('then');
  await (await supabaseWithSession()).auth.dispose();
});
