import { DataError, dataOf } from '@platform/module-kit';
import { supabase } from '@platform/session';

/** A position that the club wants to fill. */
export interface OpenRole {
  id: string;
  title: string;
  department: string | null;
  description: string | null;
  /** US dollars an hour. */
  pay_range_min: number | null;
  pay_range_max: number | null;
  /** On the first day; missing on pages that an earlier release served. */
  minimum_age?: number;
  requirements: readonly string[];
}

/** What a club tells applicants. At most four roles. */
export interface ClubPage {
  slug: string;
  name: string;
  type: string;
  address: string | null;
  season: string;
  /** The club's own day (ISO 8601), which stands still in a demo club; missing on pages that an earlier release served. */
  today?: string;
  /** The club takes no applications until another season is current; missing on pages that an earlier release served. */
  season_closed?: boolean;
  /** Names of the certificates that its open roles require; missing on pages that an earlier release served. */
  certificates?: readonly string[];
  roles: readonly OpenRole[];
}

/** Reads the public page of a club. Throws a DataError. */
export async function loadClubPage(slug: string): Promise<ClubPage> {
  const client = await supabase();
  const answer = await dataOf(client.rpc('public_club_page', { slug_param: slug }), 'Failed to fetch club');
  // The database states the shape: public_club_page() builds exactly these fields.
  return answer as unknown as ClubPage;
}

/** Whether an address names no club, rather than that it could not be found out. */
export const isUnknownClub = (error: unknown): boolean => error instanceof DataError && error.status === 404;
