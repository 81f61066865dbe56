import { asking, needsToday, type NeedToday, readPartOf } from '@platform/module-kit/screens';

/** The counts of the view. Null: not this person's work. open_shifts: for people of the staff, those that they may have. */
export interface OperationsCounts {
  water_out_of_limits: number | null;
  open_incidents: number | null;
  awaited_shifts: number | null;
  declined_shifts: number | null;
  open_shifts: number | null;
  requests: number | null;
  overdue_vendors: number | null;
  expiring_insurance: number | null;
  expiring_contracts: number | null;
  urgent_tickets: number | null;
}

/** What waits for the person at the top of a dashboard: work in the schedule and, for managers, in operations. */
export async function operationsToday({ clubId }: { clubId: string }): Promise<NeedToday[]> {
  const counts = await readPartOf('dashboard_needs', 'operations_needs', clubId, () =>
    asking('What waits in Operations could not be counted.')((db) =>
      db
        .from('needs_today')
        .select(
          'water_out_of_limits, open_incidents, awaited_shifts, declined_shifts, open_shifts, requests, overdue_vendors, expiring_insurance, expiring_contracts, urgent_tickets',
        )
        .eq('club_id', clubId)
        .single(),
    ),
  );
  return needsOf(counts);
}

/** The counts that need attention, the most urgent first. */
export function needsOf(counts: OperationsCounts): NeedToday[] {
  return needsToday([
    {
      id: 'water',
      count: counts.water_out_of_limits,
      one: 'body of water',
      many: 'bodies of water',
      detail: 'out of limits',
      to: '/operations?view=water',
    },
    {
      id: 'incidents',
      count: counts.open_incidents,
      one: 'open incident',
      many: 'open incidents',
      detail: 'to review',
      to: '/operations?view=incidents',
    },
    {
      id: 'late',
      count: counts.awaited_shifts,
      one: 'person',
      many: 'people',
      detail: 'late or missing today',
      to: '/scheduling/time-clock',
    },
    {
      id: 'declined',
      count: counts.declined_shifts,
      one: 'declined shift',
      many: 'declined shifts',
      detail: 'to give to someone',
      to: '/scheduling?do=answers',
    },
    {
      id: 'open',
      count: counts.open_shifts,
      one: 'open shift',
      many: 'open shifts',
      // Who decides no requests is counted the shifts that they may have.
      detail: counts.requests === null ? 'for you this week' : 'left this week',
      to: '/scheduling?person=open',
    },
    {
      id: 'requests',
      count: counts.requests,
      one: 'request',
      many: 'requests',
      detail: 'to decide',
      to: '/scheduling?do=time-off',
    },
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
  ]);
}
