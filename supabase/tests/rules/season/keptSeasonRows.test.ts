import { sampleId } from '@platform/sample-club';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, PINE_HOLLOW } from '../support/people';

// What a closed season is looked back on by is corrected, and not taken out of it.

const database = databaseOfEachTest();

const { pineAdmin, pineManager } = people;
const CLOSED_2024 = sampleId('season', 1);
const RUNNING_2025 = sampleId('season', 2);
const clubs2024 = `club_id = '${PINE_HOLLOW}' and season_id = '${CLOSED_2024}'`;
const year2024 = `club_id = '${PINE_HOLLOW}' and year = '2024'`;

/** Rows of the closed season, how they would leave it, and how they are corrected. */
const KEPT = [
  ['budget_categories', year2024, `year = '2023'`, 'amount = amount + 1', 'its budget is kept'],
  ['metric_snapshots', year2024, `year = '2022'`, 'value = value + 1', 'what was measured in it is kept'],
  ['staff_reviews', clubs2024, 'season_id = null', null, 'its reviews are kept'],
  ['lessons', clubs2024, `season_id = '${RUNNING_2025}'`, `action = 'Earlier'`, 'what was learned in it is kept'],
] as const;

beforeEach(async () => {
  await database.owner(
    `insert into public.feedback_uploads (club_id, season_id, file_name, content_hash)
     values ($1, $2, 'cards.csv', repeat('a', 64))`,
    [PINE_HOLLOW, CLOSED_2024],
  );
  await database.owner(
    `insert into public.metric_snapshots (club_id, year, measure, value) values ($1, '2024', 'safety_score', 97)
     on conflict (club_id, measure, year) do nothing`,
    [PINE_HOLLOW],
  );
});

const rows = (table: string, condition: string) =>
  database.owner(`select * from public.${table} where ${condition} order by id`);
const summary = () => database.owner(`select * from public.season_summary where season_id = $1`, [CLOSED_2024]);

test.each([...KEPT, ['feedback_uploads', clubs2024, null, null, 'the feedback on it is kept'] as const])(
  'keeps the %s of a closed season',
  async (table, condition, leave, correct, kept) => {
    const before = { rows: await rows(table, condition), summary: await summary() };
    expect(before.rows.length).toBeGreaterThan(0);
    const refused = {
      kind: 'refused',
      code: '42501',
      message: `The season 2024 has closed, so ${kept}.`,
      hint: expect.stringMatching(/\.$/),
    };
    for (const caller of [pineManager, pineAdmin]) {
      expect(await database.as(caller, `delete from public.${table} where ${condition}`)).toMatchObject(refused);
      if (leave) {
        expect(await database.as(caller, `update public.${table} set ${leave} where ${condition}`)).toMatchObject(
          refused,
        );
      }
    }
    expect({ rows: await rows(table, condition), summary: await summary() }).toEqual(before);
    if (correct) {
      expect(await database.as(pineManager, `update public.${table} set ${correct} where ${condition}`)).toMatchObject({
        kind: 'done',
        affected: before.rows.length,
      });
    }
  },
);

test.each([
  ['budget_categories', `club_id = '${PINE_HOLLOW}' and year = '2025'`, `year = '2024'`],
  ['lessons', `club_id = '${PINE_HOLLOW}' and season_id is null`, `season_id = '${CLOSED_2024}'`],
  ['staff_reviews', `club_id = '${PINE_HOLLOW}' and season_id is null`, `season_id = '${CLOSED_2024}'`],
  ['surveys', `club_id = '${PINE_HOLLOW}' and season_id = '${RUNNING_2025}'`, `season_id = '${CLOSED_2024}'`],
])('moves no %s into a closed season, which they could not leave again', async (table, condition, enter) => {
  await database.owner(`update public.lessons set season_id = null where id = (select id from public.lessons
    where ${clubs2024} order by id limit 1)`);
  await database.owner(`update public.staff_reviews set season_id = null where id = (select id from public.staff_reviews
    where ${clubs2024} order by id limit 1)`);
  await database.owner(`insert into public.survey_responses (club_id, survey_id) select club_id, id from public.surveys
    where club_id = '${PINE_HOLLOW}' and season_id = '${RUNNING_2025}'`);
  const before = await rows(table, condition);
  expect(before.length).toBeGreaterThan(0);
  for (const caller of [pineManager, pineAdmin]) {
    expect(await database.as(caller, `update public.${table} set ${enter} where ${condition}`)).toMatchObject({
      kind: 'refused',
      code: '42501',
      message: expect.stringMatching(
        /^The season 2024 has closed, so (nothing is moved into it|its reviews stay as they are)\.$/,
      ),
    });
  }
  expect(await rows(table, condition)).toEqual(before);
});

test('keeps what the reviews of a closed season say, and takes no new ones', async () => {
  const frozen = {
    kind: 'refused',
    code: '42501',
    message: 'The season 2024 has closed, so its reviews stay as they are.',
    hint: 'An administrator can reopen it within 30 days.',
  };
  const before = await rows('staff_reviews', clubs2024);
  const correct = `update public.staff_reviews set strengths = 'Calm' where ${clubs2024}`;
  const add = (season: string) => `insert into public.staff_reviews (club_id, staff_id, season_id, rating, reviewed_on)
    select club_id, staff_id, '${season}', 4, '2025-04-30' from public.staff_seasons
    where club_id = '${PINE_HOLLOW}' and season_id = '${RUNNING_2025}' order by staff_id desc limit 1`;
  for (const caller of [pineManager, pineAdmin]) {
    expect(await database.as(caller, correct)).toMatchObject(frozen);
    expect(await database.as(caller, add(CLOSED_2024))).toMatchObject(frozen);
  }
  expect(await rows('staff_reviews', clubs2024)).toEqual(before);
  expect(await database.as(pineManager, add(RUNNING_2025))).toMatchObject({ kind: 'done', affected: 1 });
});

test.each([
  ['budget_categories', `club_id = '${PINE_HOLLOW}' and year = '2025'`],
  ['lessons', `club_id = '${PINE_HOLLOW}' and season_id is null`],
])('lets the %s of an open season, or of none, be deleted', async (table, condition) => {
  await database.owner(`update public.lessons set season_id = null where id = (select id from public.lessons
    where ${clubs2024} order by id limit 1)`);
  const before = await rows(table, condition);
  expect(before.length).toBeGreaterThan(0);
  expect(await database.as(pineManager, `delete from public.${table} where ${condition}`)).toMatchObject({
    kind: 'done',
    affected: before.length,
  });
});

test("deletes a person's reviews when the platform removes the person", async () => {
  const [review] = await rows('staff_reviews', clubs2024);
  await database.owner(`delete from public.staff_members where id = $1`, [review?.staff_id]);
  expect(await rows('staff_reviews', `id = '${String(review?.id)}'`)).toEqual([]);
});
