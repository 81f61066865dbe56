import { sampleId } from '../sampleIds';

/** An export or a report that a member of the demo club asked for. */
export interface SampleJob {
  id: string;
  kind: 'export' | 'report';
  parameters: Record<string, string | boolean>;
  status: 'failed' | 'cancelled' | 'expired';
  /** Per cent. */
  progress: number;
  fileName: string | null;
  bytes: number | null;
  /** Why it failed, in a sentence. */
  error: string | null;
  /** The account of the person who asked. */
  requestedBy: string;
  /** ISO 8601 with offset. */
  createdAt: string;
  finishedAt: string;
  expiresAt: string | null;
}

export interface SampleRetentionPolicy {
  id: string;
  kind: 'applications' | 'schedules' | 'incidents' | 'logs' | 'messages' | 'activity';
  keepMonths: number;
}

/**
 * What became of the demo club's exports and reports: all ended, for none of them has a file. None is an archive: its
 * person would be told that the archive which they never ordered has been removed.
 */
export const sampleJobs = [
  {
    id: sampleId('job', 1),
    kind: 'export',
    parameters: { format: 'csv', relation: 'training_modules', bom: false },
    status: 'expired',
    progress: 100,
    fileName: 'pine-hollow-training-modules-2025-04-14.csv',
    bytes: 962,
    error: null,
    requestedBy: 'admin@pinehollow.test',
    createdAt: '2025-04-14T16:20:00-04:00',
    finishedAt: '2025-04-14T16:20:09-04:00',
    expiresAt: '2025-04-15T16:20:09-04:00',
  },
  {
    id: sampleId('job', 2),
    kind: 'export',
    parameters: { format: 'csv', relation: 'staff', bom: true },
    status: 'cancelled',
    progress: 0,
    fileName: null,
    bytes: null,
    error: null,
    requestedBy: 'manager@pinehollow.test',
    createdAt: '2025-04-22T10:05:00-04:00',
    finishedAt: '2025-04-22T10:05:03-04:00',
    expiresAt: null,
  },
  {
    id: sampleId('job', 3),
    kind: 'report',
    parameters: { type: 'staffing', from: '2025-04-01', to: '2025-04-30', format: 'pdf' },
    status: 'failed',
    progress: 40,
    fileName: null,
    bytes: null,
    error: 'Your session ended while this was running. Sign in and try again.',
    requestedBy: 'manager@pinehollow.test',
    createdAt: '2025-04-30T17:45:00-04:00',
    finishedAt: '2025-04-30T17:45:21-04:00',
    expiresAt: null,
  },
] as const satisfies readonly SampleJob[];

/** How long the demo club keeps old records. Records without a policy are kept forever. */
export const sampleRetentionPolicies = [
  { id: sampleId('retentionPolicy', 1), kind: 'applications', keepMonths: 24 },
  { id: sampleId('retentionPolicy', 2), kind: 'incidents', keepMonths: 84 },
  { id: sampleId('retentionPolicy', 3), kind: 'logs', keepMonths: 36 },
  { id: sampleId('retentionPolicy', 4), kind: 'activity', keepMonths: 24 },
] as const satisfies readonly SampleRetentionPolicy[];
