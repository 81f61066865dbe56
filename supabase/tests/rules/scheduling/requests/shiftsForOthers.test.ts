import { databaseOfEachTest } from '../../support/databaseOfEachTest';
import { people, type Caller } from '../../support/people';
import { forgetNews } from '../../notifications/news';
import { staffId } from '../planShift';
import {
  AVERY_ACCOUNT,
  beginWithoutRequests,
  JORDANS_SATURDAY,
  OPEN_FRIDAY,
  SATURDAY,
  requestsIn,
} from './requestsOfShifts';

const database = databaseOfEachTest();
let avery: Caller;
beforeEach(async () => {
  avery = await beginWithoutRequests(database);
});

const { pineManager, pineStaff } = people;
const [JORDAN, AVERY, TYLER] = [staffId('Jordan Blake'), staffId('Avery Collins'), staffId('Tyler Jennings')];
const NAOMI = staffId('Naomi Brooks');

const { asks, statusesOf, aboutRequests, publishedFor } = requestsIn(database);

/** Writes the people of shifts in one statement, as a manager's change, its undo, and a drop in the week do. */
const giveTo = async (people: Record<string, string | null>) =>
  expect(
    await database.as(
      pineManager,
      `update public.shifts as shift set staff_id = (given.value)::uuid, override_reason = 'Agreed'
       from jsonb_each_text($1) as given where shift.id = given.key::uuid`,
      [JSON.stringify(people)],
    ),
  ).toMatchObject({ affected: Object.keys(people).length });

describe('a shift that a manager gives to someone else', () => {
  test('ends the request to drop it, tells the person, and opens it again with the undo', async () => {
    const drop = await asks(pineStaff, 'drop', JORDAN, JORDANS_SATURDAY);
    await forgetNews(database);
    await giveTo({ [JORDANS_SATURDAY]: TYLER });
    expect(await statusesOf(drop)).toEqual(['cancelled']);
    expect(await aboutRequests(pineStaff.userId)).toMatchObject([
      { title: `Ended: your request to drop ${SATURDAY}`, body: 'You no longer have this shift.' },
    ]);
    expect(
      await database.owner(`select title, outcome, staff_id from public.shift_events where kind = 'request_ended'`),
    ).toEqual([{ title: 'Lifeguard drop ended', outcome: 'The shift has another person', staff_id: JORDAN }]);
    await forgetNews(database);
    await giveTo({ [JORDANS_SATURDAY]: NAOMI });
    expect(await statusesOf(drop)).toEqual(['cancelled']);
    await giveTo({ [JORDANS_SATURDAY]: JORDAN });
    expect(await statusesOf(drop)).toEqual(['open']);
    expect(await aboutRequests(pineStaff.userId)).toMatchObject([
      {
        title: `Open again: your request to drop ${SATURDAY}`,
        body: 'The schedule is again as it was when you asked.\nYou are told when it is decided.',
      },
    ]);
    // Redo and undo once more, then a decision as usual.
    await giveTo({ [JORDANS_SATURDAY]: null });
    expect(await statusesOf(drop)).toEqual(['cancelled']);
    await giveTo({ [JORDANS_SATURDAY]: JORDAN });
    await database.as(pineManager, `select public.decide_shift_request($1, 'approved', null, 'Agreed')`, [drop]);
    expect(await statusesOf(drop)).toEqual(['approved']);
  });

  test.each(['their own shift', "the colleague's shift", 'both shifts'])(
    'ends a swap and its undo opens it again: %s',
    async (which) => {
      const jordans = await publishedFor('Jordan Blake', '2025-05-19');
      const averys = await publishedFor('Avery Collins', '2025-05-20');
      const swap = await asks(pineStaff, 'swap', JORDAN, jordans, averys);
      await database.as(avery, `select public.answer_swap($1, true)`, [swap]);
      const given = {
        ...(which === "the colleague's shift" ? {} : { [jordans]: TYLER }),
        ...(which === 'their own shift' ? {} : { [averys]: NAOMI }),
      };
      await giveTo(given);
      expect(await statusesOf(swap)).toEqual(['cancelled']);
      expect(await aboutRequests(pineStaff.userId)).toMatchObject([
        {
          body:
            which === "the colleague's shift"
              ? 'Avery Collins no longer has the other shift.'
              : 'You no longer have this shift.',
        },
      ]);
      const before: Record<string, string> = { [jordans]: JORDAN, [averys]: AVERY };
      await giveTo(Object.fromEntries(Object.keys(given).map((shift) => [shift, before[shift] ?? null])));
      expect(await statusesOf(swap)).toEqual(['open']);
    },
  );

  test('ends the requests to take it, also that of the person who gets it, until it is open again', async () => {
    const averys = await asks(avery, 'pickup', AVERY, OPEN_FRIDAY);
    const naomis = await asks(pineManager, 'pickup', NAOMI, OPEN_FRIDAY);
    await forgetNews(database);
    expect(
      await database.as(
        pineManager,
        `select * from public.assign_shifts(array[$1::uuid], array[$2::uuid], array['published'], array[(
           select version from public.shifts where id = $1)], array['Agreed'])`,
        [OPEN_FRIDAY, AVERY],
      ),
    ).toMatchObject({ kind: 'done' });
    expect(await statusesOf(averys, naomis)).toEqual(['cancelled', 'cancelled']);
    expect(await aboutRequests(AVERY_ACCOUNT)).toMatchObject([{ body: 'You have this shift now.' }]);
    await giveTo({ [OPEN_FRIDAY]: null });
    expect(await statusesOf(averys, naomis)).toEqual(['open', 'open']);
  });

  test('leaves a request ended whose person has asked anew, or whose shift is another one', async () => {
    const drop = await asks(pineStaff, 'drop', JORDAN, JORDANS_SATURDAY);
    const pickup = await asks(avery, 'pickup', AVERY, OPEN_FRIDAY);
    await giveTo({ [JORDANS_SATURDAY]: TYLER, [OPEN_FRIDAY]: NAOMI });
    await database.owner(`update public.shifts set ends_at = ends_at - interval '1 hour' where id = $1`, [OPEN_FRIDAY]);
    await giveTo({ [JORDANS_SATURDAY]: null, [OPEN_FRIDAY]: null });
    const anew = await asks(pineStaff, 'pickup', JORDAN, JORDANS_SATURDAY);
    expect(await statusesOf(drop, pickup, anew)).toEqual(['cancelled', 'cancelled', 'open']);
    await giveTo({ [JORDANS_SATURDAY]: JORDAN });
    expect(await statusesOf(drop, anew)).toEqual(['open', 'cancelled']);
  });
});
