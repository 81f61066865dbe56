import { CLUB_FAILED } from '@platform/module-kit/screens';
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
  /** The minimum age on the first day; undefined on pages that an earlier release served. */
  minimum_age?: number;
  requirements: readonly string[];
}

/** A club's information for applicants. At most four roles. */
export interface ClubPage {
  slug: string;
  name: string;
  type: string;
  address: string | null;
  season: string;
  /**
   * The club's current day (ISO 8601), which stands still in a demo club; undefined on pages that an earlier release
   * served.
   */
  today?: string;
  /**
   * Whether the club takes no applications until another season is current; undefined on pages that an earlier release
   * served.
   */
  season_closed?: boolean;
  /** Names of the certificates that its open roles require; undefined on pages that an earlier release served. */
  certificates?: readonly string[];
  roles: readonly OpenRole[];
}

/** Reads the public page of a club. @throws DataError */
export async function loadClubPage(slug: string): Promise<ClubPage> {
  const client = await supabase();
  const answer = await dataOf(client.rpc('public_club_page', { slug_param: slug }), CLUB_FAILED);
  // The function public_club_page() builds exactly these fields.
  return answer as unknown as ClubPage;
}

/** Whether the address belongs to no club, as opposed to a failed request. */
export const isUnknownClub = (error: unknown): boolean => error instanceof DataError && error.status === 404;
