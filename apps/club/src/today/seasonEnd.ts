import { useQuery } from '@platform/module-kit';
import { asking, dayAt } from '@platform/module-kit/screens';
import { type Club } from '@platform/session';

/** The last day of the club's current season (`YYYY-MM-DD`); null if it is not entered. */
export function useSeasonEnd(club: Club) {
  return useQuery({
    queryKey: ['home', club.id, 'season end', club.season],
    queryFn: () => readSeasonEnd(club),
    // Without a network, the answer that the device has kept.
    networkMode: 'offlineFirst',
  });
}

/** The same, from the database. @throws DataError */
export async function readSeasonEnd(club: Club): Promise<string | null> {
  const [row] = await asking('Failed to fetch seasons')((db) =>
    db.from('seasons').select('ends_on').eq('club_id', club.id).eq('year', club.season).limit(1),
  );
  return row?.ends_on ?? null;
}

/** Whether a season that ends on a day is over, by the club's own clock. */
export const isOver = (endsOn: string | null, { clock_override: clock, time_zone: timeZone }: Club): boolean =>
  endsOn !== null && dayAt(clock ? new Date(clock) : new Date(), timeZone) > endsOn;
