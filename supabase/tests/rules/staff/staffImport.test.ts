import type { Outcome } from '../support/database';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, people, PINE_HOLLOW, type Caller } from '../support/people';

const database = databaseOfEachTest();

const { pineManager, pineStaff, lakeAdmin, firm } = people;

interface Report {
  committed: boolean;
  rows: number;
  added: number;
  updated: number;
  unchanged: number;
  new_roles: { title: string; people: number }[];
  problems: { line: number; column: string; message: string }[];
}

interface Options {
  commit?: boolean;
  createRoles?: boolean;
  by?: Caller;
  clubId?: string;
}

function importing(
  rows: unknown,
  { commit = false, createRoles = false, by = pineManager, clubId = PINE_HOLLOW }: Options = {},
): Promise<Outcome> {
  return database.as(by, 'select public.import_staff($1, $2, $3, $4) as report', [
    clubId,
    JSON.stringify(rows),
    commit,
    createRoles,
  ]);
}
async function report(rows: unknown, options?: Options): Promise<Report> {
  const outcome = await importing(rows, options);
  if (outcome.kind === 'refused') throw new Error(outcome.message);
  return outcome.rows[0]?.report as Report;
}
const everyone = () => database.owner('select * from public.staff_members order by id');

const robin = {
  name: 'Robin Hale',
  role: 'lifeguard',
  email: 'robin@example.test',
  phone: '336 555 0188',
  birth_date: '2/28/2006',
  start_date: '2025-05-24',
  hourly_rate: '$15.50',
};

test('says in a dry run what would happen, and changes nothing', async () => {
  const before = await everyone();
  expect(await report([robin])).toEqual({
    committed: false,
    rows: 1,
    added: 1,
    updated: 0,
    unchanged: 0,
    new_roles: [],
    problems: [],
    warnings: [],
  });
  expect(await everyone()).toEqual(before);
});

test("makes a person of a row, with days, pay and role in the club's format", async () => {
  expect(await report([robin], { commit: true })).toMatchObject({ committed: true, added: 1 });
  expect(
    await database.owner(`select club_id, role, status, birth_date::text, start_date::text, hourly_rate
      from public.staff_members where name = 'Robin Hale'`),
  ).toEqual([
    {
      club_id: PINE_HOLLOW,
      role: 'Lifeguard',
      status: 'Pending Onboarding',
      birth_date: '2006-02-28',
      start_date: '2025-05-24',
      hourly_rate: '15.50',
    },
  ]);
});

test('treats the same email address as the same person, and keeps values where the row is empty', async () => {
  const rows = [
    { email: 'AVERY.COLLINS@example.test', phone: '555-0100', role: '', hourly_rate: null },
    { email: 'jordan.blake@example.test', name: 'Jordan Blake' },
  ];
  expect(await report(rows, { commit: true })).toMatchObject({ added: 0, updated: 1, unchanged: 1 });
  expect(
    await database.owner(
      `select name, role, phone, hourly_rate from public.staff_members where name = 'Avery Collins'`,
    ),
  ).toEqual([{ name: 'Avery Collins', role: 'Lifeguard', phone: '555-0100', hourly_rate: '15.50' }]);
});

test('changes nothing when the same file is imported again', async () => {
  await report([robin], { commit: true });
  const after = await everyone();
  expect(await report([robin], { commit: true })).toMatchObject({ added: 0, updated: 0, unchanged: 1 });
  expect(await everyone()).toEqual(after);
});

test('names every problem with its line and column', async () => {
  const rows = [
    { name: '', role: 'Lifeguard', email: 'a@example.test' },
    { name: 'Bo', role: 'Lifeguard', email: 'bo at home', birth_date: '2/30/2006', hourly_rate: 'fifteen' },
    { name: 'Cy', role: 'Lifeguard', email: 'A@example.test', start_date: '13/1/2025' },
    { name: 'Di', role: '', start_date: '2025-06-01', end_date: '2025-05-01', status: 'Retired' },
    { name: 'avery collins', role: 'Lifeguard' },
    { line: 40, name: 'x'.repeat(121), role: 'Lifeguard', phone: '1'.repeat(41), hourly_rate: 1000.5 },
    'not a row',
  ];
  const { problems, added } = await report(rows);
  expect(problems).toEqual([
    { line: 2, column: 'name', message: 'The name is missing.' },
    { line: 3, column: 'email', message: '"bo at home" is not an email address.' },
    { line: 3, column: 'birth_date', message: '"2/30/2006" is not a day. Write 2006-02-28 or 2/28/2006.' },
    { line: 3, column: 'hourly_rate', message: '"fifteen" is not an hourly rate. Write dollars, up to 1000: 15.50.' },
    { line: 4, column: 'email', message: 'Line 2 has the same email address.' },
    { line: 4, column: 'start_date', message: '"13/1/2025" is not a day. Write 2025-05-24 or 5/24/2025.' },
    { line: 5, column: 'role', message: 'The role is missing.' },
    {
      line: 5,
      column: 'status',
      message: '"Retired" is not a status. Write Active, Pending Onboarding, On Leave or Inactive.',
    },
    { line: 5, column: 'end_date', message: 'The last day is before the first.' },
    {
      line: 6,
      column: 'email',
      message:
        'avery collins is on the staff already. Add the email address, which tells whether it is the same person.',
    },
    { line: 8, column: 'name', message: 'The name is missing.' },
    { line: 8, column: 'role', message: 'The role is missing.' },
    { line: 40, column: 'name', message: 'The name is longer than 120 characters.' },
    { line: 40, column: 'phone', message: 'The phone number is longer than 40 characters.' },
    { line: 40, column: 'hourly_rate', message: '"1000.5" is not an hourly rate. Write dollars, up to 1000: 15.50.' },
  ]);
  expect(added).toBe(7);
});

