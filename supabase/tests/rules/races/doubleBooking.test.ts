import { sampleId } from '@platform/sample-club';
import { people, PINE_HOLLOW } from '../support/people';
import { staffId } from '../scheduling/planShift';
import { openRaceTrack, type RaceTrack } from './raceTrack';

// Rows of one person that exclude each other are written in turn. Written at the same moment they would wait for each
// other, and Postgres would end one as a deadlock.

let track: RaceTrack;
beforeEach(async () => {
  track = await openRaceTrack();
});
afterEach(() => track.close());

const { pineManager, pineStaff } = people;
/** The account pineStaff is Jordan's; Tyler may be planned on any day. */
const [JORDAN, TYLER] = [staffId('Jordan Blake'), staffId('Tyler Jennings')];
const JORDANS_SATURDAY = sampleId('shift', 73);

const turnOf = (table: string, staff: string) =>
  `select pg_advisory_xact_lock(hashtextextended('${table} of ${staff}', 0))`;

test.each([
  [
    'a person is planned once for a time',
    turnOf('shifts', TYLER),
    {
      caller: pineManager,
      sql: `insert into public.shifts (club_id, staff_id, role, starts_at, ends_at)
        values ($1, $2, 'Lifeguard', '2025-06-03 14:00+00', '2025-06-03 18:00+00')`,
      values: [PINE_HOLLOW, TYLER],
    },
    'Tyler Jennings already works on Tuesday, June 3, 10:00 AM to 2:00 PM.',
  ],
  [
    'days off are asked for once',
    turnOf('time_off_requests', JORDAN),
    {
      caller: pineStaff,
      sql: `insert into public.time_off_requests (club_id, staff_id, starts_on, ends_on)
        values ($1, $2, '2025-07-10', '2025-07-12')`,
      values: [PINE_HOLLOW, JORDAN],
    },
    'Some of these days are already asked for.',
  ],
  [
    'to be free of a shift is asked for once',
    turnOf('shift_requests', JORDAN),
    {
      caller: pineStaff,
      sql: `insert into public.shift_requests (club_id, staff_id, shift_id, kind) values ($1, $2, $3, 'drop')`,
      values: [PINE_HOLLOW, JORDAN, JORDANS_SATURDAY],
    },
    'This is already asked for.',
  ],
])('%s; the second person is told why not', async (_what, turn, runner, message) => {
  const [first, second] = await track.race(turn, [runner, runner]);
  expect(first).toMatchObject({ kind: 'done', affected: 1 });
  expect(second).toMatchObject({ kind: 'refused', code: '23P01', message });
});

test('leaves a shift in place when it is moved onto another one at the same moment', async () => {
  const plan = (day: string) => `insert into public.shifts (club_id, staff_id, role, starts_at, ends_at)
    values ('${PINE_HOLLOW}', '${TYLER}', 'Lifeguard', '${day} 14:00+00', '${day} 18:00+00')`;
  await track.as(pineManager, plan('2025-06-03'));
  const move = `update public.shifts set starts_at = '2025-06-04 14:00+00', ends_at = '2025-06-04 18:00+00'
    where staff_id = '${TYLER}' and starts_at = '2025-06-03 14:00+00'`;
  const [, second] = await track.race(turnOf('shifts', TYLER), [
    { caller: pineManager, sql: plan('2025-06-04') },
    { caller: pineManager, sql: move },
  ]);
  expect(second).toMatchObject({ kind: 'refused', code: '23P01' });
});
