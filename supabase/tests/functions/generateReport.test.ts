import { strFromU8, unzipSync } from 'fflate';
import { reportTypes, type ReportType } from '../../functions/generate-report/reportTypes.ts';
import { readPdf } from '../../functions/generate-report/testing/readPdf.ts';
import { LAKESIDE, people, PINE_HOLLOW } from '../rules/support/people';
import { expected, season, spring } from './support/expectedReports';
import { reportWorld, rowsOf } from './support/reportWorld';

const reports = reportWorld();
const { ordered, queued, fileOf, textsOf } = reports;

/** Their files expire after a day. */
const namesPeople = ['safety-log', 'staff-reviews'];

/** Made without an order, because a person has ten an hour. */
const isQueued = (type: string) => namesPeople.includes(type) || type === 'board-deck';

// A person orders ten an hour: these are the administrator's, those further down the manager's.
test.each(Object.entries(expected))(
  'makes %s as a PDF that shows the figures of the rows, and stays unless it names people',
  async (type, report) => {
    const { days, says } = report;
    const order = { type_param: type, ...days };
    // The eleventh is the manager's.
    const token = type === 'board-pack' ? reports.manager : await reports.world.token('admin@pinehollow.test');
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
    const texts = await textsOf(job);
    expect(texts.slice(0, 2)).toEqual(['Pine Hollow Swim & Tennis Club', reportTypes[type as ReportType].title]);
    expect(texts).toContain(`Page 1 of ${readPdf(bytes).length}`);
    // Wherever a sentence wraps.
    const text = texts.join(' ').replaceAll(/\s+/g, ' ');
    for (const figure of says) expect(figure.length > 12 ? text : texts).toContain(figure);
    expect(text).not.toMatch(/NaN|Infinity|undefined|null|Lakeside|compared with –/);
  },
);

test('holds the reports of the board pack one after another, and states once what two of them share', async () => {
  const job = await queued({ type: 'board-pack', from: spring.from_param, to: spring.to_param });
  const texts = await textsOf(job);
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
  // As planned, and the three goals of the reserve study.
  for (const figure of ['$21,000', '$19,400', '$21,334', '$22,900']) expect(text).toContain(figure);
  expect(text).not.toMatch(/NaN|undefined|null|Lakeside/);
  // The outline lists the titles, and a screen reader hears what a chart shows.
  expect(text.match(/<p:ph\s[^>]*type="title"/g)).toHaveLength(slides.length);
  expect(text).toContain('Budget by project: Pool deck resurfacing $45,000, Pump room and filter upgrade $15,000');
  const charts = Object.entries(files).filter(([name]) => /^ppt\/charts\/chart\d+\.xml$/.test(name));
  // Metrics, budgets by project, and the balance of the reserve.
  expect(charts).toHaveLength(3);
  const drawn = charts.map(([, bytes]) => strFromU8(bytes)).join('\n');
  for (const label of ['Member Satisfaction', 'Pool deck resurfacing', '2044']) expect(drawn).toContain(label);
  expect(text.match(/<a:tbl>/g)?.length).toBeGreaterThan(3);
});

test("passes on the database's sentence when it refuses a report", async () => {
  const job = await queued({ type: 'overview', from: '2025-04-30', to: '2025-04-01' });
  expect(job).toMatchObject({ status: 'failed', error: 'A report covers one day to two years.' });
});

test('shows no closing figures for a current season, and says so', async () => {
  const job = await ordered({ type_param: 'annual-strategic-review', ...spring });
  const texts = await textsOf(job);
  expect(texts).toEqual(expect.arrayContaining(['Season 2025', 'No lessons are recorded for this season.']));
  expect(texts.join(' ')).toContain('The season is not closed; figures that need its end are missing.');
});

