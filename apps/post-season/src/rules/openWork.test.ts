import { openCount, openWork } from './openWork';

const season = { year: '2025', startsOn: '2025-04-01', endsOn: '2025-09-01' };
const paths = {
  staff: '/staff',
  recruitment: '/recruitment',
  operations: '/operations',
  scheduling: '/scheduling',
  timeClock: '/scheduling/time-clock',
  preSeason: '/pre-season',
  clubFuture: '/club-future',
};

test('counts what is open by module, with the way to each', () => {
  const modules = openWork({ checklist_items: 1, tickets: 2, reviews: 24 }, season, paths, null, () => true);
  expect(modules.map(({ title }) => title)).toEqual(['Pre-Season', 'Recruitment', 'Operations', 'Post-Season']);
  const open = modules.flatMap(({ items }) => items).filter(({ count }) => count > 0);
  expect(open).toEqual([
    {
      figure: 'checklist_items',
      count: 1,
      words: 'checklist item not done',
      to: '/pre-season?season=2025&show=open',
      part: undefined,
    },
    {
      figure: 'tickets',
      count: 2,
      words: 'maintenance tickets not resolved',
      to: '/operations?tab=tickets&status=active',
      part: undefined,
    },
    { figure: 'reviews', count: 24, words: 'people without a review', to: undefined, part: 'people' },
  ]);
  expect(openCount(modules)).toBe(27);
});

test('leaves out the modules that a club does not have', () => {
  const modules = openWork(
    { checklist_items: 3, tickets: 2 },
    season,
    paths,
    '2025-05-01',
    (page) => page !== '/operations',
  );
  expect(modules.map(({ title }) => title)).not.toContain('Operations');
  expect(openCount(modules)).toBe(3);
});

test.each([
  ['2025-04-20', '2025-04-20'],
  [null, '2025-09-01'],
])('with %s as the first week that is not approved, leads from timesheets to the week of %s', (openWeek, week) => {
  const items = openWork({ timesheets: 12 }, season, paths, openWeek, () => true).flatMap((module) => module.items);
  expect(items.find(({ figure }) => figure === 'timesheets')?.to).toBe(
    `/scheduling/time-clock?tab=timesheets&week=${week}`,
  );
});

test.each([
  ['requests', '/scheduling?do=time-off'],
  ['certifications', '/staff?certification=renew'],
])('leads from %s to the rows that are counted', (figure, way) => {
  const items = openWork({ [figure]: 2 }, season, paths, null, () => true).flatMap((module) => module.items);
  expect(items.find((item) => item.figure === figure)?.to).toBe(way);
});
