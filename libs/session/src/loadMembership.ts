import type { Membership, Permission, Role } from './sessionState';
import type { Supabase } from './supabaseClient';

/**
 * Reads the person's role and club.
 * Throws with the server's message, or 'Failed to fetch club' when it has none.
 */
export async function loadMembership(client: Supabase, userId: string): Promise<Membership> {
  const profile = await client.from('profiles').select('role, club_id, display_name').eq('user_id', userId).single();
  if (profile.error) throw new Error(profile.error.message || 'Failed to fetch club');
  const { role, club_id: clubId, display_name: displayName } = profile.data;
  // A constraint of the table holds the role to these.
  const membership = { role: role as Role, displayName };
  if (!clubId) return { ...membership, club: null };

  const club = await client.from('clubs').select('*').eq('id', clubId).single();
  if (club.error) throw new Error(club.error.message || 'Failed to fetch club');
  return { ...membership, club: club.data };
}

/** Reads the features that the person has been granted. Throws with the server's message. */
export async function loadPermissions(client: Supabase, userId: string): Promise<Permission[]> {
  const answer = await client.rpc('get_user_permissions', { user_id_param: userId });
  if (answer.error) throw new Error(answer.error.message);
  return answer.data.map((row) => ({
    featureName: row.feature_name,
    featureDisplayName: row.feature_display_name,
    featureCategory: row.feature_category,
  }));
}
