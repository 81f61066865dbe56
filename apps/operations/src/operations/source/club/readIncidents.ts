import { asking, everyPage, PAGE } from '@platform/module-kit/screens';
import type { Json } from '@platform/database';
import type { Incident, Signature } from '../rows/incident';
import { failures } from './requests';

export const INCIDENT_COLUMNS =
  'id, severity, kind, occurred_at, location, description, people_involved, action_taken, witnesses, first_aid, photos, signatures, review, closed_at, closed_by_name, author_name, version';

export interface IncidentRow {
  id: string;
  severity: string;
  kind: string;
  occurred_at: string;
  location: string | null;
  description: string;
  people_involved: string | null;
  action_taken: string | null;
  witnesses: string | null;
  first_aid: string | null;
  photos: string[];
  signatures: Json;
  review: string | null;
  closed_at: string | null;
  closed_by_name: string | null;
  author_name: string | null;
  version: number;
}

export function incidentOf(row: IncidentRow): Incident {
  return {
    id: row.id,
    // Table constraints allow only these values.
    severity: row.severity as Incident['severity'],
    kind: row.kind as Incident['kind'],
    occurredAt: row.occurred_at,
    location: row.location ?? '',
    description: row.description,
    people: row.people_involved ?? '',
    action: row.action_taken ?? '',
    witnesses: row.witnesses ?? '',
    firstAid: row.first_aid ?? '',
    photos: row.photos,
    // A table constraint requires this format.
    signatures: row.signatures as unknown as Signature[],
    review: row.review ?? '',
    closedAt: row.closed_at,
    closedBy: row.closed_by_name,
    authorName: row.author_name,
    version: row.version,
  };
}

/** The club's incidents, the latest first. @throws DataError */
export async function readIncidents(clubId: string): Promise<Incident[]> {
  const rows = await everyPage<IncidentRow>((after) =>
    asking(failures.incidents)((db) => {
      const incidents = db.from('incidents').select(INCIDENT_COLUMNS).eq('club_id', clubId);
      const rest = after ? incidents.gt('id', after.id) : incidents;
      return rest.order('id').limit(PAGE);
    }),
  );
  return inIncidentOrder(rows.map(incidentOf));
}

/** The latest first. */
export const inIncidentOrder = (incidents: readonly Incident[]): Incident[] =>
  [...incidents].sort((one, other) => Date.parse(other.occurredAt) - Date.parse(one.occurredAt));
