import { useQuery, useQueryClient } from '@platform/module-kit';
import { asking } from '@platform/module-kit/screens';

const COLUMNS = 'id, name, type, size, member_count, address, time_zone, season, version';

/** The settings of a club. */
export interface ClubRow {
  id: string;
  name: string;
  type: string;
  size: string;
  /** Households or people, whichever the club counts. */
  member_count: number;
  address: string | null;
  /** IANA. */
  time_zone: string;
  /** Year of the season that the club is in or prepares. */
  season: string;
  version: number;
}

const keyOf = (clubId: string) => ['settings', 'club', clubId];

/** @throws DataError with 'Failed to fetch club' if the server gave no reason */
export async function readClub(clubId: string): Promise<ClubRow> {
  return asking('Failed to fetch club')((db) => db.from('clubs').select(COLUMNS).eq('id', clubId).single());
}

/** Saves over one version of the club's row. @throws DataError; PT409 if the club has a newer version */
export async function saveClub(
  clubId: string,
  change: Partial<Omit<ClubRow, 'id' | 'version'>>,
  version: number,
): Promise<ClubRow> {
  return asking('The club was not saved. Check your connection and try again.')((db) =>
    db
      .from('clubs')
      .update({ ...change, version })
      .eq('id', clubId)
      .select(COLUMNS)
      .single(),
  );
}

export function useClubRow(clubId: string) {
  return useQuery({ queryKey: keyOf(clubId), queryFn: () => readClub(clubId) });
}

/** Passes a newer row to the other cards. */
export function useKeepClubRow() {
  const cache = useQueryClient();
  return (row: ClubRow) => cache.setQueryData(keyOf(row.id), row);
}
