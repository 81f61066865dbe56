import { strFromU8, unzipSync } from 'fflate';
import type { ReportType } from '../../functions/generate-report/reportTypes.ts';
import { PINE_HOLLOW } from '../rules/support/people';
import { expected, season, spring } from './support/expectedReports';
import { reportWorld, rowsOf } from './support/reportWorld';

const reports = reportWorld();
const { ordered, queued, fileOf } = reports;

test('writes the figures of a compared report side by side as CSV', async () => {
  const job = await queued({
    ...{ type: 'overview', format: 'csv', section: 'figures' },
    ...{ from: spring.from_param, to: spring.to_param, compareFrom: season.from_param, compareTo: season.to_param },
  });
  const rows = rowsOf((await fileOf(job)).toString());
  // The list of columns is split at commas; the days in the note have two.
  const noShifts = ['"No shifts are recorded for April 1', ' 2024 – September 2', ' 2024."'];
  expect(rows).toContainEqual(['Shift coverage', '94', '', ...noShifts]);
  expect(rows).toContainEqual(['Planned labor cost', '8556', '', ...noShifts]);
  expect(rows).toContainEqual(['Budget usage', '', '73', '']);
  expect(rows).toContainEqual(['Safety score', '100', '98', '']);
});

test('reports the labor of the figures, however it is grouped', async () => {
  const days = { from_param: '2025-04-13', to_param: '2025-05-03' };
  const csv = { type_param: 'financial', format_param: 'csv', ...days };
  const entries = unzipSync(await fileOf(await ordered(csv)));
  const rows = (name: string) => rowsOf(strFromU8(entries[`${name}.csv`] ?? new Uint8Array()));
  expect(Object.keys(entries).sort()).toEqual(
    ['budget', 'expenses', 'income', 'labor-budget', 'labor-by-role', 'labor-by-week'].map((name) => `${name}.csv`),
  );
  const answer = await reports.world.rpc(reports.manager, 'report_figures', { club_id_param: PINE_HOLLOW, ...days });
  const [figures] = answer.body as { labor_cost: number; hours: number }[];
  const sum = (of: string[][], column: number) => of.reduce((total, row) => total + Number(row[column]), 0);
  expect(figures?.labor_cost).toBe(13_578);
  expect(sum(rows('labor-by-role'), 3)).toBe(figures?.labor_cost);
  expect(sum(rows('labor-by-week'), 2)).toBe(figures?.labor_cost);
  expect(sum(rows('labor-budget'), 3)).toBe(figures?.labor_cost);
  expect(sum(rows('labor-by-role'), 2)).toBe(figures?.hours);
  expect(rows('labor-budget')).toContainEqual(['2025-04-20', 'Aquatics', '2500', '2604', 'Over budget']);
});

test('counts the hours of the shifts in the CSV of one section', async () => {
  const job = await ordered({ type_param: 'staffing', ...spring, format_param: 'csv', section_param: 'hours' });
  expect(job).toMatchObject({ status: 'done', file_name: expect.stringMatching(/-hours\.csv$/) });
  const rows = rowsOf((await fileOf(job)).toString());
  const staff = await reports.world.service('GET', `staff?club_id=eq.${PINE_HOLLOW}&status=neq.Inactive&order=name`);
  expect(rows.map(([name]) => name)).toEqual(staff.map(({ name }) => name));
  expect(rows.map((row) => Number(row[4]))).toEqual(staff.map(({ hours_this_week: hours }) => Number(hours)));
  expect(rows.some((row) => Number(row[4]) > 0)).toBe(true);
});

test('makes a CSV archive of every table without a section', async () => {
  const job = await ordered({ type_param: 'overview', ...spring, format_param: 'csv' });
  expect(job).toMatchObject({ status: 'done', file_name: expect.stringMatching(/\.zip$/) });
  const entries = unzipSync(await fileOf(job));
  expect(Object.keys(entries).sort()).toEqual(['coverage.csv', 'figures.csv', 'positions.csv', 'training.csv']);
  const training = rowsOf(strFromU8(entries['training.csv'] ?? new Uint8Array()));
  expect(training).toContainEqual(['CPR/AED & First Aid', '20', '24', '83']);
});

test('says so for a table without rows instead of making an empty file', async () => {
  const job = await ordered({
    type_param: 'operations',
    from_param: '2019-01-01',
    to_param: '2019-01-31',
    format_param: 'csv',
    section_param: 'places',
  });
  expect(job).toMatchObject({
    status: 'failed',
    error: 'The table "places" holds nothing for January 1, 2019 – January 31, 2019. Choose other days.',
  });
});

// Put into the queue past the rules: a person orders ten an hour, and these are ten more.
test.each(Object.keys(expected) as ReportType[])('lets every table of %s be requested by its name', async (type) => {
  const from = season.from_param;
  const to = spring.to_param;
  const tables = Object.keys(unzipSync(await fileOf(await queued({ type, from, to, format: 'csv' }))));
  const days = { from_param: from, to_param: to };
  const order = { type_param: type, ...days, format_param: 'csv', section_param: 'secrets' };
  expect(await reports.world.rpc(reports.manager, 'request_report', order)).toMatchObject({
    status: 400,
    body: {
      message: `The report "${type}" has no table "secrets".`,
      hint: `Its tables are ${tables.map((name) => name.replace('.csv', '')).join(', ')}.`,
    },
  });
});

test("counts a shift on the club's day of its start, not on Greenwich's", async () => {
  const shift = (starts: string, ends: string) => ({
    club_id: PINE_HOLLOW,
    role: 'Night Guard',
    starts_at: starts,
    ends_at: ends,
    status: 'published',
  });
  await reports.world.service('POST', 'shifts', [
    // 23:30 on April 26 and on May 3 in New York; both are a day later in Greenwich.
    shift('2025-04-27T03:30:00Z', '2025-04-27T05:30:00Z'),
    shift('2025-05-04T03:30:00Z', '2025-05-04T05:30:00Z'),
  ]);
  const job = await ordered({ type_param: 'operations', ...spring, format_param: 'csv', section_param: 'places' });
  await reports.world.service('DELETE', 'shifts?role=eq.Night Guard');
  const inPlaces = rowsOf((await fileOf(job)).toString()).find(([place]) => place === 'No place given');
  const seeded = await reports.world.service(
    'GET',
    `shifts?club_id=eq.${PINE_HOLLOW}&location=is.null&status=neq.cancelled`,
  );
  expect(Number(inPlaces?.[1])).toBe(seeded.length + 1);
});
