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
