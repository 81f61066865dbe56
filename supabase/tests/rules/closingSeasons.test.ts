import { sampleId } from '@platform/sample-club';
import { databaseOfEachTest } from './databaseOfEachTest';
import { people, PINE_HOLLOW } from './people';

// A season is closed once, by somebody, when it is over; the club's clock stands at May 1, 2025.

const database = databaseOfEachTest();

const { pineManager } = people;
const RUNNING_2025 = sampleId('season', 2);
const closing = (moment: string) =>
  database.as(pineManager, `update public.seasons set closed_at = $2 where id = $1`, [RUNNING_2025, moment]);
const closedAt = async (year: string) =>
  (
    await database.owner(`select closed_at from public.seasons where club_id = $1 and year = $2`, [PINE_HOLLOW, year])
  )[0]?.closed_at;
const openOn = (day: string) =>
  database.owner(`update public.seasons set opens_on = $2, starts_on = least(starts_on, $2) where id = $1`, [
    RUNNING_2025,
    day,
  ]);
const enter = (year: string, starts: string, opens: string, ends: string) =>
  database.as(
    pineManager,
    `insert into public.seasons (club_id, year, starts_on, opens_on, ends_on, closed_at)
     values ($1, $2, $3, $4, $5, '2001-01-01')`,
    [PINE_HOLLOW, year, starts, opens, ends],
  );

test.each(['2025-05-01 13:00+00', '2099-01-01'])('a season that has not opened is not closed (%s)', async (moment) => {
  expect(await closing(moment)).toEqual({
    kind: 'refused',
    code: '23514',
    message: 'The season 2025 opens on May 24, 2025, so it is not closed yet.',
    hint: 'Close it when it is over. It is not opened again.',
  });
  expect(await closedAt('2025')).toBeNull();
});

test('when it was closed is the server’s to say, from the opening day on', async () => {
  await openOn('2025-05-02');
  expect(await closing('2025-05-02')).toMatchObject({ kind: 'refused', code: '23514' });
  await openOn('2025-05-01');
  expect(await closing('2099-01-01')).toMatchObject({ kind: 'done', affected: 1 });
  expect(await closedAt('2025')).toEqual(new Date('2025-05-01T13:00:00Z'));
});

test('a season of earlier years is entered as closed now, one to come is not', async () => {
  expect(await enter('2023', '2023-05-01', '2023-05-24', '2023-09-01')).toMatchObject({ kind: 'done' });
  expect(await closedAt('2023')).toEqual(new Date('2025-05-01T13:00:00Z'));
  expect(await enter('2031', '2031-05-01', '2031-05-24', '2031-09-01')).toMatchObject({
    kind: 'refused',
    message: 'The season 2031 opens on May 24, 2031, so it is not closed yet.',
  });
});

test('two seasons of a club have no day in common', async () => {
  const [running] = await database.owner(`select starts_on::text, ends_on::text from public.seasons where id = $1`, [
    RUNNING_2025,
  ]);
  const days = String(running?.ends_on);
  expect(
    await database.as(
      pineManager,
      `insert into public.seasons (club_id, year, starts_on, opens_on, ends_on)
       values ($1, '2026', $2, $2, $2::date + 90)`,
      [PINE_HOLLOW, days],
    ),
  ).toMatchObject({ kind: 'refused', code: '23P01', message: expect.stringContaining('"seasons_one_at_a_time"') });
  expect(
    await database.as(
      pineManager,
      `insert into public.seasons (club_id, year, starts_on, opens_on, ends_on)
       values ($1, '2026', $2::date + 1, $2::date + 1, $2::date + 90)`,
      [PINE_HOLLOW, days],
    ),
  ).toMatchObject({ kind: 'done', affected: 1 });
});
