import { connectSupabase } from '@platform/session';
import { startClubServer, type ClubServer } from '../../testing';
import type { KeptRequest } from './kept';
import { requireSeen } from './requireSeen';

const request: KeptRequest = {
  about: 'Confirmed: Saturday',
  call: 'answer_shift',
  with: {},
  seen: {
    table: 'shifts',
    row: { id: 's', starts_at: '2025-05-03T14:00:00Z', location: null },
    changed: 'This shift has changed since.',
  },
};

let server: ClubServer;
beforeAll(async () => {
  server = await startClubServer();
  connectSupabase({ url: server.url, publishableKey: 'sb_publishable_test' });
});
afterAll(() => server.close());

test('asks for the row as it was seen, and refuses the change when there is no such row', async () => {
  server.answers['GET shifts'] = [{ json: [{ id: 's' }] }, { json: [] }];
  await requireSeen(request, 'Not sent.');
  const asked = new URLSearchParams(server.received.at(-1)?.query);
  expect(Object.fromEntries(asked)).toMatchObject({
    id: 'eq.s',
    starts_at: 'eq.2025-05-03T14:00:00Z',
    location: 'is.null',
  });
  await expect(requireSeen(request, 'Not sent.')).rejects.toMatchObject({
    message: 'This shift has changed since.',
    isTransient: false,
  });
});

test('asks nothing for a change that depends on no row', async () => {
  const before = server.received.length;
  await requireSeen({ about: 'A log', insert: 'daily_logs', row: {} }, 'Not sent.');
  expect(server.received).toHaveLength(before);
});
