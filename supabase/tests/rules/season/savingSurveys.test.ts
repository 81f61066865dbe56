import { sampleId, tokenToTry } from '@platform/sample-club';
import type { Row } from '../engines/engine';
import type { Outcome } from '../support/database';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people } from '../support/people';

const database = databaseOfEachTest();

const { firm, pineManager, pineStaff, lakeAdmin, visitor } = people;
const SEASON_2025 = sampleId('season', 2);
const SPRING_CHECK_IN = sampleId('survey', 3);

const rating = { question: ' How clean was the deck? ', type: 'rating', category: ' Pool ', isRequired: true };
const comment = { question: 'Anything else?', type: 'text', category: '', isRequired: false };
const survey = {
  kind: 'member',
  title: ' Fall survey ',
  introduction: ' Two minutes. ',
  opensOn: '2025-05-01',
  closesOn: '2025-05-31',
  questions: [rating, comment],
};

const save = (sent: object, id: string | null = null, version: number | null = null, caller = pineManager) =>
  database.as(caller, `select public.save_survey($1, $2, $3, $4) as id`, [
    SEASON_2025,
    JSON.stringify(sent),
    id,
    version,
  ]);
const idIn = (outcome: Outcome) => (outcome.kind === 'done' ? String(outcome.rows[0]?.id) : '');
const stored = async (id: string): Promise<Row[]> =>
  database.owner(
    `select title, introduction, closes_on::text, position, question, type, category, is_required
     from public.surveys join public.survey_questions as question on question.survey_id = surveys.id
     where surveys.id = $1 order by position`,
    [id],
  );

test('saves a survey with its questions, without the space around their words', async () => {
  const id = idIn(await save(survey));
  const head = { title: 'Fall survey', introduction: 'Two minutes.', closes_on: '2025-05-31' };
  expect(await stored(id)).toEqual([
    {
      ...head,
      position: 1,
      question: 'How clean was the deck?',
      type: 'rating',
      category: 'Pool',
      is_required: true,
    },
    { ...head, position: 2, question: 'Anything else?', type: 'text', category: null, is_required: false },
  ]);

  const changed = { ...survey, title: 'Autumn survey', introduction: '', questions: [comment, rating] };
  expect(idIn(await save(changed, id, 1))).toBe(id);
  expect(await stored(id)).toMatchObject([
    { title: 'Autumn survey', introduction: null, question: 'Anything else?' },
    { question: 'How clean was the deck?' },
  ]);
  expect(await save(survey, id, 1)).toMatchObject({ kind: 'refused', code: 'PT409' });
});

test('lets the words and the last day of an answered survey change, and not its questions', async () => {
  const [before] = await database.owner(`select app.questions_of_survey($1) as questions`, [SPRING_CHECK_IN]);
  const questions = before?.questions as { question: string }[];
  const answers = { [sampleId('surveyQuestion', 301)]: 4, [sampleId('surveyQuestion', 302)]: true };
  await database.as(visitor, `select public.answer_survey($1, $2)`, [tokenToTry, JSON.stringify(answers)]);
  const longer = { ...survey, opensOn: '2025-04-14', closesOn: '2025-06-01', questions };
  expect(await save(longer, SPRING_CHECK_IN)).toMatchObject({ kind: 'done' });
  expect(await save({ ...longer, questions: questions.slice(1) }, SPRING_CHECK_IN)).toMatchObject({
    kind: 'refused',
    message: 'This survey has answers, so its questions stay as they are.',
  });
  expect(await stored(SPRING_CHECK_IN)).toHaveLength(3);

  // Ended now, it stays ended: what it shows from then on is the whole of it.
  expect(await save({ ...longer, closesOn: '2025-04-30' }, SPRING_CHECK_IN)).toMatchObject({ kind: 'done' });
  expect(await save(longer, SPRING_CHECK_IN)).toMatchObject({
    kind: 'refused',
    code: 'PT409',
    message: 'This survey has closed.',
  });
});

test.each([
  ['no questions', { ...survey, questions: [] }, '22023', 'A survey has 1 to 50 questions.'],
  ['questions that are no list', { ...survey, questions: 'all' }, '22023', 'A survey has 1 to 50 questions.'],
  ['no title', { ...survey, title: ' ' }, '23514', undefined],
  ['a question without words', { ...survey, questions: [{ ...rating, question: ' ' }] }, '23514', undefined],
  ['days the wrong way round', { ...survey, closesOn: '2025-04-01' }, '23514', undefined],
  ['an unknown kind', { ...survey, kind: 'guests' }, '23514', undefined],
])('refuses %s and saves nothing', async (_what, sent, code, message) => {
  const count = () => database.owner(`select count(*)::int as n from public.surveys`);
  const before = await count();
  expect(await save(sent)).toMatchObject({ kind: 'refused', code, ...(message && { message }) });
  expect(await count()).toEqual(before);
});

test('is for managers and admins of their own club', async () => {
  expect(await save(survey, null, null, pineStaff)).toMatchObject({ kind: 'refused', code: '42501' });
  expect(await save(survey, null, null, firm)).toMatchObject({ kind: 'refused', code: '42501' });
  expect(await save(survey, null, null, lakeAdmin)).toMatchObject({ kind: 'refused', code: 'PT404' });
  expect(await save(survey, SPRING_CHECK_IN, null, lakeAdmin)).toMatchObject({ kind: 'refused', code: 'PT404' });
});
