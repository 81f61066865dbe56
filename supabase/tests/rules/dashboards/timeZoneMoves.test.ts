import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, PINE_HOLLOW } from '../support/people';

const database = databaseOfEachTest();

const { pineAdmin, pineManager, pineStaff, lakeAdmin, firm } = people;
const moves = (caller: (typeof people)[keyof typeof people]) =>
  database.as(caller, `select kind, amount, first_at from public.time_zone_moves($1)`, [PINE_HOLLOW]);

/** Future shifts by the club's clock, which is fixed at May 1, 2025. */
const shiftsToCome = async () =>
  (
    await database.owner(
      `select 'shifts' as kind, count(*)::int as amount, min(starts_at) as first_at from public.shifts
       where club_id = $1 and status <> 'cancelled' and starts_at > '2025-05-01 13:00+00'`,
      [PINE_HOLLOW],
    )
  )[0];

test('counts future shifts with the first one, and leaves out cancelled ones', async () => {
  const before = await shiftsToCome();
  expect(before?.amount).toBeGreaterThan(1);
  expect(await moves(pineManager)).toMatchObject({ kind: 'done', rows: [before] });
  await database.owner(
    `update public.shifts set status = 'cancelled' where club_id = $1 and starts_at >= '2025-05-03'`,
    [PINE_HOLLOW],
  );
  expect((await shiftsToCome())?.amount).toBeLessThan(Number(before?.amount));
  expect(await moves(pineManager)).toMatchObject({ rows: [await shiftsToCome()] });
});

test('names nothing when nothing is in the future', async () => {
  await database.owner(`update public.clubs set clock_override = '2026-05-01' where id = $1`, [PINE_HOLLOW]);
  expect(await moves(pineManager)).toMatchObject({ kind: 'done', rows: [] });
});

test('names planned changes of the engagement for administrators', async () => {
  await database.owner(
    `insert into public.engagement_changes (club_id, module_id, kind, reason, effective_at, requested_by)
     values ($1, 'training', 'off', 'The trial ends.', '2025-06-01 04:00+00', $2)`,
    [PINE_HOLLOW, firm.userId],
  );
  expect(await moves(pineAdmin)).toMatchObject({
    rows: [{ kind: 'shifts' }, { kind: 'engagement_changes', amount: 1, first_at: new Date('2025-06-01T04:00:00Z') }],
  });
});

test.each([pineStaff, lakeAdmin, firm])('is refused when $name asks', async (caller) => {
  expect(await moves(caller)).toMatchObject({
    kind: 'refused',
    code: '42501',
    message: 'Only managers and admins of the club change its time zone.',
  });
});
