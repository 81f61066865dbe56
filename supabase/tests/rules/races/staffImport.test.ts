import { people, PINE_HOLLOW } from '../support/people';
import { openRaceTrack, type RaceTrack } from './raceTrack';

let track: RaceTrack;
beforeEach(async () => {
  track = await openRaceTrack();
});
afterEach(() => track.close());

const { pineManager, pineAdmin } = people;

const person = (line: number) => ({
  line,
  name: `Newcomer ${line}`,
  email: `newcomer${line}@pine.test`,
  role: 'Lifeguard',
});
const importing = (lines: readonly number[]) => ({
  sql: 'select public.import_staff($1, $2, true, true) as report',
  values: [PINE_HOLLOW, JSON.stringify(lines.map(person))],
});

test('adds each person once when two managers import overlapping files at the same moment', async () => {
  const outcomes = await track.race(`select app.lock_staff_of('${PINE_HOLLOW}')`, [
    { caller: pineManager, ...importing([2, 3, 4]) },
    { caller: pineAdmin, ...importing([5, 4, 3]) },
  ]);
  const reports = outcomes.map((outcome) =>
    outcome.kind === 'done' ? (outcome.rows[0]?.report as { added: number; unchanged: number }) : outcome,
  );
  // The second of them finds two people of the first.
  expect(reports).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ committed: true, added: 3, unchanged: 0 }),
      expect.objectContaining({ committed: true, added: 1, unchanged: 2 }),
    ]),
  );
  expect(
    await track.owner(`select email from public.staff_members where email like 'newcomer%' order by email`),
  ).toHaveLength(4);
});

test('adds no one and changes no one over what another import did since the preview', async () => {
  const paid = (line: number, rate: string) => [{ ...person(line), version: 0, hourly_rate: rate }];
  const withPay = (rate: string) => ({
    sql: 'select public.import_staff($1, $2, true, true) as report',
    values: [PINE_HOLLOW, JSON.stringify(paid(2, rate))],
  });
  const outcomes = await track.race(`select app.lock_staff_of('${PINE_HOLLOW}')`, [
    { caller: pineManager, ...withPay('16') },
    { caller: pineAdmin, ...withPay('18') },
  ]);
  expect(outcomes.filter(({ kind }) => kind === 'done')).toHaveLength(1);
  expect(outcomes).toContainEqual(
    expect.objectContaining({
      kind: 'refused',
      message: 'Nothing was imported. Line 2: Newcomer 2 was added, changed or removed since the preview.',
    }),
  );
  const added = await track.owner(`select version from public.staff_members where email = 'newcomer2@pine.test'`);
  expect(added).toEqual([{ version: 1 }]);
});
