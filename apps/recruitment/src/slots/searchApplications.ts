import { asking, patternsOf } from '@platform/module-kit/screens';
import { statusLabels, type ApplicationStatus } from '../recruitment/rules/status';

/** Most rows that the slot accepts. */
const MOST = 5;

/** Applications to a club, the newest first, by the name of the applicant, for the command palette. */
export async function searchApplications({ clubId, query }: { clubId: string; query: string }) {
  const rows = await asking('Failed to fetch job applications')((db) => {
    const applications = db.from('job_applications').select('id, name, status, season').eq('club_id', clubId);
    const found = patternsOf(query).reduce((rest, pattern) => rest.filter('name', 'imatch', pattern), applications);
    return found.order('applied_date', { ascending: false }).order('id').limit(MOST);
  });
  return rows.map(({ id, name, status, season }) => ({
    id,
    label: name,
    // A table constraint allows only these statuses.
    detail: `Application ${season}, ${statusLabels[status as ApplicationStatus].toLowerCase()}`,
    to: `/recruitment?season=${season}&open=${id}`,
  }));
}
