import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people } from '../support/people';

const database = databaseOfEachTest();
const { firm, pineStaff } = people;

describe('progress of a club without rows', () => {
  const EMPTY = '30000000-0000-4000-8000-0000000000ff';
  beforeEach(() =>
    database.owner(
      `insert into public.clubs (id, slug, name, type, size, season) values ($1, 'empty', 'Empty', 'Other', 'small', '2026')`,
      [EMPTY],
    ),
  );

  test.each(['pre_season_progress', 'recruitment_progress', 'operations_progress'])(
    '%s is zero of zero, without a percentage',
    async (view) => {
      expect(
        await database.as(firm, `select done, total, percent from public.${view} where club_id = $1`, [EMPTY]),
      ).toMatchObject({ rows: [{ done: 0, total: 0, percent: null }] });
    },
  );

  test('counts no days before its season is entered, and 0 from opening day on', async () => {
    const days = async () => {
      const outcome = await database.as(
        firm,
        `select days_to_opening as days from public.pre_season_progress where club_id = $1`,
        [EMPTY],
      );
      return outcome.kind === 'done' && outcome.rows[0]?.days;
    };
    expect(await days()).toBeNull();
    await database.owner(
      `insert into public.seasons (club_id, year, starts_on, opens_on, ends_on)
       values ($1, '2026', '2026-04-01', '2026-05-23', '2026-09-07')`,
      [EMPTY],
    );
    for (const [clock, left] of [
      ['2026-05-21T23:59:00-04:00', 2],
      ['2026-05-23T00:00:00-04:00', 0],
      ['2026-07-01T12:00:00-04:00', 0],
    ]) {
      await database.owner(`update public.clubs set clock_override = $1 where id = $2`, [clock, EMPTY]);
      expect(await days()).toBe(left);
    }
  });
});

test("does not fill one role's positions with another's extra people", async () => {
  await database.owner(`update public.job_role_definitions set positions_total = 1 where title = 'Head Guard'`);
  expect(await database.as(pineStaff, `select done, total, percent from public.recruitment_progress`)).toMatchObject({
    rows: [{ done: 23, total: 25, percent: 92 }],
  });
});
