import { sampleId, tokenToTry } from '@platform/sample-club';
import type { Row } from '../engines/engine';
import type { Outcome } from '../support/database';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { owner, people } from '../support/people';

const database = databaseOfEachTest();

const { pineManager, pineStaff, lakeAdmin, visitor } = people;
const SPRING_CHECK_IN = sampleId('survey', 3);
const MEMBERS_2024 = sampleId('survey', 1);
const ANN = { name: 'Ann Lee', email: 'Ann@example.test' };
const ANSWERS = { [sampleId('surveyQuestion', 301)]: 4, [sampleId('surveyQuestion', 302)]: true };

const valueOf = (outcome: Outcome) => (outcome.kind === 'done' ? outcome.rows[0]?.value : outcome);
const mail = async (people_: object[], survey = SPRING_CHECK_IN, caller = pineManager) =>
  valueOf(await database.as(caller, `select public.mail_survey($1, $2) as value`, [survey, JSON.stringify(people_)]));
const remind = async (caller = pineManager) =>
  valueOf(await database.as(caller, `select public.remind_of_survey($1) as value`, [SPRING_CHECK_IN]));
const open = async (token: unknown) =>
  valueOf(await database.as(visitor, `select public.open_survey($1) as value`, [token])) as Row;
const answer = async (token: unknown) =>
  valueOf(
    await database.as(visitor, `select public.answer_survey($1, $2) as value`, [token, JSON.stringify(ANSWERS)]),
  ) as Row;
const queued = () =>
  database.owner(
    `select address, title, body, survey_invitation_id as id from app.notification_mails
     where survey_invitation_id is not null order by created_at, title, address`,
  );
const prepare = async (id: unknown) => (await database.owner(`select * from public.prepare_survey_mail($1)`, [id]))[0];

test('an email waits without a link, and gets one of its own when it goes out', async () => {
  expect(await mail([ANN])).toBe(1);
  const [waiting] = await queued();
  expect(waiting).toEqual({
    address: 'Ann@example.test',
    title: 'Pine Hollow Swim & Tennis Club asks: Spring Check-In 2025',
    body: null,
    id: expect.any(String),
  });
  const first = await prepare(waiting?.id);
  expect(first).toMatchObject({
    name: 'Ann Lee',
    club_name: 'Pine Hollow Swim & Tennis Club',
    introduction: 'Before we open: what matters most to you this summer?',
    closes_day: 'Tuesday, May 20',
  });
  const second = await prepare(waiting?.id);
  // The link of an earlier email still works; the first answer closes them all.
  expect(await open(first?.token)).toMatchObject({ status: 'open' });
  expect(await answer(second?.token)).toMatchObject({ status: 'thanks' });
  expect(await answer(first?.token)).toMatchObject({ status: 'answered' });
  expect(await prepare(waiting?.id)).toBeUndefined();
  expect(await mail([ANN])).toBe(0);
  expect(await queued()).toHaveLength(1);
});

test('a renewed link ends those of the emails, and a withdrawn invitation sends none', async () => {
  await mail([ANN]);
  const [waiting] = await queued();
  const mailed = await prepare(waiting?.id);
  const renewed = valueOf(
    await database.as(pineManager, `select public.renew_survey_invitation($1) as value`, [waiting?.id]),
  );
  expect(await open(mailed?.token)).toMatchObject({ status: 'unknown' });
  expect(await open(renewed)).toMatchObject({ status: 'open' });
  await database.as(pineManager, `select public.withdraw_survey_invitation($1)`, [waiting?.id]);
  expect(await prepare(waiting?.id)).toBeUndefined();
});

test('reminds everyone who has not answered, once a day', async () => {
  await answer(tokenToTry);
  expect(await remind()).toBe(5);
  const mails = await queued();
  expect(mails.map(({ address }) => address)).toEqual([2, 3, 4, 5, 6].map((n) => `checkin.${n}@example.test`));
  // Only someone who got an email before is reminded of it; to the others it is the first.
  const title = 'Pine Hollow Swim & Tennis Club asks: Spring Check-In 2025';
  expect(mails[0]?.title).toBe(title);
  expect(await remind()).toBe(0);
  expect(await queued()).toHaveLength(5);
  await prepare(mails[0]?.id);
  await database.owner(`update public.survey_invitations set sent_at = '2025-04-20' where survey_id = $1`, [
    SPRING_CHECK_IN,
  ]);
  expect(await remind()).toBe(5);
  const later = (await queued()).slice(5).map((one) => [one.id === mails[0]?.id, one.title]);
  expect(later.filter(([wasMailed]) => wasMailed)).toEqual([[true, `Reminder: ${title}`]]);
  expect(later.filter(([wasMailed]) => !wasMailed)).toEqual(Array(4).fill([false, title]));
});

