import { sampleId } from '@platform/sample-club';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import type { Row } from '../engines/engine';
import { people, type Caller } from '../support/people';
import { readAs } from '../support/readAs';

const database = databaseOfEachTest();

const { firm, pineManager, pineStaff, lakeAdmin } = people;
const SEASON_2024 = sampleId('season', 1);
const SEASON_2025 = sampleId('season', 2);

const good = { date: '2025-04-27', category: 'facilities & grounds', rating: '5', comment: 'Fresh paint!' };
const bad = [
  { date: '2025-02-30', category: 'Pool', rating: 5 },
  { date: '13/1/2025', category: 'Pool', rating: 5 },
  { date: '2025-05-02', category: 'Pool', rating: 5 },
  { category: 'Pool', rating: 5 },
  { date: '2025-04-27', category: '  ', rating: 5 },
  { date: '2025-04-27', category: 'Pool', rating: 6 },
  { date: '2025-04-27', category: 'Pool', rating: 4.5 },
  { date: '2025-04-27', category: 'Pool', rating: 'great' },
  { date: '2025-04-27', category: 'Pool', rating: 5, comment: 'x'.repeat(2001) },
  'text',
  null,
  { line: 40, date: '2025-04-27', category: 'x'.repeat(81), rating: 5 },
];

interface Choice {
  by?: Caller;
  season?: string;
  dryRun?: boolean | null;
  leaveOutBad?: boolean | null;
}
const upload = (
  rows: unknown,
  { by = pineManager, season = SEASON_2025, dryRun = false, leaveOutBad = false }: Choice = {},
) =>
  database.as(by, `select public.import_feedback($1, 'cards.csv', $2, $3, $4) as report`, [
    season,
    JSON.stringify(rows),
    dryRun,
    leaveOutBad,
  ]);
const reportOf = async (outcome: ReturnType<typeof upload>) => {
  const done = await outcome;
  return done.kind === 'done' ? (done.rows[0]?.report as Row) : done;
};
const stored = async () =>
  (
    await database.owner(`select count(*)::int as n from public.feedback_entries where club_id = $1`, [
      '10000000-0000-4000-8000-000000000001',
    ])
  )[0]?.n;

test('lists every bad row by its line in a preview, and stores nothing', async () => {
  const report = await reportOf(upload([good, ...bad, { ...good, date: '4/7/2025 14:15:22' }], { dryRun: true }));
  expect(report).toMatchObject({ uploadId: null, accepted: 2 });
  expect(
    (report as { problems: { line: number; problem: string }[] }).problems.map(({ line, problem }) => [line, problem]),
  ).toEqual([
    [3, 'The date is missing or is not a day, such as 2024-08-31.'],
    [4, 'The date is missing or is not a day, such as 2024-08-31.'],
    [5, 'The date is in the future.'],
    [6, 'The date is missing or is not a day, such as 2024-08-31.'],
    [7, 'The category is missing.'],
    [8, 'The rating is not a whole number from 1 to 5.'],
    [9, 'The rating is not a whole number from 1 to 5.'],
    [10, 'The rating is not a whole number from 1 to 5.'],
    [11, 'The comment is longer than 2,000 characters.'],
    [12, 'The date is missing or is not a day, such as 2024-08-31.'],
    [13, 'The date is missing or is not a day, such as 2024-08-31.'],
    [40, 'The category is longer than 80 characters.'],
  ]);
  expect(await stored()).toBe(3);
});

test('leaves out bad rows only when requested', async () => {
  expect(await upload([good, ...bad])).toMatchObject({
    kind: 'refused',
    code: '22023',
    message: '12 of the rows cannot be read.',
    hint: 'Mend them, or choose to leave them out. Nothing was stored.',
  });
  expect(await stored()).toBe(3);
  expect(await reportOf(upload([good, ...bad], { leaveOutBad: true }))).toMatchObject({ accepted: 1 });
  expect(await stored()).toBe(4);
  expect(
    await readAs(
      database,
      pineManager,
      `select file_name, left_out, uploaded_by from public.feedback_uploads where left_out > 0`,
    ),
  ).toEqual([{ file_name: 'cards.csv', left_out: 12, uploaded_by: pineManager.userId }]);
});

test('refuses a file that cannot be read at all', async () => {
  expect(await upload(bad, { leaveOutBad: true })).toMatchObject({
    kind: 'refused',
    code: '22023',
    message: 'None of the rows can be read.',
  });
  for (const rows of [[], { date: 'x' }, Array.from({ length: 5001 }, () => good)]) {
    expect(await upload(rows)).toMatchObject({
      kind: 'refused',
      code: '22023',
      message: 'The file has no rows, or more than 5,000.',
    });
  }
  expect(await stored()).toBe(3);
});

