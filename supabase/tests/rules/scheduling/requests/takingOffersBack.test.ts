import { forgetNews, newsOf } from '../../notifications/news';
import { databaseOfEachTest } from '../../support/databaseOfEachTest';
import { people, PINE_HOLLOW, signedIn, type Caller } from '../../support/people';
import { giveAccount } from '../giveAccount';
import { staffId } from '../planShift';

const database = databaseOfEachTest();
beforeEach(() => database.owner(`delete from public.shift_offers`));

const { pineAdmin, pineManager, pineStaff, lakeAdmin } = people;
const TYLER_ACCOUNT = 'b0000000-0000-4000-8000-000000000002';
const TYLER = staffId('Tyler Jennings');

describe('offers of open shifts', () => {
  const offer = () => database.as(pineManager, `select * from public.offer_open_shifts()`);
  const openOffers = async () =>
    (
      await database.owner(`select id from public.shift_offers where status = 'open' and club_id = $1 order by id`, [
        PINE_HOLLOW,
      ])
    ).map(({ id }) => id);
  const withdraw = (offers: unknown, caller: Caller = pineManager) =>
    database.as(caller, `select * from public.withdraw_offers($1) as id order by 1`, [offers]);

  test('are taken back, their people are told, and they are made again', async () => {
    await giveAccount(database, 'Tyler Jennings', TYLER_ACCOUNT);
    await offer();
    const offers = await openOffers();
    await forgetNews(database);
    expect(await withdraw(offers)).toMatchObject({ rows: offers.map((id) => ({ id })) });
    expect(await openOffers()).toEqual([]);
    const told = (await newsOf(database, TYLER_ACCOUNT)).map(({ title }) => title);
    expect(told).toHaveLength(2);
    expect(told).toContain('You are no longer asked to work Thursday, May 1, 10:00 AM to 4:00 PM');
    expect(await withdraw(offers)).toMatchObject({
      code: 'PT409',
      message: 'None of these offers is open any more, so there is nothing to take back.',
    });
    await offer();
    expect(await openOffers()).toEqual(offers);
  });

  test('stay when someone has accepted them, or when they are of another club', async () => {
    await giveAccount(database, 'Tyler Jennings', TYLER_ACCOUNT);
    await offer();
    const offers = await openOffers();
    const [tylers] = await database.owner(
      `select id, shift_id from public.shift_offers where staff_id = $1 and status = 'open' order by shift_id limit 1`,
      [TYLER],
    );
    const tyler = signedIn(TYLER_ACCOUNT);
    expect(await database.as(tyler, `select public.accept_open_shift($1)`, [tylers?.shift_id])).toMatchObject({
      kind: 'done',
    });
    expect(await withdraw(offers, lakeAdmin)).toMatchObject({ code: 'PT409' });
    expect(await withdraw(offers, pineStaff)).toMatchObject({ code: '42501' });
    const left = await openOffers();
    expect(await withdraw(offers)).toMatchObject({ rows: left.map((id) => ({ id })) });
    expect(await database.owner(`select status from public.shift_offers where id = $1`, [tylers?.id])).toEqual([
      { status: 'accepted' },
    ]);
  });

  test('name the new ones, which only the manager who made them takes back, before the shift begins', async () => {
    const made = await offer();
    if (made.kind === 'refused') throw new Error(made.message);
    const offers = await openOffers();
    expect(made.rows.map((row) => row.offer_id).sort()).toEqual(offers);
    expect(made.rows.every((row) => row.is_new)).toBe(true);
    const again = await offer();
    expect(again).toMatchObject({ rows: offers.map(() => ({ is_new: false })) });
    expect(await withdraw(offers, pineAdmin)).toMatchObject({ code: 'PT409' });
    // A shift that begins at 10 AM has begun, and the others have not.
    await database.owner(`update public.clubs set clock_override = '2025-05-01 10:30-04' where id = $1`, [PINE_HOLLOW]);
    const begun = (
      await database.owner(
        `select offer.id from public.shift_offers as offer join public.shifts as shift on shift.id = offer.shift_id
         where offer.status = 'open' and shift.starts_at <= '2025-05-01 10:30-04' order by 1`,
      )
    ).map(({ id }) => id);
    expect(begun.length).toBeGreaterThan(0);
    expect(await withdraw(offers)).toMatchObject({ kind: 'done' });
    expect(await openOffers()).toEqual(begun);
  });

  test('cannot be accepted once they were taken back, where only managers fill shifts', async () => {
    await giveAccount(database, 'Tyler Jennings', TYLER_ACCOUNT);
    await database.owner(`update public.club_labor_rules set staff_take_open_shifts = false where club_id = $1`, [
      PINE_HOLLOW,
    ]);
    await offer();
    await withdraw(await openOffers());
    const [tylers] = await database.owner(`select shift_id from public.shift_offers where staff_id = $1 limit 1`, [
      TYLER,
    ]);
    expect(
      await database.as(signedIn(TYLER_ACCOUNT), `select public.accept_open_shift($1)`, [tylers?.shift_id]),
    ).toMatchObject({ code: 'PT409', message: 'This offer was taken back.' });
  });
});
