import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, people, PINE_HOLLOW, type Person } from '../support/people';

const database = databaseOfEachTest();

const { firm, pineManager, pineAdmin, pineStaff, lakeStaff } = people;
const OPENING_INSPECTION = '10000034-0000-4000-8000-000000000001';
const MAIN_POOL = '10000037-0000-4000-8000-000000000001';
const JORDANS_LOG = '10000035-0000-4000-8000-000000000001';
const FRANKS_LOG = '10000035-0000-4000-8000-000000000002';

describe('daily logs', () => {
  const write = (person: Person, values: Record<string, unknown>) => {
    const row = { club_id: PINE_HOLLOW, type: 'other', notes: 'Quiet morning', ...values };
    const columns = Object.keys(row);
    return database.as(
      person,
      `insert into public.daily_logs (${columns.join(', ')}) values (${columns.map((_, i) => `$${i + 1}`).join(', ')})
       returning id, date::text, time::text, author_id, author_name`,
      Object.values(row),
    );
  };

  test("gives a log its author's name and, by default, the club's day and time", async () => {
    expect(await write(pineStaff, {})).toMatchObject({
      kind: 'done',
      rows: [{ date: '2025-05-01', time: '09:00:00', author_id: pineStaff.userId, author_name: 'Jordan Blake' }],
    });
    // Marcus Bell is on no staff list: the name of the account stands.
    expect(await write(pineAdmin, { date: '2025-04-30', time: '17:30' })).toMatchObject({
      rows: [{ date: '2025-04-30', time: '17:30:00', author_name: 'Marcus Bell' }],
    });
  });

  test("lets no one write in another person's name", async () => {
    for (const column of ['author_id', 'author_name', 'struck_at']) {
      expect(await write(pineStaff, { [column]: null })).toMatchObject({ kind: 'refused', code: '42501' });
    }
  });

  test('stores a log that waited for the network once, however often it is sent', async () => {
    const clientKey = 'c0000000-0000-4000-8000-000000000001';
    const send = () =>
      database.as(
        pineStaff,
        `insert into public.daily_logs (club_id, client_key, type, notes) values ($1, $2, 'other', 'Sent from the deck')
         on conflict (club_id, client_key) do nothing`,
        [PINE_HOLLOW, clientKey],
      );
    expect(await send()).toMatchObject({ kind: 'done', affected: 1 });
    expect(await send()).toMatchObject({ kind: 'done', affected: 0 });
    expect(await write(pineStaff, { client_key: clientKey })).toMatchObject({
      kind: 'refused',
      code: '23505',
      message: expect.stringContaining('daily_logs_sent_once'),
    });
    expect(
      await database.owner(`select count(*)::int as logs from public.daily_logs where client_key = $1`, [clientKey]),
    ).toEqual([{ logs: 1 }]);
  });

  test('refuses a log of a future day', async () => {
    expect(await write(pineStaff, { date: '2025-05-02' })).toMatchObject({
      kind: 'refused',
      code: '22023',
      message: 'A log is of a day that has come; 2025-05-02 has not.',
    });
  });

  test('refuses an empty log', async () => {
    for (const notes of [null, '   ']) {
      expect(await write(pineStaff, { notes })).toMatchObject({ kind: 'refused', code: '23514' });
    }
  });

  test('requires the answers that a form asks for', async () => {
    const answer = (answers: unknown) =>
      write(pineStaff, { notes: null, form_template_id: OPENING_INSPECTION, answers: JSON.stringify(answers) });
    const good = { 'Deck clear of hazards': true, 'Rescue tubes counted': 6, 'AED light is green': true };
    for (const [answers, message] of [
      [{ ...good, 'Rescue tubes counted': undefined }, '"Rescue tubes counted" needs an answer.'],
      [{ ...good, 'AED light is green': '' }, '"AED light is green" needs an answer.'],
      [{ ...good, 'Rescue tubes counted': 'six' }, '"Rescue tubes counted" cannot be answered like this.'],
      [{ ...good, 'Deck clear of hazards': 'true' }, '"Deck clear of hazards" cannot be answered like this.'],
      [{ ...good, Weather: 'Snow' }, '"Weather" cannot be answered like this.'],
      [{ ...good, 'Anything to follow up': 'x'.repeat(4001) }, '"Anything to follow up" cannot be answered like this.'],
      [{ ...good, 'Water temperature': 70 }, 'The form does not ask "Water temperature".'],
      [[true], 'Answers are given by the label of their question.'],
    ] as const) {
      expect(await answer(answers)).toMatchObject({ kind: 'refused', code: '22023', message });
    }
    expect(await answer({ ...good, Weather: 'Rain' })).toMatchObject({ kind: 'done', affected: 1 });
  });

  test("refuses answers without a form, and another club's form", async () => {
    const answers = JSON.stringify({ 'Carts on charge': 3 });
    const lakesideForm = '20000034-0000-4000-8000-000000000001';
    for (const form of [null, lakesideForm]) {
      expect(await write(pineStaff, { form_template_id: form, answers })).toMatchObject({
        kind: 'refused',
        message: 'Answers need the form that asks for them.',
      });
    }
    expect(await write(pineStaff, { form_template_id: lakesideForm })).toMatchObject({
      kind: 'refused',
      code: '23503',
    });
  });

  test('keeps the answers readable when a form is deleted', async () => {
    await database.as(pineManager, `delete from public.form_templates where id = $1`, [OPENING_INSPECTION]);
    expect(
      await database.owner(
        `select form_template_id, answers ->> 'Rescue tubes counted' as tubes from public.daily_logs where id = $1`,
        [JORDANS_LOG],
      ),
    ).toEqual([{ form_template_id: null, tubes: '6' }]);
  });

  test('lets no one rewrite or remove a log', async () => {
    for (const person of [pineStaff, pineManager, pineAdmin, firm]) {
      for (const sql of [`update public.daily_logs set notes = 'All good'`, `delete from public.daily_logs`]) {
        expect(await database.as(person, sql)).toMatchObject({ kind: 'refused', code: '42501' });
      }
    }
  });

  test('lets a manager strike a wrong entry with a reason and undo it, and not its author', async () => {
    const strike = (person: Person, reason: string | null) =>
      database.as(person, `update public.daily_logs set struck_reason = $1 where id = $2`, [reason, JORDANS_LOG]);
    const state = () =>
      database.owner(
        `select struck_reason, struck_by, struck_at is not null as stamped, notes from public.daily_logs where id = $1`,
        [JORDANS_LOG],
      );
    expect(await strike(pineStaff, 'Wrong day')).toMatchObject({ kind: 'done', affected: 0 });
    expect(await state()).toMatchObject([{ struck_reason: null }]);
    expect(await strike(pineManager, ' ')).toMatchObject({ kind: 'refused', code: '23514' });
    await strike(pineManager, 'Entered twice');
    expect(await state()).toEqual([
      { struck_reason: 'Entered twice', struck_by: pineManager.userId, stamped: true, notes: null },
    ]);
    await strike(pineAdmin, null);
    expect(await state()).toEqual([{ struck_reason: null, struck_by: null, stamped: false, notes: null }]);
  });

  test("shows people their own logs, and managers the club's", async () => {
    const read = (person: Person) => database.as(person, `select id from public.daily_logs where id = '${FRANKS_LOG}'`);
    expect(await read(pineStaff)).toMatchObject({ rows: [] });
    expect(await read(pineManager)).toMatchObject({ rows: [{ id: FRANKS_LOG }] });
  });

  test('lets a person who has left the club neither read nor write its logs', async () => {
    await database.owner(`update public.profiles set club_id = $1 where user_id = $2`, [LAKESIDE, pineStaff.userId]);
    expect(await database.as(pineStaff, `select id from public.daily_logs`)).toMatchObject({ rows: [] });
    expect(await write(pineStaff, {})).toMatchObject({ kind: 'refused', code: '42501' });
  });
});

