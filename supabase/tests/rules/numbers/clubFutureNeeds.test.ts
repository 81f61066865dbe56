import { sampleId } from '@platform/sample-club';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, PINE_HOLLOW, type Person } from '../support/people';
import { readAs } from '../support/readAs';

// The votes that wait for a person, for the first row of a dashboard.

const database = databaseOfEachTest();

const { pineAdmin, pineBoard, pineManager, pineStaff } = people;
const OPEN_VOTE = sampleId('projectVote', 2);

const needsOf = async (person: Person) =>
  (
    await readAs(database, person, 'select open_votes, project_id from public.club_future_needs where club_id = $1', [
      PINE_HOLLOW,
    ])
  )[0];

test('counts the open votes for people who may vote and have not', async () => {
  const [vote] = await database.owner('select project_id from public.project_votes where id = $1', [OPEN_VOTE]);
  const waiting = { open_votes: 1, project_id: vote?.project_id };
  const nothing = { open_votes: 0, project_id: null };
  // The administrator of the seed has voted, and a member of the staff may not.
  expect(await needsOf(pineManager)).toEqual(waiting);
  expect(await needsOf(pineBoard)).toEqual(waiting);
  for (const person of [pineAdmin, pineStaff]) expect(await needsOf(person)).toEqual(nothing);
  await database.as(pineBoard, 'select public.cast_ballot($1, 1)', [OPEN_VOTE]);
  expect(await needsOf(pineBoard)).toEqual(nothing);
  await database.owner(`update public.clubs set clock_override = '2099-01-01T12:00:00Z' where id = $1`, [PINE_HOLLOW]);
  expect(await needsOf(pineManager)).toEqual(nothing);
});

test('names no project when several votes wait', async () => {
  await database.as(
    pineManager,
    `select public.start_project_vote($1, 'And this?', array['Yes', 'No'], 1, array[$2::uuid], 1, '2025-05-08T18:00:00-04:00')`,
    [sampleId('capitalProject', 4), pineBoard.userId],
  );
  expect(await needsOf(pineBoard)).toEqual({ open_votes: 2, project_id: null });
});
