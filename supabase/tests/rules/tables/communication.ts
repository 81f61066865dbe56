import { PINE_HOLLOW } from '../support/people';
import { clubFigures, members, mine, noOneInserts, ownClub, type Reach, type Subject, type TableRule } from './rule';

const adminOf = (clubId: string) => `a0000000-0000-4000-8000-00000000000${clubId === PINE_HOLLOW ? 2 : 5}`;
/** A message to the club's admin that the seed leaves unread. */
const unread = (clubId: string) => `'9c000000-0000-4000-8000-00000000000${clubId === PINE_HOLLOW ? 2 : 4}'`;

const everyoneSignedIn = (reach: string): Reach => ({ clubless: reach, ...members(reach), firm: reach });
const ownMessages = '$me in (sender_id, recipient_id)';

/** What belongs to one person. `into` adds a row for the person who asks. */
const personal = (column: string, key: string, into: string): TableRule => ({
  key,
  select: everyoneSignedIn(mine),
  update: { column, ...everyoneSignedIn(mine) },
  delete: everyoneSignedIn(mine),
  insert: {
    into: () => into,
    allowed: { clubless: 'any club', member: 'any club', manager: 'any club', admin: 'any club', firm: 'any club' },
  },
});

/** What people of a club tell each other, and what the platform tells them. */
export const communication: Subject = {
  tables: {
    activity_logs: {
      key: 'id::text',
      select: {
        member: `${mine} and ${ownClub}`,
        manager: `(${mine} or of_staff) and ${ownClub}`,
        admin: ownClub,
        // That people of a club wrote to each other is the club's.
        firm: `${mine} or type <> 'communication'`,
      },
      update: { column: 'message' },
      delete: {},
      insert: {
        into: (clubId) =>
          `insert into public.activity_logs (club_id, type, message) values ('${clubId}', 'communication', 'Hello')`,
        allowed: { member: 'own club', manager: 'own club', admin: 'own club' },
      },
    },
    messages: {
      key: 'id::text',
      select: everyoneSignedIn(ownMessages),
      update: { column: 'subject' },
      delete: {},
      insert: {
        into: (clubId) => `insert into public.messages (club_id, recipient_id, subject, message)
          values ('${clubId}', '${adminOf(clubId)}', 'New', 'Hello')`,
        // An admin would write to themselves.
        allowed: { member: 'own club', manager: 'own club' },
      },
    },
    message_reads: {
      key: `message_id || ' ' || user_id`,
      select: everyoneSignedIn(`message_id in (select id from public.messages where ${ownMessages})`),
      update: { column: 'read_at' },
      delete: {},
      insert: {
        into: (clubId) =>
          `insert into public.message_reads (message_id, club_id) values (${unread(clubId)}, '${clubId}')`,
        allowed: { admin: 'own club' },
      },
    },
    notifications: {
      key: 'id::text',
      select: everyoneSignedIn(mine),
      update: { column: 'read_at', ...everyoneSignedIn(mine) },
      delete: everyoneSignedIn(mine),
      insert: noOneInserts(
        `insert into public.notifications (user_id, kind, title) values (auth.uid(), 'staff_updates', 'New')`,
      ),
    },
    notification_preferences: personal(
      'lead_days',
      `user_id || ' ' || kind`,
      `insert into public.notification_preferences (kind, lead_days) values ('schedule_changes', 3)`,
    ),
    user_dashboard_settings: personal(
      'layout_config',
      'user_id::text',
      `insert into public.user_dashboard_settings (layout_config) values ('{}')
       on conflict (user_id) do update set layout_config = excluded.layout_config`,
    ),
    needs_today: clubFigures('needs_today', 'clubs', 'club_id::text'),
    pre_season_needs: clubFigures('pre_season_needs', 'clubs', 'club_id::text'),
    club_setup: clubFigures('club_setup', 'clubs', 'club_id::text'),
  },
  views: ['club_setup', 'needs_today', 'pre_season_needs'],
  callable: {
    authenticated: [
      'app.my_colleagues()',
      'app.my_messages()',
      'app.my_received_messages()',
      'dashboard_needs(uuid)',
      'dashboard_progress(uuid)',
    ],
    service_role: [
      'claim_notification_mail()',
      'settle_notification_mail(uuid,text)',
      'tell_of_expiring_certifications()',
      'tidy_notification_mails()',
      'app.claim_notification_mail()',
      'app.settle_notification_mail(uuid,text)',
      'app.tell_of_expiring_certifications()',
      'app.tidy_notification_mails()',
    ],
  },
};