describe('forms', () => {
  const save = (fields: unknown) =>
    database.as(pineManager, `update public.form_templates set fields = $1 where id = $2`, [
      JSON.stringify(fields),
      OPENING_INSPECTION,
    ]);
  const question = { label: 'All well', type: 'yes_no' };

  test.each([
    ['no list', { label: 'All well' }, 'The questions of a form are a list.'],
    ['no question', [], 'A form has 1 to 60 questions.'],
    [
      'too many',
      Array.from({ length: 61 }, (_, i) => ({ ...question, label: `${i}` })),
      'A form has 1 to 60 questions.',
    ],
    ['a question in words', ['All well?'], 'Question 1 has no label and no type.'],
    ['no label', [question, { type: 'text' }], 'Question 2 needs a label'],
    ['a label with spaces around it', [{ ...question, label: ' All well' }], 'Question 1 needs a label'],
    ['two of one name', [question, question], 'Two questions are called "All well".'],
    ['no type', [{ label: 'All well' }], 'The type of "All well" is not known.'],
    ['an unknown type', [{ ...question, type: 'signature' }], 'The type of "All well" is not known.'],
    ['required in words', [{ ...question, required: 'yes' }], 'Whether "All well" is required is true or false.'],
    ['a choice without options', [{ ...question, type: 'choice' }], '"All well" needs options if it is a choice'],
    ['options without a choice', [{ ...question, options: ['A', 'B'] }], '"All well" needs options if it is a choice'],
    ['options in words', [{ ...question, type: 'choice', options: 'A, B' }], 'The options of "All well" are a list.'],
    ['one option', [{ ...question, type: 'choice', options: ['A'] }], '"All well" needs 2 to 30 options'],
    ['an empty option', [{ ...question, type: 'choice', options: ['A', ' '] }], '"All well" needs 2 to 30 options'],
    ['something else', [{ ...question, script: 'x' }], '"All well" says "script", which questions do not have.'],
  ])('refuses: %s', async (_what, fields, message) => {
    expect(await save(fields)).toMatchObject({
      kind: 'refused',
      code: '22023',
      message: expect.stringContaining(message),
      hint: 'Correct the form and save it again.',
    });
  });

  test('saves a valid one', async () => {
    expect(
      await save([question, { label: 'Gate', type: 'choice', options: ['North', 'South'], required: false }]),
    ).toMatchObject({ kind: 'done', affected: 1 });
  });
});

