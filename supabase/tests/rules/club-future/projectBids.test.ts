import { sampleId } from '@platform/sample-club';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, type Caller } from '../support/people';
import { readAs } from '../support/readAs';

const database = databaseOfEachTest();

const { pineManager, pineBoard, pineStaff, lakeAdmin } = people;
const PUMP_ROOM = sampleId('capitalProject', 2);
const TRIAD = sampleId('projectBid', 2);
const HYDRA = sampleId('projectBid', 3);

const choose = (by: Caller, bid: string, reason: string, takesCost: boolean) =>
  database.as(by, `select public.choose_bid($1, $2, $3)`, [bid, reason, takesCost]);
const chosen = () =>
  readAs(
    database,
    pineBoard,
    `select vendor_name, chosen_reason from public.project_bids where project_id = $1 and chosen_at is not null`,
    [PUMP_ROOM],
  );
const project = async () =>
  (
    await database.owner(
      `select budget::float as budget, version, (
         select array_agg(note order by note) from public.project_updates where project_id = project.id and note like 'Bid%'
       ) as choices
       from public.capital_projects as project where id = $1`,
      [PUMP_ROOM],
    )
  )[0];

test('a bid is chosen with a reason, and the budget follows if that is wanted', async () => {
  expect(await choose(pineManager, HYDRA, 'The service contract', false)).toMatchObject({ kind: 'done' });
  expect(await project()).toMatchObject({
    budget: 15_000,
    version: 1,
    choices: ['Bid of Hydra Mechanical for $19,850 chosen: The service contract'],
  });
  expect(await choose(pineManager, TRIAD, ' The lowest ', true)).toMatchObject({ kind: 'done' });
  expect(await chosen()).toEqual([{ vendor_name: 'Triad Aquatics', chosen_reason: 'The lowest' }]);
  expect(await project()).toMatchObject({
    budget: 14_200,
    version: 2,
    choices: [
      'Bid of Hydra Mechanical for $19,850 chosen: The service contract',
      'Bid of Triad Aquatics for $14,200 chosen: The lowest (The budget was $15,000.)',
    ],
  });
});

test('a bid is not chosen without a reason, by the board, or by another club', async () => {
  expect(await choose(pineManager, TRIAD, '  ', true)).toMatchObject({ kind: 'refused', code: '22023' });
  expect(await choose(pineBoard, TRIAD, 'Cheap', true)).toMatchObject({ kind: 'refused', code: '42501' });
  expect(await choose(lakeAdmin, TRIAD, 'Cheap', true)).toMatchObject({ kind: 'refused', code: 'PT404' });
  expect(await chosen()).toEqual([]);
});

test.each([
  ['amount = 0', 'project_bids_amount_range'],
  [`vendor_name = ' '`, 'project_bids_vendor_name_length'],
  [`valid_until = '1999-12-31'`, 'project_bids_valid_until_range'],
])('a bid is refused with %s', async (change, rule) => {
  expect(
    await database.as(pineManager, `update public.project_bids set ${change} where id = $1`, [TRIAD]),
  ).toMatchObject({ kind: 'refused', code: '23514', message: expect.stringContaining(rule) });
});

