import { dataOf } from '@platform/module-kit';
import { supabase } from '@platform/session';
import { eventInWords } from './eventInWords';
import type { PersonEvent } from './staffMember';
import { failures } from './words';

interface ApplicationRow {
  id: string;
  applied_date: string;
  job_application_events: {
    id: string;
    kind: string;
    to_status: string | null;
    note: string | null;
    actor_name: string;
    happened_at: string;
  }[];
}

/** What happened to the applications through which somebody came to the club. */
export async function readEvents(staffId: string): Promise<PersonEvent[]> {
  const client = await supabase();
  const applications: ApplicationRow[] = await dataOf(
    client
      .from('job_applications')
      .select('id, applied_date, job_application_events(id, kind, to_status, note, actor_name, happened_at)')
      .eq('staff_id', staffId)
      // The clock of a demo club stands still; the server's does not.
      .order('happened_at', { referencedTable: 'job_application_events', ascending: false })
      .order('created_at', { referencedTable: 'job_application_events', ascending: false })
      .order('kind', { referencedTable: 'job_application_events', ascending: false }),
    failures.history,
  );
  return applications.flatMap(({ id, applied_date: at, job_application_events: events }) => [
    { id, at, what: 'Applied', by: null },
    ...events.map((event) => ({
      id: event.id,
      at: event.happened_at,
      what: eventInWords({ kind: event.kind, toStatus: event.to_status, note: event.note }),
      by: event.actor_name,
    })),
  ]);
}
