import { useQuery } from '@platform/module-kit';
import { asking } from '@platform/module-kit/screens';
import { type Club } from '@platform/session';

/** The club's facts, and how many people it has. */
export interface ClubSummary {
  type: string;
  /** The season's year. */
  season: string;
  address: string | null;
  memberCount: number;
  /** Everyone on the staff who is not inactive. */
  staffCount: number;
}

/** The dashboard's club from its current row. */
export function useClubSummary(club: Club) {
  return useQuery({ queryKey: ['home', club.id, 'summary'], queryFn: () => readClubSummary(club.id) });
}

async function readClubSummary(clubId: string): Promise<ClubSummary> {
  const row = await asking('Failed to fetch club')((db) =>
    db.from('clubs').select('type, season, address, member_count, staff_count').eq('id', clubId).single(),
  );
  const { type, season, address, member_count: memberCount, staff_count: staffCount } = row;
  return { type, season, address, memberCount, staffCount };
}
