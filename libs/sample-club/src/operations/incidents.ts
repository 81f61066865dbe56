import { sampleId } from '../sampleIds';

export interface SampleIncident {
  id: string;
  severity: 'minor' | 'moderate' | 'serious';
  kind: 'injury' | 'rescue' | 'near_miss';
  /** A moment (ISO 8601 with offset). */
  occurredAt: string;
  /** A moment (ISO 8601 with offset). */
  reportedAt: string;
  location: string;
  description: string;
  peopleInvolved: string;
  actionTaken: string;
  /** Who reported it. */
  authorName: string;
}

/** The two minor incidents of season 2024, which make its safety score 98. */
export const sampleIncidents: readonly SampleIncident[] = [
  {
    id: sampleId('incident', 1),
    severity: 'minor',
    kind: 'injury',
    occurredAt: '2024-06-22T14:15:00-04:00',
    reportedAt: '2024-06-22T14:40:00-04:00',
    location: 'Wading pool',
    description: 'A child slipped on the wet deck and scraped a knee.',
    peopleInvolved: 'Member child, age 6; mother present',
    actionTaken: 'Wound cleaned and bandaged. Mat laid out at the steps the same day.',
    authorName: 'Rachel Kim',
  },
  {
    id: sampleId('incident', 2),
    severity: 'minor',
    kind: 'near_miss',
    occurredAt: '2024-07-27T16:40:00-04:00',
    reportedAt: '2024-07-27T17:20:00-04:00',
    location: 'Main pool, lane 6',
    description: 'A tired swimmer called for help and was brought to the wall with a rescue tube. No treatment needed.',
    peopleInvolved: 'Guest, age 34',
    actionTaken: 'Rested in the shade for 20 minutes, offered medical help, declined.',
    authorName: 'Devon Price',
  },
];
