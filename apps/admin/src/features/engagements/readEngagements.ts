import { asking } from '@platform/module-kit/screens';
import type { Database } from '@platform/database';
import type { EngagedClub, Engagement, EngagementModule } from './engagement';

/** Clubs on one page of the matrix. */
export const PAGE_SIZE = 25;

/** What the key of every page of clubs begins with. */
export const clubsKey = ['engagements', 'clubs'];

/** A page of the clubs that a search finds, and how many there are in all. */
export interface ClubPage {
  clubs: EngagedClub[];
  total: number;
}

/** Modules that an engagement may include, by title. Throws a DataError; administrators and the firm only. */
export async function readModules(): Promise<EngagementModule[]> {
  const rows = await asking('Failed to fetch the modules')((db) => db.rpc('engagement_modules'));
  // The columns of a function are typed as never null.
  return rows.map((row) => ({
    id: row.module_id,
    title: row.title,
    productionVersion: row.production_version,
  }));
}

/**
 * A page of the clubs whose name holds `search`, by name, and how many there are in all.
 * @param page from 1
 * Throws a DataError; administrators see the own club, the firm all.
 */
export async function readClubs(search: string, page: number): Promise<ClubPage> {
  const rows = await askForClubs({
    search_param: search,
    limit_param: PAGE_SIZE,
    offset_param: (page - 1) * PAGE_SIZE,
  });
  return { total: rows[0]?.total ?? 0, clubs: rows.map(clubOf) };
}

/** One club; null when there is none, or not for this administrator. Throws a DataError. */
export async function readClub(id: string): Promise<EngagedClub | null> {
  const [row] = await askForClubs({ club_id_param: id });
  return row ? clubOf(row) : null;
}

/** One club as a page of its own. Throws a DataError. */
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
