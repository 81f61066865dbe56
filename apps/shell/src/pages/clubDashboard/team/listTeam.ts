import { dataOf } from '@platform/module-kit';
import { supabase, type Role } from '@platform/session';

/** Somebody with an account in the club. */
export interface TeamMember {
  id: string;
  /** The account, which messages go to. */
  userId: string;
  name: string;
  role: Role;
  phone: string | null;
}

export const TEAM_FAILED = 'Failed to load team members';

/** The people of the club by name. */
export async function listTeam(clubId: string): Promise<TeamMember[]> {
  const client = await supabase();
  const rows = await dataOf(
    client
      .from('profiles')
      .select('id, display_name, role, created_at, phone, user_id')
      .eq('club_id', clubId)
      .order('display_name'),
    TEAM_FAILED,
  );
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    name: row.display_name || 'Someone without a name',
    // A constraint of the table holds the role to these.
    role: row.role as Role,
    phone: row.phone,
  }));
}