test('imports none when one row is bad', async () => {
  const before = await everyone();
  const outcome = await importing([robin, { name: 'Bo', role: 'Lifeguard', hourly_rate: '-4' }], { commit: true });
  expect(outcome).toMatchObject({
    kind: 'refused',
    code: '22023',
    message: 'Nothing was imported. Line 3: "-4" is not an hourly rate. Write dollars, up to 1000: 15.50.',
    hint: 'Mend this line and import the file again.',
  });
  expect(await everyone()).toEqual(before);
});

test('asks about a new job role, and adds it only when allowed', async () => {
  const rows = [
    { name: 'Ada', role: 'Snack Bar', email: 'ada@example.test' },
    { name: 'Bo', role: 'snack bar', email: 'bo@example.test' },
    { email: 'avery.collins@example.test', role: 'Snack bar' },
  ];
  const trial = await report(rows);
  expect(trial.new_roles).toHaveLength(1);
  expect(trial.new_roles[0]?.people).toBe(3);
  expect(trial.problems.map(({ line, column }) => [line, column])).toEqual([
    [2, 'role'],
    [3, 'role'],
    [4, 'role'],
  ]);
  expect(await importing(rows, { commit: true })).toMatchObject({ kind: 'refused', code: '22023' });

  expect(await report(rows, { commit: true, createRoles: true })).toMatchObject({ added: 2, updated: 1, problems: [] });
  expect(
    await database.owner(
      `select positions_total, positions_filled from public.job_roles where lower(title) = 'snack bar'`,
    ),
  ).toEqual([{ positions_total: 3, positions_filled: 3 }]);
});

test('imports two thousand rows at once', async () => {
  const rows = Array.from({ length: 2000 }, (_, number) => ({
    ...robin,
    name: `Person ${number}`,
    email: `person${number}@example.test`,
  }));
  expect(await report(rows, { commit: true })).toMatchObject({ added: 2000, problems: [] });
  expect(await database.owner('select staff_count from public.clubs where id = $1', [PINE_HOLLOW])).toEqual([
    { staff_count: 2024 },
  ]);
});

test('changes no people, job roles, seasons and counts when the last of two thousand rows fails', async () => {
  const rows = Array.from({ length: 2000 }, (_, number) => ({
    ...robin,
    role: 'Snack Bar',
    name: `Person ${number}`,
    email: number === 1999 ? 'avery.collins@example.test' : `person${number}@example.test`,
    end_date: number === 1999 ? '2025-05-23' : '',
  }));
  const everything = async () => [
    await everyone(),
    await database.owner('select * from public.job_role_definitions order by id'),
    await database.owner('select * from public.staff_seasons order by id'),
    await database.owner('select * from public.clubs order by id'),
  ];
  const before = await everything();
  expect(await importing(rows, { commit: true, createRoles: true })).toMatchObject({
    kind: 'refused',
    message: 'Nothing was imported. Line 2001: The last day is before the first.',
  });
  expect(await everything()).toEqual(before);
});

test('refuses input that is not a list or is too long, with a sentence', async () => {
  expect(await importing({ name: 'Robin' })).toMatchObject({ kind: 'refused', message: 'The rows are not a list.' });
  expect(await importing(Array(5001).fill(robin))).toMatchObject({
    kind: 'refused',
    message: 'The file has 5001 rows; 5000 can be imported at once.',
    hint: 'Split the file.',
  });
  expect(await report([])).toMatchObject({ rows: 0, added: 0, problems: [] });
});

test('lets only managers and admins of the club import', async () => {
  const before = await everyone();
  for (const by of [pineStaff, lakeAdmin, firm, people.newClient]) {
    expect(await importing([robin], { commit: true, by })).toMatchObject({
      kind: 'refused',
      code: '42501',
      message: 'Only managers and admins of the club import staff.',
    });
  }
  expect(await importing([robin], { commit: true, clubId: LAKESIDE })).toMatchObject({
    kind: 'refused',
    code: '42501',
  });
  expect(await importing([robin], { commit: true, by: people.visitor })).toMatchObject({
    kind: 'refused',
    code: '42501',
  });
  expect(await everyone()).toEqual(before);
});
