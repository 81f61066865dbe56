import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people } from '../support/people';
import { readAs } from '../support/readAs';

const database = databaseOfEachTest();
const { pineManager, pineStaff } = people;

const rowsOf = async (table: string) => (await readAs(database, pineStaff, `select 1 from public.${table}`)).length;

test('is read by a member of the board, who changes nothing in it', async () => {
  expect(await rowsOf('reserve_components')).toBe(0);
  expect(await rowsOf('reserve_plans')).toBe(0);
  await database.owner(
    `insert into public.user_permissions (user_id, feature_id)
    select $1, id from public.features where name = 'board_view'`,
    [pineStaff.userId],
  );
  expect(await rowsOf('reserve_components')).toBe(7);
  expect(await rowsOf('reserve_plans')).toBe(1);
  await database.as(pineStaff, `update public.reserve_plans set balance = 1`);
  expect(await database.owner(`select 1 from public.reserve_plans where balance = 1`)).toEqual([]);
});

test.each([
  ['remaining_years = 13', 'reserve_components_remaining_within'],
  ['useful_years = 0, remaining_years = 0', 'reserve_components_useful_years_range'],
  ['cost = 0', 'reserve_components_cost_range'],
])('a component is refused with %s', async (change, rule) => {
  const refused = await database.as(
    pineManager,
    `update public.reserve_components set ${change} where name = 'Main pool plaster'`,
  );
  expect(refused).toMatchObject({ kind: 'refused', code: '23514', message: expect.stringContaining(rule) });
});
