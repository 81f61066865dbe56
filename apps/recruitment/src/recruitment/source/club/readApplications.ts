import { asking, everyPage, PAGE } from '@platform/module-kit/screens';
import type { Application } from '../rows/application';
import type { ApplicationDetails } from '../rows/applicationDetails';
import { COLUMNS, toApplication, toDetails, type ApplicationRow, type DetailsRow } from './applicationRow';
import { JOB_APPLICATIONS_FAILED, JOB_APPLICATION_FAILED } from '../failures';

/**
 * Everyone who applied to a club, newest first.
 * @throws DataError with the words of specification 8.10, 'Failed to fetch job applications', if the server gave no
 * reason
 */
export async function listApplications(clubId: string): Promise<Application[]> {
  return (await everyPage(pagesOf(clubId))).map(toApplication);
}

const pagesOf = (clubId: string) => (after: ApplicationRow | null) =>
  asking(JOB_APPLICATIONS_FAILED)((db) => {
    const all = db.from('job_applications').select(COLUMNS).eq('club_id', clubId);
    const rest =
      after === null
        ? all
        : all.or(`applied_date.lt.${after.applied_date},and(applied_date.eq.${after.applied_date},id.gt.${after.id})`);
    const page = rest.order('applied_date', { ascending: false }).order('id').limit(PAGE);
    return page.overrideTypes<ApplicationRow[], { merge: false }>();
  });

/** A whole application. @throws DataError */
export async function readApplication(id: string): Promise<ApplicationDetails> {
  const row: DetailsRow = await asking(JOB_APPLICATION_FAILED)((db) =>
    db
      .from('job_applications')
      .select(
        `${COLUMNS}, message, notes, consented_at, certificates:job_application_certificates(name, valid_until), resumes:job_application_resumes(id, file_name, media_type, bytes, storage_path, created_at), events:job_application_events(id, kind, from_status, to_status, note, said, delivery, delivered_at, position, actor_name, happened_at, created_at)`,
      )
      .eq('id', id)
      .order('name', { referencedTable: 'certificates' })
      .order('created_at', { referencedTable: 'resumes', ascending: false })
      // A demo club's clock stands still; the server's does not.
      .order('happened_at', { referencedTable: 'events', ascending: false })
      .order('created_at', { referencedTable: 'events', ascending: false })
      .order('kind', { referencedTable: 'events', ascending: false })
      .single()
      .overrideTypes<DetailsRow, { merge: false }>(),
  );
  return toDetails(row);
}
