import { failureWords } from '../client/failureWords';
import type { Membership, Permission } from '../store/sessionState';
import type { DataClient } from '../client/supabaseClient';
import { membershipOf, permissionsOf } from './rowsOfPerson';

/**
 * Reads the person's role and club.
 * @throws Error that says why not, in a sentence
 */
export async function loadMembership(client: DataClient, userId: string): Promise<Membership> {
  const profile = await client.from('profiles').select('role, club_id, display_name').eq('user_id', userId).single();
  if (profile.error) throw new Error(failureWords(profile));
  const { club_id: clubId } = profile.data;
  if (!clubId) {
    const left = await client.rpc('my_left_club');
    if (left.error) throw new Error(failureWords(left));
    return membershipOf(profile.data, null, left.data[0]?.club_name);
  }

  const club = await client.from('clubs').select('*').eq('id', clubId).single();
  if (club.error) throw new Error(failureWords(club));
  return membershipOf(profile.data, club.data);
}

/**
 * Reads the features that the person has been granted.
 * @throws Error that says why not, in a sentence
 */
export async function loadPermissions(client: DataClient, userId: string): Promise<Permission[]> {
  const answer = await client.rpc('get_user_permissions', { user_id_param: userId });
  if (answer.error) throw new Error(failureWords(answer));
  return permissionsOf(answer.data);
}
