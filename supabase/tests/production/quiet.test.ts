import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openPostgres, type ServerDatabase } from '../rules/engines/postgres';
import { makeProjectFolder, type ProjectFolder } from './support/projectFolder';
import { QUIET, runSupabase } from './support/supabaseCli';

// The CLI goes through a proxy of ours that lets nothing out and notes every host it asks for.

let project: ProjectFolder;
let database: ServerDatabase;
let proxy: Server;
let proxied: Record<string, string>;
const asked: string[] = [];
beforeAll(async () => {
  project = makeProjectFolder();
  database = await openPostgres();
  proxy = createServer((incoming, outgoing) => {
    asked.push(incoming.url ?? '');
    outgoing.writeHead(502).end();
  });
  proxy.on('connect', (incoming, socket) => {
    asked.push(incoming.url ?? '');
    // It hangs up on the answer.
    socket.on('error', () => undefined);
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  proxied = { HTTP_PROXY: url, HTTPS_PROXY: url };
});
afterAll(async () => {
  await new Promise((resolve) => proxy.close(resolve));
  await database.close();
  project.remove();
});
beforeEach(() => {
  asked.length = 0;
});

const advise = (environment: Record<string, string>) =>
  runSupabase(project, database.url, ['db', 'advisors'], { ...proxied, ...environment });

test('the CLI contacts no other host', async () => {
  expect(await advise(QUIET)).toMatchObject({ code: 0 });
  expect(asked).toEqual([]);
});

test('with telemetry on, the CLI does report the command, so the test above can fail', async () => {
  expect(await advise({ SUPABASE_TELEMETRY_POSTHOG_HOST: 'http://telemetry.invalid' })).toMatchObject({ code: 0 });
  expect(asked).toEqual(expect.arrayContaining([expect.stringContaining('telemetry.invalid')]));
});