describe('incidents', () => {
  const report = (person: Person, occurredAt = '2025-05-01T08:30:00-04:00') =>
    database.as(
      person,
      `insert into public.incidents (club_id, severity, kind, occurred_at, description)
       values ($1, 'moderate', 'injury', $2, 'Twisted ankle on court 2')`,
      [PINE_HOLLOW, occurredAt],
    );

  test('lets anyone in the club report one, and only managers read it', async () => {
    expect(await report(pineStaff)).toMatchObject({ kind: 'done', affected: 1 });
    const mine = `select author_name from public.incidents where description = 'Twisted ankle on court 2'`;
    expect(await database.as(pineStaff, mine)).toMatchObject({ kind: 'done', rows: [] });
    expect(await database.as(pineManager, mine)).toMatchObject({ rows: [{ author_name: 'Jordan Blake' }] });
    expect(await report(lakeStaff)).toMatchObject({ kind: 'refused', code: '42501' });
  });

  test('refuses one in the future', async () => {
    expect(await report(pineStaff, '2025-05-01T09:06:00-04:00')).toMatchObject({
      kind: 'refused',
      code: '22023',
      message: 'An incident is reported after it happened.',
    });
    expect(await report(pineStaff, '2025-05-01T09:04:00-04:00')).toMatchObject({ kind: 'done' });
  });

  test('moves the score with severity, never below 0, and shows members the score, not the incident', async () => {
    const score = async () => {
      const outcome = await database.as(
        pineStaff,
        `select score, incidents::int from public.season_safety where year = '2025'`,
      );
      return outcome.kind === 'done' && outcome.rows[0];
    };
    expect(await score()).toEqual({ score: 100, incidents: 0 });
    await report(pineStaff);
    expect(await score()).toEqual({ score: 95, incidents: 1 });
    await database.owner(
      `insert into public.incidents (club_id, severity, kind, occurred_at, description)
       select $1, 'serious', 'injury', '2025-04-20T12:00:00Z', 'x' from generate_series(1, 6)`,
      [PINE_HOLLOW],
    );
    expect(await score()).toEqual({ score: 5, incidents: 7 });
    await database.owner(`update public.incidents set severity = 'serious' where severity = 'moderate'`);
    expect(await score()).toEqual({ score: 0, incidents: 7 });
  });

  test('has no score for a season that has not begun', async () => {
    await database.owner(
      `insert into public.seasons (club_id, year, starts_on, opens_on, ends_on)
       values ($1, '2026', '2026-04-01', '2026-05-23', '2026-09-07')`,
      [PINE_HOLLOW],
    );
    expect(await database.as(pineStaff, `select score from public.season_safety where year = '2026'`)).toMatchObject({
      rows: [{ score: null }],
    });
  });

  test("lets no one count another club's incidents", async () => {
    expect(
      await database.as(
        lakeStaff,
        `select (minor + moderate + serious)::int as seen from app.incident_counts($1, '2024-01-01', '2025-01-01')`,
        [PINE_HOLLOW],
      ),
    ).toMatchObject({ rows: [{ seen: 0 }] });
  });
});

