import { CLUB_ID, startClubServer, workingAnswers, type ClubServer } from '@platform/module-kit/testing';
import { connectSupabase } from '@platform/session';
import { describeFailure, prepareClub, type NewClub } from './createClub';

let server: ClubServer;
beforeAll(async () => {
  server = await startClubServer();
  connectSupabase({ url: server.url, publishableKey: 'sb_publishable_test' });
});
afterAll(() => server.close());
beforeEach(() => Object.assign(server, { received: [], answers: workingAnswers() }));

const creator = { userId: 'u', displayName: 'Riley Hart' };
const club: NewClub = {
  name: 'Cedar Grove Pool',
  type: 'Resort',
  size: 'small',
  member_count: 90,
  staff_count: 0,
  season: '2026',
  time_zone: 'America/Chicago',
  address: null,
};
const profile = { club_id: CLUB_ID, display_name: 'Riley Hart', company_name: 'Cedar Grove Pool' };
const refusal = { status: 403, json: { message: 'You already belong to a club.', code: '42501' } };
const failure = { status: 500, json: { message: 'The disk is full.', code: 'XX000' } };
const calls = () => server.received.map(({ call }) => call);

test('inserts the club, reads back its id, and writes the names into the profile', async () => {
  await prepareClub(creator)(club);
  expect(server.received).toEqual([
    { call: 'POST clubs', query: expect.stringContaining('select=id'), body: club },
    { call: 'PATCH profiles', query: '?user_id=eq.u', body: profile },
  ]);
});

test('keeps a club whose profile could not be written, and retries only the profile', async () => {
  server.answers['PATCH profiles'] = [failure, { status: 204 }];
  const createClub = prepareClub(creator);
  await expect(createClub(club)).rejects.toThrow('The disk is full.');
  await createClub(club);
  expect(calls()).toEqual(['POST clubs', 'PATCH profiles', 'PATCH profiles']);
});

test('saves what was changed between two tries to the existing club', async () => {
  server.answers['PATCH profiles'] = [failure, { status: 204 }];
  const createClub = prepareClub(creator);
  await expect(createClub(club)).rejects.toThrow();
  await createClub({ ...club, name: 'Cedar Grove', member_count: 95 });
  expect(calls()).toEqual(['POST clubs', 'PATCH profiles', 'PATCH profiles', 'PATCH clubs']);
  const { staff_count: _, ...written } = { ...club, name: 'Cedar Grove', member_count: 95 };
  expect(server.received.at(-2)?.body).toEqual({ ...profile, company_name: 'Cedar Grove' });
  expect(server.received.at(-1)).toEqual({ call: 'PATCH clubs', query: `?id=eq.${CLUB_ID}`, body: written });
});

test('finds the club again when the answer of its insert was lost, instead of adding a second one', async () => {
  server.answers['POST clubs'] = ['lost', refusal];
  server.answers['GET clubs'] = [{ status: 200, json: [{ id: CLUB_ID }] }];
  const createClub = prepareClub(creator);
  await expect(createClub(club)).rejects.toThrow();
  await createClub(club);
  expect(calls()).toEqual(['POST clubs', 'POST clubs', 'GET clubs', 'PATCH profiles', 'PATCH clubs']);
  expect(server.received[2]?.query).toContain('created_by=eq.u');
  expect(server.received[3]?.body).toEqual(profile);
});

test('says so when the person already belongs to another club', async () => {
  server.answers['POST clubs'] = [refusal];
  server.answers['GET clubs'] = [{ status: 200, json: [] }];
  await expect(prepareClub(creator)(club)).rejects.toThrow('You already belong to a club.');
  expect(calls()).toEqual(['POST clubs', 'GET clubs']);
});

test('does not look for a club after a failure that is not a refusal', async () => {
  server.answers['POST clubs'] = [failure];
  await expect(prepareClub(creator)(club)).rejects.toThrow('The disk is full.');
  expect(calls()).toEqual(['POST clubs']);
});

test("cuts a name to the length of a profile's name", async () => {
  await prepareClub({ userId: 'u', displayName: 'x'.repeat(200) })(club);
  expect(server.received[1]?.body).toEqual({ ...profile, display_name: 'x'.repeat(120) });
});

test.each([
  ['the words of the server', failure, 'The disk is full.'],
  [
    'the specified text when the server has none',
    { status: 500, json: { message: '', code: '' } },
    'Failed to set up club',
  ],
  ['the specified text when the server was not reached', 'lost' as const, 'Failed to set up club'],
])('reports a failure as %s', async (_name, answer, text) => {
  server.answers['POST clubs'] = [answer];
  const error: unknown = await prepareClub(creator)(club).catch((reason: unknown) => reason);
  expect(describeFailure(error)).toBe(text);
});

test('reports any other failure in the words of specification 8.6', () => {
  expect(describeFailure(new TypeError('x is undefined'))).toBe('Failed to set up club');
});