test('a chosen bid keeps its vendor and its amount until another one is chosen', async () => {
  const change = (to: string, bid: string) =>
    database.as(pineManager, `update public.project_bids set ${to} where id = $1`, [bid]);
  const remove = (bid: string) => database.as(pineManager, `delete from public.project_bids where id = $1`, [bid]);
  const refused = {
    kind: 'refused',
    code: '42501',
    message: 'This bid was chosen.',
    hint: 'Choose another one first.',
  };
  await choose(pineManager, HYDRA, 'The service contract', false);
  for (const to of ['amount = 1', `vendor_name = 'Other'`]) expect(await change(to, HYDRA)).toEqual(refused);
  expect(await remove(HYDRA)).toEqual(refused);
  expect(await chosen()).toEqual([{ vendor_name: 'Hydra Mechanical', chosen_reason: 'The service contract' }]);
  expect(await change(`scope = 'With a service contract'`, HYDRA)).toMatchObject({ kind: 'done', affected: 1 });
  expect(await change('amount = 14000', TRIAD)).toMatchObject({ kind: 'done', affected: 1 });
  await choose(pineManager, TRIAD, 'The lowest', false);
  expect(await remove(HYDRA)).toMatchObject({ kind: 'done', affected: 1 });
  // A project takes its bids along, and a vendor that goes leaves its name.
  await database.owner(
    `update public.project_bids set vendor_id = (select id from public.vendors where name = 'Blue Ridge Pool Service')
     where id = $1`,
    [TRIAD],
  );
  const removeVendor = `delete from public.vendors where name = 'Blue Ridge Pool Service'`;
  expect(await database.as(pineManager, removeVendor)).toMatchObject({ kind: 'done', affected: 1 });
  expect(await chosen()).toMatchObject([{ vendor_name: 'Triad Aquatics' }]);
  expect(
    await database.as(pineManager, `delete from public.capital_projects where id = $1`, [PUMP_ROOM]),
  ).toMatchObject({ kind: 'done', affected: 1 });
});

test('a bid keeps the name of a vendor that goes', async () => {
  await database.owner(`delete from public.vendors where name = 'Blue Ridge Pool Service'`);
  expect(
    await readAs(database, pineBoard, `select vendor_id, vendor_name from public.project_bids where id = $1`, [
      sampleId('projectBid', 1),
    ]),
  ).toEqual([{ vendor_id: null, vendor_name: 'Blue Ridge Pool Service' }]);
});

test('other members read no bids, and no comments', async () => {
  expect(await readAs(database, pineStaff, 'select 1 from public.project_bids')).toEqual([]);
  expect(await readAs(database, pineStaff, 'select 1 from public.project_comments')).toEqual([]);
});

test('a member of the board comments in their own name, and takes back only what they wrote', async () => {
  const add = (by: Caller) =>
    database.as(
      by,
      `insert into public.project_comments (club_id, project_id, comment) values ($1, $2, 'Who services them?')
       returning author_name`,
      [pineBoard.clubId, PUMP_ROOM],
    );
  expect(await add(pineBoard)).toMatchObject({ kind: 'done', rows: [{ author_name: 'Ruth Castellano' }] });
  expect(await add(pineStaff)).toMatchObject({ kind: 'refused', code: '42501' });
  await database.as(pineBoard, `delete from public.project_comments where project_id = $1`, [PUMP_ROOM]);
  expect(await readAs(database, pineBoard, 'select author_name from public.project_comments')).toEqual([
    { author_name: 'Marcus Bell' },
  ]);
});

test('a member of the board reads no pay, no reviews, no certificates, no incidents and no applications of other people', async () => {
  const others = 'staff_id <> all (app.my_staff_ids())';
  const hidden = [
    'select 1 from public.staff_members where id <> all (app.my_staff_ids())',
    `select 1 from public.staff_reviews where ${others}`,
    `select 1 from public.staff_certifications where ${others}`,
    'select 1 from public.incidents',
    'select 1 from public.job_applications',
  ];
  for (const rows of hidden) {
    expect(await readAs(database, pineBoard, rows)).toEqual([]);
    expect((await readAs(database, pineManager, rows)).length).toBeGreaterThan(0);
  }
});

test('the file of a bid is for those who read bids', async () => {
  await database.as(
    pineManager,
    `insert into public.club_documents (club_id, project_id, kind, title) values ($1, $2, 'bid', 'Bid of the pool builder')`,
    [pineManager.clubId, PUMP_ROOM],
  );
  const titles = `select title from public.club_documents where kind = 'bid'`;
  for (const person of [pineManager, pineBoard])
    expect(await readAs(database, person, titles)).toEqual([{ title: 'Bid of the pool builder' }]);
  expect(await readAs(database, pineStaff, titles)).toEqual([]);
});

test('a member of the board reads the financial summary of a season, and neither its incidents nor its reviews', async () => {
  const kinds = `select kind from public.club_documents where confidential or kind = 'financial_summary'`;
  expect(await readAs(database, pineBoard, kinds)).toEqual([{ kind: 'financial_summary' }]);
  expect(await readAs(database, pineStaff, kinds)).toEqual([]);
});
