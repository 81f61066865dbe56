import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readKeys } from './keys/stackKeys';
import { copyEmptyDatabase } from './testing/prepared/copyEmptyDatabase';
import {
  killStacks,
  startStack,
  startStackBadly,
  stopStack as stop,
  type EndedStack,
  type StartedStack,
} from './testing/stackProcess';

jest.setTimeout(60_000);

const root = mkdtempSync(path.join(tmpdir(), 'local-stack-'));
const dataFolder = path.join(root, 'data');
const migrationsFolder = path.join(root, 'migrations');

beforeAll(async () => {
  await copyEmptyDatabase(dataFolder);
  mkdirSync(migrationsFolder);
  writeFileSync(
    path.join(migrationsFolder, '0001_notes.sql'),
    `create table public.notes (id int primary key);
comment on table public.notes is $$quoted \\ "text"$$;
create function public.slow() returns int language sql volatile as $$ select 1 from pg_sleep(1) $$;
`,
  );
});
afterEach(killStacks);
afterAll(() => rmSync(root, { recursive: true }));

const settings = (environment: Record<string, string>) => ({
  CLUBCREW_DATA: dataFolder,
  STACK_MIGRATIONS: migrationsFolder,
  ...environment,
});

function startWell(environment: Record<string, string> = {}, args?: string[]): Promise<StartedStack> {
  return startStack(settings(environment), args);
}

function startBadly(environment: Record<string, string> = {}): Promise<EndedStack> {
  return startStackBadly(settings(environment));
}

function api(origin: string, init: RequestInit = {}): Promise<Response> {
  const { secret } = readKeys(dataFolder);
  return fetch(`${origin}/rest/v1/notes?order=id`, {
    ...init,
    headers: { apikey: secret, 'content-type': 'application/json' },
  });
}

async function notes(origin: string): Promise<number[]> {
  const rows = (await (await api(origin)).json()) as { id: number }[];
  return rows.map(({ id }) => id);
}

test('serves, says its purpose, and stops cleanly', async () => {
  const stack = await startWell();
  expect(stack.output()).toContain('never for production');
  const health = await fetch(`${stack.origin}/healthz`);
  expect(health.status).toBe(503);
  expect(await health.json()).toEqual({ status: 'starting', message: 'The pages of the site are not composed yet.' });
  mkdirSync(path.join(dataFolder, 'site'), { recursive: true });
  writeFileSync(path.join(dataFolder, 'site/index.html'), '<h1>Home</h1>');
  expect(await (await fetch(`${stack.origin}/healthz`)).json()).toEqual({ status: 'ok' });
  expect((await api(stack.origin, { method: 'POST', body: '{"id":1}' })).status).toBe(201);
  expect(statSync(path.join(dataFolder, 'keys.json')).mode & 0o077).toBe(0);
  expect(await stop(stack)).toBe(0);
  expect(existsSync(path.join(dataFolder, 'stack.lock'))).toBe(false);
});

test('keeps its rows, refuses a second process in one sentence, and finishes running requests before it exits', async () => {
  const stack = await startWell();
  expect(await notes(stack.origin)).toEqual([1]);
  const { code, output } = await startBadly();
  expect(code).toBe(1);
  expect(output.trim()).toBe(
    `The data folder ${dataFolder} is in use by process ${stack.child.pid}; stop it first or set another data folder.`,
  );
  expect(await notes(stack.origin)).toEqual([1]);

  const { secret } = readKeys(dataFolder);
  const slow = fetch(`${stack.origin}/rest/v1/rpc/slow`, { method: 'POST', headers: { apikey: secret } });
  // Answered without the database, and sent after the slow request, which the server has accepted by now.
  await fetch(`${stack.origin}/nowhere`);
  const exitCode = stop(stack);
  expect(await (await slow).json()).toBe(1);
  expect(await exitCode).toBe(0);
});

test('refuses a port in use in one sentence, without any other change', async () => {
  const blocker = createServer();
  await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve));
  const address = blocker.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const fresh = path.join(root, 'fresh');
  const { code, output } = await startBadly({ PORT: String(port), CLUBCREW_DATA: fresh });
  blocker.close();
  expect(code).toBe(1);
  expect(output.trim()).toBe(`Port ${port} on 127.0.0.1 is already in use; set PORT to another one.`);
  expect(existsSync(path.join(fresh, 'db'))).toBe(false);
  expect(existsSync(path.join(fresh, 'stack.lock'))).toBe(false);
});

test('refuses a folder that cannot be created in one sentence', async () => {
  const file = path.join(root, 'file');
  writeFileSync(file, '');
  const { code, output } = await startBadly({ CLUBCREW_DATA: path.join(file, 'data') });
  expect(code).toBe(1);
  expect(output.trim()).toMatch(/^The data folder .* cannot be written \(ENOTDIR\); choose another one\.$/);
});

test.each([
  ['without its version', (db: string) => rmSync(path.join(db, 'PG_VERSION'))],
  ['with a cut control file', (db: string) => truncateSync(path.join(db, 'global/pg_control'), 20)],
  ['without its log', (db: string) => rmSync(path.join(db, 'pg_wal'), { recursive: true })],
  [
    'that is a file',
    (db: string) => {
      rmSync(db, { recursive: true });
      writeFileSync(db, 'x');
    },
  ],
])('names a database %s with its folder and the solutions, and leaves it unchanged', async (_case, damage) => {
  const damaged = mkdtempSync(path.join(root, 'damaged-'));
  await copyEmptyDatabase(damaged);
  const db = path.join(damaged, 'db');
  damage(db);
  const { code, output } = await startBadly({ CLUBCREW_DATA: damaged });
  expect(code).toBe(1);
  expect(output).toContain(`The database in ${db} cannot be opened: its files are damaged or incomplete`);
  expect(output).toMatch(/You can:\n- .*backup.*\n- .*--reset\n- .*CLUBCREW_DATA/);
  expect(output).not.toMatch(/\n\s+at |\[object|ASSERTIONS/);
  expect(existsSync(db)).toBe(true);
});

test('names a folder without write access, the file and the solutions', async () => {
  const blocked = mkdtempSync(path.join(root, 'blocked-'));
  writeFileSync(path.join(blocked, 'store'), '');
  const { code, output } = await startBadly({ CLUBCREW_DATA: blocked });
  expect(code).toBe(1);
  expect(output).toContain(
    `The data folder ${blocked} cannot be used (EEXIST: ${path.join(blocked, 'store')}).\nYou can:`,
  );
  expect(output).not.toMatch(/\n\s+at /);
});

test('resets the database and the keys, and nothing else in the folder', async () => {
  const before = readKeys(dataFolder);
  writeFileSync(path.join(dataFolder, 'mine.txt'), 'mine');
  const stack = await startWell({}, ['--reset']);
  expect(await notes(stack.origin)).toEqual([]);
  expect(readKeys(dataFolder).secret).not.toBe(before.secret);
  expect(readFileSync(path.join(dataFolder, 'mine.txt'), 'utf8')).toBe('mine');
  await stop(stack);
});
