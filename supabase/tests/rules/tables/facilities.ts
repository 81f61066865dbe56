import { LAKESIDE } from '../support/people';
import { readOnlyView } from './readOnlyView';
import { clubTable, members, ownClub, type Subject } from './rule';

const first = (clubId: string, subject: number) =>
  `${clubId === LAKESIDE ? 2 : 1}00000${subject}-0000-4000-8000-000000000001`;

/** Who services what, and what is broken. */
export const facilities: Subject = {
  tables: {
    vendors: clubTable(
      'name',
      (clubId) => `insert into public.vendors (club_id, name, type) values ('${clubId}', 'New vendor', 'Pool service')`,
    ),
    vendor_visits: clubTable(
      'purpose',
      (clubId) => `insert into public.vendor_visits (club_id, vendor_id, scheduled_on)
        values ('${clubId}', '${first(clubId, 39)}', '2031-05-01')`,
    ),
    vendor_overview: readOnlyView('vendor_overview', members(ownClub)),
    maintenance_tickets: clubTable(
      'title',
      (clubId) => `insert into public.maintenance_tickets (club_id, title) values ('${clubId}', 'New ticket')`,
    ),
    ticket_events: {
      ...clubTable(
        'note',
        (clubId) => `insert into public.ticket_events (club_id, ticket_id, note)
          values ('${clubId}', '${first(clubId, 41)}', 'New comment')`,
      ),
      update: { column: 'note' },
      delete: {},
    },
  },
  views: ['vendor_overview'],
  callable: {
    authenticated: ['app.paths_of_club(text[],uuid)'],
    service_role: ['app.paths_of_club(text[],uuid)'],
  },
};