test('says what is missing and what to do for days without a season, a budget and shifts', async () => {
  const days = { from_param: '2023-01-01', to_param: '2023-02-01' };
  const satisfaction = await ordered({ type_param: 'member-satisfaction', ...days });
  expect(await textsOf(satisfaction)).toContain(
    'No season of the club lies in these days. Choose the days of a season.',
  );
  const financial = await textsOf(await ordered({ type_param: 'financial', ...days }));
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

test('says which of its hours were clocked, and counts them', async () => {
  const rules = `club_labor_rules?club_id=eq.${PINE_HOLLOW}`;
  await reports.world.service('PATCH', rules, { uses_time_clock_from: '2025-04-20' });
  try {
    const says = async (from: string, to: string) => textsOf(await queued({ type: 'financial', from, to }));
    expect(await says('2025-04-13', '2025-04-19')).toContain('Planned labor cost by week');
    expect(await says('2025-04-20', '2025-04-26')).toContain('Actual labor cost by week');
    expect(await says('2025-04-27', '2025-05-03')).toContain('Actual and planned labor cost by week');
    const csv = { type: 'financial', format: 'csv', from: '2025-04-20', to: '2025-04-26' };
    const entries = unzipSync(await fileOf(await queued(csv)));
    const byRole = rowsOf(strFromU8(entries['labor-by-role.csv'] ?? new Uint8Array()));
    const hours = await reports.world.service(
      'GET',
      `time_entry_hours?club_id=eq.${PINE_HOLLOW}&day=gte.2025-04-20&day=lte.2025-04-26`,
    );
    const clocked = hours.reduce((sum, { minutes }) => sum + Number(minutes), 0) / 60;
    expect(clocked).toBeGreaterThan(0);
    expect(byRole.reduce((sum, row) => sum + Number(row[2]), 0)).toBeCloseTo(clocked, 1);
  } finally {
    await reports.world.service('PATCH', rules, { uses_time_clock_from: null });
  }
});

test('says so in the report of a club without rows, without figures made of nothing', async () => {
  const lakeAdmin = await reports.world.token('admin@lakeside.test');
  const parameters = { type_param: 'operations', from_param: '2019-01-01', to_param: '2019-01-31' };
  const job = await ordered(parameters, lakeAdmin);
  expect(job).toMatchObject({ status: 'done' });
  const texts = await textsOf(job);
  expect(texts.filter((text) => text === 'No published shifts in this period.')).toHaveLength(2);
  expect(texts.join(' ')).not.toMatch(/NaN|Infinity|undefined|null|Pine Hollow/);
  expect(texts[0]).toBe('Lakeside Golf & Country Club');
});

describe('refused, with nothing changed', () => {
  const jobs = () => reports.world.service('GET', `jobs?club_id=in.(${PINE_HOLLOW},${LAKESIDE})&order=id`);
  const refused = async (parameters: object, token = reports.manager) => {
    const before = await jobs();
    const answer = await reports.world.rpc(token, 'request_report', parameters);
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
    const [feature] = await reports.world.service('GET', 'features?name=eq.export_data');
    const permission = `user_permissions?user_id=eq.${people.pineManager.userId}&feature_id=eq.${String(feature?.id)}`;
    const [kept] = await reports.world.service('DELETE', permission);
    const answer = await refused({ type_param: 'annual-strategic-review', ...season });
    await reports.world.service('POST', 'user_permissions', { user_id: kept?.user_id, feature_id: kept?.feature_id });
    expect(answer).toMatchObject({
      status: 403,
      body: { message: 'Exporting data is not switched on for you.', hint: expect.stringMatching(/^Ask an admin/) },
    });
  });

  test('a person who may see only a part of the club', async () => {
    expect(
      await refused({ type_param: 'roi-dashboard', ...season }, await reports.world.token('staff@pinehollow.test')),
    ).toMatchObject({
      status: 403,
      body: { message: 'Reports are made by the managers and administrators of a club.' },
    });
  });

  test('the report of another club', async () => {
    const { body: id } = await reports.world.rpc(reports.manager, 'request_report', {
      type_param: 'financial-performance',
      ...season,
    });
    const before = await jobs();
    expect(
      await reports.world.call('generate-report', await reports.world.token('admin@lakeside.test'), { jobId: id }),
    ).toMatchObject({
      status: 404,
      body: { error: { message: expect.stringContaining('There is no such job of yours.') } },
    });
    expect(await jobs()).toEqual(before);
    expect(before).toMatchObject([{ id, status: 'queued', attempts: 0 }]);
  });
});
