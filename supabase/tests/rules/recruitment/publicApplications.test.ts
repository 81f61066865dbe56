import type { Outcome } from '../support/database';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, PINE_HOLLOW, service, type Caller } from '../support/people';

const database = databaseOfEachTest();

const LIFEGUARD = '10000003-0000-4000-8000-000000000004';
const GATE = '10000003-0000-4000-8000-000000000002';
const TENNIS_PRO = '10000003-0000-4000-8000-000000000008';

const closeSeason = () =>
  database.owner(`update public.seasons set closed_at = '2025-09-05' where club_id = $1 and year = '2025'`, [
    PINE_HOLLOW,
  ]);
const startSeason2026 = async () => {
  await database.owner(
    `insert into public.seasons (club_id, year, starts_on, opens_on, ends_on)
     values ($1, '2026', '2026-04-01', '2026-05-23', '2026-09-07')`,
    [PINE_HOLLOW],
  );
  await database.owner(`update public.clubs set season = '2026' where id = $1`, [PINE_HOLLOW]);
};

describe('the public page of a club', () => {
  const page = async (slug: string, caller: Caller = people.visitor) => {
    const outcome = await database.as(caller, 'select public.public_club_page($1) as page', [slug]);
    return outcome.kind === 'done' ? (outcome.rows[0]?.page as Record<string, unknown>) : outcome;
  };

  test('shows visitors the club and its open roles', async () => {
    expect(await page('pine-hollow')).toEqual({
      slug: 'pine-hollow',
      name: 'Pine Hollow Swim & Tennis Club',
      type: 'Swim & Tennis Club',
      address: '410 Pine Hollow Road, Greensboro, NC 27410',
      season: '2025',
      today: '2025-05-01',
      season_closed: false,
      certificates: ['CPR/AED', 'Lifeguarding'],
      roles: [
        {
          id: GATE,
          title: 'Gate Attendant',
          department: 'Front Gate',
          description: 'Welcomes members and checks in guests.',
          posted_on: '2025-02-15',
          pay_range_min: 13,
          pay_range_max: 15,
          minimum_age: 14,
          requirements: ['At least 14 years old'],
        },
        {
          id: LIFEGUARD,
          title: 'Lifeguard',
          department: 'Aquatics',
          description: 'Keeps swimmers safe and the deck in order.',
          posted_on: '2025-02-15',
          pay_range_min: 14.5,
          pay_range_max: 17,
          minimum_age: 15,
          requirements: ['At least 15 years old', 'CPR/AED certification', 'Lifeguarding certification'],
        },
      ],
    });
  });

  test("dates a role opened today with the club's day, even if the club's clock is fixed", async () => {
    await database.owner(
      `insert into public.job_role_definitions (club_id, title, positions_total) values ($1, 'Snack Bar', 40)`,
      [PINE_HOLLOW],
    );
    expect(await page('pine-hollow')).toMatchObject({
      roles: [{ title: 'Snack Bar', posted_on: '2025-05-01' }, {}, {}],
    });
  });

  test('shows at most four roles, those with the most free positions first', async () => {
    await database.owner(
      `update public.job_role_definitions set positions_total = positions_total + 1 where club_id = $1`,
      [PINE_HOLLOW],
    );
    const { roles } = (await page('pine-hollow')) as { roles: { title: string }[] };
    expect(roles.map(({ title }) => title)).toEqual(['Gate Attendant', 'Lifeguard', 'Assistant Manager', 'Head Guard']);
  });

  test('shows neither a closed role nor a filled one', async () => {
    await database.owner(`update public.job_role_definitions set is_open = false where id = $1`, [LIFEGUARD]);
    await database.owner(`update public.job_role_definitions set positions_total = 3 where id = $1`, [GATE]);
    expect(await page('pine-hollow')).toMatchObject({ roles: [] });
  });

  test.each([
    [16, 16],
    [14, 15],
    [null, 15],
  ])('shows one age for a lifeguard when the club asks for %p: %p', async (asked, shown) => {
    await database.owner(`update public.job_role_definitions set minimum_age = $2 where id = $1`, [LIFEGUARD, asked]);
    const { roles } = (await page('pine-hollow')) as { roles: { title: string; requirements: string[] }[] };
    const lifeguard = roles.find(({ title }) => title === 'Lifeguard');
    expect(lifeguard).toMatchObject({ minimum_age: shown });
    expect(lifeguard?.requirements.filter((words) => words.includes('years'))).toEqual([`At least ${shown} years old`]);
    expect(await database.owner(`select required_age from public.job_roles where id = $1`, [LIFEGUARD])).toEqual([
      { required_age: shown },
    ]);
  });

  test('shows no role and says that the season has closed, until another season is current', async () => {
    await closeSeason();
    expect(await page('pine-hollow')).toMatchObject({
      season: '2025',
      season_closed: true,
      roles: [],
      certificates: [],
    });
    await startSeason2026();
    expect(await page('pine-hollow')).toMatchObject({
      season: '2026',
      season_closed: false,
      roles: expect.arrayContaining([expect.objectContaining({ title: 'Lifeguard' })]),
    });
  });

  test('says so for an address that no club has', async () => {
    expect(await page('nowhere')).toMatchObject({
      kind: 'refused',
      code: 'PT404',
      message: 'There is no club at this address.',
    });
  });

  test('shows a visitor nothing of the tables behind it', async () => {
    for (const table of ['clubs', 'job_roles', 'job_role_requirements', 'job_applications']) {
      expect(await database.as(people.visitor, `select * from public.${table}`)).toMatchObject({
        kind: 'refused',
        code: '42501',
      });
    }
  });
});

