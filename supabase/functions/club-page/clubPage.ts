import { callSupabase } from '../_shared/callSupabase.ts';
import type { Environment } from '../_shared/environment.ts';

/** A position that the club wants to fill, with US dollars an hour. */
export interface OpenRole {
  title: string;
  department: string | null;
  description: string | null;
  /** Day since which the club looks for people, as 2025-04-01. */
  posted_on: string;
  pay_range_min: number | null;
  pay_range_max: number | null;
  requirements: readonly string[];
}

/** What a club tells applicants, as `public_club_page` says it. */
export interface ClubPage {
  slug: string;
  name: string;
  type: string;
  address: string | null;
  season: string;
  /** The club takes no applications until another season is current. */
  season_closed: boolean;
  roles: readonly OpenRole[];
}

/** A failure is never taken for a club that is not there. */
type FoundClub = { kind: 'found'; club: ClubPage } | { kind: 'unknown' } | { kind: 'not known now' };

/** Reads the public page of a club as every visitor may. Does not throw: a failure is logged and told as such. */
export async function findClub(environment: Environment, slug: string): Promise<FoundClub> {
  try {
    const answer = await callSupabase(environment, 'visitor', 'POST', 'rest/v1/rpc/public_club_page', {
      slug_param: slug,
    });
    if (answer.ok) return { kind: 'found', club: answer.data as ClubPage };
    if (answer.code === 'PT404') return { kind: 'unknown' };
    throw new Error(`the database answered ${answer.status}: ${answer.message}`);
  } catch (error) {
    console.error('The page of a club could not be filled in', error);
    return { kind: 'not known now' };
  }
}
