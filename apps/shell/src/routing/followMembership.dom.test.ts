import { startClubServer, type ClubServer } from '@platform/module-kit/testing';
import { connectSupabase, sessionStore, type SessionState } from '@platform/session';
import { refreshMembership } from './followMembership';

const CLUB = { id: 'c', name: 'Pine Hollow', type: 'Other', season: '2026', time_zone: 'UTC' };
const memberOf = (club: typeof CLUB | null): SessionState => ({
  status: 'signed-in',
  user: { id: 'u', email: 'u@example.test', displayName: 'U' },
  membership: { status: 'ready', value: { role: 'user', displayName: 'U', club } },
  permissions: { status: 'ready', value: [] },
});
const membership = () => {
  const session = sessionStore.get();
  return session.status === 'signed-in' ? session.membership : undefined;
};
const profile = (club_id: string | null, role = 'user') => ({
  status: 200,
  json: { role, club_id, display_name: 'U' },
});

let server: ClubServer;
beforeAll(async () => {
  server = await startClubServer();
  connectSupabase({ url: server.url, publishableKey: 'sb_publishable_test' });
});
afterAll(() => server.close());
beforeEach(() => {
  server.received = [];
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  sessionStore.set(memberOf(CLUB));
});
afterEach(() => jest.restoreAllMocks());

test('remembers which club a removed person has left', async () => {
  server.answers['GET profiles'] = [profile(null)];
  server.answers['POST rpc/my_left_club'] = [{ status: 200, json: [{ club_name: 'Pine Hollow', left_at: '' }] }];
  await refreshMembership();
  expect(membership()).toEqual({
    status: 'ready',
    value: { role: 'user', displayName: 'U', club: null, leftClub: 'Pine Hollow' },
  });
});

test.each([
  ['nothing has changed', profile(CLUB.id)],
  ['the server does not answer', { status: 500, json: { message: 'boom' } }],
])('changes nothing when %s', async (_case, answer) => {
  server.answers['GET profiles'] = [answer];
  const before = membership();
  await refreshMembership();
  expect(membership()).toBe(before);
  expect(server.received.every(({ call }) => call === 'GET profiles')).toBe(true);
});

test('applies a new role at once', async () => {
  server.answers['GET profiles'] = [profile(CLUB.id, 'manager')];
  await refreshMembership();
  expect(membership()).toMatchObject({ value: { role: 'manager' } });
});

test('does not ask for people without a club', async () => {
  sessionStore.set(memberOf(null));
  await refreshMembership();
  expect(server.received).toEqual([]);
});
