import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyEmptyDatabase } from '../testing/prepared/copyEmptyDatabase';
import { killStacks, startStack, stopStack } from '../testing/stackProcess';
import { startFunctionClock } from './functionClock';

interface Called {
  origin: string;
  server: Server;
  /** The content of each call, in order. */
  calls: { address: string; authorization: string | undefined; apikey: unknown }[];
  /** Resolves after this many calls. */
  reaches(count: number): Promise<void>;
}

/** A real server that counts calls; with `answers` false it never answers. */
async function listen(answers: () => number | false): Promise<Called> {
  const calls: Called['calls'] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  const server = createServer((incoming, outgoing) => {
    const { authorization, apikey } = incoming.headers;
    calls.push({ address: `${incoming.method} ${incoming.url}`, authorization, apikey });
    waiting.filter(({ count }) => count <= calls.length).forEach(({ resolve }) => resolve());
    const status = answers();
    if (status) outgoing.writeHead(status).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    server,
    calls,
    reaches: (count) => new Promise((resolve) => waiting.push({ count, resolve })),
  };
}

afterEach(() => {
  jest.restoreAllMocks();
  killStacks();
});

test('calls again and again with the secret key, also after a failure, until it is stopped', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let status = 500;
  const called = await listen(() => status);
  const clock = startFunctionClock(called.origin, 'the-secret', 5);
  await called.reaches(1);
  status = 200;
  await called.reaches(4);
  await clock.stop();
  const { length } = called.calls;
  expect(called.calls[0]).toEqual({
    address: 'POST /functions/v1/send-notifications',
    authorization: 'Bearer the-secret',
    apikey: 'the-secret',
  });
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('answered 500'));
  await new Promise((resolve) => called.server.close(resolve));
  expect(called.calls).toHaveLength(length);
});

test('makes no second call during a long one, and stops without waiting for it', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const called = await listen(() => false);
  const clock = startFunctionClock(called.origin, 'the-secret', 5);
  await called.reaches(1);
  // Other calls would have come in between.
  for (let tick = 0; tick < 10; tick += 1) await new Promise((resolve) => setTimeout(resolve, 5));
  await clock.stop();
  expect(called.calls).toHaveLength(1);
  expect(logged).not.toHaveBeenCalled();
  called.server.closeAllConnections();
  await new Promise((resolve) => called.server.close(resolve));
});

test('calls its own function, and can stop meanwhile', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'function-clock-'));
  const functions = path.join(folder, 'functions/send-notifications');
  mkdirSync(functions, { recursive: true });
  const called = await listen(() => 202);
  writeFileSync(
    path.join(functions, 'handler.ts'),
    `export async function handle(request: Request): Promise<Response> {
      await fetch('${called.origin}/', { headers: { apikey: request.headers.get('apikey') ?? '' } });
      return new Response('{}');
    }`,
  );
  const twice = called.reaches(2);
  const dataFolder = path.join(folder, 'data');
  await copyEmptyDatabase(dataFolder);
  const stack = await startStack({
    CLUBCREW_DATA: dataFolder,
    STACK_MIGRATIONS: path.join(folder, 'no migrations'),
    STACK_FUNCTIONS: path.join(folder, 'functions'),
    STACK_CLOCK: '20',
  });
  await twice;
  expect(await stopStack(stack)).toBe(0);
  expect(called.calls[0]).toMatchObject({ apikey: expect.stringMatching(/^sb_secret_/) });
  await new Promise((resolve) => called.server.close(resolve));
  rmSync(folder, { recursive: true });
}, 120_000);
