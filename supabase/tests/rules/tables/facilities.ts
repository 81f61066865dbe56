import { LAKESIDE } from '../support/people';
import { readOnlyView } from './readOnlyView';
import {
  closedToBoard,
  clubTable,
  confidentialTable,
  everything,
  managers,
  members,
  ownClub,
  withReportReaders,
  type Subject,
} from './rule';

const first = (clubId: string, subject: number) =>
  `${clubId === LAKESIDE ? 2 : 1}00000${subject}-0000-4000-8000-000000000001`;

/** Who services what, and what is broken. */
export const facilities: Subject = {
  tables: {
    vendors: closedToBoard(
      clubTable(
        'name',
        (clubId) =>
          `insert into public.vendors (club_id, name, type) values ('${clubId}', 'New vendor', 'Pool service')`,
      ),
    ),
    vendor_visits: closedToBoard(
      clubTable(
        'purpose',
        (clubId) => `insert into public.vendor_visits (club_id, vendor_id, scheduled_on)
        values ('${clubId}', '${first(clubId, 39)}', '2031-05-01')`,
      ),
    ),
    vendor_contracts: confidentialTable(
      'title',
      (clubId) => `insert into public.vendor_contracts (club_id, vendor_id, title, starts_on, ends_on)
        values ('${clubId}', '${first(clubId, 39)}', 'New contract', '2031-05-01', '2032-04-30')`,
    ),
    places: closedToBoard(
      clubTable('name', (clubId) => `insert into public.places (club_id, name) values ('${clubId}', 'New place')`),
    ),
    maintenance_plans: closedToBoard(
      clubTable(
        'title',
        (clubId) => `insert into public.maintenance_plans (club_id, title, every, unit, starts_on)
        values ('${clubId}', 'New plan', 1, 'week', '2031-05-01')`,
      ),
    ),
    vendor_overview: closedToBoard(readOnlyView('vendor_overview', members(ownClub))),
    ticket_overview: closedToBoard(readOnlyView('ticket_overview', members(ownClub))),
    maintenance_tickets: closedToBoard(
      withReportReaders(
        {
          ...clubTable(
            'title',
            (clubId) => `insert into public.maintenance_tickets (club_id, title) values ('${clubId}', 'New ticket')`,
          ),
          select: { member: `${ownClub} and cost is null`, ...managers(ownClub), firm: everything },
        },
        ownClub,
      ),
    ),
    // What a repair costs is for people who read reports.
    ticket_events: closedToBoard(
      withReportReaders(
        {
          ...clubTable(
            'note',
            (clubId) => `insert into public.ticket_events (club_id, ticket_id, note)
          values ('${clubId}', '${first(clubId, 41)}', 'New comment')`,
          ),
          select: { member: `${ownClub} and kind <> 'cost'`, ...managers(ownClub), firm: everything },
          update: { column: 'note' },
          delete: {},
        },
        ownClub,
      ),
    ),
  },
  views: ['vendor_overview', 'ticket_overview'],
  callable: {
    authenticated: [
      'app.are_ticket_photos(text[],uuid)',
      'app.club_tickets(uuid)',
      'app.my_photo_folders()',
      'app.my_unnamed_photos()',
      'app.photos_of_tickets()',
      'app.report_problem(text,text,uuid,boolean,text[],uuid)',
      'report_problem(text,uuid,text,uuid,boolean,text[])',
    ],
    service_role: [
      'app.are_ticket_photos(text[],uuid)',
      'app.club_tickets(uuid)',
      'app.open_due_upkeep()',
      'open_due_upkeep()',
    ],
  },
};
