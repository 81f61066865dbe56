import { asking } from '@platform/module-kit/screens';

export const CLUBS_FAILED = 'Failed to fetch clubs';

/** As many rows as the server answers at once. */
const MOST = 1000;

/** What to say beside a list of clubs that does not hold all of them. */
export function unlistedClubs(clubs: readonly ClubName[] | undefined): string | undefined {
  return clubs && clubs.length >= MOST ? 'The first 1,000 by name. The search finds people of every club.' : undefined;
}

export interface ClubName {
  id: string;
  name: string;
}

/** Every club that the administrator sees, by name. */
export async function listClubs(): Promise<ClubName[]> {
  return asking(CLUBS_FAILED)((db) => db.from('clubs').select('id, name').order('name').limit(MOST));
}
