import { dataOf, useQuery, type ModuleIcon } from '@platform/module-kit';
import { supabase, type Club } from '@platform/session';

/** Something that waits for somebody, counted. */
export interface Need {
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
  overdue_vendors: number | null;
  /** The person's own row of the staff. */
  own_staff_id: string | null;
  /** Names of certificates that the person's job role requires and that are missing or expired. */
  own_certificates_lacking: string[] | null;
}

/** What waits for the person in their club, and no module counts yet: shifts and vendors. */
export function useNeeds(club: Club) {
  return useQuery({ queryKey: ['home', club.id, 'needs'], queryFn: () => readNeeds(club.id) });
}

async function readNeeds(clubId: string): Promise<Need[]> {
  const client = await supabase();
  const counts = await dataOf(
    client
      .from('needs_today')
      .select('open_shifts, requests, overdue_vendors, own_staff_id, own_certificates_lacking')
      .eq('club_id', clubId)
      .single(),
    'What needs you today could not be counted.',
  );
  return needsOf(counts);
}

/** The needs among the counts, most pressing first. What is null is not the person's to do, and 0 needs nobody. */
export function needsOf(counts: Counts): Need[] {
  const lacking = counts.own_certificates_lacking ?? [];
  const needs: (Omit<Need, 'count' | 'words'> & { count: number | null; one: string; many: string })[] = [
    {
      count: lacking.length,
      one: 'certificate to send',
      many: 'certificates to send',
      detail: new Intl.ListFormat('en-US').format(lacking),
      icon: 'shield',
      to: `/staff?open=${counts.own_staff_id}`,
    },
    {
      count: counts.open_shifts,
      one: 'open shift',
      many: 'open shifts',
      detail: 'left this week',
      icon: 'calendar-check',
      to: '/scheduling',
    },
    {
      count: counts.requests,
      one: 'request',
      many: 'requests',
      detail: 'to decide',
      icon: 'users',
      to: '/scheduling',
    },
    {
      count: counts.overdue_vendors,
      one: 'overdue vendor',
      many: 'overdue vendors',
      detail: 'a visit was due',
      icon: 'clipboard-list',
      to: '/operations',
    },
  ];
  return needs.flatMap(({ count, one, many, ...need }) =>
    count ? [{ ...need, count, words: count === 1 ? one : many }] : [],
  );
}