test('reminds by itself three days before the last day, once', async () => {
  const byClock = async () => valueOf(await database.as(owner, `select app.remind_of_closing_surveys() as value`));
  expect(await byClock()).toBe(0);
  // The club's today is 2025-05-01. Someone who got a link within these three days is not reminded.
  await mail([ANN]);
  await database.owner(`update public.surveys set closes_on = '2025-05-04' where id = $1`, [SPRING_CHECK_IN]);
  expect(await byClock()).toBe(6);
  expect(await byClock()).toBe(0);
  await database.owner(`update public.surveys set closes_on = '2025-04-30' where id = $1`, [SPRING_CHECK_IN]);
  await database.owner(`update public.survey_invitations set sent_at = '2025-04-14' where survey_id = $1`, [
    SPRING_CHECK_IN,
  ]);
  expect(await byClock()).toBe(0);
});

test('emails only while the survey is open, for managers and admins of its club', async () => {
  expect(await mail([ANN], SPRING_CHECK_IN, pineStaff)).toMatchObject({ code: '42501' });
  expect(await mail([ANN], SPRING_CHECK_IN, lakeAdmin)).toMatchObject({ code: 'PT404' });
  expect(await remind(pineStaff)).toMatchObject({ code: '42501' });
  expect(await remind(lakeAdmin)).toMatchObject({ code: 'PT404' });
  expect(await mail([ANN], MEMBERS_2024)).toMatchObject({ code: 'PT409', message: 'This survey has closed.' });
  await database.owner(`update public.surveys set opens_on = '2025-05-02' where id = $1`, [SPRING_CHECK_IN]);
  expect(await mail([ANN])).toMatchObject({ code: 'PT409', message: 'This survey is not open yet.' });
  expect(await queued()).toEqual([]);
});

describe('the poster', () => {
  const ask = async (email: string, survey = SPRING_CHECK_IN, address = '203.0.113.20') =>
    valueOf(
      await database.as(
        { ...visitor, headers: { 'x-real-ip': address } },
        `select public.ask_for_survey_link($1, $2) as value`,
        [survey, email],
      ),
    );
  const show = async (survey: string) =>
    valueOf(await database.as(visitor, `select public.open_survey_poster($1) as value`, [survey]));

  test('emails a link to an invited address, and answers everyone the same', async () => {
    const invited = await ask(' CheckIn.1@example.test');
    expect(invited).toMatchObject({ status: 'asked', message: 'Check your email.' });
    expect(await ask('stranger@example.test')).toEqual(invited);
    // Both are counted: the work is the same, and so is the time it takes.
    const counted = `select count(*)::int as asked from app.rate_limit_hits where limit_name = 'survey_poster' group by subject`;
    expect(await database.owner(counted)).toEqual([{ asked: 1 }, { asked: 1 }]);
    expect((await queued()).map(({ address }) => address)).toEqual(['checkin.1@example.test']);
    await answer(tokenToTry);
    expect(await ask('checkin.1@example.test')).toEqual(invited);
    expect(await queued()).toHaveLength(1);
    for (let asked = 0; asked < 5; asked += 1) expect(await ask('checkin.2@example.test')).toEqual(invited);
    expect(await queued()).toHaveLength(4);
    expect(await ask('checkin.2')).toMatchObject({ code: '22023' });
  });

  test('shows nothing of the people, and nothing of a draft or a survey that does not exist', async () => {
    expect(await show(SPRING_CHECK_IN)).toEqual({
      status: 'open',
      title: 'Spring Check-In 2025',
      club: 'Pine Hollow Swim & Tennis Club',
      closesOn: '2025-05-20',
    });
    expect(await show(MEMBERS_2024)).toMatchObject({ status: 'closed' });
    expect(await ask('household.1@example.test', MEMBERS_2024)).toMatchObject({ status: 'closed' });
    const unknown = await show('99999999-0000-4000-8000-000000000001');
    expect(unknown).toMatchObject({ status: 'unknown' });
    await database.owner(`update public.surveys set opens_on = null, closes_on = null where id = $1`, [
      SPRING_CHECK_IN,
    ]);
    expect(await show(SPRING_CHECK_IN)).toEqual(unknown);
  });
});

test('10,000 guesses open nothing and learn nothing, even past the limit of a network', async () => {
  await mail([ANN]);
  const [prepared] = await queued();
  const link = String((await prepare(prepared?.id))?.token);
  // As long as a token, and without the limit: 200 uses in ten minutes, which surveys.test.ts tries.
  const guesses = `select encode(extensions.gen_random_bytes(24), 'hex') as guess from generate_series(1, 10000)`;
  const learned = await database.owner(
    `select distinct app.survey_refusal((select status from app.survey_link(guess))) as value from (${guesses}) as tried`,
  );
  expect(learned).toEqual([{ value: await open('guess') }]);
  expect(learned[0]?.value).toMatchObject({ status: 'unknown', message: 'This survey link is not known.' });
  // Nor does a token that differs from a real one in its last letter.
  const near = `${link.slice(0, -1)}${link.endsWith('0') ? '1' : '0'}`;
  expect(await open(near)).toEqual(learned[0]?.value);
  expect(await open(link)).toMatchObject({ status: 'open' });
});
