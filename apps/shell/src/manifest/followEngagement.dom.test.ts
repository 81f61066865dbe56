import { manifestStore } from '@platform/module-kit';
import { startClubServer, workingAnswers, type ClubServer } from '@platform/module-kit/testing';
import { connectSupabase, sessionStore, supabase, type Club } from '@platform/session';
import { waitFor } from '@testing-library/react';
import { followEngagement } from './followEngagement';

const CLUB: Club = { id: 'c', name: 'Cedar Grove', type: 'Resort', season: '2027', time_zone: 'UTC' };
let server: ClubServer;

beforeAll(async () => {
  server = await startClubServer();
  connectSupabase({ url: server.url, publishableKey: 'sb_publishable_test' });
  // The client is a file of its own. Compiling it can take longer than the test waits for a request.
  await supabase();
});
afterAll(() => server.close());

const signIn = (club: Club | null, role: 'user' | 'admin' = 'user') =>
  sessionStore.set({
    status: 'signed-in',
    user: { id: 'u', email: 'riley@example.test', displayName: 'Riley' },
    membership: { status: 'ready', value: { role, displayName: 'Riley', club } },
    permissions: { status: 'ready', value: [] },
  });
const asked = () => server.received.filter(({ call }) => call === 'POST rpc/platform_manifest');

test('asks for the modules at once when the person sets up or joins a club, and not when only the role changes', async () => {
  server.answers = {
    ...workingAnswers(),
    'POST rpc/platform_manifest': [{ status: 200, json: { modules: [], switchedOff: [] } }],
  };
  signIn(null);
  manifestStore.set({ source: 'person', manifest: { modules: [], switchedOff: [] } });
  followEngagement('x');
  signIn(null, 'admin');
  expect(asked()).toHaveLength(0);
  signIn(CLUB, 'admin');
  await waitFor(() => expect(asked()).toHaveLength(1));
});
