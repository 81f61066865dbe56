import { asking, CLUB_FAILED, readPartOf } from '@platform/module-kit/screens';
import type { ClubSummary } from '../rows/summary';

/** @throws DataError with 'Failed to fetch club' if the server gave no reason */
export async function readSummary(clubId: string): Promise<ClubSummary> {
  const row = await readPartOf('dashboard_progress', 'club', clubId, () =>
    asking(CLUB_FAILED)((db) =>
      db.from('clubs').select('type, season, address, member_count, staff_count').eq('id', clubId).single(),
    ),
  );
  const { type, season, address, member_count: memberCount, staff_count: staffCount } = row;
  return { type, season, address, memberCount, staffCount };
}
