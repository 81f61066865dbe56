import { databaseOfEachTest } from '../../support/databaseOfEachTest';
import { people, type Caller } from '../../support/people';
import { plannedShift, staffId } from '../planShift';

const database = databaseOfEachTest();

const { pineManager, pineStaff, lakeAdmin } = people;
const TUESDAY = { from: '2025-05-20 10:00', to: '2025-05-20 16:00' };
const WEDNESDAY = { from: '2025-05-21 10:00', to: '2025-05-21 16:00' };

interface Assigned {
  id: string;
  /** Name of someone of Pine Hollow's staff; null for no one. */
  person: string | null;
  version?: number;
  status?: string;
  reason?: string;
}

const assign = (assigned: readonly Assigned[], caller: Caller = pineManager) =>
  database.as(caller, `select * from public.assign_shifts($1, $2, $3, $4, $5)`, [
    assigned.map(({ id }) => id),
    assigned.map(({ person }) => (person === null ? null : staffId(person))),
    assigned.map(({ status = 'draft' }) => status),
    assigned.map(({ version = 1 }) => version),
    assigned.map(({ reason }) => reason ?? null),
  ]);

const stored = (ids: readonly string[]) =>
  database.owner(`select staff_id, status, version from public.shifts where id = any ($1) order by starts_at`, [ids]);

test('assigns people to shifts and removes them, all in one step', async () => {
  const tuesday = await plannedShift(database, TUESDAY);
  const wednesday = await plannedShift(database, { ...WEDNESDAY, status: 'published' });
  const given = await assign([
    { id: tuesday, person: 'Jordan Blake' },
    { id: wednesday, person: 'Naomi Brooks' },
  ]);
  expect(given).toMatchObject({ kind: 'done' });
  expect(await stored([tuesday, wednesday])).toEqual([
    { staff_id: staffId('Jordan Blake'), status: 'draft', version: 2 },
    { staff_id: staffId('Naomi Brooks'), status: 'draft', version: 2 },
  ]);
  await assign([
    { id: tuesday, person: null, version: 2 },
    { id: wednesday, person: null, version: 2, status: 'published' },
  ]);
  expect(await stored([tuesday, wednesday])).toEqual([
    { staff_id: null, status: 'draft', version: 3 },
    { staff_id: null, status: 'published', version: 3 },
  ]);
});

test('saves nothing when one shift breaks a hard rule, considering the others of the step', async () => {
  const [one, two] = [await plannedShift(database, TUESDAY), await plannedShift(database, TUESDAY)];
  expect(
    await assign([
      { id: one, person: 'Jordan Blake' },
      { id: two, person: 'Jordan Blake' },
    ]),
  ).toMatchObject({ kind: 'refused', code: '23P01' });
  expect(await stored([one, two])).toMatchObject([{ staff_id: null }, { staff_id: null }]);
});

test('overrides a soft rule only with a reason', async () => {
  const early = await plannedShift(database, { from: '2025-05-21 06:00', to: '2025-05-21 08:00' });
  await plannedShift(database, { person: 'Jordan Blake', from: '2025-05-20 16:00', to: '2025-05-20 22:00' });
  expect(await assign([{ id: early, person: 'Jordan Blake' }])).toMatchObject({ kind: 'refused', code: 'PT422' });
  await assign([{ id: early, person: 'Jordan Blake', reason: 'He asked for it.' }]);
  expect(await stored([early])).toMatchObject([{ staff_id: staffId('Jordan Blake') }]);
});

test('saves nothing over a version that another person has changed', async () => {
  const [one, two] = [await plannedShift(database, TUESDAY), await plannedShift(database, WEDNESDAY)];
  await database.owner(`update public.shifts set notes = 'Bring the keys.' where id = $1`, [two]);
  expect(
    await assign([
      { id: one, person: 'Jordan Blake' },
      { id: two, person: 'Jordan Blake' },
    ]),
  ).toMatchObject({ kind: 'refused', code: 'PT409' });
  expect(await stored([one])).toMatchObject([{ staff_id: null }]);
});

test('is for the managers of the club', async () => {
  const shift = await plannedShift(database, TUESDAY);
  const given = [{ id: shift, person: 'Jordan Blake' }];
  expect(await assign(given, pineStaff)).toMatchObject({ kind: 'refused', code: '42501' });
  expect(await assign(given, lakeAdmin)).toMatchObject({ kind: 'refused', code: 'PT409' });
  expect(await stored([shift])).toMatchObject([{ staff_id: null }]);
});

test('refuses lists of different lengths', async () => {
  const shift = await plannedShift(database, TUESDAY);
  const sent = await database.as(pineManager, `select * from public.assign_shifts($1, '{}', '{}', '{}', '{}')`, [
    [shift],
  ]);
  expect(sent).toMatchObject({ kind: 'refused', code: '22023' });
});

const filledFrom = (ids: readonly string[]) =>
  database.owner(`select filled_from from public.shifts where id = any ($1) order by starts_at`, [ids]);

test('a filled shift keeps the status of the open shift until it changes', async () => {
  const tuesday = await plannedShift(database, TUESDAY);
  const wednesday = await plannedShift(database, { ...WEDNESDAY, status: 'published' });
  const both = [tuesday, wednesday];
  await assign([
    { id: tuesday, person: 'Jordan Blake' },
    { id: wednesday, person: 'Naomi Brooks' },
  ]);
  expect(await filledFrom(both)).toEqual([{ filled_from: 'draft' }, { filled_from: 'published' }]);
  await database.as(pineManager, `update public.shifts set break_minutes = 15 where id = $1`, [tuesday]);
  await database.as(pineManager, `update public.shifts set status = 'published' where id = $1`, [wednesday]);
  expect(await filledFrom(both)).toEqual([{ filled_from: null }, { filled_from: null }]);
});

test('reassigning or reopening a filled shift clears filled_from', async () => {
  const tuesday = await plannedShift(database, TUESDAY);
  await assign([{ id: tuesday, person: 'Jordan Blake' }]);
  await assign([{ id: tuesday, person: 'Naomi Brooks', version: 2 }]);
  expect(await filledFrom([tuesday])).toEqual([{ filled_from: null }]);
  await assign([{ id: tuesday, person: null, version: 3 }]);
  await assign([{ id: tuesday, person: 'Jordan Blake', version: 4 }]);
  expect(await filledFrom([tuesday])).toEqual([{ filled_from: 'draft' }]);
  await assign([{ id: tuesday, person: null, version: 5 }]);
  expect(await filledFrom([tuesday])).toEqual([{ filled_from: null }]);
});

test('renaming a job role keeps filled_from, and no one can set it by hand', async () => {
  const tuesday = await plannedShift(database, TUESDAY);
  await assign([{ id: tuesday, person: 'Jordan Blake' }]);
  await database.owner(`update public.job_role_definitions set title = 'Pool Guard' where title = 'Lifeguard'`);
  expect(await filledFrom([tuesday])).toEqual([{ filled_from: 'draft' }]);
  const byHand = await database.as(pineManager, `update public.shifts set filled_from = 'draft' where id = $1`, [
    tuesday,
  ]);
  expect(byHand).toMatchObject({ kind: 'refused', code: '42501' });
});
