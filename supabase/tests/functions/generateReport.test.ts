import { strFromU8, unzipSync } from 'fflate';
import { reportTypes, type ReportType } from '../../functions/generate-report/reportTypes.ts';
import { readPdf } from '../../functions/generate-report/testing/readPdf.ts';
import { LAKESIDE, people, PINE_HOLLOW } from '../rules/support/people';
import { openJobWorld, type JobWorld } from './support/jobWorld';

let world: JobWorld;
let manager: string;
beforeAll(async () => {
  world = await openJobWorld();
  manager = await world.token('manager@pinehollow.test');
}, 180_000);
afterAll(() => world.close(), 30_000);
beforeEach(async () => {
  await world.service('DELETE', `jobs?club_id=in.(${PINE_HOLLOW},${LAKESIDE})`);
  await world.files.clear([PINE_HOLLOW, LAKESIDE]);
});

const spring = { from_param: '2025-04-27', to_param: '2025-05-03' };
const season = { from_param: '2024-04-01', to_param: '2024-09-02' };

/** What each report says of the demo club: the numbers of the specification and of the product decisions. */
const expected: Record<ReportType, { days: typeof spring & Record<string, string>; says: string[] }> = {
  overview: {
    days: spring,
    says: [
      '92%',
      '63%',
      '94%',
      '24 of 26 positions are filled: 92% staffed.',
      '79 of 84 shifts are covered (94%); 5 are open.',
    ],
  },
  staffing: {
    days: spring,
    says: [
      '$17.20',
      '89%',
      '24 of 26 positions are filled: 92% staffed.',
      'Hours are planned: those of published shifts, without breaks.',
    ],
  },
  financial: {
    days: season,
    says: ['$240,000', '$175,200', '73%', 'They were 2.7% below their plan of $180,000.', '$112,000', '$14,200'],
  },
  operations: { days: spring, says: ['1 out of range', '79 of 84 shifts are covered (94%); 5 are open.'] },
  'board-pack': {
    days: { ...spring, compare_from_param: season.from_param, compare_to_param: season.to_param },
    says: [
      'Compared with April 1, 2024 – September 2, 2024',
      ...['Overview', 'Staffing', 'Financial', 'Operations'],
      ...['92%', '94%', '89%', 'No income recorded', 'compared with 98', '5 of 84 open'],
      'No shifts are recorded for April 1, 2024 – September 2, 2024.',
      '79 of 84 shifts are covered (94%); 5 are open.',
    ],
  },
  'board-deck': {
    days: season,
    says: [
      'safety score 98 of 100',
      'In season 2024 1 of 4 metrics are at their target.',
      ...['$82,000', '$45,000', '$37,000'],
      'Approve 7, Decline 0.',
      'Chosen: Approve',
      'Open: 1 of 3 voted',
      '$96,000',
      'Budget by project',
    ],
  },
  'financial-performance': {
    days: season,
    says: [
      'Expenses were 73% of income.',
      '-2.7%',
      '$64,800',
      '$199,500',
      '2025 (draft)',
      '$82,000',
      '$45,000',
      '$37,000',
    ],
  },
  'staff-metrics': {
    days: season,
    says: [
      '24',
      '$17.20',
      '1:12',
      '92%',
      '89%',
      '85%',
      '5',
      '20 of 23 who were invited answered: a response rate of 87%.',
    ],
  },
  'member-satisfaction': {
    days: season,
    says: [
      'The members gave 4.70 of 5 on average.',
      'of 5, from 600 responses',
      '4.8',
      '4.9',
      '4.7',
      '4.6',
      '4.5',
      '120',
      '4.80',
    ],
  },
  'annual-strategic-review': {
    days: season,
    says: [
      'In season 2024 1 of 4 metrics are at their target.',
      'safety score 98 of 100',
      'Early staff hiring',
      'Start hiring by February 15th',
      '1:12',
      'optimal 1:11',
      ...['310', '340', '375', '26', '29', '32', '8%', '12%', '15%'],
      ...['$82,000', '$45,000', '$37,000', '$146,000', '$228,000', '4 medium, 0 low'],
    ],
  },
  'competitive-analysis': {
    days: season,
    says: ['4.7', '4.8', '85', '90', '73', '75', '98', '100', '4.6', '81', '95', '$842.11', '$700.00', '$28.80'],
  },
  'safety-log': { days: season, says: ['2', '0'] },
  'staff-reviews': { days: season, says: ['6', '4.33'] },
  'roi-dashboard': { days: season, says: ['37%', '$64,800', '$82,000', '1.3', '69%', '$157.89', '$228,000'] },
};

