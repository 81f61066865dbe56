import { sampleId, tokenToTry } from '@platform/sample-club';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import type { Row } from '../engines/engine';
import { people, PINE_HOLLOW } from '../support/people';
import { readAs } from '../support/readAs';
import { COMMENT, goodAnswers, MEMBERS_2024, RATING, shown, SPRING_CHECK_IN, surveyCalls, YES_NO } from './surveyCalls';

const database = databaseOfEachTest();
const { open, answer, invite } = surveyCalls(database);
const { firm, pineAdmin, pineManager, pineStaff, lakeAdmin, lakeStaff, newClient, visitor } = people;
const responsesTo = async (surveyId: string) =>
  (await database.owner(`select count(*)::int as n from public.survey_responses where survey_id = $1`, [surveyId]))[0]
    ?.n;
describe('a person with a link', () => {
  test.each([visitor, newClient, pineStaff, lakeStaff])('opens the survey as $name', async (caller) => {
    const survey = shown(await open(tokenToTry, caller));
    expect(survey).toMatchObject({
      status: 'open',
      club: 'Pine Hollow Swim & Tennis Club',
      title: 'Spring Check-In 2025',
      closesOn: '2025-05-20',
    });
    expect((survey as { questions: Row[] }).questions.map(({ id, type }) => [id, type])).toEqual([
      [RATING, 'rating'],
      [YES_NO, 'yes_no'],
      [COMMENT, 'text'],
    ]);
    expect(JSON.stringify(survey)).not.toMatch(/example\.test|Ana Whitaker/);
  });

  test('answers once; another click changes nothing and says so', async () => {
    expect(shown(await answer(tokenToTry, { ...goodAnswers, [COMMENT]: '  More shade  ' }))).toMatchObject({
      status: 'thanks',
      message: 'Thank you. Your answers are in.',
    });
    expect(shown(await answer(tokenToTry, { ...goodAnswers, [RATING]: 1 }))).toMatchObject({
      status: 'answered',
      message: 'You have already answered this survey.',
    });
    expect(shown(await open(tokenToTry))).toMatchObject({ status: 'answered' });
    expect(
      await database.owner(
        `select question_id, rating, agrees, comment from public.survey_answers where survey_id = $1 order by question_id`,
        [SPRING_CHECK_IN],
      ),
    ).toEqual([
      { question_id: RATING, rating: 4, agrees: null, comment: null },
      { question_id: YES_NO, rating: null, agrees: true, comment: null },
      { question_id: COMMENT, rating: null, agrees: null, comment: 'More shade' },
    ]);
    expect(await responsesTo(SPRING_CHECK_IN)).toBe(1);
  });

  test.each([
    ['nothing', {}, 'Please answer "How well do this year’s programs fit your family?"'],
    ['half of it', { [RATING]: 5 }, 'Please answer "Do you plan to come on opening weekend?"'],
    ['null', { ...goodAnswers, [YES_NO]: null }, 'Please answer "Do you plan to come on opening weekend?"'],
    ['a six', { ...goodAnswers, [RATING]: 6 }, 'Please give 1 to 5 for'],
    ['a half', { ...goodAnswers, [RATING]: 4.5 }, 'Please give 1 to 5 for'],
    ['a word for a number', { ...goodAnswers, [RATING]: 'good' }, 'Please give 1 to 5 for'],
    ['a list for a number', { ...goodAnswers, [RATING]: [5] }, 'Please give 1 to 5 for'],
    ['a number for yes', { ...goodAnswers, [YES_NO]: 1 }, 'Please answer yes or no to'],
    ['an object for a text', { ...goodAnswers, [COMMENT]: { a: 1 } }, 'Please write at most 2,000 characters for'],
    ['a novel', { ...goodAnswers, [COMMENT]: 'x'.repeat(2001) }, 'Please write at most 2,000 characters for'],
    [
      'a stranger’s question',
      { ...goodAnswers, [sampleId('surveyQuestion', 101)]: 5 },
      'One of the answers belongs to no',
    ],
    [
      '__proto__',
      JSON.parse(`{"${RATING}": 5, "${YES_NO}": true, "__proto__": 1}`),
      'One of the answers belongs to no',
    ],
    ['a list', [5, true], 'The answers cannot be read.'],
  ])('is told what to fix when the answers are %s, and nothing is stored', async (_what, answers, message) => {
    expect(await answer(tokenToTry, answers)).toMatchObject({
      kind: 'refused',
      code: '22023',
      message: expect.stringContaining(message),
    });
    expect(await responsesTo(SPRING_CHECK_IN)).toBe(0);
    expect(shown(await open(tokenToTry))).toMatchObject({ status: 'open' });
  });

  test('can leave an optional question empty, and write a whole number as one', async () => {
    expect(shown(await answer(tokenToTry, { [RATING]: 5.0, [YES_NO]: false, [COMMENT]: ' \n ' }))).toMatchObject({
      status: 'thanks',
    });
    expect(
      await database.owner(`select count(*)::int as n from public.survey_answers where survey_id = $1`, [
        SPRING_CHECK_IN,
      ]),
    ).toEqual([{ n: 2 }]);
  });

  test.each([
    ['closed', `closes_on = '2025-04-30'`, 'This survey is closed.'],
    ['not_open', `opens_on = '2025-05-02'`, 'This survey is not open yet.'],
    ['not_open', `opens_on = null, closes_on = null`, 'This survey is not open yet.'],
  ])("reads that the survey is %s, by the club's day", async (status, change, message) => {
    await database.owner(`update public.surveys set ${change} where id = $1`, [SPRING_CHECK_IN]);
    expect(shown(await open(tokenToTry))).toEqual({ status, message, hint: expect.any(String) });
    expect(shown(await answer(tokenToTry, goodAnswers))).toMatchObject({ status, message });
    expect(await responsesTo(SPRING_CHECK_IN)).toBe(0);
  });

  test('can still answer on the last day', async () => {
    await database.owner(`update public.surveys set closes_on = '2025-05-01' where id = $1`, [SPRING_CHECK_IN]);
    expect(shown(await answer(tokenToTry, goodAnswers))).toMatchObject({ status: 'thanks' });
  });

  test.each(['', 'guess', "' or true --", 'a'.repeat(100_000)])('reads that a token is unknown (%#)', async (token) => {
    expect(shown(await open(token))).toMatchObject({ status: 'unknown', message: 'This survey link is not known.' });
    expect(shown(await answer(token, goodAnswers))).toMatchObject({ status: 'unknown' });
  });

  test('waits after 200 links from one network, including wrong ones; another network does not', async () => {
    const from = (address: string) => ({ ...visitor, headers: { 'x-real-ip': address } });
    const open201 = `select public.open_survey('guess ' || n) ->> 'status' as status from generate_series(1, 201) as n`;
    expect(await database.as(from('203.0.113.9'), open201)).toMatchObject({
      kind: 'refused',
      code: 'PT429',
      hint: 'Wait ten minutes and open your link again.',
    });
    for (let tried = 0; tried < 200; tried += 1) {
      await database.as(from('203.0.113.9'), `select public.open_survey($1)`, [`guess ${tried}`]);
    }
    const byToken = (address: string) =>
      database.as(from(address), `select public.open_survey($1) as shown`, [tokenToTry]);
    expect(await byToken('203.0.113.9')).toMatchObject({ kind: 'refused', code: 'PT429' });
    expect(shown(await byToken('203.0.113.10'))).toMatchObject({ status: 'open' });
  });
});

