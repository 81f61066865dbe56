import { dataOf, useQuery } from '@platform/module-kit';
import { dayAt } from '@platform/module-kit/screens';
import { supabase, type Club } from '@platform/session';

/** The last day of the club's current season (`YYYY-MM-DD`); null if it is not entered. */
export function useSeasonEnd(club: Club) {
  return useQuery({
    queryKey: ['home', club.id, 'season end', club.season],
    queryFn: async () => {
      const seasons = (await supabase()).from('seasons').select('ends_on').eq('club_id', club.id);
      const row = await dataOf(seasons.eq('year', club.season).limit(1), 'Failed to fetch seasons');
      return row[0]?.ends_on ?? null;
    },
  });
}

/** Whether a season that ends on a day is over, by the club's own clock. */
export const isOver = (endsOn: string | null, { clock_override: clock, time_zone: timeZone }: Club): boolean =>
  endsOn !== null && dayAt(clock ? new Date(clock) : new Date(), timeZone) > endsOn;
