import { sampleClub, sampleJobs, sampleRetentionPolicies } from '@platform/sample-club';
import { accountWithAddress } from '../accountOf';
import { LAKESIDE, lakesideId } from '../lakeside';
import { insert } from '../sql';

/** Exports and reports with their record, and how long both clubs keep things. */
export function clubData(): string[] {
  return [
    insert('public.jobs', [
      ...sampleJobs.map((job) => ({ ...job, clubId: sampleClub.id, requestedBy: accountWithAddress(job.requestedBy) })),
      {
        id: lakesideId('job', 1),
        clubId: LAKESIDE,
        kind: 'export',
        parameters: { format: 'csv', relation: 'job_roles', bom: false },
        status: 'expired',
        progress: 100,
        fileName: 'lakeside-job-roles-2025-04-03.csv',
        bytes: 412,
        requestedBy: accountWithAddress('admin@lakeside.test'),
        createdAt: '2025-04-03T08:30:00-05:00',
        finishedAt: '2025-04-03T08:30:02-05:00',
        expiresAt: '2025-04-04T08:30:02-05:00',
      },
    ]),
    RECORD_AT_THE_TIME,
    insert('public.retention_policies', [
      ...sampleRetentionPolicies.map((policy) => ({ ...policy, clubId: sampleClub.id })),
      { id: lakesideId('retentionPolicy', 1), clubId: LAKESIDE, kind: 'activity', keepMonths: 18 },
    ]),
  ];
}

const RECORD_AT_THE_TIME = `-- A trigger has put each of these orders on record, as if it had come now.
update public.data_events set created_at = jobs.created_at from public.jobs where jobs.id = data_events.job_id;`;
