import { asking } from '@platform/module-kit/screens';
import type { Database } from '@platform/database';
import type { EngagedClub, Engagement, EngagementModule } from './engagement';

/** Clubs on one page of the matrix. */
export const PAGE_SIZE = 25;

/** The prefix of the cache key of every page of clubs. */
export const clubsKey = ['engagements', 'clubs'];

/** A page of the clubs that match a search, and their total number. */
export interface ClubPage {
  clubs: EngagedClub[];
  total: number;
}

/** Modules that an engagement may include, by title. For administrators and the firm. @throws DataError */
export async function readModules(): Promise<EngagementModule[]> {
  const rows = await asking('Failed to fetch the modules')((db) => db.rpc('engagement_modules'));
  // The generated types of a function's columns do not include null.
  return rows.map((row) => ({
    id: row.module_id,
    title: row.title,
    productionVersion: row.production_version,
  }));
}

/**
 * A page of the clubs with a name that contains `search`, by name, and their total number. Administrators see their own
 * club, the firm all.
 * @param page from 1
 * @throws DataError
 */
export async function readClubs(search: string, page: number): Promise<ClubPage> {
  const rows = await askForClubs({
    search_param: search,
    limit_param: PAGE_SIZE,
    offset_param: (page - 1) * PAGE_SIZE,
  });
  return { total: rows[0]?.total ?? 0, clubs: rows.map(clubOf) };
}

/** One club; null without one, or if this administrator may not read it. @throws DataError */
export async function readClub(id: string): Promise<EngagedClub | null> {
  const [row] = await askForClubs({ club_id_param: id });
  return row ? clubOf(row) : null;
}

/** One club as a page of its own. @throws DataError */
export async function readClubPage(id: string): Promise<ClubPage> {
  const club = await readClub(id);
  return { clubs: club ? [club] : [], total: club ? 1 : 0 };
}

type ClubsQuestion = Database['public']['Functions']['engagement_clubs']['Args'];
type ClubRow = Database['public']['Functions']['engagement_clubs']['Returns'][number];

async function askForClubs(question: ClubsQuestion): Promise<ClubRow[]> {
  return asking('Failed to fetch the clubs')((db) => db.rpc('engagement_clubs', question));
}

const clubOf = (row: ClubRow): EngagedClub => ({
  id: row.club_id,
  name: row.name,
  plan: row.plan,
  timeZone: row.time_zone,
  staffCount: row.staff_count,
  engagements: row.cells as unknown as Engagement[],
});
