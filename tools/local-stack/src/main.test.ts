import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readKeys } from './keys/stackKeys';

jest.setTimeout(60_000);

const repository = path.resolve(__dirname, '../../..');
const root = mkdtempSync(path.join(tmpdir(), 'local-stack-'));
const dataFolder = path.join(root, 'data');
const migrationsFolder = path.join(root, 'migrations');
const running = new Set<ChildProcess>();

beforeAll(() => {
  mkdirSync(migrationsFolder);
  writeFileSync(
    path.join(migrationsFolder, '0001_notes.sql'),
    `create table public.notes (id int primary key);
comment on table public.notes is $$quoted \\ "text"$$;
create function public.slow() returns int language sql volatile as $$ select 1 from pg_sleep(1) $$;
`,
  );
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});
afterAll(() => rmSync(root, { recursive: true }));

interface Started {
  child: ChildProcess;
  origin: string;
  output: () => string;
  exited: Promise<number | string>;
}

interface Ended {
  code: number | string;
  output: string;
}

/** Waits until the stack listens or ends. */
async function start(environment: Record<string, string> = {}, args: string[] = []): Promise<Started | Ended> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/local-stack/src/main.ts', ...args], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: '0',
      CLUBCREW_DATA: dataFolder,
      STACK_MIGRATIONS: migrationsFolder,
      STACK_SEED: '',
      ...environment,
    },
  });
  running.add(child);
  let output = '';
  const exited = new Promise<number | string>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal ?? '')),
  );
  const listening = new Promise<string>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const origin = /listens at (\S+)/.exec(output)?.[1];
      if (origin) resolve(origin);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
  });
  const origin = await Promise.race([listening, exited.then(() => null)]);
  if (origin === null) return { code: await exited, output };
  return { child, origin, output: () => output, exited };
}

async function startWell(environment?: Record<string, string>, args?: string[]): Promise<Started> {
  const started = await start(environment, args);
  if ('origin' in started) return started;
  throw new Error(`The stack ended with ${started.code}:\n${started.output}`);
}

async function startBadly(environment?: Record<string, string>): Promise<Ended> {
  const ended = await start(environment);
  if ('code' in ended) return ended;
  throw new Error('The stack started though it must not');
}

async function stop({ child, exited }: Started): Promise<number | string> {
  child.kill('SIGTERM');
  return exited;
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

test('it serves, says what it is for, and leaves in order', async () => {
  const stack = await startWell();
  expect(stack.output()).toContain('never for production');
  expect(await (await fetch(`${stack.origin}/healthz`)).json()).toEqual({ status: 'ok' });
  expect((await api(stack.origin, { method: 'POST', body: '{"id":1}' })).status).toBe(201);
  expect(statSync(path.join(dataFolder, 'keys.json')).mode & 0o077).toBe(0);
  expect(await stop(stack)).toBe(0);
  expect(existsSync(path.join(dataFolder, 'stack.lock'))).toBe(false);
});

test('a second process on the same folder is refused in one sentence', async () => {
  const stack = await startWell();
  const { code, output } = await startBadly();
  expect(code).toBe(1);
  expect(output.trim()).toBe(
    `The data folder ${dataFolder} is in use by process ${stack.child.pid}; stop it first or set another data folder.`,
  );
  expect(await notes(stack.origin)).toEqual([1]);
  await stop(stack);
});

test('a port in use is refused in one sentence, with nothing half done', async () => {
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

test('a folder that cannot be made is refused in one sentence', async () => {
  const file = path.join(root, 'file');
  writeFileSync(file, '');
  const { code, output } = await startBadly({ CLUBCREW_DATA: path.join(file, 'data') });
  expect(code).toBe(1);
  expect(output.trim()).toMatch(/^The data folder .* cannot be written \(ENOTDIR\); choose another one\.$/);
});

test('a migration that fails is named with its line, and the next start tries again', async () => {
  const broken = path.join(migrationsFolder, '0002_broken.sql');
  writeFileSync(broken, 'create table public.half (id int);\n\nselect nothing from nowhere;\n');
  const { code, output } = await startBadly();
  expect(code).toBe(1);
  expect(output.trim()).toBe('The migration 0002_broken.sql failed: relation "nowhere" does not exist (line 3)');
  writeFileSync(broken, 'create table public.half (id int);\n');
  const stack = await startWell();
  writeFileSync(broken, 'create table public.half (id int);\n-- edited\n');
  await stop(stack);
  const again = await startWell();
  await stop(again);
  expect(again.output()).toContain('The migration 0002_broken.sql was edited after it was applied.');
  expect(again.output()).not.toContain('0001_notes.sql');
});

test('after kill -9 in the middle of writes every acknowledged one is there', async () => {
  const stack = await startWell();
  const acknowledged: number[] = [];
  const writing = (async () => {
    for (let id = 100; ; id += 1) {
      const response = await api(stack.origin, { method: 'POST', body: JSON.stringify({ id }) }).catch(() => null);
      if (!response?.ok) return;
      acknowledged.push(id);
      if (acknowledged.length === 50) stack.child.kill('SIGKILL');
    }
  })();
  await writing;
  await stack.exited;
  const next = await startWell();
  expect(await notes(next.origin)).toEqual(expect.arrayContaining(acknowledged));
  await stop(next);
});

test('a request that runs is finished before it leaves', async () => {
  const stack = await startWell();
  const { secret } = readKeys(dataFolder);
  const slow = fetch(`${stack.origin}/rest/v1/rpc/slow`, { method: 'POST', headers: { apikey: secret } });
  // Answered without the database, and sent after the slow request: that one has been taken by now.
  await fetch(`${stack.origin}/nowhere`);
  const code = stop(stack);
  expect(await (await slow).json()).toBe(1);
  expect(await code).toBe(0);
});

test('reset forgets the rows and the keys, and nothing else in the folder', async () => {
  const before = readKeys(dataFolder);
  writeFileSync(path.join(dataFolder, 'mine.txt'), 'mine');
  const stack = await startWell({}, ['--reset']);
  expect(await notes(stack.origin)).toEqual([]);
  expect(readKeys(dataFolder).secret).not.toBe(before.secret);
  expect(readFileSync(path.join(dataFolder, 'mine.txt'), 'utf8')).toBe('mine');
  await stop(stack);
});
