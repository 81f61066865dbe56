import { sampleId } from '@platform/sample-club';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import type { Row } from '../engines/engine';
import { people, PINE_HOLLOW } from '../support/people';
import { readAs } from '../support/readAs';

// Who has answered is known while a survey runs: the club reminds the others. So what they answered must not be, or each
// answer that moves a figure would be a person's.

const database = databaseOfEachTest();

const { firm, pineManager, pineStaff } = people;
const SEASON_2024 = sampleId('season', 1);
const MEMBERS_2024 = sampleId('survey', 1);
const EXIT_2024 = sampleId('survey', 2);

/** Pine Hollow's today is 2025-05-01. */
const closeOn = (day: string | null) =>
  database.owner(`update public.surveys set closes_on = $1 where id in ($2, $3)`, [day, MEMBERS_2024, EXIT_2024]);

/** Everything that is told of the answers, in the order of the views. */
async function told(caller = pineManager): Promise<Record<string, Row[]>> {
  const surveys = `survey_id in ('${MEMBERS_2024}', '${EXIT_2024}')`;
  return {
    results: await readAs(
      database,
      caller,
      `select distinct positive is not null or percent is not null or rating is not null as figures, enough_responses,
         waits_for_closing
       from public.survey_question_results where ${surveys}`,
    ),
    categories: await readAs(
      database,
      caller,
      `select distinct rating is not null as figures, enough_responses, waits_for_closing
       from public.survey_categories where ${surveys}`,
    ),
    insights: await readAs(
      database,
      caller,
      `select distinct percent is null as lacking from public.survey_insights where ${surveys}`,
    ),
    comments: await readAs(database, caller, `select count(*) > 0 as any from public.survey_comments where ${surveys}`),
    overview: await readAs(
      database,
      caller,
      `select distinct rating is not null as figures from public.survey_overview where survey_id = '${MEMBERS_2024}'`,
    ),
    seasonCategories: await readAs(
      database,
      caller,
      `select distinct rating is not null as figures, enough_responses
       from public.satisfaction_categories where season_id = '${SEASON_2024}'`,
    ),
    season: await readAs(
      database,
      caller,
      `select rating is not null as satisfaction, intent_to_return is not null as intent
       from public.season_satisfaction where season_id = '${SEASON_2024}'`,
    ),
    measures: await readAs(
      database,
      caller,
      `select measure from public.season_measures where season_id = '${SEASON_2024}'
       and measure in ('member_satisfaction', 'intent_to_return') order by measure`,
    ),
  };
}

const everything = {
  results: [{ figures: true, enough_responses: true, waits_for_closing: false }],
  categories: [{ figures: true, enough_responses: true, waits_for_closing: false }],
  insights: [{ lacking: false }],
  comments: [{ any: true }],
  overview: [{ figures: true }],
  seasonCategories: [{ figures: true, enough_responses: true }],
  season: [{ satisfaction: true, intent: true }],
  measures: [{ measure: 'intent_to_return' }, { measure: 'member_satisfaction' }],
};
const nothing = {
  results: [{ figures: false, enough_responses: false, waits_for_closing: true }],
  categories: [{ figures: false, enough_responses: false, waits_for_closing: true }],
  insights: [],
  comments: [{ any: false }],
  overview: [{ figures: false }],
  seasonCategories: [{ figures: false, enough_responses: false }],
  season: [{ satisfaction: false, intent: false }],
  measures: [],
};

test.each(['2025-05-01', '2025-06-30', null])(
  'shows nothing of the answers before the last day is over (%s), however many there are',
  async (day) => {
    await closeOn(day);
    expect(await told()).toEqual(nothing);
    expect(await told(firm)).toEqual(nothing);
  },
);

test('counts no answers of a question while it runs, or a count that stays would tell who left it out', async () => {
  const counts = () =>
    readAs(
      database,
      pineManager,
      `select (select sum(total)::int from public.survey_question_results where survey_id = '${MEMBERS_2024}') as results,
         (select sum(responses)::int from public.survey_categories where survey_id = '${MEMBERS_2024}') as categories,
         (select sum(responses)::int from public.satisfaction_categories where season_id = '${SEASON_2024}') as season`,
    );
  const counted = { results: 600, categories: 600, season: 600 };
  expect(await counts()).toEqual([counted]);
  await closeOn('2025-05-01');
  expect(await counts()).toEqual([{ results: 0, categories: 0, season: 0 }]);
});

test('shows all of it from the day after', async () => {
  await closeOn('2025-04-30');
  expect(await told()).toEqual(everything);
});

