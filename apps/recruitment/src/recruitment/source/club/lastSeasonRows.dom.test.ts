import { connectSupabase, supabaseWithSession } from '@platform/session';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runInThisContext } from 'node:vm';
import { readLastSeason } from './lastSeasonRows';

/** Everyone in the season in the server's order: by id, which is unrelated to the name. */
const records = Array.from({ length: 2001 }, (_, index) => ({
  staff_id: `10000005-0000-4000-8000-${String(index).padStart(12, '0')}`,
  name: `Person ${String((index * 7) % 2001).padStart(4, '0')}`,
  role: 'Lifeguard',
  outcome: 'finished',
  eligible_for_rehire: true,
  returned: false,
}));

let server: Server;

beforeAll(async () => {
  // jsdom has no fetch, and Node's own is outside the page's global.
  Object.assign(globalThis, runInThisContext('({ fetch, Headers, Request, Response })'));
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://server');
    const after = searchParams.get('staff_id')?.replace(/^gt\./, '') ?? '';
    const page = records.filter(({ staff_id: id }) => id > after).slice(0, 1000);
    const rows = pathname.endsWith('/seasons') ? [{ id: 'season', year: '2024' }] : page;
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    response.writeHead(200, { ...headers, 'content-type': 'application/json' }).end(JSON.stringify(rows));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  connectSupabase({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, publishableKey: 'k' });
});
afterAll(async () => {
  // Its channel to other tabs would keep the process running.
  await (await supabaseWithSession()).auth.dispose();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('reads everyone of a season with more people than one answer holds, in order of names', async () => {
  const names = (await readLastSeason('club'))?.people.map(({ name }) => name) ?? [];
  expect(names).toEqual(records.map(({ name }) => name).sort());
});
