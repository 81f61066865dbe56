import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, PINE_HOLLOW, service, type Caller, type Person } from '../support/people';
import { readAs } from '../support/readAs';

// A club's answers to applicants, and the notifications of its managers.

const database = databaseOfEachTest();

const { pineAdmin, pineManager, pineStaff, lakeAdmin } = people;
const MAYA = '10000009-0000-4000-8000-000000000001';
const HIRED = '10000009-0000-4000-8000-000000000009';
const LIFEGUARD = '10000003-0000-4000-8000-000000000004';
const GATE = '10000003-0000-4000-8000-000000000002';
const LETTER = 'Hello Maya,\n\nPlease come on Friday.\n\nElena';

interface Answering {
  version?: number;
  caller?: Caller;
  id?: string;
}

const answer = (
  kind: string,
  letter: string | null,
  { version = 1, caller = pineManager, id = MAYA }: Answering = {},
) => database.as(caller, 'select public.answer_applicant($1, $2, $3, $4) as version', [id, kind, version, letter]);
const reject = (letter: string | null, reason = 'Away in July.', version = 1, caller: Caller = pineManager) =>
  database.as(caller, 'select public.reject_applicant($1, $2, $3, $4) as version', [MAYA, version, reason, letter]);
const historyOf = (id = MAYA) =>
  database.owner(
    `select kind, note, delivery, actor_name from public.job_application_events where application_id = $1
     order by created_at, kind`,
    [id],
  );
const mails = () =>
  database.owner(
    `select address, title, body, reply_to from app.notification_mails where reply_to is not null order by created_at`,
  );

describe('answering an applicant', () => {
  test('emails an invitation as written, and keeps it in the history', async () => {
    expect(await answer('invited', LETTER)).toMatchObject({ kind: 'done', rows: [{ version: 2 }] });
    expect(await mails()).toEqual([
      {
        address: 'maya.torres@example.test',
        title: 'Interview at Pine Hollow Swim & Tennis Club',
        body: LETTER,
        reply_to: 'jobs@pinehollow.test',
      },
    ]);
    expect(await historyOf()).toEqual([
      { kind: 'invited', note: LETTER, delivery: 'waiting', actor_name: 'Elena Ruiz' },
    ]);
  });

  test('sends replies to the manager when the club names no address', async () => {
    await database.owner('delete from public.applicant_mail_settings');
    await answer('offered', LETTER);
    expect(await mails()).toMatchObject([
      { title: 'An offer from Pine Hollow Swim & Tennis Club', reply_to: 'manager@pinehollow.test' },
    ]);
  });

  test('sends nothing without a letter, and says so', async () => {
    expect(await answer('invited', null)).toMatchObject({ kind: 'done' });
    expect(await mails()).toEqual([]);
    expect(await historyOf()).toMatchObject([{ kind: 'invited', note: 'No email was sent.', delivery: null }]);
  });

  test('says the status of the email', async () => {
    await answer('invited', LETTER);
    const outcome = await database.as(service, 'select * from public.claim_notification_mail()');
    if (outcome.kind !== 'done') throw new Error(outcome.message);
    const claimed = outcome.rows.find(({ reply_to: replyTo }) => replyTo !== null);
    expect(claimed).toMatchObject({
      email: 'maya.torres@example.test',
      club_name: 'Pine Hollow Swim & Tennis Club',
      reply_to: 'jobs@pinehollow.test',
      body: LETTER,
    });
    await database.as(service, 'select public.settle_notification_mail($1)', [claimed?.claim]);
    expect(await historyOf()).toMatchObject([{ kind: 'invited', delivery: 'sent' }]);
    await database.owner('delete from app.notification_mails');
    expect(await historyOf()).toMatchObject([{ kind: 'invited', note: LETTER, delivery: 'sent' }]);
  });

  test('shows as failed once the email is given up', async () => {
    await answer('invited', LETTER);
    await database.owner(`update app.notification_mails set attempts = 5 where reply_to is not null`);
    expect(await historyOf()).toMatchObject([{ delivery: 'failed' }]);
  });

  test('answers only once on a second click', async () => {
    await answer('invited', LETTER);
    expect(await answer('invited', LETTER)).toMatchObject({ kind: 'refused', code: 'PT409' });
    expect(await mails()).toHaveLength(1);
  });

  test('names the position of an offer, one of those applied for', async () => {
    await database.owner(
      `insert into public.job_application_positions (club_id, application_id, job_role_id) values ($1, $2, $3)`,
      [PINE_HOLLOW, MAYA, GATE],
    );
    const offer = (position: string, version: number, kind = 'offered') =>
      database.as(pineManager, 'select public.answer_applicant($1, $2, $3, $4, $5)', [
        MAYA,
        kind,
        version,
        LETTER,
        position,
      ]);
    const unknown = { kind: 'refused', code: '22023', message: 'Maya Torres did not apply as Manager.' };
    expect(await offer('Manager', 1)).toMatchObject(unknown);
    expect(await offer('Lifeguard', 1, 'invited')).toMatchObject({ kind: 'refused', code: '22023' });
    expect(await offer('Gate Attendant', 1)).toMatchObject({ kind: 'done' });
    expect(
      await readAs(
        database,
        pineManager,
        `select event.position, standing.offered_position from public.job_application_events as event
         join public.application_standings as standing on standing.application_id = event.application_id
         where event.application_id = $1`,
        [MAYA],
      ),
    ).toEqual([{ position: 'Gate Attendant', offered_position: 'Gate Attendant' }]);
  });

  test('belongs to the application until its status changes', async () => {
    const standing = async () =>
      (
        await readAs(
          database,
          pineManager,
          'select answer, stated from public.application_standings where application_id = $1',
          [MAYA],
        )
      )[0];
    expect(await standing()).toEqual({ answer: null, stated: ['CPR/AED', 'Lifeguarding'] });
    await answer('invited', null);
    expect(await standing()).toMatchObject({ answer: 'invited' });
    await database.as(pineManager, `select public.move_application($1, 'interviewed', 2)`, [MAYA]);
    expect(await standing()).toMatchObject({ answer: null });
  });

  test.each([
    ['an applicant who was hired', () => answer('offered', LETTER, { id: HIRED }), 'PT409'],
    ['another answer', () => answer('hired', LETTER), '22023'],
    ['no answer', () => answer(null as never, LETTER), '22023'],
    ['a letter that is too long', () => answer('invited', 'a'.repeat(2001)), '22023'],
    ['a member', () => answer('invited', LETTER, { caller: pineStaff }), 'PT404'],
    ['another club', () => answer('invited', LETTER, { caller: lakeAdmin }), 'PT404'],
    ['an older version', () => answer('invited', LETTER, { version: 7 }), 'PT409'],
  ])('refuses %s, and sends nothing', async (_what, ask, code) => {
    expect(await ask()).toMatchObject({ kind: 'refused', code });
    expect(await mails()).toEqual([]);
    expect(await historyOf()).toEqual([]);
  });

  test('needs an address for an email, and leaves no trace without one', async () => {
    await database.owner('update public.job_applications set email = null where id = $1', [MAYA]);
    expect(await answer('invited', LETTER, { version: 2 })).toMatchObject({
      kind: 'refused',
      code: 'PT422',
      message: 'Maya Torres gave no email address.',
    });
    expect(await historyOf()).toEqual([]);
    expect(await answer('invited', null, { version: 2 })).toMatchObject({ kind: 'done' });
  });
});

