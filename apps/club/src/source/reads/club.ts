import { asking, CLUB_FAILED } from '@platform/module-kit/screens';
import { CLUB_COLUMNS, type ClubRow, type TimeZoneMove } from '../rows/club';
import { ZONE_CHANGE_FAILED } from '../failures';

const ask = asking(CLUB_FAILED);

/** @throws DataError with 'Failed to fetch club' if the server gave no reason */
export const readClub = (clubId: string): Promise<ClubRow> =>
  ask((db) => db.from('clubs').select(CLUB_COLUMNS).eq('id', clubId).single());

/** The future moments that show another local time if the club's time zone changes. @throws DataError */
export async function listTimeZoneMoves(clubId: string): Promise<TimeZoneMove[]> {
  const rows = await asking(ZONE_CHANGE_FAILED)((db) => db.rpc('time_zone_moves', { club_id_param: clubId }));
  return rows.map(({ kind, amount, first_at: firstAt }) => ({ kind, amount, firstAt }));
}
