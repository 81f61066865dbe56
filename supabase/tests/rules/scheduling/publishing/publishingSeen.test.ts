import { databaseOfEachTest } from '../../support/databaseOfEachTest';
import { people } from '../../support/people';
import { rowsOf } from '../../support/rowsOf';
import { type Published, publishingCalls } from './publishing';

// A manager publishes the drafts that they saw, and no one is told of another one.

const database = databaseOfEachTest();
const { draft, publish } = publishingCalls(database);
const { pineManager, pineAdmin } = people;

const WEEK = '2025-05-19';
const CHANGED = {
  kind: 'refused',
  message: 'Someone else changed the drafts of this week meanwhile, so nothing was published.',
};

const publishSeen = (ids: readonly string[], versions: readonly (number | null)[]) =>
  database.as(pineManager, `select public.publish_week($1, $2, $3) as shifts`, [WEEK, ids, versions]);
const statuses = async () =>
  (
    await database.owner(
      `select status from public.shifts where starts_at >= '2025-05-19' and starts_at < '2025-05-25'`,
    )
  )
    .map(({ status }) => status as string)
    .sort();

test('publishes the drafts that the manager saw', async () => {
  const [one, other] = [await draft('Jordan Blake', '2025-05-19'), await draft(null, '2025-05-20')];
  const [row] = rowsOf(await publishSeen([one, other], [1, 1]));
  expect((row?.shifts as Published[]).map(({ id }) => id)).toEqual([one, other]);
});

test('publishes nothing if another manager has added a draft', async () => {
  const seen = await draft('Jordan Blake', '2025-05-19');
  await draft('Avery Collins', '2025-05-20');
  expect(await publishSeen([seen], [1])).toMatchObject(CHANGED);
  expect(await statuses()).toEqual(['draft', 'draft']);
});

test('publishes nothing if another manager has changed a draft', async () => {
  const seen = await draft('Jordan Blake', '2025-05-19');
  await database.as(pineAdmin, `update public.shifts set notes = 'Bring the keys.' where id = $1`, [seen]);
  expect(await publishSeen([seen], [1])).toMatchObject(CHANGED);
  expect(await statuses()).toEqual(['draft']);
});

test('publishes the others if another manager has deleted a draft, and nothing if all are published', async () => {
  const [gone, left] = [await draft('Jordan Blake', '2025-05-19'), await draft('Avery Collins', '2025-05-20')];
  await database.owner(`delete from public.shifts where id = $1`, [gone]);
  const [row] = rowsOf(await publishSeen([gone, left], [1, 1]));
  expect((row?.shifts as Published[]).map(({ id }) => id)).toEqual([left]);
  expect(rowsOf(await publishSeen([gone, left], [1, 1]))).toEqual([{ shifts: [] }]);
});

test('wants a version for each draft, and publishes every draft for earlier releases', async () => {
  const seen = await draft('Jordan Blake', '2025-05-19');
  expect(await publishSeen([seen], [])).toMatchObject({ kind: 'refused' });
  expect((await publish()).map(({ id }) => id)).toEqual([seen]);
});
