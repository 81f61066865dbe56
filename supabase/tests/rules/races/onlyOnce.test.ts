import { sampleId, tokenToTry } from '@platform/sample-club';
import type { Outcome } from '../support/database';
import { owner, people, PINE_HOLLOW } from '../support/people';
import { openRaceTrack, type RaceTrack } from './raceTrack';

let track: RaceTrack;
beforeEach(async () => {
  track = await openRaceTrack();
});
afterEach(() => track.close());

const { visitor, pineManager, pineAdmin } = people;

test('counts one survey when one token answers from two phones, and tells the other phone', async () => {
  const [SPRING_CHECK_IN, RATING, YES_NO] = [
    sampleId('survey', 3),
    sampleId('surveyQuestion', 301),
    sampleId('surveyQuestion', 302),
  ];
  const answersSince = `select answer.rating from public.survey_answers as answer
    where survey_id = '${SPRING_CHECK_IN}' and question_id = '${RATING}'`;
  const before = await track.owner(answersSince);
  const answer = (address: string, rating: number) => ({
    // Two networks: those of one network wait for each other before they get as far as the survey.
    caller: { ...visitor, headers: { 'x-forwarded-for': address } },
    sql: 'select public.answer_survey($1, $2) as shown',
    values: [tokenToTry, JSON.stringify({ [RATING]: rating, [YES_NO]: true })],
  });
  const outcomes = await track.race(
    `select from public.survey_invitations where token_hash = app.token_hash('${tokenToTry}') for update`,
    [answer('203.0.113.1', 4), answer('203.0.113.2', 2)],
  );
  const shown = (outcome: Outcome) => (outcome.kind === 'done' ? outcome.rows[0]?.shown : outcome);
  expect(outcomes.map(shown)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ status: 'thanks', message: 'Thank you. Your answers are in.' }),
      {
        status: 'answered',
        message: 'You have already answered this survey.',
        hint: 'Every invitation counts once. Thank you for your answers.',
      },
    ]),
  );
  expect(await track.owner(answersSince)).toHaveLength(before.length + 1);
});

test('makes one project of a wish that two people promote, and gives it to both', async () => {
  const BREAK_ROOM = sampleId('wish', 5);
  const promote = { sql: 'select public.promote_wish_to_project($1) as id', values: [BREAK_ROOM] };
  const [first, second] = await track.race(`select from public.wishlist_items where id = '${BREAK_ROOM}' for update`, [
    { caller: pineManager, ...promote },
    { caller: pineAdmin, ...promote },
  ]);
  expect(first).toMatchObject({ kind: 'done', rows: [{ id: expect.any(String) }] });
  expect(second).toEqual(first);
  expect(
    await track.owner(
      `select count(update.id)::int as updates from public.capital_projects as project
       join public.project_updates as update on update.project_id = project.id
       where project.wish_id = $1 group by project.id`,
      [BREAK_ROOM],
    ),
  ).toEqual([{ updates: 1 }]);
});

test('lets in one of two accounts that accept an invitation; the other is told that it needs an invitation', async () => {
  await track.owner(`insert into public.invitations (email, club_id) values ('guest@example.test', $1)`, [PINE_HOLLOW]);
  // One address as two people may write it: the accounts differ, the invitation is one.
  const signUp = (email: string) => ({
    caller: owner,
    sql: `insert into auth.users (id, email, email_confirmed_at) values (gen_random_uuid(), $1, now())`,
    values: [email],
  });
  const [first, second] = await track.race(
    `select from public.invitations where email = 'guest@example.test' for update`,
    [signUp('guest@example.test'), signUp('Guest@Example.test')],
  );
  expect(first).toMatchObject({ kind: 'done', affected: 1 });
  expect(second).toMatchObject({
    kind: 'refused',
    code: 'PT403',
    message: 'Access is currently restricted to invited users only. Please contact us for access.',
    hint: 'Ask your club or the firm for an invitation.',
  });
  expect(
    await track.owner(
      `select profile.club_id, invitation.accepted_by = profile.user_id as accepted
       from auth.users as account
       join public.profiles as profile on profile.user_id = account.id
       join public.invitations as invitation on invitation.email = lower(account.email)
       where lower(account.email) = 'guest@example.test'`,
    ),
  ).toEqual([{ club_id: PINE_HOLLOW, accepted: true }]);
});
