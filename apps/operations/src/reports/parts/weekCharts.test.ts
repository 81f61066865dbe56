import { createDemoSource } from '../demo/demoSource';
import type { Week } from '../source/rows/figures';
import { besideByWeek, weekNames } from './weekCharts';

const names = { now: '2025', then: '2024' };
const hours = ({ hours: planned }: Week) => planned;
const weeksFrom = async (from: string, to: string) => createDemoSource().listWeeks(from, to);

test('names a week by its Sunday', () => {
  expect(weekNames([{ startsOn: '2025-04-27' }])).toEqual(['Apr 27']);
});

test('aligns two seasons by week number', async () => {
  const now = await weeksFrom('2025-04-13', '2025-05-03');
  const [first, ...others] = now;
  const drawn = besideByWeek(names, now, [first, ...others].slice(0, 2) as Week[], hours);
  expect(drawn.categories).toEqual(['Apr 13', 'Apr 20', 'Apr 27']);
  expect(drawn.series[0]).toEqual({ label: '2025', values: now.map(hours) });
  expect(drawn.series[1]?.values).toEqual([...now.slice(0, 2).map(hours), null]);
});

test('leaves out a season without plans, and empty weeks at the ends', async () => {
  const now = await weeksFrom('2025-04-01', '2025-09-01');
  const drawn = besideByWeek(names, now, await weeksFrom('2024-04-01', '2024-09-02'), hours);
  expect(drawn.series.map(({ label }) => label)).toEqual(['2025']);
  expect(drawn.categories).toEqual(['Apr 13', 'Apr 20', 'Apr 27']);
});

test('renders nothing when there are no events', () => {
  expect(besideByWeek(names, [], [], hours)).toEqual({ categories: [], series: [{ label: '2025', values: [] }] });
});
