import type { Metric } from '../../figures/plans/readMetrics.ts';
import { metricsSection } from './metricsSection.ts';

const measured: Metric = {
  position: 1,
  name: 'Safety Score',
  measure: 'safety_score',
  year: '2025',
  current: 100,
  target: 100,
  direction: 'at_least',
  progress: 100,
  atTarget: true,
  previousYear: '2024',
  previous: 98,
  trend: 'up',
};
const unknown: Metric = {
  ...measured,
  name: 'Staff Retention',
  measure: 'return_rate',
  current: null,
  progress: null,
  atTarget: null,
  trend: null,
};

const saidOf = (...metrics: Metric[]) => metricsSection(metrics).paragraphs;

test('says how many metrics are at their target, and how many have no figure yet', () => {
  expect(saidOf(measured)).toEqual(['In season 2025, 1 of 1 metrics are at their target.']);
  expect(saidOf(measured, unknown)).toEqual([
    'In season 2025, 1 of 2 metrics are at their target. 1 is not measured yet.',
  ]);
  expect(saidOf(unknown, unknown)).toEqual([
    'In season 2025, 0 of 2 metrics are at their target. 2 are not measured yet.',
  ]);
});

const tableOf = (...metrics: Metric[]) => {
  const { columns = [], rows = [] } = metricsSection(metrics).table ?? {};
  const titles = columns.map(({ title }) => title);
  return rows.map((row) => Object.fromEntries(row.map((cell, place) => [titles[place], cell])));
};

test('puts figures of the same season before under it', () => {
  expect(tableOf(measured, { ...measured, name: 'Cost', previous: 70 })).toMatchObject([
    { Metric: 'Safety Score', 2024: 98, 2025: 100 },
    { Metric: 'Cost', 2024: 70, 2025: 100 },
  ]);
});

test('puts its own season behind each figure if they are of different ones', () => {
  const first = { ...measured, name: 'First', previous: null, previousYear: null };
  expect(tableOf(measured, { ...measured, name: 'Cost', previous: 70, previousYear: '2021' }, first)).toMatchObject([
    { Metric: 'Safety Score', Before: 98, In: '2024', 2025: 100 },
    { Metric: 'Cost', Before: 70, In: '2021', 2025: 100 },
    { Metric: 'First', Before: null, In: null, 2025: 100 },
  ]);
});

test('says what a metric of the staff counts, unless its name says so', () => {
  const named = (name: string, measure: string) => ({ ...measured, name, measure });
  const metrics = [named('Staff Retention', 'return_rate'), named('Season Retention', 'season_retention'), measured];
  const titles = ['Staff Retention (return rate)', 'Season Retention', 'Safety Score'];
  expect(tableOf(...metrics).map(({ Metric: title }) => title)).toEqual(titles);
  expect(metricsSection(metrics).barChart?.bars.map(({ label }) => label)).toEqual(titles);
});