test('treats another spelling of a category as the same category', async () => {
  await upload([good, { ...good, category: '  Facilities  &  Grounds ' }]);
  expect(
    await database.owner(`select distinct category from public.feedback_entries where category ilike '%grounds%'`),
  ).toEqual([{ category: 'Facilities & Grounds' }]);
});

test('stores the same rows for the same season once', async () => {
  expect(await reportOf(upload([good]))).toMatchObject({ accepted: 1 });
  expect(await upload([good])).toMatchObject({
    kind: 'refused',
    code: 'PT409',
    message: 'These rows were uploaded before.',
  });
  expect(await stored()).toBe(4);
});

test('counts uploads in the satisfaction of their season', async () => {
  const satisfaction = () =>
    readAs(
      database,
      pineStaff,
      `select rating::float as rating, responses, enough_responses from public.season_satisfaction where season_id = $1`,
      [SEASON_2025],
    );
  expect(await satisfaction()).toEqual([{ rating: null, responses: 3, enough_responses: false }]);
  await upload([good, { ...good, rating: 2 }]);
  expect(await satisfaction()).toEqual([{ rating: 4, responses: 5, enough_responses: true }]);
});

test('leaves out fewer than five answers of a survey, so that no one can subtract what was uploaded', async () => {
  const categories = () =>
    readAs(
      database,
      pineManager,
      `select name, rating::float as rating, responses from public.satisfaction_categories
       where season_id = $1 and name = 'Swim & Tennis Programs'`,
      [SEASON_2025],
    );
  await upload([1, 2, 3, 4].map((day) => ({ date: `2025-04-0${day}`, category: 'Swim & Tennis Programs', rating: 4 })));
  expect(await categories()).toEqual([{ name: 'Swim & Tennis Programs', rating: 4, responses: 5 }]);
  await database.owner(`
    with response as (
      insert into public.survey_responses (club_id, survey_id)
      values ('10000000-0000-4000-8000-000000000001', '${sampleId('survey', 3)}') returning *
    )
    insert into public.survey_answers (club_id, survey_id, response_id, question_id, rating)
    select club_id, survey_id, id, '${sampleId('surveyQuestion', 301)}', 1 from response`);
  expect(await categories()).toEqual([{ name: 'Swim & Tennis Programs', rating: 4, responses: 5 }]);
});

test('lets managers and admins upload for their own club; removing an upload removes its rows', async () => {
  expect(await upload([good], { by: pineStaff })).toMatchObject({ kind: 'refused', code: '42501' });
  expect(await upload([good], { by: firm })).toMatchObject({ kind: 'refused', code: '42501' });
  expect(await upload([good], { by: lakeAdmin })).toMatchObject({ kind: 'refused', code: 'PT404' });
  expect(await stored()).toBe(3);
  await upload([good]);
  expect(await stored()).toBe(4);
  await readAs(
    database,
    pineManager,
    `delete from public.feedback_uploads where id = (select upload_id from public.feedback_entries
     order by created_at desc limit 1)`,
  );
  expect(await stored()).toBe(3);
});

test('accepts five thousand rows in one upload', async () => {
  const rows = Array.from({ length: 5000 }, (_, index) => ({ ...good, comment: `Card ${index}` }));
  expect(await reportOf(upload(rows))).toMatchObject({ accepted: 5000, problems: [] });
  expect(await stored()).toBe(5003);
});

test('stores nothing, and leaves nothing out, unless requested', async () => {
  expect(await reportOf(upload([good], { dryRun: null }))).toEqual({ uploadId: null, accepted: 1, problems: [] });
  expect(await stored()).toBe(3);
  expect(await upload([good, ...bad], { leaveOutBad: null })).toMatchObject({ kind: 'refused', code: '22023' });
  expect(await stored()).toBe(3);
});

test('accepts feedback from the year of its season or an adjacent year', async () => {
  const dates = ['2001-07-04', '2022-12-31', '2023-01-01', '2025-04-27'];
  const rows = dates.map((date) => ({ ...good, date }));
  const tooFar = 'The date is more than a year away from the season 2024.';
  expect(await reportOf(upload(rows, { season: SEASON_2024, dryRun: true }))).toEqual({
    uploadId: null,
    accepted: 2,
    problems: [
      { line: 2, problem: tooFar },
      { line: 3, problem: tooFar },
    ],
  });
  expect(await upload(rows, { season: SEASON_2024 })).toMatchObject({ kind: 'refused', code: '22023' });
  expect(await stored()).toBe(3);
});
