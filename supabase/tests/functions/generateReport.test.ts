import { strFromU8, unzipSync } from 'fflate';
import { handle as reportHandler } from '../../functions/generate-report/handler.ts';
import { reportTypes } from '../../functions/generate-report/reportTypes.ts';
import { readPdf } from '../../functions/generate-report/testing/readPdf.ts';
import { LAKESIDE, PINE_HOLLOW } from '../rules/people';
import { openJobWorld, type JobWorld } from './support/jobWorld';

let world: JobWorld;
let manager: string;
beforeAll(async () => {
  world = await openJobWorld();
  manager = await world.token('manager@pinehollow.test');
}, 60_000);
afterAll(() => world.close(), 30_000);
beforeEach(async () => {
  await world.service('DELETE', `jobs?club_id=in.(${PINE_HOLLOW},${LAKESIDE})`);
  await world.files.clear([PINE_HOLLOW, LAKESIDE]);
});

const spring = { from_param: '2025-04-27', to_param: '2025-05-03' };

async function ordered(parameters: object, token = manager): Promise<Record<string, unknown>> {
  const { status, body } = await world.rpc(token, 'request_report', parameters);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  expect(await world.call(reportHandler, token, { jobId: body })).toEqual({ status: 202, body: { ok: true } });
  return world.job(String(body));
}

const fileOf = async (job: Record<string, unknown>) => (await world.files.read(String(job.result_path))).bytes;
const textsOf = (bytes: Uint8Array) => readPdf(bytes).flatMap(({ lines }) => lines.map(({ text }) => text));
const rowsOf = (csv: string) =>
  csv
    .replace('\uFEFF', '')
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(','));

// A person orders ten an hour: these are the administrator's, those further down the manager's.
test.each(Object.entries(reportTypes))('%s is a PDF of the club and its period that stays', async (type, { title }) => {
  const job = await ordered({ type_param: type, ...spring }, await world.token('admin@pinehollow.test'));
  expect(job).toMatchObject({
    status: 'done',
    file_name: `pine-hollow-${type}-2025-04-27-to-2025-05-03.pdf`,
    expires_at: null,
  });
  const bytes = await fileOf(job);
  expect(bytes.toString('latin1', 0, 4)).toBe('%PDF');
  const texts = textsOf(bytes);
  expect(texts.slice(0, 3)).toEqual(['Pine Hollow Swim & Tennis Club', title, 'April 27, 2025 – May 3, 2025']);
  expect(texts).toContain(`Page 1 of ${readPdf(bytes).length}`);
  expect(texts.length).toBeGreaterThan(8);
});

test('the figures are those of the rows', async () => {
  const job = await ordered({ type_param: 'staff-metrics', ...spring });
  const texts = textsOf(await fileOf(job));
  expect(texts).toContain('24 people; $17.20 an hour on average.');
  expect(texts).toContain('24 of 26 positions are filled: 92% staffed.');
});

test('the table of one section as CSV counts the hours that the shifts hold', async () => {
  const job = await ordered({ type_param: 'staffing', ...spring, format_param: 'csv', section_param: 'hours' });
  expect(job).toMatchObject({ status: 'done', file_name: expect.stringMatching(/-hours\.csv$/) });
  const rows = rowsOf((await fileOf(job)).toString());
  const staff = await world.service('GET', `staff?club_id=eq.${PINE_HOLLOW}&status=neq.Inactive&order=name`);
  expect(rows.map(([name]) => name)).toEqual(staff.map(({ name }) => name));
  expect(rows.map((row) => Number(row[4]))).toEqual(staff.map(({ hours_this_week: hours }) => Number(hours)));
  expect(rows.some((row) => Number(row[4]) > 0)).toBe(true);
});

test('without a section the CSV is an archive of every table', async () => {
  const job = await ordered({ type_param: 'overview', ...spring, format_param: 'csv' });
  expect(job).toMatchObject({ status: 'done', file_name: expect.stringMatching(/\.zip$/) });
  const entries = unzipSync(await fileOf(job));
  expect(Object.keys(entries).sort()).toEqual(['coverage.csv', 'positions.csv', 'training.csv']);
  const training = rowsOf(strFromU8(entries['training.csv'] ?? new Uint8Array()));
  expect(training).toContainEqual(['CPR/AED & First Aid', '20', '24', '83']);
});

test('a section that the report does not have is told with those that it has', async () => {
  const job = await ordered({ type_param: 'overview', ...spring, format_param: 'csv', section_param: 'secrets' });
  expect(job).toMatchObject({
    status: 'failed',
    error: 'This report has no table "secrets". It has positions, training, coverage.',
  });
});

test('a shift counts on the day that it begins at the club, not in Greenwich', async () => {
  const shift = (starts: string, ends: string) => ({
    club_id: PINE_HOLLOW,
    role: 'Night Guard',
    starts_at: starts,
    ends_at: ends,
    status: 'published',
  });
  await world.service('POST', 'shifts', [
    // 23:30 on April 26 and on May 3 in New York; both are a day later in Greenwich.
    shift('2025-04-27T03:30:00Z', '2025-04-27T05:30:00Z'),
    shift('2025-05-04T03:30:00Z', '2025-05-04T05:30:00Z'),
  ]);
  const job = await ordered({ type_param: 'operations', ...spring, format_param: 'csv', section_param: 'places' });
  await world.service('DELETE', 'shifts?role=eq.Night Guard');
  const inPlaces = rowsOf((await fileOf(job)).toString()).find(([place]) => place === 'No place given');
  const seeded = await world.service('GET', `shifts?club_id=eq.${PINE_HOLLOW}&location=is.null&status=neq.cancelled`);
  expect(Number(inPlaces?.[1])).toBe(seeded.length + 1);
});

test('a club without rows gets a report that says so, without a number made of nothing', async () => {
  const lakeAdmin = await world.token('admin@lakeside.test');
  const parameters = { type_param: 'operations', from_param: '2019-01-01', to_param: '2019-01-31' };
  const job = await ordered(parameters, lakeAdmin);
  expect(job).toMatchObject({ status: 'done' });
  const texts = textsOf(await fileOf(job));
  expect(texts.filter((text) => text === 'No shifts in this period.')).toHaveLength(2);
  expect(texts.join(' ')).not.toMatch(/NaN|Infinity|undefined|null|Pine Hollow/);
  expect(texts[0]).toBe('Lakeside Golf & Country Club');
});