describe('rejecting an applicant', () => {
  test('emails the letter and never the reason', async () => {
    expect(await reject('Hello Maya,\n\nThe place is filled.')).toMatchObject({ kind: 'done', rows: [{ version: 2 }] });
    expect(await mails()).toMatchObject([
      {
        title: 'Your application to Pine Hollow Swim & Tennis Club',
        body: 'Hello Maya,\n\nThe place is filled.',
      },
    ]);
    expect(await historyOf()).toMatchObject([
      { kind: 'moved', delivery: null },
      { kind: 'note', note: 'Away in July.' },
      { kind: 'refused', delivery: 'waiting' },
    ]);
  });

  test('sends nothing without a letter', async () => {
    expect(await reject(null)).toMatchObject({ kind: 'done' });
    expect(await mails()).toEqual([]);
    expect((await historyOf()).map(({ kind }) => kind)).toEqual(['moved', 'note']);
  });

  test('is rolled back completely when the letter is refused', async () => {
    expect(await reject('a'.repeat(2001))).toMatchObject({ kind: 'refused', code: '22023' });
    expect(await reject(LETTER, ' ')).toMatchObject({ kind: 'refused', code: 'PT422' });
    expect(await reject(LETTER, 'Late.', 1, pineStaff)).toMatchObject({ kind: 'refused', code: 'PT404' });
    expect(await historyOf()).toEqual([]);
    expect(await mails()).toEqual([]);
  });
});

