import {
  asking,
  FILE_COLUMNS,
  NOT_STARTED,
  type OrderedFile,
  type OrderedFiles,
  startFile,
  useOrderedFiles,
} from '@platform/module-kit/screens';
import type { Member } from '@platform/session';

/** How many PDFs of an incident the page looks through for the one in progress. */
const MOST = 5;

/** The PDFs of an incident that a person ordered, the latest first. @throws DataError */
async function readIncidentFiles(userId: string, incidentId: string): Promise<OrderedFile[]> {
  return asking('Failed to fetch the PDFs of this incident')((db) =>
    db
      .from('jobs')
      .select(FILE_COLUMNS)
      .eq('requested_by', userId)
      .eq('kind', 'report')
      .eq('parameters->>incident', incidentId)
      .order('created_at', { ascending: false })
      .limit(MOST),
  );
}

async function orderIncidentFile(incidentId: string): Promise<string> {
  const jobId = await asking(NOT_STARTED)((db) => db.rpc('request_incident_report', { incident_id_param: incidentId }));
  await startFile(jobId);
  return jobId;
}

/** The PDFs of an incident that the person ordered, and what they can do with them. */
export const useIncidentFiles = ({ user }: Member, incidentId: string): IncidentFiles =>
  useOrderedFiles({
    queryKey: ['operations', 'incident files', user.id, incidentId],
    userId: user.id,
    read: () => readIncidentFiles(user.id, incidentId),
    place: () => orderIncidentFile(incidentId),
  });

export type IncidentFiles = OrderedFiles<OrderedFile, void>;
