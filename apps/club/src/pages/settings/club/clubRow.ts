import { useQuery, useQueryClient } from '@platform/module-kit';
import { asking } from '@platform/module-kit/screens';

const COLUMNS = 'id, name, type, size, member_count, address, time_zone, season, version';

/** What the settings know of a club. */
export interface ClubRow {
  id: string;
  name: string;
  type: string;
  size: string;
  /** Households or people, as the club counts them. */
  member_count: number;
  address: string | null;
  /** IANA. */
  time_zone: string;
  /** Year of the season that the club is in or prepares. */
  season: string;
  version: number;
}

const keyOf = (clubId: string) => ['settings', 'club', clubId];

/** Throws a DataError, with 'Failed to fetch club' when there are no better words. */
export async function readClub(clubId: string): Promise<ClubRow> {
  return asking('Failed to fetch club')((db) => db.from('clubs').select(COLUMNS).eq('id', clubId).single());
}

/** Writes over one version of the club. Throws a DataError; PT409 when the version is no longer the club's. */
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

/** How the other cards learn of a newer row. */
export function useKeepClubRow() {
  const cache = useQueryClient();
  return (row: ClubRow) => cache.setQueryData(keyOf(row.id), row);
}
