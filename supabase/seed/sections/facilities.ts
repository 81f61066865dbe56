import {
  sampleClub,
  sampleMaintenancePlans,
  samplePlaces,
  sampleTickets,
  sampleVendorContracts,
  sampleVendors,
} from '@platform/sample-club';
import { accountOf } from '../accountOf';
import { LAKESIDE, lakesideId } from '../lakeside';
import { insert } from '../sql';

const clubId = sampleClub.id;

/** Who services what, and what is broken. */
export function facilities(): string[] {
  return [
    insert('public.places', [
      ...samplePlaces.map((place) => ({ ...place, clubId })),
      { id: lakesideId('place', 1), name: 'Cart barn', clubId: LAKESIDE },
    ]),
    insert('public.vendors', [
      ...sampleVendors.map(({ visits: _, ...vendor }) => ({ ...vendor, clubId })),
      {
        id: lakesideId('vendor', 1),
        name: 'Geneva Cart Repair',
        type: 'Cart fleet',
        contact: 'Otto Lindgren',
        phone: '(262) 555-0108',
        clubId: LAKESIDE,
      },
    ]),
    insert('public.vendor_visits', [
      ...sampleVendors.flatMap(({ id: vendorId, visits }) => visits.map((visit) => ({ ...visit, vendorId, clubId }))),
      {
        id: lakesideId('vendorVisit', 1),
        visitedOn: '2025-04-02',
        purpose: 'Batteries of the fleet',
        invoice: 'paid',
        vendorId: lakesideId('vendor', 1),
        clubId: LAKESIDE,
      },
    ]),
    insert('public.vendor_contracts', [
      ...sampleVendorContracts.map((contract) => ({ ...contract, clubId })),
      {
        id: lakesideId('vendorContract', 1),
        vendorId: lakesideId('vendor', 1),
        title: 'Service of the fleet',
        startsOn: '2025-01-01',
        endsOn: '2099-12-31',
        amount: 6000,
        billing: 'yearly',
        isSettled: false,
        clubId: LAKESIDE,
      },
    ]),
    // The server works out on which day each is due next.
    insert('public.maintenance_plans', [
      ...sampleMaintenancePlans.map((plan) => ({ ...plan, clubId })),
      {
        id: lakesideId('maintenancePlan', 1),
        title: 'Charge the spare batteries',
        every: 3,
        unit: 'month',
        startsOn: '2098-01-01',
        priority: 'low',
        isPaused: false,
        clubId: LAKESIDE,
      },
    ]),
    insert('public.maintenance_tickets', [
      ...sampleTickets.map(({ events: _, ...ticket }) => ({ ...ticket, clubId })),
      {
        id: lakesideId('ticket', 1),
        title: 'Irrigation head stuck at hole 12',
        priority: 'medium',
        status: 'open',
        openedAt: '2025-05-02T07:15:00-05:00',
        clubId: LAKESIDE,
      },
    ]),
    insert('public.ticket_events', [
      ...sampleTickets.flatMap(({ id: ticketId, events }) =>
        events.map((event) => ({ ...event, authorId: accountOf(event.authorName), ticketId, clubId })),
      ),
      {
        id: lakesideId('ticketEvent', 1),
        kind: 'comment',
        note: 'Shut off at the valve until the part is here.',
        happenedAt: '2025-05-02T09:00:00-05:00',
        authorName: 'Patricia Nguyen',
        ticketId: lakesideId('ticket', 1),
        clubId: LAKESIDE,
      },
    ]),
  ];
}
