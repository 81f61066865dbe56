import { queryClient, useQuery } from '@platform/module-kit';
import { asking, patternsOf } from '@platform/module-kit/screens';
import { roleTitles, useAuth, type Role } from '@platform/session';
import { joinColleagues } from './joinColleagues';
import type { Colleague } from './paletteItem';
import { useSettled } from './useSettled';

/** Most accounts in one answer, and `find_on_roster` gives as many of the staff; the best of them are shown. */
const MOST_FOUND = 50;

/** What the ids of people begin with who were found by their account. */
const ACCOUNT = 'account ';

interface Sought {
  /** What was typed; an empty text finds no one. */
  query: string;
  /** Ids of people to name without words, because they were chosen lately. */
  recent: readonly string[];
}

/**
 * The people of the person's own club that a search finds. A person without a club, such as one of the firm, finds no
 * one by name. `isSearching` says that the answer is to something else than what stands in the field.
 */
export function useColleagues({ query, recent }: Sought) {
  const { club } = useAuth();
  const clubId = club?.id;
  const typed = query.trim();
  const words = useSettled(typed);
  const answer = useQuery(
    {
      queryKey: ['palette', 'colleagues', clubId, words, words ? [] : recent],
      queryFn: () => (clubId ? fetchColleagues(clubId, words, recent) : []),
      placeholderData: (previous: Colleague[] | undefined) => previous,
    },
    queryClient,
  );
  return { ...answer, isSearching: words !== typed || answer.isFetching };
}

async function fetchColleagues(clubId: string, words: string, recent: readonly string[]): Promise<Colleague[]> {
  if (!words && recent.length === 0) return [];
  const [staff, members] = await Promise.all([
    fetchStaff(clubId, words, recent),
    fetchMembers(clubId, words, recent.flatMap(accountOf)),
  ]);
  return joinColleagues(staff, members);
}

async function fetchStaff(clubId: string, words: string, recent: readonly string[]): Promise<Colleague[]> {
  const sought = words
    ? { patterns_param: patternsOf(words) }
    : { ids_param: recent.filter((id) => accountOf(id).length === 0) };
  const rows = await asking('Failed to fetch staff')((db) =>
    db.rpc('find_on_roster', { club_id_param: clubId, ...sought }),
  );
  return rows.map(({ id, name, role, status, certification_badge: badge }) => ({
    id: id ?? '',
    name: name ?? '',
    role: role ?? '',
    onRoster: { status: status ?? '', certificationBadge: badge ?? '' },
  }));
}

/** Everyone with an account in the club, as its team list shows them. */
async function fetchMembers(clubId: string, words: string, recent: readonly string[]): Promise<Colleague[]> {
  const rows = await asking('Failed to load team members')((db) => {
    const profiles = db
      .from('profiles')
      .select('user_id, display_name, role')
      .eq('club_id', clubId)
      .not('display_name', 'is', null)
      .order('display_name')
      .limit(MOST_FOUND);
    if (!words) return profiles.in('user_id', [...recent]);
    return patternsOf(words).reduce((rest, word) => {
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

/** The account in the id of a person who was found by theirs. */
const accountOf = (id: string): string[] => (id.startsWith(ACCOUNT) ? [id.slice(ACCOUNT.length)] : []);