describe('inviting', () => {
  const two = [
    { name: 'Ann Lee', email: 'ann@example.test' },
    { name: 'Bo Diaz', email: 'bo@example.test' },
  ];

  test('gives each person a token once, which opens the survey; only its hash is stored', async () => {
    const outcome = await invite(pineManager, SPRING_CHECK_IN, two);
    const invited = outcome.kind === 'done' ? outcome.rows : [];
    expect(invited.map(({ name, email }) => [name, email])).toEqual([
      ['Ann Lee', 'ann@example.test'],
      ['Bo Diaz', 'bo@example.test'],
    ]);
    for (const { token } of invited) expect(shown(await open(String(token)))).toMatchObject({ status: 'open' });
    const stored = await database.owner(
      `select row_to_json(i)::text as row from public.survey_invitations i where email = 'ann@example.test'`,
    );
    expect(stored).toHaveLength(1);
    expect(stored[0]?.row).not.toContain(invited[0]?.token);

    expect(await invite(pineAdmin, SPRING_CHECK_IN, [{ name: 'Ann', email: 'ANN@example.test' }])).toMatchObject({
      kind: 'done',
      rows: [],
    });
    expect(
      await database.owner(`select name from public.survey_invitations where lower(email) = 'ann@example.test'`),
    ).toEqual([{ name: 'Ann Lee' }]);
  });

  test.each([
    ['no address', [{ name: 'Ann Lee' }], '"" is not an email address.'],
    ['no name', [...two, { name: ' ', email: 'c@example.test' }], 'Person 3 has no name.'],
    ['a line break', [{ name: 'Ann\nBcc: all@x.test', email: 'a@example.test' }], 'more than one line'],
    ['text for a person', ['ann@example.test'], 'Person 1 has no name.'],
    ['no one', [], 'There is no one to invite.'],
    ['one who is no list', two[0], 'There is no one to invite.'],
  ])('refuses %s and invites no one', async (_what, invited, message) => {
    expect(await invite(pineManager, SPRING_CHECK_IN, invited)).toMatchObject({
      kind: 'refused',
      code: '22023',
      message: expect.stringContaining(message),
    });
    expect(
      await database.owner(`select count(*)::int as n from public.survey_invitations where survey_id = $1`, [
        SPRING_CHECK_IN,
      ]),
    ).toEqual([{ n: 6 }]);
  });

  test('is for managers and admins of their own club, while the survey is open', async () => {
    expect(await invite(pineStaff, SPRING_CHECK_IN, two)).toMatchObject({ kind: 'refused', code: '42501' });
    expect(await invite(firm, SPRING_CHECK_IN, two)).toMatchObject({
      kind: 'refused',
      code: '42501',
    });
    expect(await invite(lakeAdmin, SPRING_CHECK_IN, two)).toMatchObject({ kind: 'refused', code: 'PT404' });
    expect(await invite(pineManager, MEMBERS_2024, two)).toMatchObject({
      kind: 'refused',
      code: 'PT409',
      message: 'This survey is closed.',
    });
    expect(await database.owner(`select 1 from public.survey_invitations where email = 'ann@example.test'`)).toEqual(
      [],
    );
  });

  test('a new link replaces a lost one; an invitation can be revoked until it is answered', async () => {
    const [first] = await readAs(
      database,
      pineManager,
      `select id from public.survey_invitations where survey_id = $1 and email = 'checkin.1@example.test'`,
      [SPRING_CHECK_IN],
    );
    const call = (name: string, caller = pineManager) =>
      database.as(caller, `select public.${name}($1) as shown`, [first?.id]);

    expect(await call('renew_survey_invitation', pineStaff)).toMatchObject({ kind: 'refused', code: '42501' });
    expect(await call('renew_survey_invitation', lakeAdmin)).toMatchObject({ kind: 'refused', code: 'PT404' });
    const renewed = await call('renew_survey_invitation');
    const token = renewed.kind === 'done' ? String(renewed.rows[0]?.shown) : '';
    expect(shown(await open(tokenToTry))).toMatchObject({ status: 'unknown' });
    expect(shown(await answer(token, goodAnswers))).toMatchObject({ status: 'thanks' });
    for (const name of ['renew_survey_invitation', 'withdraw_survey_invitation']) {
      expect(await call(name)).toMatchObject({
        kind: 'refused',
        code: 'PT409',
        message: 'This person has answered already.',
      });
    }

    const [second] = await database.owner(
      `select id from public.survey_invitations where email = 'checkin.2@example.test'`,
    );
    await readAs(database, pineManager, `select public.withdraw_survey_invitation($1)`, [second?.id]);
    expect(
      await database.owner(`select email from public.survey_invitations where id in ($1, $2)`, [first?.id, second?.id]),
    ).toEqual([{ email: 'checkin.1@example.test' }]);
  });
});