describe('an application from the public page', () => {
  const application = {
    club_slug: 'pine-hollow',
    name: 'Ann Lee',
    email: 'ann@example.test',
    phone: null,
    message: 'I swim.',
    job_role_ids: [LIFEGUARD],
  };
  const receive = (fields: object = {}) =>
    database.as(service, 'select public.receive_application($1, $2) as stored', [
      JSON.stringify({ ...application, ...fields }),
      '203.0.113.1',
    ]);
  const sent = () =>
    database.owner(`select event.note, event.actor_name, event.said ->> 'name' as name, event.said -> 'positions' as positions
      from public.job_application_events as event
      join public.job_applications as application on application.id = event.application_id
      where application.email = 'ann@example.test' and event.kind = 'applied' order by event.created_at`);
  const stored = async () =>
    (
      await database.owner(
        `select name, phone, message, first_day::text, last_day::text, age_band, days_per_week,
           consented_at is not null as consented,
           (select jsonb_object_agg(told.name, told.valid_until) from public.job_application_certificates as told
             where told.application_id = job_applications.id) as certificates
         from public.job_applications where email = 'ann@example.test'`,
      )
    )[0];
  const news = (person: Person) =>
    database.owner(
      `select title, body, link from public.notifications where user_id = $1 and title like '%applied%' order by created_at`,
      [person.userId],
    );

  test('keeps each message and each name of one address', async () => {
    await receive();
    await receive({ job_role_ids: [GATE], message: 'I can start May 20.' });
    await receive({ name: 'Annabel Lee', message: null });
    expect(await sent()).toEqual([
      { note: 'I swim.', actor_name: 'Ann Lee', name: 'Ann Lee', positions: ['Lifeguard'] },
      { note: 'I can start May 20.', actor_name: 'Ann Lee', name: 'Ann Lee', positions: ['Gate Attendant'] },
      { note: null, actor_name: 'Annabel Lee', name: 'Annabel Lee', positions: ['Lifeguard'] },
    ]);
    expect(await stored()).toMatchObject({ name: 'Ann Lee', message: 'I swim.' });
  });

  test('is one application, one history entry and one notification on a double click', async () => {
    await receive();
    await receive();
    expect(await sent()).toHaveLength(1);
    expect(await news(pineManager)).toHaveLength(1);
  });

  test('reaches managers and administrators, in the app and by email, and no one else', async () => {
    await receive();
    const told = [
      {
        title: 'Ann Lee applied as Lifeguard',
        body: 'I swim.',
        link: expect.stringMatching(/^\/recruitment\?open=[0-9a-f-]{36}$/) as string,
      },
    ];
    expect(await news(pineManager)).toEqual(told);
    expect(await news(pineAdmin)).toEqual(told);
    expect(await news(pineStaff)).toEqual([]);
    expect(await news(lakeAdmin)).toEqual([]);
    const queued = await database.owner(
      `select count(*)::int as mails from app.notification_mails where title = 'Ann Lee applied as Lifeguard'`,
    );
    expect(queued).toEqual([{ mails: 2 }]);
    await receive({ job_role_ids: [GATE] });
    expect((await news(pineManager)).map(({ title }) => title).sort()).toEqual([
      'Ann Lee applied again as Gate Attendant',
      'Ann Lee applied as Lifeguard',
    ]);
  });

  test('is sent by app or email as each person chose', async () => {
    await database.owner(
      `insert into public.notification_preferences (user_id, kind, channel) values ($1, 'email_notifications', 'none')
       on conflict (user_id, kind) do update set channel = 'none'`,
      [pineManager.userId],
    );
    await receive();
    expect(await news(pineManager)).toEqual([]);
    expect(await news(pineAdmin)).toHaveLength(1);
  });

  test('keeps days, age, certificates and consent, and uses the later answers of a second one', async () => {
    await receive({
      first_day: '2025-05-24',
      last_day: '2025-09-01',
      age_band: '16-17',
      days_per_week: 5,
      consent: true,
      certificates: [
        { name: 'CPR/AED', valid_until: '2026-03-14' },
        { name: 'Lifeguarding', valid_until: null },
      ],
    });
    expect(await stored()).toEqual({
      name: 'Ann Lee',
      phone: null,
      message: 'I swim.',
      first_day: '2025-05-24',
      last_day: '2025-09-01',
      age_band: '16-17',
      days_per_week: 5,
      consented: true,
      certificates: { 'CPR/AED': '2026-03-14', Lifeguarding: null },
    });
    await receive({
      first_day: '2025-05-20',
      phone: '336 555 0142',
      certificates: [{ name: 'Lifeguarding', valid_until: '2027-01-01' }],
    });
    expect(await stored()).toMatchObject({
      first_day: '2025-05-20',
      last_day: '2025-09-01',
      phone: '336 555 0142',
      certificates: { 'CPR/AED': '2026-03-14', Lifeguarding: '2027-01-01' },
    });
  });

  test.each([
    [{ first_day: '2025-06-02', last_day: '2025-06-01' }, 'job_applications_days_in_order'],
    [{ age_band: 'under-14' }, 'job_applications_age_band_known'],
    [{ days_per_week: 8 }, 'job_applications_days_per_week_range'],
    [{ certificates: [{ name: ' ' }] }, 'job_application_certificates_name_length'],
  ])('%j violates %s', async (fields, constraint) => {
    expect(await receive(fields)).toMatchObject({ kind: 'refused', message: expect.stringContaining(constraint) });
  });

  test('is refused after ten more from the same address within an hour', async () => {
    await receive();
    for (let number = 1; number <= 10; number += 1) {
      const outcome = await database.as(service, 'select public.receive_application($1, $2)', [
        JSON.stringify({ ...application, message: `Message ${number}` }),
        `203.0.114.${number}`,
      ]);
      expect(outcome.kind).toBe('done');
    }
    expect(await receive({ message: 'One more' })).toMatchObject({ kind: 'refused', code: 'PT429' });
    expect(await sent()).toHaveLength(11);
  });

  test('counts for the managers as pending review', async () => {
    const needs = async (person: Person) =>
      (
        await readAs(database, person, 'select applications from public.needs_today where club_id = $1', [PINE_HOLLOW])
      )[0];
    expect(await needs(pineManager)).toEqual({ applications: 5 });
    await receive();
    expect(await needs(pineManager)).toEqual({ applications: 6 });
    expect(await needs(pineStaff)).toEqual({ applications: null });
  });
});
