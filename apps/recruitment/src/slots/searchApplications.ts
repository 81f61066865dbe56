import { asking, foundIn, MOST_FOUND, type PaletteQuery } from '@platform/module-kit/screens';
import { statusLabels, type ApplicationStatus } from '../recruitment/rules/status';
import { JOB_APPLICATIONS_FAILED } from '../recruitment/source/failures';

/** Applications to a club, the newest first, by the name of the applicant, for the command palette. */
export async function searchApplications({ clubId, query }: PaletteQuery) {
  const rows = await asking(JOB_APPLICATIONS_FAILED)((db) => {
    const applications = db.from('job_applications').select('id, name, status, season').eq('club_id', clubId);
    const found = foundIn(applications, 'name', query);
    return found.order('applied_date', { ascending: false }).order('id').limit(MOST_FOUND);
  });
  return rows.map(({ id, name, status, season }) => ({
    id,
    label: name,
    // A table constraint allows only these statuses.
    detail: `Application ${season}, ${statusLabels[status as ApplicationStatus].toLowerCase()}`,
    to: `/recruitment?season=${season}&open=${id}`,
  }));
}