describe('water readings', () => {
  const measure = (values: Record<string, unknown>, person: Person = pineStaff) => {
    const row = { club_id: PINE_HOLLOW, pool_id: MAIN_POOL, ...values };
    const columns = Object.keys(row);
    return database.as(
      person,
      `insert into public.water_readings (${columns.join(', ')}) values (${columns.map((_, i) => `$${i + 1}`).join(', ')})
       returning id, pool_name, author_name`,
      Object.values(row),
    );
  };
  const quality = async (values: Record<string, unknown>) => {
    const outcome = await measure(values);
    const id = outcome.kind === 'done' ? outcome.rows[0]?.id : null;
    const [row] = await database.owner(
      `select free_chlorine_in_range as chlorine, ph_in_range as ph, temperature_in_range as temperature, in_range
       from public.water_quality where id = $1`,
      [id],
    );
    return row;
  };

  test('names its pool and the person who took it', async () => {
    expect(await measure({ ph: 7.4 })).toMatchObject({
      rows: [{ pool_name: 'Main pool', author_name: 'Jordan Blake' }],
    });
  });

  test.each([
    ['at the lower limits', { free_chlorine_ppm: 2, ph: 7.2, temperature_f: 60 }, [true, true, true, true]],
    ['at the upper limits', { free_chlorine_ppm: 10, ph: 7.8, temperature_f: 104 }, [true, true, true, true]],
    ['too little chlorine', { free_chlorine_ppm: 1.99, ph: 7.4 }, [false, true, null, false]],
    ['too much chlorine', { free_chlorine_ppm: 10.01 }, [false, null, null, false]],
    ['too sour', { ph: 7.19 }, [null, false, null, false]],
    ['too hot', { temperature_f: 104.1, ph: 7.5 }, [null, true, false, false]],
    ['only the pH, and good', { ph: 7.5 }, [null, true, null, true]],
  ])('%s', async (_what, values, [chlorine, ph, temperature, inRange]) => {
    expect(await quality(values)).toEqual({ chlorine, ph, temperature, in_range: inRange });
  });

  test('uses the limits that the club has changed', async () => {
    await database.as(pineManager, `update public.pools set ph_max = 7.6 where id = $1`, [MAIN_POOL]);
    expect(await quality({ ph: 7.7 })).toMatchObject({ in_range: false });
  });

  test('starts a new pool with the limits of the Model Aquatic Health Code for its kind', async () => {
    const limitsOf = async (name: string, kind: string, stabilized: boolean) => {
      await database.as(
        pineManager,
        `insert into public.pools (club_id, name, kind, uses_cyanuric_acid) values ($1, $2, $3, $4)`,
        [PINE_HOLLOW, name, kind, stabilized],
      );
      const [row] = await database.owner(
        `select free_chlorine_min_ppm::float as low, free_chlorine_max_ppm::float as high, ph_min::float as sour,
           ph_max::float as basic, temperature_max_f::float as hot from public.pools where name = $1`,
        [name],
      );
      return row;
    };
    const rest = { high: 10, sour: 7.2, basic: 7.8, hot: 104 };
    expect(await limitsOf('Lap pool', 'pool', false)).toEqual({ low: 1, ...rest });
    expect(await limitsOf('Outdoor pool', 'pool', true)).toEqual({ low: 2, ...rest });
    expect(await limitsOf('Hot tub', 'spa', false)).toEqual({ low: 3, ...rest });
  });

  test.each([
    ['nothing measured', {}, '23514', 'water_readings_measure_something'],
    ['a pH that cannot be', { ph: 14.5 }, '23514', 'water_readings_ph_range'],
    ['in the future', { ph: 7.4, taken_at: '2025-05-01T10:00:00-04:00' }, '22023', 'after it was taken'],
    ['years ago', { ph: 7.4, taken_at: '2021-05-01T10:00:00-04:00' }, '22023', 'within a year'],
    ['no pool', { ph: 7.4, pool_id: null }, '22023', 'The reading names no pool of this club.'],
    [
      "another club's pool",
      { ph: 7.4, pool_id: '20000037-0000-4000-8000-000000000001' },
      '22023',
      'The reading names no pool of this club.',
    ],
  ])('refuses: %s', async (_what, values, code, message) => {
    const count = () => database.owner(`select count(*) from public.water_readings`);
    const before = await count();
    expect(await measure(values)).toMatchObject({ kind: 'refused', code, message: expect.stringContaining(message) });
    expect(await count()).toEqual(before);
  });

  test("keeps a deleted pool's readings, under its name and without a verdict", async () => {
    await database.as(pineManager, `delete from public.pools where id = $1`, [MAIN_POOL]);
    expect(
      await database.as(
        pineManager,
        `select pool_id, pool_name, in_range from public.water_quality where id = '10000038-0000-4000-8000-000000000001'`,
      ),
    ).toMatchObject({ rows: [{ pool_id: null, pool_name: 'Main pool', in_range: null }] });
  });
});
