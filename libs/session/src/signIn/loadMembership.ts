import { failureWords } from '../client/failureWords';
import type { Membership, Permission, Role } from '../store/sessionState';
import type { Supabase } from '../client/supabaseClient';

/**
 * Reads the person's role and club.
 * @throws Error that says why not, in a sentence
 */
export async function loadMembership(client: Supabase, userId: string): Promise<Membership> {
  const profile = await client.from('profiles').select('role, club_id, display_name').eq('user_id', userId).single();
  if (profile.error) throw new Error(failureWords(profile));
  const { role, club_id: clubId, display_name: displayName } = profile.data;
  // A constraint of the table holds the role to these.
  const membership = { role: role as Role, displayName };
  if (!clubId) {
    const left = await client.rpc('my_left_club');
    if (left.error) throw new Error(failureWords(left));
    const leftClub = left.data[0]?.club_name;
    return { ...membership, club: null, ...(leftClub !== undefined && { leftClub }) };
  }

  const club = await client.from('clubs').select('*').eq('id', clubId).single();
  if (club.error) throw new Error(failureWords(club));
  return { ...membership, club: club.data };
}

/**
 * Reads the features that the person has been granted.
 * @throws Error that says why not, in a sentence
 */
export async function loadPermissions(client: Supabase, userId: string): Promise<Permission[]> {
  const answer = await client.rpc('get_user_permissions', { user_id_param: userId });
  if (answer.error) throw new Error(failureWords(answer));
  return answer.data.map((row) => ({
    featureName: row.feature_name,
    featureDisplayName: row.feature_display_name,
    featureCategory: row.feature_category,
  }));
}
