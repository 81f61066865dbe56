import { asking } from '@platform/module-kit/screens';
import { applicationHistory } from '../../rules/applicationHistory';
import type { PersonEvent } from '../rows/staffMember';
import { failures } from '../failures';

interface ApplicationRow {
  id: string;
  applied_date: string;
  job_application_events: {
    id: string;
    kind: string;
    to_status: string | null;
    note: string | null;
    position: string | null;
    actor_name: string;
    happened_at: string;
  }[];
}

/** The history of a staff member's applications to the club. @throws DataError */
export async function readApplicationEvents(staffId: string): Promise<PersonEvent[]> {
  const applications: ApplicationRow[] = await asking(failures.history)((db) =>
    db
      .from('job_applications')
      .select('id, applied_date, job_application_events(id, kind, to_status, note, position, actor_name, happened_at)')
      .eq('staff_id', staffId)
      // A demo club's clock stands still; the server's does not.
      .order('happened_at', { referencedTable: 'job_application_events', ascending: false })
      .order('created_at', { referencedTable: 'job_application_events', ascending: false })
      .order('kind', { referencedTable: 'job_application_events', ascending: false }),
  );
  return applications.flatMap(({ id, applied_date: appliedDate, job_application_events: events }) =>
    applicationHistory({
      id,
      appliedDate,
      events: events.map(({ to_status: toStatus, actor_name: by, happened_at: at, ...event }) => ({
        ...event,
        toStatus,
        by,
        at,
      })),
    }),
  );
}
