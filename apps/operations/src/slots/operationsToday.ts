import { dataOf } from '@platform/module-kit';
import { supabase } from '@platform/session';

/** The counts of the view. Null: not for the person to do. */
export interface OperationsCounts {
  overdue_vendors: number | null;
  expiring_insurance: number | null;
  expiring_contracts: number | null;
  urgent_tickets: number | null;
}

/** What waits for managers in operations, for the top of a dashboard. Other people decide none of it. */
export async function operationsToday({ clubId }: { clubId: string }) {
  const client = await supabase();
  const counts = await dataOf(
    client
      .from('needs_today')
      .select('overdue_vendors, expiring_insurance, expiring_contracts, urgent_tickets')
      .eq('club_id', clubId)
      .single(),
    'Vendors and tickets could not be counted.',
  );
  return needsOf(counts);
}

/** The needs among the counts, as the slot `home.today` takes them: the most pressing first. */
export function needsOf(counts: OperationsCounts) {
  return [
    {
      id: 'tickets',
      count: counts.urgent_tickets,
      one: 'urgent ticket',
      many: 'urgent tickets',
      detail: 'to resolve',
      to: '/operations?tab=tickets&status=active&priority=high',
    },
    {
      id: 'vendors',
      count: counts.overdue_vendors,
      one: 'overdue vendor',
      many: 'overdue vendors',
      detail: 'a visit was due',
      to: '/operations?tab=vendors&visits=overdue',
    },
    {
      id: 'insurance',
      count: counts.expiring_insurance,
      one: 'insurance certificate',
      many: 'insurance certificates',
      detail: 'of vendors to renew',
      to: '/operations?tab=vendors&visits=insurance',
    },
    {
      id: 'contracts',
      count: counts.expiring_contracts,
      one: 'vendor contract',
      many: 'vendor contracts',
      detail: 'to renew or end',
      to: '/operations?tab=vendors&visits=contracts',
    },
  ].flatMap(({ id, count, one, many, detail, to }) =>
    count ? [{ id, count, words: count === 1 ? one : many, detail, to }] : [],
  );
}
