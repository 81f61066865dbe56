import { dataOf, useQuery, type ModuleIcon } from '@platform/module-kit';
import { supabase, type Club } from '@platform/session';

/** Something that waits for the person, counted. */
export interface Need {
  /** Unique among all that is shown. */
  id: string;
  count: number;
  /** What is counted, in the number that fits. */
  words: string;
  detail: string;
  icon: ModuleIcon;
  /** The page with the rows behind the figure. */
  to: string;
}

interface Counts {
  open_shifts: number | null;
  requests: number | null;
  declined_shifts: number | null;
}

/** What waits for the person in their club, and no module counts yet: shifts. */
export function useNeeds(club: Club) {
  return useQuery({ queryKey: ['home', club.id, 'needs'], queryFn: () => readNeeds(club.id) });
}

async function readNeeds(clubId: string): Promise<Need[]> {
  const client = await supabase();
  const counts = await dataOf(
    client.from('needs_today').select('open_shifts, requests, declined_shifts').eq('club_id', clubId).single(),
    'What needs you today could not be counted.',
  );
  return needsOf(counts);
}

/** The needs among the counts, most pressing first. What is null is not the person's to do. */
export function needsOf(counts: Counts): Need[] {
  const needs: (Omit<Need, 'id' | 'count' | 'words'> & { count: number | null; one: string; many: string })[] = [
    {
      count: counts.declined_shifts,
      one: 'declined shift',
      many: 'declined shifts',
      detail: 'to give to someone',
      icon: 'calendar-check',
      to: '/scheduling?do=answers',
    },
    {
      count: counts.open_shifts,
      one: 'open shift',
      many: 'open shifts',
      detail: 'left this week',
      icon: 'calendar-check',
      to: '/scheduling?person=open',
    },
    {
      count: counts.requests,
      one: 'request',
      many: 'requests',
      detail: 'to decide',
      icon: 'users',
      to: '/scheduling?do=time-off',
    },
  ];
  return needs.flatMap(({ count, one, many, ...need }) =>
    count ? [{ ...need, id: many, count, words: count === 1 ? one : many }] : [],
  );
}