test('moves no figure that anyone reads when an answer arrives', async () => {
  await closeOn('2025-06-30');
  const everyonesFigure = () =>
    readAs(
      database,
      pineStaff,
      `select rating, responses, intent_to_return from public.season_satisfaction where season_id = $1`,
      [SEASON_2024],
    );
  const before = await everyonesFigure();
  await database.owner(
    `with response as (
       insert into public.survey_responses (club_id, survey_id) values ($1, $2) returning *
     )
     insert into public.survey_answers (club_id, survey_id, response_id, question_id, rating)
     select response.club_id, response.survey_id, response.id, question.id, 1
     from response join public.survey_questions as question on question.survey_id = response.survey_id
     where question.type = 'rating'`,
    [PINE_HOLLOW, MEMBERS_2024],
  );
  expect(await everyonesFigure()).toEqual(before);
  expect(await told()).toEqual(nothing);
});

test('does not count fewer than five people who leave with the others', async () => {
  const intent = () =>
    readAs(database, pineStaff, `select intent_to_return from public.season_satisfaction where season_id = $1`, [
      SEASON_2024,
    ]);
  const before = await intent();
  await database.owner(
    `with survey as (
       insert into public.surveys (club_id, season_id, kind, title, opens_on, closes_on)
       values ($1, $2, 'exit', 'Late leavers', '2025-04-01', '2025-04-20') returning *
     )
     insert into public.survey_questions (club_id, survey_id, question, type, measure)
     select club_id, id, 'Would you return?', 'yes_no', 'intent_to_return' from survey`,
    [PINE_HOLLOW, SEASON_2024],
  );
  await database.owner(
    `with response as (
       insert into public.survey_responses (club_id, survey_id)
       select club_id, id from public.surveys where title = 'Late leavers' returning *
     )
     insert into public.survey_answers (club_id, survey_id, response_id, question_id, agrees)
     select response.club_id, response.survey_id, response.id, question.id, false
     from response join public.survey_questions as question on question.survey_id = response.survey_id`,
  );
  expect(await intent()).toEqual(before);
});

describe('a survey whose last day is over only in the zone of the club', () => {
  const setZone = (zone: string) =>
    database.as(pineManager, `update public.clubs set time_zone = $1 where id = $2`, [zone, PINE_HOLLOW]);
  const moveLastDay = (day: string) =>
    database.as(pineManager, `update public.surveys set closes_on = $1 where id = $2`, [day, MEMBERS_2024]);

  test('takes no answers, and shows nothing of them until it is over everywhere', async () => {
    await closeOn('2025-05-01');
    // The zone in which a day ends first: 14 hours before it does in UTC, 26 before it does everywhere.
    expect(await setZone('Pacific/Kiritimati')).toMatchObject({ kind: 'done', affected: 1 });
    expect(await database.owner(`select app.club_today($1)::text as day`, [PINE_HOLLOW])).toEqual([
      { day: '2025-05-02' },
    ]);
    const status = `select status from public.survey_overview where survey_id = '${MEMBERS_2024}'`;
    expect(await readAs(database, pineManager, status)).toEqual([{ status: 'closed' }]);
    expect(await told()).toEqual(nothing);
    expect(await moveLastDay('2025-05-20')).toMatchObject({ kind: 'done', affected: 1 });
    await closeOn('2025-05-01');
    await database.owner(`update public.clubs set clock_override = '2025-05-02 11:59+00' where id = $1`, [PINE_HOLLOW]);
    expect(await told()).toEqual(nothing);
    await database.owner(`update public.clubs set clock_override = '2025-05-02 12:00+00' where id = $1`, [PINE_HOLLOW]);
    expect(await told()).toEqual(everything);
  });

  // The last one is a zone of Postgres, a hundred hours behind; a club may name it.
  test.each(['America/New_York', 'Etc/GMT+12', 'Some/Where+100'])(
    'is not opened again by the zone %s once its answers are shown',
    async (zone) => {
      await closeOn('2025-04-30');
      expect(await setZone(zone)).toMatchObject({ kind: 'done', affected: 1 });
      expect(await told()).toEqual(everything);
      const status = `select status from public.survey_overview where survey_id = '${MEMBERS_2024}'`;
      expect(await readAs(database, pineManager, status)).toEqual([{ status: 'closed' }]);
      expect(await moveLastDay('2025-05-20')).toMatchObject({
        kind: 'refused',
        code: 'PT409',
        message: 'This survey has closed.',
      });
      const token = 'a-link-of-this-test';
      await database.owner(
        `insert into public.survey_invitations (club_id, survey_id, name, email, token_hash)
         values ($1, $2, 'Late', 'late@example.test', app.token_hash($3))`,
        [PINE_HOLLOW, MEMBERS_2024, token],
      );
      const answered = await database.as(people.visitor, `select public.answer_survey($1, '{}') as value`, [token]);
      expect(answered).toMatchObject({ kind: 'done', rows: [{ value: { status: 'closed' } }] });
    },
  );
});
