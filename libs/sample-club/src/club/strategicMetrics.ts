import { sampleId } from '../sampleIds';

/** What a metric measures; its current figure is computed from the rows of the last season. */
export type SampleMeasure = 'member_satisfaction' | 'return_rate' | 'budget_usage' | 'safety_score';

/** The demo club's four metrics. A rating is of 5, the others are percents. */
export const sampleStrategicMetrics = [
  metric(1, 'Member Satisfaction', 'member_satisfaction', 4.8, 'at_least'),
  metric(2, 'Staff Retention', 'return_rate', 90, 'at_least'),
  metric(3, 'Budget Efficiency', 'budget_usage', 75, 'at_most'),
  metric(4, 'Safety Score', 'safety_score', 100, 'at_least'),
] as const;

/** What they were in the season before the last one. */
export const sampleMetricSnapshots: readonly { year: string; measure: SampleMeasure; value: number }[] = [
  { year: '2023', measure: 'member_satisfaction', value: 4.6 },
  { year: '2023', measure: 'return_rate', value: 81 },
  { year: '2023', measure: 'budget_usage', value: 73 },
  { year: '2023', measure: 'safety_score', value: 95 },
];

function metric(
  position: number,
  name: string,
  measure: SampleMeasure,
  target: number,
  direction: 'at_least' | 'at_most',
) {
  return { id: sampleId('strategicMetric', position), position, name, measure, target, direction };
}
