import { sampleAccounts } from './accounts';
import { sampleId } from '../sampleIds';

export interface SampleVoter {
  id: string;
  name: string;
  /** The option that the person voted for, counted from 1; null if they have not voted. */
  option: number | null;
}

export interface SampleProjectVote {
  id: string;
  projectId: string;
  question: string;
  options: readonly string[];
  /** The option that approves the project, counted from 1. */
  approvingOption: number;
  quorum: number;
  /** ISO 8601 with offset. */
  startedAt: string;
  closesAt: string;
  /** When the result was counted; null while people vote. */
  countedAt: string | null;
  outcome: 'chosen' | null;
  chosenOption: number | null;
  author: 'Marcus Bell' | 'Elena Ruiz';
  voters: readonly SampleVoter[];
}

/** Two votes of the demo club: one that approved the deck in the fall, and one on the pump room that is open. */
export const sampleProjectVotes: readonly SampleProjectVote[] = [
  {
    id: sampleId('projectVote', 1),
    projectId: sampleId('capitalProject', 1),
    question: 'Resurface the pool deck in the fall of 2025, paid from the reserve?',
    options: ['Approve', 'Decline'],
    approvingOption: 1,
    quorum: 4,
    startedAt: '2024-11-12T10:00:00-05:00',
    closesAt: '2024-11-19T19:00:00-05:00',
    countedAt: '2024-11-19T19:00:00-05:00',
    outcome: 'chosen',
    chosenOption: 1,
    author: 'Marcus Bell',
    voters: [
      ...[
        'Ruth Castellano',
        'Howard Finch',
        'Denise Okoye',
        'Paul Lindgren',
        'Anita Desai',
        'Greg Sutton',
        'Carol Whitman',
      ].map((name, index) => ({ id: sampleId('projectVoter', index + 1), name, option: 1 })),
    ],
  },
  {
    id: sampleId('projectVote', 2),
    projectId: sampleId('capitalProject', 2),
    question: 'Upgrade the pump room this winter?',
    options: ['Approve', 'Decline', 'Decide next year'],
    approvingOption: 1,
    quorum: 2,
    startedAt: '2025-04-28T09:00:00-04:00',
    closesAt: '2025-05-12T18:00:00-04:00',
    countedAt: null,
    outcome: null,
    chosenOption: null,
    author: 'Marcus Bell',
    voters: [
      { id: sampleId('projectVoter', 8), name: 'Ruth Castellano', option: null },
      { id: sampleId('projectVoter', 9), name: 'Elena Ruiz', option: null },
      { id: sampleId('projectVoter', 10), name: 'Marcus Bell', option: 1 },
    ],
  },
];

/** The account of a voter; null for people who have none. */
export const accountOfVoter = (name: string): string | null =>
  sampleAccounts.find((account) => account.name === name)?.id ?? null;
