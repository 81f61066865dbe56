import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, people, PINE_HOLLOW, type Person } from '../support/people';
import { forgetNews, mailsOf, newsOf, whoWasTold } from './news';

const database = databaseOfEachTest();
beforeEach(async () => {
  await database.owner('delete from public.notification_preferences');
  await forgetNews(database);
});

const { pineAdmin, pineManager, pineStaff, lakeAdmin, lakeStaff } = people;

const prefer = (person: Person, kind: string, channel: string, digest: string) =>
  database.as(person, `insert into public.notification_preferences (kind, channel, digest) values ($1, $2, $3)`, [
    kind,
    channel,
    digest,
  ]);

const write = (from: Person, to: Person) =>
  database.as(
    from,
    `insert into public.messages (club_id, recipient_id, subject, message) values ($1, $2, 'Towels', 'We are short.')`,
    [from.clubId, to.userId],
  );

test.each([
  ['none', 'immediately', 0, 0],
  ['none', 'daily', 0, 0],
  ['in_app', 'immediately', 1, 0],
  ['in_app', 'daily', 1, 0],
  ['email', 'immediately', 0, 1],
  ['email', 'daily', 0, 1],
  ['both', 'immediately', 1, 1],
  ['both', 'daily', 1, 1],
])('a person who chose %s and %s gets %i in the app and %i by email', async (channel, digest, inTheApp, byMail) => {
  await prefer(pineManager, 'staff_updates', channel, digest);
  expect(await write(pineStaff, pineManager)).toMatchObject({ kind: 'done' });
  expect(await newsOf(database, pineManager.userId)).toHaveLength(inTheApp);
  const mails = await mailsOf(database, pineManager.userId);
  expect(mails).toHaveLength(byMail);
  for (const mail of mails) {
    expect(mail).toMatchObject({
      title: 'Jordan Blake: Towels',
      link: expect.stringContaining('/user-dashboard?'),
      club_id: PINE_HOLLOW,
    });
    expect(mail.is_digest).toBe(digest === 'daily');
  }
});

test('sends both, at once, without a choice; a choice about another kind, or of another person, changes nothing', async () => {
  await prefer(pineManager, 'schedule_changes', 'none', 'daily');
  await prefer(pineAdmin, 'staff_updates', 'none', 'daily');
  await write(pineStaff, pineManager);
  expect(await newsOf(database, pineManager.userId)).toHaveLength(1);
  expect(await mailsOf(database, pineManager.userId)).toMatchObject([{ is_digest: false }]);
  expect(
    await database.owner('select due_at <= now() as is_due, claim, sent_at, attempts from app.notification_mails'),
  ).toEqual([{ is_due: true, claim: null, sent_at: null, attempts: 0 }]);
});

test('tells only its recipient about a message, once', async () => {
  await write(pineStaff, pineManager);
  expect(await whoWasTold(database)).toEqual([pineManager.userId]);
  await write(lakeAdmin, lakeStaff);
  expect(await whoWasTold(database)).toEqual([pineManager.userId, lakeStaff.userId]);
  expect(
    await database.owner('select club_id from app.notification_mails where user_id = $1', [lakeStaff.userId]),
  ).toEqual([{ club_id: LAKESIDE }]);
});

test('sends a digest at seven in the morning of the club, each in its own time zone', async () => {
  await prefer(pineManager, 'staff_updates', 'both', 'daily');
  await prefer(lakeStaff, 'staff_updates', 'both', 'daily');
  await write(pineStaff, pineManager);
  await write(lakeAdmin, lakeStaff);
  expect(
    await database.owner(
      `select clubs.time_zone, to_char(due_at at time zone clubs.time_zone, 'HH24:MI') as at,
         due_at > now() and due_at <= now() + interval '25 hours' as is_next
       from app.notification_mails join public.clubs on clubs.id = club_id order by 1`,
    ),
  ).toEqual([
    { time_zone: 'America/Chicago', at: '07:00', is_next: true },
    { time_zone: 'America/New_York', at: '07:00', is_next: true },
  ]);
});

test.each([
  ['just before', '2025-07-01T10:59:59Z', 'America/New_York', '2025-07-01T11:00:00Z'],
  ['at seven it is the next day', '2025-07-01T11:00:00Z', 'America/New_York', '2025-07-02T11:00:00Z'],
  ['an hour to the west', '2025-07-01T11:00:00Z', 'America/Chicago', '2025-07-01T12:00:00Z'],
  ['the night in which clocks go forward', '2025-03-09T05:00:00Z', 'America/New_York', '2025-03-09T11:00:00Z'],
  ['the day after which they go back', '2025-11-01T12:00:00Z', 'America/New_York', '2025-11-02T12:00:00Z'],
])('the next digest: %s', async (_when, moment, zone, due) => {
  const [row] = await database.owner('select app.next_digest($1, $2) as due', [moment, zone]);
  expect(row?.due).toEqual(new Date(due));
});
