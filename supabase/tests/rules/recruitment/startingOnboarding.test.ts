import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, PINE_HOLLOW, type Caller } from '../support/people';

const database = databaseOfEachTest();

const { pineManager, pineAdmin, pineStaff, lakeAdmin } = people;
const CPR = '10000002-0000-4000-8000-000000000002';

/** A lifeguard that a manager added by hand; answers their id. */
async function addByHand(status = 'Pending Onboarding'): Promise<string> {
  const outcome = await database.as(
    pineManager,
    `insert into public.staff (club_id, name, role, status, start_date)
     values ('${PINE_HOLLOW}', 'Robin Hale', 'Lifeguard', '${status}', '2025-05-20') returning id`,
  );
  if (outcome.kind === 'refused') throw new Error(outcome.message);
  return String(outcome.rows[0]?.id);
}

const start = (id: string, caller: Caller = pineManager) =>
  database.as(caller, 'select public.start_onboarding($1) as items', [id]);
const itemsOf = (id: string) =>
  database.owner(
    `select title, is_done, due_on::text from public.staff_onboarding_items where staff_id = $1 order by sort_order`,
    [id],
  );
const statusOf = async (id: string) =>
  (await database.owner(`select status from public.staff_members where id = $1`, [id]))[0]?.status;

test('gives a person who was added by hand the checklist of a hire, with what they lack', async () => {
  const id = await addByHand();
  await database.owner(
    `insert into public.staff_certifications (club_id, staff_id, certification_type_id, certification_name, expiry_date)
     values ($1, $2, $3, 'CPR/AED', '2026-05-01')`,
    [PINE_HOLLOW, id, CPR],
  );
  expect(await start(id)).toMatchObject({ kind: 'done', rows: [{ items: 4 }] });
  expect(await itemsOf(id)).toEqual(
    [
      'Form I-9: identity and authorization to work',
      'Form W-4: withholding of tax',
      'Lifeguarding certification',
      'At least 15 years old',
    ].map((title) => ({ title, is_done: false, due_on: '2025-05-20' })),
  );
  expect(await statusOf(id)).toBe('Pending Onboarding');
});

test('starts one list on a double click or by two people, and keeps what is done', async () => {
  const id = await addByHand();
  await start(id);
  await database.as(
    pineManager,
    `update public.staff_onboarding_items set is_done = true where title like 'Form W-4%'`,
  );
  const before = await itemsOf(id);
  expect(await start(id, pineAdmin)).toMatchObject({ rows: [{ items: 0 }] });
  expect(await itemsOf(id)).toEqual(before);
});

test('lets only managers and admins of the club start it', async () => {
  const id = await addByHand();
  expect(await start(id, pineStaff)).toMatchObject({
    code: '42501',
    message: 'Only managers and admins of the club start an onboarding checklist.',
  });
  const gone = { code: 'PT404', message: 'This person is not on the staff any more.', hint: 'Reload the list.' };
  expect(await start(id, lakeAdmin)).toMatchObject(gone);
  expect(await start('10000005-0000-4000-8000-0000000009ff')).toMatchObject(gone);
  expect(await itemsOf(id)).toEqual([]);
});

test('does not onboard a person who already works', async () => {
  const id = await addByHand('Active');
  expect(await start(id)).toMatchObject({
    code: 'PT409',
    message: 'Robin Hale is Active, not Pending Onboarding.',
    hint: 'Set the status to Pending Onboarding first.',
  });
  expect([await itemsOf(id), await statusOf(id)]).toEqual([[], 'Active']);
});
