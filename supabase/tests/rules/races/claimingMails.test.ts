import { people, service } from '../support/people';
import { openRaceTrack, type RaceTrack } from './raceTrack';

let track: RaceTrack;
beforeEach(async () => {
  track = await openRaceTrack();
});
afterEach(() => track.close());

const { pineStaff } = people;

test('gives the whole digest to one of two workers that claim at the same moment', async () => {
  await track.owner(
    `insert into app.notification_mails (user_id, kind, title, is_digest, due_at)
     select $1, 'staff_updates', 'News ' || number, true, now() from generate_series(1, 5) as number`,
    [pineStaff.userId],
  );
  const worker = { caller: service, sql: 'select title from public.claim_notification_mail()' };
  const outcomes = await track.race(`select pg_advisory_xact_lock(hashtextextended('claim_notification_mail', 0))`, [
    worker,
    worker,
  ]);
  const claimed = outcomes.map((outcome) => (outcome.kind === 'done' ? outcome.rows.length : outcome));
  expect(claimed.sort()).toEqual([0, 5]);
  expect(
    await track.owner(
      'select attempts, count(distinct claim)::integer as claims from app.notification_mails group by 1',
    ),
  ).toEqual([{ attempts: 1, claims: 1 }]);
});

test('tells each person once when two workers look for expiring certifications at the same moment', async () => {
  await track.owner('delete from public.notifications');
  const worker = { caller: service, sql: 'select public.tell_of_expiring_certifications() as told' };
  const outcomes = await track.race(
    `select pg_advisory_xact_lock(hashtextextended('tell_of_expiring_certifications', 0))`,
    [worker, worker],
  );
  const told = outcomes.map((outcome) => (outcome.kind === 'done' ? Number(outcome.rows[0]?.told) : -1));
  expect(Math.min(...told)).toBe(0);
  expect(
    await track.owner('select user_id from public.notifications group by user_id, title having count(*) > 1'),
  ).toEqual([]);
});