describe('an application from it', () => {
  const application = {
    club_slug: 'pine-hollow',
    name: 'Ann Lee',
    email: 'ann@example.test',
    phone: null,
    message: 'I swim.',
    job_role_ids: [LIFEGUARD],
  };
  const receive = (fields: object = {}, origin = '203.0.113.1', caller: Caller = service): Promise<Outcome> =>
    database.as(caller, 'select public.receive_application($1, $2) as stored', [
      JSON.stringify({ ...application, ...fields }),
      origin,
    ]);
  const storedBy = (outcome: Outcome) =>
    outcome.kind === 'done' ? (outcome.rows[0]?.stored as Record<string, unknown>) : outcome;
  const stored = () =>
    database.owner(`select name, status, source, confirmation, applied_date::text, staff_id, notes,
        array(select position from public.job_application_positions where application_id = job_applications.id order by 1) as positions
      from public.job_applications where email ilike '%ann@example.test'`);

  test('waits for review, whatever is sent', async () => {
    const answer = storedBy(
      await receive({ status: 'hired', confirmation: 'sent', notes: 'Hire me', applied_date: '2000-01-01', id: GATE }),
    );
    expect(answer).toMatchObject({
      club_name: 'Pine Hollow Swim & Tennis Club',
      positions: ['Lifeguard'],
      confirm: true,
    });
    expect(answer).not.toMatchObject({ id: GATE });
    expect(await stored()).toEqual([
      {
        name: 'Ann Lee',
        status: 'pending_review',
        source: 'application_page',
        confirmation: 'pending',
        applied_date: '2025-05-01',
        staff_id: null,
        notes: null,
        positions: ['Lifeguard'],
      },
    ]);
  });

  test('tells the function where applicants reach the club, or that a club states no address', async () => {
    expect(storedBy(await receive())).toMatchObject({ reply_to: 'jobs@pinehollow.test' });
    await database.owner(`update public.applicant_mail_settings set reply_to = null where club_id = $1`, [PINE_HOLLOW]);
    expect(storedBy(await receive())).toMatchObject({ reply_to: null });
    await database.owner(`delete from public.applicant_mail_settings where club_id = $1`, [PINE_HOLLOW]);
    expect(storedBy(await receive())).toMatchObject({ reply_to: null });
  });

  test.each([
    [16, '14-15', false],
    [17, '16-17', true],
    [18, '16-17', false],
    [21, '18+', true],
    [18, null, true],
    [null, '14-15', true],
  ])('to a role from %p on by a person of %p is accepted: %p', async (age, ageBand, isTaken) => {
    await database.owner(`update public.job_role_definitions set minimum_age = $2 where id = $1`, [LIFEGUARD, age]);
    expect(await receive({ age_band: ageBand, job_role_ids: [GATE, LIFEGUARD] })).toMatchObject(
      isTaken
        ? { kind: 'done' }
        : {
            kind: 'refused',
            code: 'PT422',
            message: `Lifeguard takes people from the age of ${age}.`,
            hint: 'Choose another position, or correct your age on the first day.',
          },
    );
    expect(await stored()).toHaveLength(isTaken ? 1 : 0);
  });

  test('is refused with a sentence and stores nothing once the season has closed', async () => {
    await receive();
    const before = await stored();
    await closeSeason();
    expect(await receive({ job_role_ids: [GATE], message: 'Once more.' })).toEqual({
      kind: 'refused',
      code: 'PT410',
      message: 'Applications to Pine Hollow Swim & Tennis Club are closed: its season 2025 has ended.',
      hint: 'Ask the club when it takes applications for the next season.',
    });
    expect(await stored()).toEqual(before);
    await startSeason2026();
    expect(storedBy(await receive({ email: 'bo@example.test' }))).toMatchObject({ positions: ['Lifeguard'] });
  });

  test('again within a day is the same one, with the positions of both', async () => {
    const first = storedBy(await receive());
    const second = storedBy(await receive({ email: 'ANN@example.test', job_role_ids: [GATE, LIFEGUARD] }));
    expect(second).toEqual({ ...first, positions: ['Gate Attendant', 'Lifeguard'], confirm: true });
    expect(await stored()).toMatchObject([{ positions: ['Gate Attendant', 'Lifeguard'] }]);
  });

  test('is confirmed again for an additional position, and for nothing else', async () => {
    await receive();
    await database.as(service, `update public.job_applications set confirmation = 'sent' where name = 'Ann Lee'`);
    expect(storedBy(await receive())).toMatchObject({ positions: ['Lifeguard'], confirm: false });
    expect(await stored()).toMatchObject([{ confirmation: 'sent' }]);
    expect(storedBy(await receive({ job_role_ids: [GATE] }))).toMatchObject({
      positions: ['Gate Attendant', 'Lifeguard'],
      confirm: true,
    });
    expect(await stored()).toMatchObject([{ confirmation: 'pending' }]);
    expect(storedBy(await receive({ job_role_ids: [GATE] }))).toMatchObject({ confirm: false });
  });

  test.each([
    ['23 hours', 1],
    ['25 hours', 2],
  ])('%s after another there are %d', async (before, applications) => {
    await database.owner(
      `insert into public.job_applications (club_id, name, email, source, confirmation, created_at)
       values ($1, 'Ann Lee', 'ann@example.test', 'application_page', 'sent', now() - $2::interval)`,
      [PINE_HOLLOW, before],
    );
    await receive();
    expect(await stored()).toHaveLength(applications);
  });

  test('is confirmed again when the first email failed', async () => {
    await receive();
    await database.as(service, `update public.job_applications set confirmation = 'failed' where name = 'Ann Lee'`);
    expect(storedBy(await receive())).toMatchObject({ confirm: true });
    expect(await stored()).toMatchObject([{ confirmation: 'pending' }]);
  });

  test('to a club that does not exist, or for a role that is not open, is refused with a sentence', async () => {
    expect(await receive({ club_slug: 'nowhere' })).toMatchObject({ kind: 'refused', code: 'PT404' });
    expect(await receive({ job_role_ids: [LIFEGUARD, TENNIS_PRO] })).toMatchObject({
      kind: 'refused',
      code: 'PT409',
      message: 'Tennis Pro is no longer open at Pine Hollow Swim & Tennis Club.',
    });
    expect(await receive({ job_role_ids: ['20000003-0000-4000-8000-000000000001'] })).toMatchObject({
      kind: 'refused',
      code: 'PT409',
      message: 'This position is no longer open at Pine Hollow Swim & Tennis Club.',
    });
    expect(await receive({ job_role_ids: [] })).toMatchObject({ kind: 'refused', code: '22023' });
    expect(await stored()).toEqual([]);
  });

  test('is limited to ten from one network in ten minutes, and three from one address in an hour', async () => {
    for (let number = 1; number <= 10; number += 1) {
      expect(await receive({ email: `${number}-ann@example.test` })).toMatchObject({ kind: 'done' });
    }
    expect(await receive({ email: '11-ann@example.test' })).toMatchObject({ kind: 'refused', code: 'PT429' });
    expect(await stored()).toHaveLength(10);
    for (const clubSlug of ['one', 'two', 'three', 'four']) {
      await database.owner(
        `with club as (insert into public.clubs (slug, name, type, size) values ($1, $1, 'Other', 'small') returning id)
         insert into public.job_role_definitions (id, club_id, title)
         select md5($1)::uuid, id, 'Host' from club`,
        [clubSlug],
      );
    }
    const outcomes = [];
    for (const [index, club_slug] of ['one', 'two', 'three', 'four'].entries()) {
      const [role] = await database.owner('select md5($1)::uuid as id', [club_slug]);
      outcomes.push((await receive({ club_slug, job_role_ids: [role?.id] }, `203.0.113.${index + 2}`)).kind);
    }
    expect(outcomes).toEqual(['done', 'done', 'done', 'refused']);
  });

  test.each([
    [{ name: ' ' }, 'job_applications_name_length'],
    [{ name: 'Ann\r\nBcc: all@example.test' }, 'job_applications_single_lines'],
    [{ email: 'nobody' }, 'job_applications_email_form'],
    [{ message: 'x'.repeat(2001) }, 'job_applications_message_length'],
  ])('%j violates %s', async (fields, constraint) => {
    expect(await receive(fields)).toMatchObject({
      kind: 'refused',
      code: '23514',
      message: expect.stringContaining(constraint),
    });
    expect(await stored()).toEqual([]);
  });

  test('is stored only by the function', async () => {
    for (const person of Object.values(people)) {
      expect(await receive({}, '203.0.113.1', person)).toMatchObject({ kind: 'refused', code: '42501' });
    }
    expect(await stored()).toEqual([]);
  });
});