/** Their files expire after a day. */
const namesPeople = ['safety-log', 'staff-reviews'];

/** Made without an order, because a person has ten an hour. */
const isQueued = (type: string) => namesPeople.includes(type) || type === 'board-deck';

async function ordered(parameters: object, token = manager): Promise<Record<string, unknown>> {
  const { status, body } = await world.rpc(token, 'request_report', parameters);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  expect(await world.call('generate-report', token, { jobId: body })).toEqual({ status: 202, body: { ok: true } });
  return world.job(String(body));
}

/** Made without the rule that a person orders ten an hour. */
async function queued(parameters: object): Promise<Record<string, unknown>> {
  const [job] = await world.service('POST', 'jobs', {
    club_id: PINE_HOLLOW,
    kind: 'report',
    parameters: { format: 'pdf', ...parameters },
    requested_by: people.pineManager.userId,
  });
  await world.call('generate-report', manager, { jobId: job?.id });
  return world.job(String(job?.id));
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
test.each(Object.entries(expected))(
  'makes %s as a PDF that shows the figures of the rows, and stays unless it names people',
  async (type, report) => {
    const { days, says } = report;
    const order = { type_param: type, ...days };
    // The eleventh is the manager's.
    const token = type === 'board-pack' ? manager : await world.token('admin@pinehollow.test');
    const job = isQueued(type)
      ? await queued({ type, from: days.from_param, to: days.to_param })
      : await ordered(order, token);
    expect(job).toMatchObject({
      status: 'done',
      file_name: `pine-hollow-${type}-${days.from_param}-to-${days.to_param}.pdf`,
      expires_at: namesPeople.includes(type) ? expect.any(String) : null,
    });
    const bytes = await fileOf(job);
    expect(bytes.toString('latin1', 0, 4)).toBe('%PDF');
    const texts = textsOf(bytes);
    expect(texts.slice(0, 2)).toEqual(['Pine Hollow Swim & Tennis Club', reportTypes[type as ReportType].title]);
    expect(texts).toContain(`Page 1 of ${readPdf(bytes).length}`);
    const text = texts.join('\n');
    for (const figure of says) expect(figure.length > 12 ? text : texts).toContain(figure);
    expect(text).not.toMatch(/NaN|Infinity|undefined|null|Lakeside|compared with –|\d\.0 h/);
  },
);

test('holds the reports of the board pack one after another, and states once what two of them share', async () => {
  const job = await queued({ type: 'board-pack', from: spring.from_param, to: spring.to_param });
  const pages = readPdf(await fileOf(job));
  const texts = pages.flatMap(({ lines }) => lines.map(({ text }) => text));
  expect(texts).toEqual(expect.arrayContaining(['Staff today', 'Planned labor cost by week']));
  const [staffing = -1, financial = -1, operations = -1] = ['Staffing', 'Financial', 'Operations'].map((title) =>
    texts.indexOf(title),
  );
  expect([-1, staffing, financial, operations]).toEqual(
    [-1, staffing, financial, operations].toSorted((a, b) => a - b),
  );
  expect(texts.slice(staffing, financial)).toEqual(
    expect.arrayContaining(['Staff today', 'Positions', 'Gate Attendant']),
  );
  // The board reads nothing of any person, and no pay.
  expect(texts.join(' ')).not.toMatch(/Avery Collins|Average hourly rate|Planned labor cost by role|weekly budget/);
  for (const beginning of ['24 of 26 positions', 'Training is 63% complete', '79 of 84 shifts']) {
    expect(texts.filter((text) => text.startsWith(beginning))).toHaveLength(1);
  }
});

test('makes the board deck as a presentation with charts and tables that can be edited', async () => {
  const job = await queued({
    ...{ type: 'board-deck', format: 'pptx' },
    ...{ from: season.from_param, to: season.to_param },
  });
  expect(job).toMatchObject({ status: 'done', file_name: expect.stringMatching(/board-deck.*\.pptx$/) });
  const files = unzipSync(await fileOf(job));
  const slides = Object.entries(files).filter(([name]) => /^ppt\/slides\/slide\d+\.xml$/.test(name));
  const text = slides.map(([, bytes]) => strFromU8(bytes)).join('\n');
  for (const figure of ['$82,000', '$45,000', '$37,000', 'Approve 7, Decline 0. Chosen: Approve', '$96,000']) {
    expect(text).toContain(figure);
  }
  expect(text).not.toMatch(/NaN|undefined|null|Lakeside/);
  const charts = Object.entries(files).filter(([name]) => /^ppt\/charts\/chart\d+\.xml$/.test(name));
  // Metrics, budgets by project, and the balance of the reserve.
  expect(charts).toHaveLength(3);
  const drawn = charts.map(([, bytes]) => strFromU8(bytes)).join('\n');
  for (const label of ['Member Satisfaction', 'Pool deck resurfacing', '2044']) expect(drawn).toContain(label);
  expect(text.match(/<a:tbl>/g)?.length).toBeGreaterThan(3);
});

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

test("passes on the database's sentence when it refuses a report", async () => {
  const job = await queued({ type: 'overview', from: '2025-04-30', to: '2025-04-01' });
  expect(job).toMatchObject({ status: 'failed', error: 'A report covers one day to two years.' });
});

test('shows no closing figures for a current season, and says so', async () => {
  const job = await ordered({ type_param: 'annual-strategic-review', ...spring });
  const texts = textsOf(await fileOf(job));
  expect(texts).toEqual(expect.arrayContaining(['Season 2025', 'No lessons are recorded for this season.']));
  expect(texts.join(' ')).toContain('The season is not closed; figures that need its end are missing.');
});

test('says what is missing and what to do for days without a season, a budget and shifts', async () => {
  const days = { from_param: '2023-01-01', to_param: '2023-02-01' };
  const satisfaction = await ordered({ type_param: 'member-satisfaction', ...days });
  expect(textsOf(await fileOf(satisfaction))).toContain(
    'No season of the club lies in these days. Choose the days of a season.',
  );
  const financial = textsOf(await fileOf(await ordered({ type_param: 'financial', ...days })));
  expect(financial).toEqual(
    expect.arrayContaining([
      'No budget is recorded for the years of this period.',
      'No income recorded.',
      'No expenses recorded.',
      'No hours in this period.',
      'No labor and no labor budgets in these weeks.',
    ]),
  );
});

test('reports the labor of the figures, however it is grouped', async () => {
  const days = { from_param: '2025-04-13', to_param: '2025-05-03' };
  const csv = { type_param: 'financial', format_param: 'csv', ...days };
  const entries = unzipSync(await fileOf(await ordered(csv)));
  const rows = (name: string) => rowsOf(strFromU8(entries[`${name}.csv`] ?? new Uint8Array()));
  expect(Object.keys(entries).sort()).toEqual(
    ['budget', 'expenses', 'income', 'labor-budget', 'labor-by-role', 'labor-by-week'].map((name) => `${name}.csv`),
  );
  const answer = await world.rpc(manager, 'report_figures', { club_id_param: PINE_HOLLOW, ...days });
  const [figures] = answer.body as { labor_cost: number; hours: number }[];
  const sum = (of: string[][], column: number) => of.reduce((total, row) => total + Number(row[column]), 0);
  expect(figures?.labor_cost).toBe(13_578);
  expect(sum(rows('labor-by-role'), 3)).toBe(figures?.labor_cost);
  expect(sum(rows('labor-by-week'), 2)).toBe(figures?.labor_cost);
  expect(sum(rows('labor-budget'), 3)).toBe(figures?.labor_cost);
  expect(sum(rows('labor-by-role'), 2)).toBe(figures?.hours);
  expect(rows('labor-budget')).toContainEqual(['2025-04-20', 'Aquatics', '2500', '2604', 'Over budget']);
});

test('says which of its hours were clocked, and counts them', async () => {
  const rules = `club_labor_rules?club_id=eq.${PINE_HOLLOW}`;
  await world.service('PATCH', rules, { uses_time_clock_from: '2025-04-20' });
  try {
    const says = async (from: string, to: string) =>
      textsOf(await fileOf(await queued({ type: 'financial', from, to })));
    expect(await says('2025-04-13', '2025-04-19')).toContain('Planned labor cost by week');
    expect(await says('2025-04-20', '2025-04-26')).toContain('Actual labor cost by week');
    expect(await says('2025-04-27', '2025-05-03')).toContain('Actual and planned labor cost by week');
    const csv = { type: 'financial', format: 'csv', from: '2025-04-20', to: '2025-04-26' };
    const entries = unzipSync(await fileOf(await queued(csv)));
    const byRole = rowsOf(strFromU8(entries['labor-by-role.csv'] ?? new Uint8Array()));
    const hours = await world.service(
      'GET',
      `time_entry_hours?club_id=eq.${PINE_HOLLOW}&day=gte.2025-04-20&day=lte.2025-04-26`,
    );
    const clocked = hours.reduce((sum, { minutes }) => sum + Number(minutes), 0) / 60;
    expect(clocked).toBeGreaterThan(0);
    expect(byRole.reduce((sum, row) => sum + Number(row[2]), 0)).toBeCloseTo(clocked, 1);
  } finally {
    await world.service('PATCH', rules, { uses_time_clock_from: null });
  }
});

test('counts the hours of the shifts in the CSV of one section', async () => {
  const job = await ordered({ type_param: 'staffing', ...spring, format_param: 'csv', section_param: 'hours' });
  expect(job).toMatchObject({ status: 'done', file_name: expect.stringMatching(/-hours\.csv$/) });
  const rows = rowsOf((await fileOf(job)).toString());
  const staff = await world.service('GET', `staff?club_id=eq.${PINE_HOLLOW}&status=neq.Inactive&order=name`);
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
  expect(await world.rpc(manager, 'request_report', order)).toMatchObject({
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

test('says so in the report of a club without rows, without figures made of nothing', async () => {
  const lakeAdmin = await world.token('admin@lakeside.test');
  const parameters = { type_param: 'operations', from_param: '2019-01-01', to_param: '2019-01-31' };
  const job = await ordered(parameters, lakeAdmin);
  expect(job).toMatchObject({ status: 'done' });
  const texts = textsOf(await fileOf(job));
  expect(texts.filter((text) => text === 'No published shifts in this period.')).toHaveLength(2);
  expect(texts.join(' ')).not.toMatch(/NaN|Infinity|undefined|null|Pine Hollow/);
  expect(texts[0]).toBe('Lakeside Golf & Country Club');
});

describe('refused, with nothing changed', () => {
  const jobs = () => world.service('GET', `jobs?club_id=in.(${PINE_HOLLOW},${LAKESIDE})&order=id`);
  const refused = async (parameters: object, token = manager) => {
    const before = await jobs();
    const answer = await world.rpc(token, 'request_report', parameters);
    expect(await jobs()).toEqual(before);
    return answer;
  };

  test('a report that does not exist, with the list of those that do', async () => {
    expect(await refused({ type_param: 'gossip', ...spring })).toMatchObject({
      status: 400,
      body: { message: 'There is no report "gossip".', hint: expect.stringContaining('competitive-analysis') },
    });
  });

  test('a person without permission to export', async () => {
    const [feature] = await world.service('GET', 'features?name=eq.export_data');
    const permission = `user_permissions?user_id=eq.${people.pineManager.userId}&feature_id=eq.${String(feature?.id)}`;
    const [kept] = await world.service('DELETE', permission);
    const answer = await refused({ type_param: 'annual-strategic-review', ...season });
    await world.service('POST', 'user_permissions', { user_id: kept?.user_id, feature_id: kept?.feature_id });
    expect(answer).toMatchObject({
      status: 403,
      body: { message: 'Exporting data is not switched on for you.', hint: expect.stringMatching(/^Ask an admin/) },
    });
  });

  test('a person who may see only a part of the club', async () => {
    expect(
      await refused({ type_param: 'roi-dashboard', ...season }, await world.token('staff@pinehollow.test')),
    ).toMatchObject({
      status: 403,
      body: { message: 'Reports are made by the managers and administrators of a club.' },
    });
  });

  test('the report of another club', async () => {
    const { body: id } = await world.rpc(manager, 'request_report', { type_param: 'financial-performance', ...season });
    const before = await jobs();
    expect(await world.call('generate-report', await world.token('admin@lakeside.test'), { jobId: id })).toMatchObject({
      status: 404,
      body: { error: { message: expect.stringContaining('There is no such job of yours.') } },
    });
    expect(await jobs()).toEqual(before);
    expect(before).toMatchObject([{ id, status: 'queued', attempts: 0 }]);
  });
});
