import { sampleId } from '@platform/sample-club';
import { openRulesDatabase, type RulesDatabase } from '../support/database';
import { people } from '../support/people';
import { readAs } from '../support/readAs';

// The specified numbers of Post-Season, counted from the seed's rows
// as Pine Hollow's manager reads them.

let database: RulesDatabase;
beforeAll(async () => {
  database = await openRulesDatabase();
});
afterAll(() => database.close());

const { pineManager, pineStaff, lakeAdmin } = people;
const read = (sql: string) => readAs(database, pineManager, sql);

test('satisfaction: five categories of 120 answers at 4.8, 4.9, 4.7, 4.6 and 4.5', async () => {
  const expected = [4.8, 4.9, 4.7, 4.6, 4.5].map((rating) => ({ rating, responses: 120, enough_responses: true }));
  expect(
    await read(`select rating::float as rating, responses, enough_responses from public.satisfaction_categories
      where year = '2024' order by position`),
  ).toEqual(expected);
  expect(
    await read(`select rating::float as rating, responses, enough_responses from public.survey_categories
      where survey_id = '${sampleId('survey', 1)}' order by position`),
  ).toEqual(expected);
});

test('overall satisfaction: the response-weighted mean 4.70 of 600 answers, for members, too', async () => {
  const overall = `select rating::text as rating, responses from public.season_satisfaction where year = '2024'`;
  expect(await read(overall)).toEqual([{ rating: '4.70', responses: 600 }]);
  expect(await readAs(database, pineStaff, overall)).toEqual([{ rating: '4.70', responses: 600 }]);
  expect(
    await read(
      `select rating::text as rating, rating_responses from public.survey_overview where kind = 'member' and status = 'closed'`,
    ),
  ).toEqual([{ rating: '4.70', rating_responses: 600 }]);
});

test('exit survey: 20 surveys of 23 invited, 87 % response rate', async () => {
  expect(
    await read(`select invited, completed, response_rate from public.survey_overview where kind = 'exit'`),
  ).toEqual([{ invited: 23, completed: 20, response_rate: 87 }]);
});

test('exit survey: every percent positive is a multiple of five', async () => {
  const questions = await read(`select positive, total, percent from public.survey_question_results
    where survey_id = '${sampleId('survey', 2)}' order by position`);
  expect(questions).toEqual([
    { positive: 18, total: 20, percent: 90 },
    { positive: 19, total: 20, percent: 95 },
    { positive: 16, total: 20, percent: 80 },
    { positive: 14, total: 20, percent: 70 },
    { positive: 17, total: 20, percent: 85 },
  ]);
});

test('key insights: the strongest, the weakest, and 85 % interested in returning', async () => {
  expect(
    await read(
      `select kind, percent from public.survey_insights where survey_id = '${sampleId('survey', 2)}' order by kind`,
    ),
  ).toEqual([
    { kind: 'intent_to_return', percent: 85 },
    { kind: 'strongest', percent: 95 },
    { kind: 'weakest', percent: 70 },
  ]);
  expect(
    await readAs(database, pineStaff, `select intent_to_return from public.season_satisfaction where year = '2024'`),
  ).toEqual([{ intent_to_return: 85 }]);
});

test('three sample member comments', async () => {
  expect(await read(`select comment from public.survey_comments`)).toHaveLength(3);
});

test('lessons: what worked, improvements with actions, and next-season priorities', async () => {
  const lessons = (kind: string) =>
    read(`select lesson, action, due_on::text from public.lessons where kind = '${kind}' order by position`);
  expect(await lessons('worked')).toEqual([
    { lesson: 'Early staff hiring', action: null, due_on: null },
    { lesson: 'Weekly manager check-ins', action: null, due_on: null },
  ]);
  expect(await lessons('improve')).toEqual([
    { lesson: 'Communication system', action: 'Research apps', due_on: null },
    { lesson: 'Inventory management', action: 'Implement tracking', due_on: null },
  ]);
  expect(await lessons('priority')).toEqual([
    { lesson: 'Start hiring by February 15th', action: null, due_on: '2025-02-15' },
    { lesson: 'Digital inventory system', action: null, due_on: '2025-05-15' },
    { lesson: 'Upgrade deck shade structures', action: null, due_on: null },
  ]);
});

test('documentation: the three documents that close a season', async () => {
  expect(await read(`select title from public.club_documents order by id`)).toEqual([
    { title: 'Financial Summary Report' },
    { title: 'Safety & Incident Log' },
    { title: 'Staff Performance Reviews' },
  ]);
});

test('a survey with three ratings has no figure: not enough responses', async () => {
  expect(
    await readAs(
      database,
      lakeAdmin,
      `select rating, responses, enough_responses from public.survey_categories where name = 'Course Conditions'`,
    ),
  ).toEqual([{ rating: null, responses: 3, enough_responses: false }]);
});

test('a survey that no one was invited to has no response rate, and one that no one answered 0 %', async () => {
  expect(
    await readAs(database, lakeAdmin, `select response_rate from public.survey_overview where status = 'draft'`),
  ).toEqual([{ response_rate: null }]);
  expect(await read(`select response_rate, rating from public.survey_overview where status = 'open'`)).toEqual([
    { response_rate: 0, rating: null },
  ]);
});
