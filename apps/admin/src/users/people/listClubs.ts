import { asking } from '@platform/module-kit/screens';

export const CLUBS_FAILED = 'Failed to fetch clubs';

/** Most rows in one answer of the server. */
const MOST = 1000;

/** The note beside a list of clubs that is not complete. */
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
