import { sampleId } from '@platform/sample-club';
import type { Outcome } from '../support/database';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, PINE_HOLLOW, service, type Caller } from '../support/people';
import { readAs } from '../support/readAs';

// Who fetches which files: reports of the builder, and those that are made for the board.

const database = databaseOfEachTest();

const { firm, lakeAdmin, pineAdmin, pineBoard, pineManager, pineStaff } = people;
const PATH = `${PINE_HOLLOW}/0b7c9a52-6c1b-4d55-9a4e-0d6f2f6f1b12.pdf`;
const PAY_BY_ROLE = sampleId('savedReport', 1);

const idOf = (outcome: Outcome): string => {
  if (outcome.kind === 'refused') throw new Error(`${outcome.code} ${outcome.message}`);
  return String(outcome.rows[0]?.id);
};
const order = (by: Caller, report = PAY_BY_ROLE) =>
  database.as(by, 'select public.request_saved_report($1) as id', [report]);
const open = (by: Caller, job: string) => database.as(by, 'select * from public.open_job_file($1)', [job]);
const seen = async (by: Caller, job: string) =>
  (await readAs(database, by, 'select 1 from public.jobs where id = $1', [job])).length;
async function finish(job: string): Promise<string> {
  await database.as(service, 'select * from public.claim_job($1)', [job]);
  await database.as(service, `select public.finish_job($1, 1, $2, 'pine-hollow.pdf', 900)`, [job, PATH]);
  return job;
}

test('makes a report of the builder for the person who ordered it alone, for a day', async () => {
  const job = await finish(idOf(await order(pineManager)));
  expect(
    await database.owner(
      `select parameters, expires_at - now() = interval '24 hours' as a_day from public.jobs where id = $1`,
      [job],
    ),
  ).toEqual([{ parameters: { type: 'saved', format: 'pdf', report: PAY_BY_ROLE }, a_day: true }]);
  expect(await open(pineManager, job)).toMatchObject({ kind: 'done', rows: [{ path: PATH }] });
  for (const by of [pineAdmin, pineBoard, pineStaff, lakeAdmin, firm]) {
    expect(await open(by, job)).toMatchObject({ kind: 'refused', code: 'PT404' });
  }
});

test('orders only a report that the person reads, with the right to export', async () => {
  expect(await order(pineAdmin)).toMatchObject({
    kind: 'refused',
    code: 'PT404',
    message: 'There is no such report for you.',
  });
  expect(await order(lakeAdmin, sampleId('savedReport', 2))).toMatchObject({ kind: 'refused', code: 'PT404' });
  expect(await order(pineStaff, sampleId('savedReport', 3))).toMatchObject({
    kind: 'refused',
    code: '42501',
    message: 'Exporting data is not switched on for you.',
  });
});

test.each(['board-deck', 'board-pack'])('people who read reports fetch the %s that a manager made', async (type) => {
  const outcome = await database.as(pineManager, `select public.request_report($1, '2025-04-01', '2025-04-30') as id`, [
    type,
  ]);
  const job = idOf(outcome);
  expect(await seen(pineBoard, job)).toBe(0);
  await finish(job);
  for (const by of [pineBoard, pineAdmin]) {
    expect(await seen(by, job)).toBe(1);
    expect(await open(by, job)).toMatchObject({ kind: 'done', rows: [{ path: PATH }] });
  }
  for (const by of [pineStaff, lakeAdmin]) {
    expect(await seen(by, job)).toBe(0);
    expect(await open(by, job)).toMatchObject({ kind: 'refused', code: 'PT404' });
  }
  await database.owner(`delete from public.user_permissions where user_id = $1`, [pineBoard.userId]);
  expect(await seen(pineBoard, job)).toBe(0);
  expect(await open(pineBoard, job)).toMatchObject({ kind: 'refused', code: 'PT404' });
});

test('the board fetches no other report, and orders none', async () => {
  const job = await finish(
    idOf(await database.as(pineManager, `select public.request_report('staffing', '2025-04-01', '2025-04-30') as id`)),
  );
  expect(await seen(pineBoard, job)).toBe(0);
  expect(await open(pineBoard, job)).toMatchObject({ kind: 'refused', code: 'PT404' });
  expect(
    await database.as(pineBoard, `select public.request_report('board-deck', '2025-04-01', '2025-04-30')`),
  ).toMatchObject({ kind: 'refused', code: '42501' });
});
