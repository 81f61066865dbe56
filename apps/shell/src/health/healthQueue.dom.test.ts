import { connectSupabase, sessionStore } from '@platform/session';
import { queueReport, SAMPLED } from './healthQueue';

interface Sent {
  address: string;
  keepalive: boolean;
  authorization?: string;
  reports: Record<string, unknown>[];
}

/** The requests that left the browser. jsdom has no network. */
let sent: Sent[];
beforeEach(() => {
  sent = [];
  jest.useFakeTimers();
  connectSupabase({ url: 'https://data.test', publishableKey: 'publishable' });
  sessionStore.set({ status: 'signed-out' });
  globalThis.fetch = (async (address: string, init: RequestInit) => {
    const headers = init.headers as Record<string, string>;
    const { reports_param: reports } = JSON.parse(init.body as string) as { reports_param: Record<string, unknown>[] };
    sent.push({ address, keepalive: init.keepalive === true, authorization: headers.authorization, reports });
    return new Response('1');
  }) as typeof fetch;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
});

const failed = { moduleId: 'training', version: '1.1.0', outcome: 'failed', phase: 'mount', durationMs: 90 } as const;
const mounted = { moduleId: 'training', version: '1.0.0', outcome: 'mounted', durationMs: 120 } as const;
const inSample = () => jest.spyOn(Math, 'random').mockReturnValue(0.9 / SAMPLED);
const outOfSample = () => jest.spyOn(Math, 'random').mockReturnValue(1.1 / SAMPLED);

test('sends a failure soon, in a request that outlives the page', async () => {
  outOfSample();
  queueReport(failed);
  await jest.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual([
    {
      address: 'https://data.test/rest/v1/rpc/report_module_health',
      keepalive: true,
      authorization: 'Bearer publishable',
      reports: [failed],
    },
  ]);
});

test('batches a mount in the sample with its weight, and sends none outside it', async () => {
  outOfSample();
  queueReport(mounted);
  inSample();
  queueReport(mounted);
  queueReport(mounted);
  await jest.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual([]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(sent.map(({ reports }) => reports)).toEqual([
    [
      { ...mounted, weight: SAMPLED },
      { ...mounted, weight: SAMPLED },
    ],
  ]);
});

test('reports every mount for a day in a browser where the release failed', async () => {
  outOfSample();
  queueReport(failed);
  queueReport({ ...mounted, version: '1.1.0' });
  queueReport(mounted);
  await jest.advanceTimersByTimeAsync(11_000);
  expect(sent.flatMap(({ reports }) => reports)).toEqual([failed, { ...mounted, version: '1.1.0', weight: 1 }]);
  sent = [];
  await jest.isolateModulesAsync(async () => {
    const { queueReport: onLaterPage } = await import('./healthQueue');
    const session = await import('@platform/session');
    session.connectSupabase({ url: 'https://data.test', publishableKey: 'publishable' });
    session.sessionStore.set({ status: 'signed-out' });
    onLaterPage({ ...mounted, version: '1.1.0' });
    await jest.advanceTimersByTimeAsync(11_000);
    expect(sent.flatMap(({ reports }) => reports)).toEqual([{ ...mounted, version: '1.1.0', weight: 1 }]);
    sent = [];
    jest.setSystemTime(Date.now() + 25 * 60 * 60_000);
    onLaterPage({ ...mounted, version: '1.1.0' });
    await jest.advanceTimersByTimeAsync(11_000);
    expect(sent).toEqual([]);
  });
});

test('sends waiting mounts together with a failure, and never too large a batch', async () => {
  inSample();
  for (let mount = 0; mount < 60; mount += 1) queueReport(mounted);
  queueReport(failed);
  await jest.advanceTimersByTimeAsync(1000);
  expect(sent.map(({ reports }) => reports.length)).toEqual([50, 11]);
});

test('reports as the signed-in person while the token is valid', async () => {
  const person = { id: 'p1', email: 'sam@club.test' };
  sessionStore.set({
    status: 'signed-in',
    user: person as never,
    membership: { status: 'loading' },
    permissions: { status: 'loading' },
  });
  const store = (secondsLeft: number) =>
    localStorage.setItem(
      'platform-session',
      JSON.stringify({ access_token: 'of-sam', expires_at: Math.round(Date.now() / 1000) + secondsLeft, user: person }),
    );
  store(600);
  queueReport(failed);
  await jest.advanceTimersByTimeAsync(1000);
  store(-1);
  queueReport(failed);
  await jest.advanceTimersByTimeAsync(1000);
  expect(sent.map(({ authorization }) => authorization)).toEqual(['Bearer of-sam', 'Bearer publishable']);
});

test('sends nothing without a network', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  queueReport(failed);
  await jest.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual([]);
});

test('caps the duration of a device that slept, so that the platform accepts the batch', async () => {
  queueReport({ ...failed, phase: 'render', durationMs: 3_600_000 });
  await jest.advanceTimersByTimeAsync(1000);
  expect(sent.flatMap(({ reports }) => reports)).toEqual([{ ...failed, phase: 'render', durationMs: 600_000 }]);
});
