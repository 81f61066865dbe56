import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, PINE_HOLLOW, type Person } from '../support/people';

const database = databaseOfEachTest();
const { pineAdmin, pineManager, pineStaff, lakeAdmin } = people;
const INCIDENT = '10000036-0000-4000-8000-000000000001';
const signature = { name: 'Jordan Blake', role: 'reporter', signedOn: '2025-05-01', drawing: 'M10 20 L30.5 40' };

const change = (person: Person, set: string, values: unknown[] = []) =>
  database.as(person, `update public.incidents set ${set} where id = $1 returning closed_at, closed_by_name`, [
    INCIDENT,
    ...values,
  ]);
const sign = (signatures: unknown) => change(pineManager, 'signatures = $2::jsonb', [JSON.stringify(signatures)]);

test("a review closes an incident in its author's name, and removing it reopens it", async () => {
  expect(await change(pineManager, `review = 'Mats are put down.'`)).toMatchObject({
    rows: [{ closed_at: new Date('2025-05-01T13:00:00Z'), closed_by_name: 'Elena Ruiz' }],
  });
  expect(await change(pineAdmin, `description = 'Changed later.'`)).toMatchObject({
    kind: 'refused',
    code: '22023',
    message: 'This incident is closed.',
  });
  expect(await change(pineManager, `review = null`)).toMatchObject({
    rows: [{ closed_at: null, closed_by_name: null }],
  });
  expect(await change(pineManager, `description = 'Changed now.'`)).toMatchObject({ kind: 'done' });
});

test("only the club's managers read and review it, and no one closes it in another person's name", async () => {
  for (const person of [pineStaff, lakeAdmin]) {
    expect(await change(person, `review = 'Fine.'`)).toMatchObject({ kind: 'done', affected: 0 });
    expect(
      await database.as(person, `select signatures from public.incidents where id = $1`, [INCIDENT]),
    ).toMatchObject({
      rows: [],
    });
  }
  expect(await change(pineManager, `closed_by_name = 'Someone'`)).toMatchObject({ kind: 'refused', code: '42501' });
});

test('a person reports with witnesses, first aid and a signature, and cannot read it again', async () => {
  expect(
    await database.as(
      pineStaff,
      `insert into public.incidents (club_id, severity, kind, occurred_at, description, witnesses, first_aid, signatures)
       values ($1, 'minor', 'injury', '2025-05-01 12:00+00', 'A cut.', 'Ana', 'Plaster', $2)`,
      [PINE_HOLLOW, JSON.stringify([signature])],
    ),
  ).toMatchObject({ kind: 'done', affected: 1 });
  // On the clock of the club, which stands still.
  expect(await database.owner(`select created_at from public.incidents where first_aid = 'Plaster'`)).toEqual([
    { created_at: new Date('2025-05-01T13:00:00Z') },
  ]);
});

test("a member's report has no manager's signature", async () => {
  const report = (person: Person) =>
    database.as(
      person,
      `insert into public.incidents (club_id, severity, kind, occurred_at, description, signatures)
       values ($1, 'minor', 'injury', '2025-05-01 12:00+00', 'A cut.', $2)`,
      [PINE_HOLLOW, JSON.stringify([signature, { ...signature, role: 'manager' }])],
    );
  expect(await report(pineStaff)).toMatchObject({
    kind: 'refused',
    code: '42501',
    message: 'Only a manager signs a report as its manager.',
  });
  expect(await report(pineManager)).toMatchObject({ kind: 'done' });
});

test.each([
  ['no list', { name: 'A' }],
  ['no name', [{ ...signature, name: ' ' }]],
  ['another role', [{ ...signature, role: 'boss' }]],
  ['no day', [{ ...signature, signedOn: 'today' }]],
  ['a drawing that is none', [{ ...signature, drawing: 'M0 0<script>' }]],
  ['nine of them', new Array(9).fill(signature)],
  ['a name that is no text', [{ ...signature, name: { first: 'Jordan' } }]],
  ['a number as a name', [{ ...signature, name: 7 }]],
  ['a drawing that is no text', [{ ...signature, drawing: 20 }]],
  ['the 13th month', [{ ...signature, signedOn: '2025-13-01' }]],
  ['the 39th of a month', [{ ...signature, signedOn: '2025-05-39' }]],
  ['the day 0', [{ ...signature, signedOn: '2025-05-00' }]],
  ['something else', [{ ...signature, link: 'https://example.test' }]],
])('refuses signatures with %s', async (_, signatures) => {
  expect(await sign(signatures)).toMatchObject({ kind: 'refused', code: '23514' });
});

test('accepts a drawn or a typed signature', async () => {
  expect(await sign([signature, { ...signature, drawing: null }])).toMatchObject({ kind: 'done', affected: 1 });
});

test('limits the drawings of all signatures together', async () => {
  const long = { ...signature, drawing: `M${'1'.repeat(19_998)}` };
  expect(await sign(new Array(4).fill(long))).toMatchObject({ kind: 'done', affected: 1 });
  expect(await sign(new Array(5).fill(long))).toMatchObject({
    kind: 'refused',
    code: '23514',
    message: expect.stringContaining('incidents_signatures_size'),
  });
});

test('lets no person delete a report, closed or not, however old it is', async () => {
  await database.owner(
    `insert into public.incidents (club_id, severity, kind, occurred_at, description, created_at)
     values ($1, 'minor', 'injury', '2012-05-01', 'An old cut', '2012-05-01')`,
    [PINE_HOLLOW],
  );
  for (const person of [pineStaff, pineManager, pineAdmin, lakeAdmin]) {
    expect(await database.as(person, `delete from public.incidents where description = 'An old cut'`)).toMatchObject({
      kind: 'refused',
      code: '42501',
    });
  }
});

test("keeps a photo in the club's confidential folder", async () => {
  const photo = (path: string) => change(pineManager, 'photos = array[$2]', [path]);
  expect(await photo(`${PINE_HOLLOW}/c0000000-0000-4000-8000-000000000001.jpg`)).toMatchObject({
    kind: 'refused',
    code: '23514',
  });
  // It is in the right folder, and not there.
  expect(await photo(`${PINE_HOLLOW}/confidential/c0000000-0000-4000-8000-000000000001.jpg`)).toMatchObject({
    kind: 'refused',
    code: 'PT422',
  });
});
