import { databaseOfEachTest } from '../../support/databaseOfEachTest';
import { people, PINE_HOLLOW, type Caller } from '../../support/people';
import { plannedShift, shiftsFrom, staffId } from '../planShift';

const { pineManager, pineStaff, lakeAdmin } = people;
const COUNT = 2000;
/** The most rows of one answer (max_rows). */
const PAGE = 1000;
const SUNDAY = '2025-05-18';
/** A week without shifts. */
const LATER = '2025-07-06';

/** A week of 2,000 open drafts, and people for some of them. */
const database = databaseOfEachTest(async (opened) => {
  await opened.owner(
    `insert into public.staff_members (club_id, name, role, status, hourly_rate)
     select $1, 'Extra ' || number, 'Gate Attendant', 'Active', 14 from generate_series(1, 290) as number`,
    [PINE_HOLLOW],
  );
  await opened.owner(
    `insert into public.shifts (club_id, role, starts_at, ends_at)
     select $1, 'Gate Attendant', day + time '10:00' at time zone 'America/New_York', day + time '14:00' at time zone 'America/New_York'
     from generate_series(0, $3 - 1) as number
     cross join lateral (select $2::date + number % 7) as planned (day)`,
    [PINE_HOLLOW, SUNDAY, COUNT],
  );
});

async function rowsOf<Row>(caller: Caller, sql: string, values: unknown[] = []): Promise<Row[]> {
  const outcome = await database.as(caller, sql, values);
  if (outcome.kind === 'refused') throw new Error(outcome.message);
  return outcome.rows as Row[];
}

const makeWeek = () =>
  rowsOf<{ result: string; shift_ids: string[]; reasons: (string | null)[] }>(
    pineManager,
    // PGlite's driver reads a null in an array as a word; in JSON it stays null.
    `select result, shift_ids, to_jsonb(reasons) as reasons from public.make_week($1, null, $2)`,
    [LATER, SUNDAY],
  );

const remove = (ids: readonly string[], caller: Caller = pineManager) =>
  database.as(caller, `select public.remove_shifts($1) as removed`, [ids]);

describe('a copy of a week with 2,000 open shifts', () => {
  test('is whole in its answer, and is removed in one step', async () => {
    const [created, ...others] = await makeWeek();
    expect(others).toEqual([]);
    expect(created?.result).toBe('created');
    expect(new Set(created?.shift_ids).size).toBe(COUNT);
    // A second click opens it as it is.
    expect(await makeWeek()).toMatchObject([{ result: 'existing', shift_ids: { length: COUNT } }]);
    expect(await shiftsFrom(database, LATER)).toBe(COUNT);
    expect(await remove(created?.shift_ids ?? [])).toMatchObject({ rows: [{ removed: COUNT }] });
    expect(await shiftsFrom(database, LATER)).toBe(0);
  });

  test('names each shift that its person cannot work', async () => {
    await plannedShift(database, { from: '2025-05-20 10:00', to: '2025-05-20 16:00', person: 'Jordan Blake' });
    await plannedShift(database, { from: '2025-05-21 10:00', to: '2025-05-21 16:00', person: 'Naomi Brooks' });
    await database.owner(
      `insert into public.time_off_requests (club_id, staff_id, starts_on, ends_on, status, decided_at)
       values ($1, $2, '2025-07-08', '2025-07-08', 'approved', now())`,
      [PINE_HOLLOW, staffId('Jordan Blake')],
    );
    const made = await makeWeek();
    expect(made.map(({ result, shift_ids: ids }) => [result, ids.length])).toEqual([
      ['created', COUNT + 1],
      ['left open', 1],
    ]);
    expect(made[0]?.reasons.every((reason) => reason === null)).toBe(true);
    expect(made[1]?.reasons).toEqual(['Jordan Blake has time off on Tuesday, July 8.']);
  });
});

describe('adding removed drafts again in one step', () => {
  const add = (ids: readonly unknown[]) =>
    database.as(
      pineManager,
      `insert into public.shifts (id, club_id, role, starts_at, ends_at)
       select id, $2, 'Gate Attendant', '2025-07-08 10:00-04', '2025-07-08 14:00-04' from unnest($1::uuid[]) as added (id)`,
      [ids, PINE_HOLLOW],
    );
  const copied = async () => {
    const [created] = await makeWeek();
    await remove(created?.shift_ids ?? []);
    return created?.shift_ids ?? [];
  };

  test('adds all 2,000 with the ids that they had', async () => {
    const ids = await copied();
    expect(await add(ids)).toMatchObject({ kind: 'done' });
    expect(await shiftsFrom(database, LATER)).toBe(COUNT);
    expect(await remove(ids)).toMatchObject({ rows: [{ removed: COUNT }] });
  });

  test('adds none when one is there already', async () => {
    const ids = await copied();
    await add(ids.slice(-1));
    expect(await add(ids)).toMatchObject({ kind: 'refused', code: '23505' });
    expect(await shiftsFrom(database, LATER)).toBe(1);
  });
});

