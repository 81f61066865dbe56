import { sampleId } from '../sampleIds';

export interface SampleProjectComment {
  id: string;
  projectId: string;
  author: 'Ruth Castellano' | 'Marcus Bell';
  comment: string;
  /** ISO 8601 with offset. */
  at: string;
}

/** What people say about the pump room. */
export const sampleProjectComments: readonly SampleProjectComment[] = [
  {
    id: sampleId('projectComment', 1),
    projectId: sampleId('capitalProject', 2),
    author: 'Ruth Castellano',
    comment: 'How many years until the new pumps have paid for themselves?',
    at: '2025-04-28T20:15:00-04:00',
  },
  {
    id: sampleId('projectComment', 2),
    projectId: sampleId('capitalProject', 2),
    author: 'Marcus Bell',
    comment: 'About four, at the present price of power. The bids say what each pump draws.',
    at: '2025-04-29T08:40:00-04:00',
  },
];
