import { sampleId } from '../sampleIds';

export interface SampleSavedReport {
  id: string;
  /** The account of who built it. */
  owner: 'manager@pinehollow.test' | 'staff@pinehollow.test';
  title: string;
  dataSet: 'staff' | 'projects' | 'training';
  columns: readonly string[];
  filters: readonly { column: string; operator: string; value: string | number }[];
  grouping: readonly string[];
  chart: { kind: 'none' } | { kind: 'bar' | 'line' | 'pie'; label: string; value: string };
  /** Whether the others of the club see it. */
  shared: boolean;
}

/** Which report is emailed when, and to which accounts. Days are ISO 8601. */
export const sampleReportSchedule = {
  reportId: sampleId('savedReport', 2),
  owner: 'manager@pinehollow.test',
  every: 'month',
  startsOn: '2025-04-07',
  nextOn: '2025-05-07',
  recipients: ['manager@pinehollow.test', 'board@pinehollow.test'],
} as const;

/** Reports that people of the demo club built for themselves. */
export const sampleSavedReports: readonly SampleSavedReport[] = [
  {
    id: sampleId('savedReport', 1),
    owner: 'manager@pinehollow.test',
    title: 'Pay by role',
    dataSet: 'staff',
    columns: ['role', 'name', 'hourly_rate'],
    filters: [{ column: 'status', operator: 'is', value: 'Active' }],
    grouping: ['role'],
    chart: { kind: 'bar', label: 'role', value: 'hourly_rate' },
    shared: false,
  },
  {
    id: sampleId('savedReport', 2),
    owner: 'manager@pinehollow.test',
    title: 'Projects over $10,000',
    dataSet: 'projects',
    columns: ['title', 'status', 'budget', 'timeline'],
    filters: [{ column: 'budget', operator: 'at_least', value: 10000 }],
    grouping: ['status'],
    chart: { kind: 'pie', label: 'title', value: 'budget' },
    shared: true,
  },
  {
    id: sampleId('savedReport', 3),
    owner: 'staff@pinehollow.test',
    title: 'What I still have to complete',
    dataSet: 'training',
    columns: ['title', 'completed_at'],
    filters: [],
    grouping: [],
    chart: { kind: 'none' },
    shared: false,
  },
];