describe('undoing and redoing a copied week in one step', () => {
  const change = (changes: unknown) =>
    rowsOf<{ shifts: { id: string; version: number }[] }>(pineManager, `select public.change_shifts($1) as shifts`, [
      JSON.stringify(changes),
    ]);

  test('removes 2,000 drafts, and adds them again with their ids', async () => {
    const [created] = await makeWeek();
    const ids = created?.shift_ids ?? [];
    expect(await change(ids.map((id) => ({ id, version: 1, is_removed: true })))).toEqual([{ shifts: [] }]);
    expect(await shiftsFrom(database, LATER)).toBe(0);
    const plan = {
      version: null,
      role: 'Gate Attendant',
      starts_at: '2025-07-08T10:00:00-04:00',
      ends_at: '2025-07-08T14:00:00-04:00',
      break_minutes: 0,
      status: 'draft',
      needs_cover: false,
    };
    const [added] = await change(ids.map((id) => ({ id, ...plan })));
    expect(new Set(added?.shifts.map(({ id }) => id))).toEqual(new Set(ids));
  });
});

describe('removing drafts', () => {
  test('removes none when one was published', async () => {
    const draft = await plannedShift(database, { from: '2025-07-08 10:00', to: '2025-07-08 12:00' });
    const published = await plannedShift(database, {
      from: '2025-07-08 10:00',
      to: '2025-07-08 12:00',
      status: 'published',
    });
    expect(await remove([draft, published])).toMatchObject({
      kind: 'refused',
      message: 'A shift that was published is canceled, not deleted.',
    });
    expect(await shiftsFrom(database, LATER)).toBe(2);
  });

  test('is for the managers of the club', async () => {
    const draft = await plannedShift(database, { from: '2025-07-08 10:00', to: '2025-07-08 12:00' });
    for (const caller of [pineStaff, lakeAdmin]) {
      expect(await remove([draft], caller)).toMatchObject({ rows: [{ removed: 0 }] });
    }
    expect(await shiftsFrom(database, LATER)).toBe(1);
  });
});

describe('giving 2,000 open shifts to people in one step', () => {
  /** Each shift of a day to another person. */
  const given = () =>
    database.owner(
      `select shift.id, shift.version, person.id as staff_id
       from (
         select id, version, row_number() over (partition by starts_at order by id) as place
         from public.shifts where club_id = $1 and role = 'Gate Attendant' and staff_id is null
           and starts_at >= $2::date and starts_at < $2::date + 8
       ) as shift
       join (
         select id, row_number() over (order by id) as place from public.staff_members where name like 'Extra %'
       ) as person using (place)
       order by shift.id`,
      [PINE_HOLLOW, SUNDAY],
    );
  const assign = (rows: readonly Record<string, unknown>[]) =>
    database.as(pineManager, `select id from public.assign_shifts($1, $2, $3, $4, $5)`, [
      rows.map(({ id }) => id),
      rows.map(({ staff_id: person }) => person),
      rows.map(() => 'draft'),
      rows.map(({ version }) => version),
      rows.map(() => null),
    ]);
  const assigned = async () => {
    const [row] = await database.owner(
      `select count(staff_id)::int as assigned from public.shifts where club_id = $1 and filled_from = 'draft'`,
      [PINE_HOLLOW],
    );
    return row?.assigned;
  };

  test('gives all of them', async () => {
    const rows = await given();
    expect(rows).toHaveLength(COUNT);
    expect(await assign(rows)).toMatchObject({ kind: 'done', rows: { length: COUNT } });
    expect(await assigned()).toBe(COUNT);
  });

  test('gives none when the last one was changed meanwhile', async () => {
    const rows = await given();
    await database.owner(`update public.shifts set notes = 'Bring the keys.' where id = $1`, [rows.at(-1)?.id]);
    expect(await assign(rows)).toMatchObject({ kind: 'refused', code: 'PT409' });
    expect(await assigned()).toBe(0);
  });

  test('refuses more than 4,000 in a sentence', async () => {
    const rows = await given();
    expect(await assign([...rows, ...rows, ...rows])).toMatchObject({
      kind: 'refused',
      code: '22023',
      message: 'At most 4,000 shifts are assigned in one step, so nothing was saved.',
    });
    expect(await assigned()).toBe(0);
  });
});

test('a person reads all 2,000 open shifts of the coming weeks, a page after the other', async () => {
  await database.as(pineManager, `select public.publish_shifts($1)`, [SUNDAY]);
  const page = (start: unknown = null, id: unknown = null) =>
    rowsOf<{ shift_id: string; starts_at: unknown; may: string }>(
      pineStaff,
      `select * from public.open_shifts_for_me($1, $2, $3)`,
      [PINE_HOLLOW, start, id],
    );
  const first = await page();
  expect(first).toHaveLength(PAGE);
  const second = await page(first.at(-1)?.starts_at, first.at(-1)?.shift_id);
  expect(second).toHaveLength(PAGE);
  const third = await page(second.at(-1)?.starts_at, second.at(-1)?.shift_id);
  const [all] = await database.owner(
    `select count(*)::int as wanted from public.shifts
     where club_id = $1 and status = 'published' and (staff_id is null or needs_cover) and staff_id is distinct from $2
       and starts_at > app.club_now($1) and starts_at < app.club_now($1) + interval '28 days'`,
    [PINE_HOLLOW, staffId('Jordan Blake')],
  );
  const read = [...first, ...second, ...third].map(({ shift_id: id }) => id);
  expect(new Set(read).size).toBe(all?.wanted);
  expect(read).toHaveLength(Number(all?.wanted));
});
