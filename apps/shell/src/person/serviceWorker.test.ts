import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

const PROFILES = 'https://data.test/rest/v1/profiles?select=*';
const SHIFTS = 'https://data.test/rest/v1/shifts?select=*';
const SITE = 'https://club.test';
const source = readFileSync(path.join(__dirname, '../../service-worker.js'), 'utf8');

/** A request as the database client sends it. */
const asked = (person: string, method = 'GET', address = PROFILES) =>
  new Request(address, {
    method,
    headers: { authorization: `Bearer head.${btoa(JSON.stringify({ sub: person }))}.signature` },
  });

/** The parts of a cache that the worker uses. */
class Answers {
  readonly kept = new Map<string, Response>();
  match = (address: string) => Promise.resolve(this.kept.get(address)?.clone());
  keys = () => Promise.resolve([...this.kept.keys()].map((address) => ({ url: new URL(address, SITE).href })));
  put(address: string, answer: Response): Promise<void> {
    this.kept.set(address, answer);
    return Promise.resolve();
  }
}

/** The worker in a separate JavaScript context, with caches in memory and a scripted server. */
function startWorker() {
  const stored = new Map<string, Answers>();
  const caches = {
    open: (name: string) => {
      const opened = stored.get(name) ?? new Answers();
      stored.set(name, opened);
      return Promise.resolve(opened);
    },
    match: (address: string, { cacheName }: { cacheName: string }) =>
      stored.get(cacheName)?.match(address) ?? Promise.resolve(undefined),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
  };
  const redirect = (to: string) => new Response(`Go to ${to}`);
  const server = jest.fn<Promise<Response>, [Request]>(() => Promise.resolve(new Response('[]')));
  const page = { postMessage: jest.fn() };
  const clients = { get: () => Promise.resolve(page) };
  const listeners = new Map<string, (event: unknown) => void>();
  const addEventListener = (name: string, listener: (event: unknown) => void) => listeners.set(name, listener);
  vm.runInNewContext(source, {
    ...{ addEventListener, caches, clients, fetch: server, atob, URL, Request, Headers },
    // A worker resolves the address against its own, which this context lacks.
    Response: Object.assign(
      function (...given: ConstructorParameters<typeof Response>) {
        return new Response(...given);
      },
      { redirect },
    ),
    console: { warn: () => undefined },
  });
  /** @returns the worker's answer; undefined if it leaves the request to the browser */
  const ask = async (request: Request) => {
    let answer: Promise<Response> | undefined;
    listeners.get('fetch')?.({
      request,
      clientId: 'page',
      respondWith: (given: Promise<Response>) => (answer = given),
    });
    return answer && (await answer).text();
  };
  /** Names reads to keep, as a page does. Resolves once everything is kept. */
  const keep = (reads: readonly string[]) =>
    new Promise((resolve) => {
      const data = { page: '/week', files: [], reads };
      listeners.get('message')?.({ data, ports: [{ postMessage: resolve }] });
    });
  /** Says that the person has left, as the shell does. Resolves once the worker has heard it out. */
  const leave = async () => {
    let done: Promise<unknown> | undefined;
    const waitUntil = (work: Promise<unknown>) => (done = work);
    listeners.get('message')?.({ data: { hasLeft: true }, ports: [], waitUntil });
    await done;
  };
  return { ask, caches, keep, leave, page, server, stored };
}

/** The tables of the answers that a device keeps. */
const keptTables = ({ stored }: ReturnType<typeof startWorker>) =>
  [...(stored.get('person')?.kept.keys() ?? [])].filter((key) => key.startsWith('https:')).map(tableOf);
const tableOf = (address: string) => new URL(address).pathname.split('/').at(-1);

test('gives the last answer offline only to the person who received it', async () => {
  const { ask, server, stored } = startWorker();
  server.mockResolvedValueOnce(new Response('["Ana"]'));
  await ask(asked('ana'));
  const [, question = ''] = [...(stored.get('person')?.kept.keys() ?? [])];
  expect(new URL(question).searchParams.get('asked-by')).toBe('ana');
  server.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await ask(asked('ana'))).toBe('["Ana"]');
  await expect(ask(asked('ben'))).rejects.toThrow('Failed to fetch');
});

test('keeps what every page starts with, with the time at which it was kept', async () => {
  const { ask, server, stored } = startWorker();
  const start = () => asked('ana', 'POST', 'https://data.test/rest/v1/rpc/platform_start');
  server.mockResolvedValueOnce(new Response('{"user_id":"ana"}'));
  await ask(start());
  server.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await ask(start())).toBe('{"user_id":"ana"}');
  const [kept] = [...(stored.get('person')?.kept.entries() ?? [])].filter(([key]) => key.startsWith('https:'));
  // The shell takes from such an answer only who the person is (libs/session/src/start).
  expect(Number(kept?.[1].headers.get('x-kept-at'))).toBeGreaterThan(0);
});

