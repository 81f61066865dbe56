import { dataOf } from '@platform/module-kit';
import { isUnanswered } from '@platform/module-kit';
import { byName } from '../lists/compareNames';
import { everyPage, PAGE } from '../lists/everyPage';
import { supabase } from '@platform/session';
import type { Person } from './person';
import { TEAM_MEMBERS_FAILED } from '../failures/readTitles';

/**
 * Everyone who can be responsible for an item: the staff, and the club's accounts without a staff member. Managers read
 * which account belongs to which person; others read it only for themselves.
 * @throws DataError
 */
export async function readPeople(clubId: string, ownUserId: string): Promise<Person[]> {
  const client = await supabase();
  const [roster, links, accounts] = await Promise.all([
    everyPage<{ id: string | null; name: string | null; role: string | null }>((after) => {
      const end = after && { after_name_param: after.name ?? '', after_id_param: after.id ?? '' };
      return dataOf(client.rpc('roster_page', { club_id_param: clubId, ...end }), TEAM_MEMBERS_FAILED, isUnanswered());
    }),
    everyPage<{ id: string; user_id: string | null }>((after) => {
      const linked = client
        .from('staff_members')
        .select('id, user_id')
        .eq('club_id', clubId)
        .not('user_id', 'is', null);
      const rest = after ? linked.gt('id', after.id) : linked;
      return dataOf(rest.order('id').limit(PAGE), TEAM_MEMBERS_FAILED, isUnanswered());
    }),
    everyPage<{ user_id: string; display_name: string | null; role: string }>((after) => {
      const members = client.from('profiles').select('user_id, display_name, role').eq('club_id', clubId);
      const rest = after ? members.gt('user_id', after.user_id) : members;
      return dataOf(rest.order('user_id').limit(PAGE), TEAM_MEMBERS_FAILED, isUnanswered());
    }),
  ]);
  const accountOf = new Map(links.map(({ id, user_id }) => [id, user_id]));
  const linked = new Set(links.map(({ user_id }) => user_id));
  const staff = roster.map(({ id, name, role }): Person => {
    const userId = accountOf.get(id ?? '') ?? null;
    return { owner: `staff:${id}`, name: name ?? '', role: role ?? '', userId, isMe: userId === ownUserId };
  });
  const others = accounts
    .filter(({ user_id }) => !linked.has(user_id))
    .map(({ user_id, display_name, role }): Person => ({
      owner: `account:${user_id}`,
      name: display_name || 'Someone without a name',
      role: accountWords[role] ?? 'Member',
      userId: user_id,
      isMe: user_id === ownUserId,
    }));
  return [...staff, ...others].sort(byName);
}

const accountWords: Record<string, string> = { admin: 'Administrator', manager: 'Manager', user: 'Member' };
