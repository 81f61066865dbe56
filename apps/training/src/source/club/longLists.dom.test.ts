import { connectSupabase, supabaseWithSession, type Club } from '@platform/session';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runInThisContext } from 'node:vm';
import { readSessions } from './readSessions';

const club = { id: 'pine-hollow' } as Club;
const sessionNo = (number: number) => ({
  id: String(number).padStart(5, '0'),
  held_on: '2025-04-30',
  topic: `Drill ${number}`,
  minutes: 30,
  led_by: null,
  notes: null,
  version: 1,
  in_service_attendances: [{ staff_id: 'ana' }],
});

/** A log that returns 1,000 rows at a time, as the database does, and loses a row after each answer. */
class ShrinkingLog {
  rows = Array.from({ length: 1_500 }, (_, number) => sessionNo(number));

  answer(query: URLSearchParams): unknown[] {
    const after = query.get('id')?.replace('gt.', '') ?? '';
    const from = Number(query.get('offset') ?? 0);
    const page = this.rows.filter(({ id }) => id > after).slice(from, from + 1_000);
    this.rows = this.rows.slice(1);
    return page;
  }
}

let server: Server;
let log: ShrinkingLog;
beforeAll(async () => {
  // jsdom has no fetch, and Node's own is outside the page's global.
  Object.assign(globalThis, runInThisContext('({ fetch, Headers, Request, Response })'));
  server = createServer(({ url = '/' }, response) => {
    const { searchParams } = new URL(url, 'http://localhost');
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'content-type': 'application/json',
    };
    response.writeHead(200, headers).end(JSON.stringify(log.answer(searchParams)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  connectSupabase({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, publishableKey: 'k' });
});
beforeEach(() => (log = new ShrinkingLog()));
afterAll(async () => {
  await (await supabaseWithSession()).auth.dispose();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('loses no session when a person deletes another one while a long log is read', async () => {
  const read = await readSessions(club);
  expect(read.map(({ id }) => id)).toEqual(Array.from({ length: 1_500 }, (_, number) => sessionNo(number).id));
});
