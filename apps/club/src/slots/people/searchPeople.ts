import { asking, patternsOf, STAFF_FAILED, TEAM_MEMBERS_FAILED } from '@platform/module-kit/screens';
import { roleTitles, type Role } from '@platform/session';
import { joinPeople, type ClubPerson } from './joinPeople';
import { personCard } from './personCard';

/** Most accounts in one answer. `find_on_roster` returns as many staff members. */
const MOST_FOUND = 50;

/** The prefixes of an id, which say whether the person was found on the roster or by their account. */
const STAFF = 'staff ';
const ACCOUNT = 'account ';

interface Sought {
  clubId: string;
  userId: string;
  /** What was typed. */
  query?: string;
  /** Without a query, only the people with these ids. The palette passes the same ones to every module. */
  ids?: readonly string[];
}

/** The people of a club that match a query by name or role, for the command palette. */
export async function searchPeople({ clubId, userId, query = '', ids = [] }: Sought) {
  const [staff, members] = await Promise.all([findStaff(clubId, query, ids), findMembers(clubId, query, ids)]);
  return { title: 'People', cards: joinPeople(staff, members).map((person) => personCard(person, userId)) };
}

async function findStaff(clubId: string, query: string, ids: readonly string[]): Promise<ClubPerson[]> {
  const sought = query ? { patterns_param: patternsOf(query) } : { ids_param: endsOf(STAFF, ids) };
  const rows = await asking(STAFF_FAILED)((db) => db.rpc('find_on_roster', { club_id_param: clubId, ...sought }));
  return rows.map(({ id, name, role, status, certification_badge: badge }) => ({
    id: `${STAFF}${id}`,
    name: name ?? '',
    role: role ?? '',
    onRoster: { status: status ?? '', certificationBadge: badge ?? '' },
  }));
}

/** Everyone with an account in the club, as its team list shows them. */
async function findMembers(clubId: string, query: string, ids: readonly string[]): Promise<ClubPerson[]> {
  const rows = await asking(TEAM_MEMBERS_FAILED)((db) => {
    const profiles = db
      .from('profiles')
      .select('user_id, display_name, role')
      .eq('club_id', clubId)
      .not('display_name', 'is', null)
      .order('display_name')
      .limit(MOST_FOUND);
    if (!query) return profiles.in('user_id', endsOf(ACCOUNT, ids));
    return patternsOf(query).reduce((rest, word) => {
      const pattern = JSON.stringify(word);
      return rest.or(`display_name.imatch.${pattern},role.imatch.${pattern}`);
    }, profiles);
  });
  return rows.map(({ user_id: accountId, display_name: name, role }) => ({
    id: `${ACCOUNT}${accountId}`,
    name: name ?? '',
    role: roleTitles[role as Role],
    accountId,
  }));
}

const endsOf = (start: string, ids: readonly string[]): string[] =>
  ids.filter((id) => id.startsWith(start)).map((id) => id.slice(start.length));