test('tells the page when a kept answer was stored, and when the server answers again', async () => {
  const { ask, page, server } = startWorker();
  const before = Date.now();
  await ask(asked('ana'));
  server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await ask(asked('ana'));
  await ask(asked('ana'));
  const [first, kept, last] = page.postMessage.mock.calls.map(
    ([message]: [{ keptAt: number | null }]) => message.keptAt,
  );
  expect([first, last]).toEqual([null, null]);
  expect(kept).toBeGreaterThanOrEqual(before);
  expect(kept).toBeLessThanOrEqual(Date.now());
});

test('keeps no answer that arrives after its person signed out', async () => {
  const { ask, caches, server, stored } = startWorker();
  server.mockImplementationOnce(async () => {
    await caches.delete('person');
    return new Response('["Ana"]');
  });
  expect(await ask(asked('ana'))).toBe('["Ana"]');
  expect(stored.has('person')).toBe(false);
});

test('brings nothing back that is still being stored when its person leaves', async () => {
  const worker = startWorker();
  await worker.ask(asked('ana'));
  const asking = worker.ask(asked('ana'));
  const keeping = worker.keep(['shifts']);
  await worker.leave();
  await Promise.all([asking, keeping]);
  expect(worker.stored.has('person')).toBe(false);
  await worker.ask(asked('ana'));
  expect(keptTables(worker)).toEqual(['profiles']);
});

test.each(['open', 'match'] as const)('keeps the answer of the server when the cache fails to %s', async (verb) => {
  const { ask, caches, server } = startWorker();
  Object.assign(caches, { [verb]: () => Promise.reject(new Error('The disk is full.')) });
  server.mockResolvedValueOnce(new Response('["Ana"]'));
  expect(await ask(asked('ana'))).toBe('["Ana"]');
});

test("still returns the server's answer when the disk is full", async () => {
  const { ask, caches, server } = startWorker();
  await ask(asked('ana'));
  (await caches.open('person')).put = () => Promise.reject(new Error('The disk is full.'));
  server.mockResolvedValueOnce(new Response('["Ana"]'));
  expect(await ask(asked('ana'))).toBe('["Ana"]');
});

test.each(['POST', 'PATCH', 'DELETE', 'HEAD'])('sends %s to a table straight to the server', async (method) => {
  const { ask, server } = startWorker();
  expect(await ask(asked('ana', method))).toBeUndefined();
  expect(server).not.toHaveBeenCalled();
});

test('leads from the address of the site to the page of the app offline, while a person uses this device', async () => {
  const { ask, caches, server } = startWorker();
  const home = new Request(`${SITE}/`);
  Object.defineProperty(home, 'mode', { value: 'navigate' });
  await (await caches.open('pages')).put('/week', new Response('The week'));
  await (await caches.open('files')).put('/kept-home', new Response('/week'));
  server.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await ask(home)).toContain('No connection');
  await (await caches.open('person')).put('/kept-for', new Response('ana'));
  expect(await ask(home)).toBe('Go to /week');
});

test('keeps the reads of all parts of a page that name theirs at once', async () => {
  const worker = startWorker();
  await Promise.all([worker.keep(['shifts']), worker.keep(['pools']), worker.keep(['tickets'])]);
  for (const table of ['shifts', 'pools', 'tickets'])
    await worker.ask(asked('ana', 'GET', SHIFTS.replace('shifts', table)));
  expect(keptTables(worker)).toEqual(['shifts', 'pools', 'tickets']);
});

test('forgets which reads to keep when their person signs out', async () => {
  const worker = startWorker();
  await worker.ask(asked('ana'));
  await worker.keep(['shifts']);
  await worker.ask(asked('ana', 'GET', SHIFTS));
  expect(keptTables(worker)).toEqual(['profiles', 'shifts']);
  await worker.caches.delete('person');
  await worker.ask(asked('ben'));
  await worker.ask(asked('ben', 'GET', SHIFTS));
  expect(keptTables(worker)).toEqual(['profiles']);
});

test('keeps no read for a person because another person named it', async () => {
  const worker = startWorker();
  await worker.ask(asked('ana'));
  await worker.keep(['shifts']);
  await worker.ask(asked('ben', 'GET', SHIFTS));
  await worker.ask(asked('ben'));
  expect(keptTables(worker)).toEqual(['profiles']);
});