describe('the questions of a survey', () => {
  test('stay unchanged once there is an answer, except for their order', async () => {
    const change = (set: string) =>
      database.as(pineManager, `update public.survey_questions set ${set} where survey_id = $1 and position = 1`, [
        MEMBERS_2024,
      ]);
    expect(await change(`question = 'Was it great?'`)).toMatchObject({
      kind: 'refused',
      code: '42501',
      message: 'This survey has answers, so its questions stay as they are.',
    });
    expect(await change(`category = 'Tennis'`)).toMatchObject({ kind: 'refused' });
    expect(await change(`position = 9`)).toMatchObject({ kind: 'done', affected: 1 });
    expect(
      await database.as(pineManager, `delete from public.survey_questions where survey_id = $1`, [MEMBERS_2024]),
    ).toMatchObject({ kind: 'refused', code: '42501' });
    expect(
      await database.as(
        pineManager,
        `insert into public.survey_questions (club_id, survey_id, question, type) values ($1, $2, 'One more?', 'yes_no')`,
        [PINE_HOLLOW, MEMBERS_2024],
      ),
    ).toMatchObject({ kind: 'refused', code: '42501' });
    expect(
      await database.owner(
        `select question, position from public.survey_questions where survey_id = $1 order by position limit 1 offset 6`,
        [MEMBERS_2024],
      ),
    ).toEqual([{ question: 'How clean and well kept were pool and deck?', position: 9 }]);
  });

  test('are deleted with the survey during its season, together with all answers', async () => {
    await database.owner(`update public.seasons set closed_at = null where club_id = $1`, [PINE_HOLLOW]);
    expect(await database.as(pineManager, `delete from public.surveys where id = $1`, [MEMBERS_2024])).toMatchObject({
      kind: 'done',
      affected: 1,
    });
    for (const table of ['survey_questions', 'survey_invitations', 'survey_responses', 'survey_answers']) {
      expect(await database.owner(`select 1 from public.${table} where survey_id = $1`, [MEMBERS_2024])).toEqual([]);
    }
    expect(await responsesTo(sampleId('survey', 2))).toBe(20);
  });

  test("cannot belong to another club's survey", async () => {
    expect(
      await database.as(
        lakeAdmin,
        `insert into public.survey_questions (club_id, survey_id, question, type)
         values ('20000000-0000-4000-8000-000000000001', $1, 'Spy?', 'yes_no')`,
        [SPRING_CHECK_IN],
      ),
    ).toMatchObject({ kind: 'refused', code: '23503', message: expect.stringContaining('survey_questions_survey') });
    expect(await database.owner(`select 1 from public.survey_questions where question = 'Spy?'`)).toEqual([]);
  });
});

test('refuses a survey that would close before it opens, with a sentence', async () => {
  expect(
    await database.as(pineManager, `update public.surveys set closes_on = '2025-04-01' where id = $1`, [
      SPRING_CHECK_IN,
    ]),
  ).toMatchObject({
    kind: 'refused',
    code: '23514',
    message: 'The survey would close before it opens.',
    hint: 'Choose a last day on or after the first one.',
  });
  expect(await database.owner(`select closes_on::text from public.surveys where id = $1`, [SPRING_CHECK_IN])).toEqual([
    { closes_on: '2025-05-20' },
  ]);
});
