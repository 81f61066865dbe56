import { asking, TEAM_MEMBERS_FAILED } from '@platform/module-kit/screens';
import type { Role } from '@platform/session';
import { type TeamMember } from '../rows/teamMember';

/** The people of the club by name. */
export async function listTeam(clubId: string): Promise<TeamMember[]> {
  const [rows, jobs] = await Promise.all([
    asking(TEAM_MEMBERS_FAILED)((db) =>
      db
        .from('profiles')
        .select('id, display_name, role, created_at, phone, user_id')
        .eq('club_id', clubId)
        .order('display_name'),
    ),
    asking(TEAM_MEMBERS_FAILED)((db) => db.rpc('team_jobs', { club_id_param: clubId })),
  ]);
  const jobOf = new Map(jobs.map(({ user_id: userId, job }) => [userId, job]));
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    name: row.display_name || 'Someone without a name',
    // A table constraint allows only these roles.
    role: row.role as Role,
    job: jobOf.get(row.user_id),
    phone: row.phone,
  }));
}
