import { sampleId } from '../sampleIds';
import { sampleSeasons } from '../club/seasons';

export interface SampleReport {
  id: string;
  title: string;
  type: 'overview' | 'staffing' | 'financial' | 'operations';
  /** Days (ISO 8601). */
  startsOn: string;
  endsOn: string;
  insights: readonly string[];
  status: 'draft' | 'final';
  /** A moment (ISO 8601 with offset). */
  createdAt: string;
}

const [{ startsOn, endsOn }] = sampleSeasons;
const season2024 = { startsOn, endsOn };

/** What the demo club keeps of last season, and a draft of this one; newest first. */
export const sampleReports: readonly SampleReport[] = [
  {
    id: sampleId('report', 1),
    title: 'Spring preparation 2025',
    type: 'operations',
    startsOn: '2025-04-01',
    endsOn: '2025-04-30',
    insights: [
      'The pool pumps were serviced six weeks before opening; the second filter service is overdue.',
      'One ticket of high priority is open: the handrail at the deep-end ladder.',
    ],
    status: 'draft',
    createdAt: '2025-04-30T18:00:00-04:00',
  },
  {
    id: sampleId('report', 2),
    title: 'Season 2024 overview',
    type: 'overview',
    ...season2024,
    insights: ['Two minor incidents in the whole season.', 'Expense stayed within its plan.'],
    status: 'final',
    createdAt: '2024-10-15T11:00:00-04:00',
  },
  {
    id: sampleId('report', 3),
    title: 'Season 2024 finances',
    type: 'financial',
    ...season2024,
    insights: [
      'Expense came to $175,200 of $240,000 income, 73 percent.',
      'Payroll stayed $4,000 under its plan; chemicals went $700 over.',
    ],
    status: 'final',
    createdAt: '2024-10-14T16:30:00-04:00',
  },
  {
    id: sampleId('report', 4),
    title: 'Season 2024 staffing',
    type: 'staffing',
    ...season2024,
    insights: [
      '24 of 27 people finished the season.',
      'Hiring early paid off: every stand was staffed on opening day.',
    ],
    status: 'final',
    createdAt: '2024-10-14T10:00:00-04:00',
  },
];
