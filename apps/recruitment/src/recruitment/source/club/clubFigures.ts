import { asking, CLUB_FAILED, JOB_ROLES_FAILED } from '@platform/module-kit/screens';
import type { Club } from '@platform/session';
import type { ClubFacts, ClubFigures } from '../rows/clubFacts';
import { PUBLIC_PAGE_FAILED } from '../failures';

/** How many positions are filled, as the database counts them. @throws DataError */
export async function readClubFigures(clubId: string): Promise<ClubFigures> {
  const staffing = await asking(JOB_ROLES_FAILED)((db) =>
    db.from('recruitment_progress').select('done, total, percent').eq('club_id', clubId).single(),
  );
  return {
    positionsFilled: staffing.done ?? 0,
    positionsTotal: staffing.total ?? 0,
    percent: staffing.percent,
  };
}

/** The address of a club's public page, and the dates of its season. @throws DataError */
export async function readClubFacts(club: Club): Promise<ClubFacts> {
  const read = asking(CLUB_FAILED);
  const [row, seasons] = await Promise.all([
    read((db) => db.from('clubs').select('slug').eq('id', club.id).single()),
    read((db) =>
      db
        .from('seasons')
        .select('starts_on, opens_on, ends_on, closed_at')
        .eq('club_id', club.id)
        .eq('year', club.season),
    ),
  ]);
  const [season] = seasons;
  return {
    slug: row.slug,
    seasonStartsOn: season?.starts_on ?? null,
    seasonOpensOn: season?.opens_on ?? null,
    seasonEndsOn: season?.ends_on ?? null,
    isSeasonClosed: season !== undefined && season.closed_at !== null,
  };
}

/** Ids of the job roles on a club's public page, in its order. @throws DataError */
export async function listPublicRoleIds(slug: string): Promise<string[]> {
  const page = await asking(PUBLIC_PAGE_FAILED)((db) => db.rpc('public_club_page', { slug_param: slug }));
  // The function public_club_page() builds exactly these fields.
  return (page as unknown as { roles: { id: string }[] }).roles.map(({ id }) => id);
}
