import { startClubServer, type ClubServer } from '@platform/module-kit/testing';
import { connectSupabase, supabase } from '@platform/session';
import { followPreview } from './followPreview';
import { previewStore } from './previewStore';

const TICKET = '30000000-0000-4000-8000-000000000001';
const MINUTE = 60_000;
/** The real timer. These tests stop the clock, but the server takes time to answer. */
const realTimeout = globalThis.setTimeout;
let server: ClubServer;

beforeAll(async () => {
  server = await startClubServer();
  followPreview();
});
afterAll(() => server.close());
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  previewStore.set({ kind: 'none' });
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const begin = (lasts: number) => {
  const endsAt = new Date(Date.now() + lasts).toISOString();
  previewStore.set({ kind: 'running', preview: { ticket: TICKET, endsAt } });
};
const settle = () => new Promise((resolve) => realTimeout(resolve, 0));
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await settle();
}

test('keeps the preview when the server cannot be reached', async () => {
  begin(10 * MINUTE);
  await jest.advanceTimersByTimeAsync(MINUTE);
  await until(() => jest.mocked(console.warn).mock.calls.length > 0);
  expect(previewStore.get().kind).toBe('running');
});

test('ends the preview when the firm ends it early', async () => {
  connectSupabase({ url: server.url, publishableKey: 'sb_publishable_test' });
  server.answers['GET preview_tickets'] = [{ status: 200, json: [{ ended_at: '2026-05-04T12:00:00Z' }] }];
  begin(10 * MINUTE);
  await jest.advanceTimersByTimeAsync(MINUTE);
  await until(() => previewStore.get().kind === 'ended');
});

test('ends the preview once when it expires during a request', async () => {
  let release = () => undefined as void;
  server.hold = new Promise((resolve) => (release = resolve));
  server.received = [];
  begin(MINUTE + 1000);
  await jest.advanceTimersByTimeAsync(MINUTE);
  await until(() => server.received.length > 0);
  await jest.advanceTimersByTimeAsync(1000);
  expect(previewStore.get().kind).toBe('ended');
  previewStore.set({ kind: 'none' });
  release();
  // A later request is answered after it.
  await (await supabase()).from('preview_tickets').select('ended_at');
  await settle();
  expect(previewStore.get().kind).toBe('none');
});
