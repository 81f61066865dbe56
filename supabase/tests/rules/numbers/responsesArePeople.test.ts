import { sampleId } from '@platform/sample-club';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, PINE_HOLLOW } from '../support/people';
import { readAs } from '../support/readAs';

// A survey may ask about one category with several questions. What is counted beside a rating are the people.

const database = databaseOfEachTest();
beforeEach(async () => {
  await database.owner(`delete from public.feedback_uploads where season_id = $1`, [SEASON_2025]);
});

const SEASON_2025 = sampleId('season', 2);
const read = (sql: string) => readAs(database, people.pineManager, sql);

/** A survey of 2025 that has closed: for each question its category and what people gave it, each by the same people. */
async function closedSurvey(questions: [category: string, ratings: number[]][]): Promise<string> {
  const insert = async (sql: string, values: unknown[]) => String((await database.owner(sql, values))[0]?.id);
  const survey = await insert(
    `insert into public.surveys (club_id, season_id, kind, title, opens_on, closes_on)
     values ($1, $2, 'member', 'In two questions', '2025-04-01', '2025-04-20') returning id`,
    [PINE_HOLLOW, SEASON_2025],
  );
  const asked: string[] = [];
  for (const [position, [category]] of questions.entries()) {
    asked.push(
      await insert(
        `insert into public.survey_questions (club_id, survey_id, position, question, type, category)
         values ($1, $2, $3, 'How was it?', 'rating', $4) returning id`,
        [PINE_HOLLOW, survey, position, category],
      ),
    );
  }
  const most = Math.max(...questions.map(([, ratings]) => ratings.length));
  for (let person = 0; person < most; person += 1) {
    const response = await insert(
      `insert into public.survey_responses (club_id, survey_id) values ($1, $2) returning id`,
      [PINE_HOLLOW, survey],
    );
    for (const [index, [, ratings]] of questions.entries()) {
      if (ratings[person] === undefined) continue;
      await database.owner(
        `insert into public.survey_answers (club_id, survey_id, response_id, question_id, rating) values ($1, $2, $3, $4, $5)`,
        [PINE_HOLLOW, survey, response, asked[index], ratings[person]],
      );
    }
  }
  return survey;
}
const times = (count: number, rating: number) => Array<number>(count).fill(rating);
const categoriesOf = (survey: string) =>
  read(`select name, rating::float as rating, responses, enough_responses from public.survey_categories
    where survey_id = '${survey}' order by position`);
const ofSeason = () =>
  read(`select name, rating::float as rating, responses, enough_responses from public.satisfaction_categories
    where year = '2025' and responses > 0 order by position`);
const overall = async (survey: string) => [
  ...(await read(
    `select rating::text, rating_responses as responses from public.survey_overview where survey_id = '${survey}'`,
  )),
  ...(await read(`select rating::text, responses from public.season_satisfaction where year = '2025'`)),
];

test('counts a person who answers two questions about one category once', async () => {
  const survey = await closedSurvey([
    ['Pool', times(6, 5)],
    ['Pool', times(6, 3)],
    ['Snack Bar', times(12, 1)],
  ]);
  const expected = [
    { name: 'Pool', rating: 4, responses: 6, enough_responses: true },
    { name: 'Snack Bar', rating: 1, responses: 12, enough_responses: true },
  ];
  expect(await categoriesOf(survey)).toEqual(expected);
  expect(await ofSeason()).toEqual(expected);
  // (4 × 6 + 1 × 12) / 18; counted in answers it would be 2.50.
  expect(await overall(survey)).toEqual([
    { rating: '2.00', responses: 18 },
    { rating: '2.00', responses: 18 },
  ]);
});

test('counts three people who answer two questions as three, which is too few', async () => {
  const survey = await closedSurvey([
    ['Grounds', times(3, 5)],
    ['Grounds', times(3, 4)],
  ]);
  const expected = [{ name: 'Grounds', rating: null, responses: 3, enough_responses: false }];
  expect(await categoriesOf(survey)).toEqual(expected);
  expect(await ofSeason()).toEqual(expected);
  expect(await overall(survey)).toMatchObject([{ rating: null }, { rating: null }]);
});

test('prevents learning what four people said by subtraction: their question counts in nothing', async () => {
  const survey = await closedSurvey([
    ['Pool', times(6, 5)],
    ['Pool', times(4, 1)],
  ]);
  const expected = [{ name: 'Pool', rating: 5, responses: 6, enough_responses: true }];
  expect(await categoriesOf(survey)).toEqual(expected);
  expect(await ofSeason()).toEqual(expected);
});

test('counts one response for each row of uploaded feedback, beside the people of the survey', async () => {
  await closedSurvey([
    ['Pool', times(6, 5)],
    ['Pool', times(6, 5)],
  ]);
  const [upload] = await database.owner(
    `insert into public.feedback_uploads (club_id, season_id, file_name, content_hash)
     values ($1, $2, 'cards.csv', repeat('a', 64)) returning id`,
    [PINE_HOLLOW, SEASON_2025],
  );
  await database.owner(
    `insert into public.feedback_entries (club_id, upload_id, given_on, category, rating)
     select $1, $2, '2025-04-27', 'Pool', 2 from generate_series(1, 6)`,
    [PINE_HOLLOW, upload?.id],
  );
  expect(await ofSeason()).toEqual([{ name: 'Pool', rating: 3.5, responses: 12, enough_responses: true }]);
});
