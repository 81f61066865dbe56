import { JobError, type JobContext } from '../../_shared/jobs/job.ts';
import { readAsPerson } from '../../_shared/jobs/readAsPerson.ts';
import type { Incident } from './incident.ts';

const COLUMNS = [
  ...['id', 'severity', 'kind', 'location', 'description', 'witnesses', 'photos', 'signatures', 'review'],
  'occurredAt:occurred_at',
  'people:people_involved',
  'firstAid:first_aid',
  'action:action_taken',
  'authorName:author_name',
  'reportedAt:created_at',
  'closedAt:closed_at',
  'closedBy:closed_by_name',
];

/** The incident of an order. Throws a JobError when it is gone, or the person who ordered it may not read it any more. */
export async function readIncident(context: JobContext): Promise<Incident> {
  const { clubId, parameters } = context.job;
  const query = new URLSearchParams({
    select: COLUMNS.join(','),
    id: `eq.${String(parameters.incident)}`,
    club_id: `eq.${clubId}`,
  });
  const [incident] = await readAsPerson<Incident>(context, `incidents?${query.toString()}`);
  if (!incident) throw new JobError('This incident is not there any more, or you may no longer read it.');
  return incident;
}
