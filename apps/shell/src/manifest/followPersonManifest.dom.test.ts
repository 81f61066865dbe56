import { manifestStore, type ManifestState } from '@platform/module-kit';
import { startClubServer, workingAnswers, type ClubServer } from '@platform/module-kit/testing';
import { connectSupabase, sessionStore } from '@platform/session';
import { waitFor } from '@testing-library/react';
import { followPersonManifest } from './followPersonManifest';

const club = { id: 'c', name: 'Pine Hollow', type: 'Golf Club', season: '2026', time_zone: 'UTC' };
const page = { manifest: { modules: [], switchedOff: [] }, composition: 'x' } as never;
let server: ClubServer;

beforeAll(async () => {
  server = await startClubServer();
  connectSupabase({ url: server.url, publishableKey: 'sb_publishable_test' });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(() => server.close());

test('says that the modules could not be read, and has them after a retry', async () => {
  server.answers = {
    ...workingAnswers(),
    'POST rpc/platform_manifest': [{ status: 500 }, { status: 200, json: { modules: [], switchedOff: [] } }],
  };
  sessionStore.set({ status: 'signed-out' });
  followPersonManifest(page);
  sessionStore.set({
    status: 'signed-in',
    user: { id: 'u', email: 'ana@example.test', displayName: 'Ana' },
    membership: { status: 'ready', value: { role: 'manager', displayName: 'Ana', club } },
    permissions: { status: 'ready', value: [] },
  });
  await waitFor(() => expect(manifestStore.get().source).toBe('unanswered'), { timeout: 10_000 });
  await (manifestStore.get() as Extract<ManifestState, { source: 'unanswered' }>).retry();
  expect(manifestStore.get().source).toBe('person');
});
