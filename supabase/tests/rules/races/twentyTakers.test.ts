import { sampleTeam } from '@platform/sample-club';
import { whoWasTold, forgetNews } from '../notifications/news';
import { giveAccount } from '../scheduling/giveAccount';
import { plannedShift, staffId } from '../scheduling/planShift';
import { PINE_HOLLOW, type Caller } from '../support/people';
import { openRaceTrack, type RaceTrack } from './raceTrack';

const TAKERS = 20;
let track: RaceTrack;
beforeEach(async () => {
  track = await openRaceTrack(TAKERS);
});
afterEach(() => track.close());

/** Twenty people of the staff. Each has an account and may work as a lifeguard on any day. */
async function twentyPeople(): Promise<{ name: string; caller: Caller }[]> {
  await track.owner(`update public.staff_members set user_id = null where club_id = $1`, [PINE_HOLLOW]);
  await track.owner(`delete from public.job_role_requirements`);
  await track.owner(`delete from public.staff_availability`);
  await track.owner(`delete from public.time_off_requests`);
  const chosen = sampleTeam.slice(0, TAKERS);
  await track.owner(`update public.staff_members set role = 'Lifeguard', birth_date = null where id = any ($1)`, [
    chosen.map(({ id }) => id),
  ]);
  const found = [];
  for (const [place, { name }] of chosen.entries()) {
    const account = `b0000000-0000-4000-8000-0000000001${String(place).padStart(2, '0')}`;
    found.push({ name, caller: await giveAccount(track, name, account) });
  }
  return found;
}

test.each([
  ['that is open', null],
  ['that its person declined', 'Elena Ruiz'],
])('gives a shift to one of twenty people who take it %s at once, and tells nineteen so', async (_what, holder) => {
  const everyone = await twentyPeople();
  const shift = await plannedShift(track, {
    person: holder,
    role: 'Lifeguard',
    from: '2025-05-20 10:00',
    to: '2025-05-20 16:00',
    status: 'published',
  });
  await track.owner(`update public.shifts set needs_cover = $2 where id = $1`, [shift, holder !== null]);
  await forgetNews(track);
  const outcomes = await track.raceAll(
    `select from public.shifts where id = '${shift}' for update`,
    everyone.map(({ caller }) => ({
      caller,
      sql: 'select staff_id from public.accept_open_shift($1)',
      values: [shift],
    })),
  );
  const winners = outcomes.flatMap((outcome, place) => (outcome.kind === 'done' ? (everyone[place]?.name ?? []) : []));
  expect(winners).toHaveLength(1);
  const [winner = ''] = winners;
  const refused = outcomes.filter(({ kind }) => kind === 'refused');
  expect(refused).toHaveLength(TAKERS - 1);
  for (const outcome of refused) {
    expect(outcome).toMatchObject({
      code: 'PT409',
      message: 'This shift is no longer open: someone else was first.',
      hint: 'Thank you all the same. Look at the other offers.',
    });
  }
  expect(await track.owner('select staff_id, needs_cover from public.shifts where id = $1', [shift])).toEqual([
    { staff_id: staffId(winner), needs_cover: false },
  ]);
  expect(await track.owner('select staff_id, answer from public.shift_answers where shift_id = $1', [shift])).toEqual([
    { staff_id: staffId(winner), answer: 'confirmed' },
  ]);
  // Managers hear of the one who has it, and of no one else.
  const told = await track.owner(`select distinct title from public.notifications`);
  expect(told).toEqual([{ title: `${winner} takes Tuesday, May 20, 10:00 AM to 4:00 PM` }]);
  expect((await whoWasTold(track)).length).toBeGreaterThan(0);
});
