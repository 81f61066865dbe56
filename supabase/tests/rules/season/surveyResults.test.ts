import { sampleId, tokenToTry } from '@platform/sample-club';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, PINE_HOLLOW } from '../support/people';
import { readAs } from '../support/readAs';
import { COMMENT, goodAnswers, MEMBERS_2024, RATING, SPRING_CHECK_IN, surveyCalls, YES_NO } from './surveyCalls';

const database = databaseOfEachTest();
const { answer, invite } = surveyCalls(database);
const { firm, pineManager, pineStaff, lakeAdmin } = people;

describe('answers are anonymous', () => {
  test('nothing that is stored links an answer to an invitation', async () => {
    expect(
      await database.owner(`select conname from pg_constraint
        where (confrelid = 'public.survey_invitations'::regclass and conrelid <> 'app.survey_links'::regclass)
          or (conrelid = 'public.survey_invitations'::regclass and confrelid in ('public.survey_responses'::regclass, 'public.survey_answers'::regclass))`),
    ).toEqual([]);
    await answer(tokenToTry, goodAnswers);
    expect(
      await database.owner(
        `select bool_and(created_at = date_trunc('day', created_at)) as to_the_day from public.survey_responses where survey_id = $1`,
        [SPRING_CHECK_IN],
      ),
    ).toEqual([{ to_the_day: true }]);
    const invitationIds = `select id::text from public.survey_invitations union select token_hash from public.survey_invitations`;
    for (const table of ['survey_responses', 'survey_answers']) {
      expect(
        await database.owner(
          `select 1 from public.${table} as stored, jsonb_each_text(to_jsonb(stored)) as field where field.value in (${invitationIds})`,
        ),
      ).toEqual([]);
    }
  });

  test('shows no figure and no comment to anyone before the fifth answer', async () => {
    const outcome = await invite(
      pineManager,
      SPRING_CHECK_IN,
      [1, 2, 3, 4, 5].map((n) => ({ name: `Person ${n}`, email: `person.${n}@example.test` })),
    );
    const tokens = outcome.kind === 'done' ? outcome.rows.map(({ token }) => String(token)) : [];
    const results = (caller = pineManager) =>
      readAs(
        database,
        caller,
        `select positive, total, percent, rating::float as rating, enough_responses from public.survey_question_results
         where survey_id = $1 order by position`,
        [SPRING_CHECK_IN],
      );
    const comments = () =>
      readAs(database, pineManager, `select comment from public.survey_comments where survey_id = $1`, [
        SPRING_CHECK_IN,
      ]);
    const overview = () =>
      readAs(
        database,
        pineManager,
        `select completed, response_rate, rating::float as rating from public.survey_overview where survey_id = $1`,
        [SPRING_CHECK_IN],
      );

    for (const token of tokens.slice(0, 4)) await answer(token, { ...goodAnswers, [COMMENT]: 'It is me, Dana' });
    const tooFew = { positive: null, total: 0, percent: null, rating: null, enough_responses: false };
    expect(await results()).toEqual([tooFew, tooFew]);
    expect(await results(firm)).toEqual([tooFew, tooFew]);
    expect(await comments()).toEqual([]);
    expect(await overview()).toEqual([{ completed: 4, response_rate: 36, rating: null }]);

    // While it runs there is none either: it would tell what the sixth person said.
    await answer(tokens[4] ?? '', { [RATING]: 2, [YES_NO]: false });
    expect(await results()).toMatchObject([{ percent: null }, { percent: null }]);
    await database.owner(
      `update public.surveys set closes_on = app.club_today(club_id) - 1, opens_on = app.club_today(club_id) - 9 where id = $1`,
      [SPRING_CHECK_IN],
    );
    expect(await results()).toEqual([
      { positive: 4, total: 5, percent: 80, rating: 3.6, enough_responses: true },
      { positive: 4, total: 5, percent: 80, rating: null, enough_responses: true },
    ]);
    expect(await comments()).toHaveLength(4);
    expect(await overview()).toEqual([{ completed: 5, response_rate: 45, rating: 3.6 }]);

    const reopened = await database.as(
      pineManager,
      `update public.surveys set closes_on = '2031-01-01' where id = $1`,
      [SPRING_CHECK_IN],
    );
    expect(reopened).toMatchObject({ kind: 'refused', code: 'PT409', message: 'This survey has closed.' });
    expect(await results()).toMatchObject([{ percent: 80 }, { percent: 80 }]);
  });

  test("shows people none of another club's results, and plain members none of their own", async () => {
    for (const view of [
      'survey_question_results',
      'survey_categories',
      'survey_overview',
      'survey_insights',
      'survey_comments',
      'satisfaction_categories',
      'survey_invitations',
      'feedback_entries',
    ]) {
      expect(await readAs(database, pineStaff, `select * from public.${view}`)).toEqual([]);
      expect(
        await readAs(database, lakeAdmin, `select * from public.${view} where club_id = $1`, [PINE_HOLLOW]),
      ).toEqual([]);
    }
    for (const count of [
      `app.survey_tallies('${MEMBERS_2024}')`,
      `app.survey_comments('${MEMBERS_2024}')`,
      `app.season_categories('${sampleId('season', 1)}')`,
      `app.season_satisfaction('${sampleId('season', 1)}')`,
    ]) {
      expect(await readAs(database, lakeAdmin, `select * from ${count}`)).toEqual([]);
    }
  });
});
