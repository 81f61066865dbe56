import {
  closedToBoard,
  clubTable,
  confidentialTable,
  everything,
  managers,
  noOneInserts,
  ownClub,
  type Subject,
} from './rule';
import { LAKESIDE } from '../support/people';
import { ownStaff, staffTable, writtenByServer } from './ownStaffTable';
import { staffOf } from './staff';

const ownEvents = `(${ownStaff} or previous_${ownStaff})
  and (kind = 'request_ended' or 'published' in (before ->> 'status', after ->> 'status'))`;
const ownRequests = `${ownStaff} or colleague_id in (select id from public.staff_members where user_id = $me)`;

/** What members read: no draft, and nothing that was taken back before anyone knew of it. */
const publishedShifts = `${ownClub} and status <> 'draft' and published_at is not null`;

/** A coming shift of someone of the seed who has not asked about it yet. */
const freeShift = (clubId: string) => `(
  select id from public.shifts
  where club_id = '${clubId}' and staff_id = '${staffOf(clubId)}' and status = 'published'
  order by starts_at desc limit 1)`;

/** Rows of the caller's own place on the staff, where the accounts with Analytics and Board have none. */
const everyoneOfTheClub = {
  member: 'own club',
  analyst: undefined,
  board: undefined,
  manager: 'own club',
  admin: 'own club',
} as const;

/** Who works when, who cannot, and what changed. */
export const scheduling: Subject = {
  tables: {
    shifts: closedToBoard({
      ...confidentialTable(
        'notes',
        (clubId) => `insert into public.shifts (club_id, role, starts_at, ends_at)
          values ('${clubId}', '${clubId === LAKESIDE ? 'Server' : 'Lifeguard'}', '2031-06-01 09:00+00', '2031-06-01 17:00+00')`,
        publishedShifts,
      ),
      // Refused as a whole: there are published shifts among them.
      delete: {},
    }),
    club_labor_rules: {
      ...clubTable('rest_hours', (clubId) => `insert into public.club_labor_rules (club_id) values ('${clubId}')`),
      delete: {},
      insert: noOneInserts(`insert into public.club_labor_rules (rest_hours) values (8)`),
    },
    school_calendar_days: closedToBoard(
      clubTable(
        'name',
        (clubId) => `insert into public.school_calendar_days (club_id, day, is_school_day)
        values ('${clubId}', '2031-06-02', true)`,
      ),
    ),
    club_minor_limits: closedToBoard(
      clubTable(
        'source',
        (clubId) => `insert into public.club_minor_limits (club_id, ages, state, source, week_days)
        values ('${clubId}', '14-15', 'North Carolina', 'A law', 6)`,
      ),
    ),
    staff_availability: {
      ...staffTable(ownStaff),
      update: { column: 'note', member: ownStaff, ...managers(ownClub) },
      delete: { member: ownStaff, ...managers(ownClub) },
      insert: {
        into: (clubId) => `insert into public.staff_availability (club_id, staff_id, weekday, kind)
          values ('${clubId}', '${staffOf(clubId)}', 4, 'unavailable')`,
        allowed: everyoneOfTheClub,
      },
    },
    time_off_requests: {
      ...staffTable(ownStaff),
      update: { column: 'reason', member: ownStaff, ...managers(ownClub) },
      delete: {},
      insert: {
        into: (clubId) => `insert into public.time_off_requests (club_id, staff_id, starts_on, ends_on)
          values ('${clubId}', '${staffOf(clubId)}', '2025-08-01', '2025-08-02')`,
        allowed: everyoneOfTheClub,
      },
    },
    shift_requests: {
      ...staffTable(ownRequests),
      update: { column: 'note' },
      delete: {},
      insert: {
        into: (clubId) => `insert into public.shift_requests (club_id, kind, staff_id, shift_id)
          values ('${clubId}', 'drop', '${staffOf(clubId)}', ${freeShift(clubId)})`,
        allowed: everyoneOfTheClub,
      },
    },
    shift_offers: writtenByServer(
      'status',
      `insert into public.shift_offers (shift_id, staff_id) select id, staff_id from public.shifts`,
      ownStaff,
    ),
    shift_answers: writtenByServer(
      'answer',
      `insert into public.shift_answers (shift_id, staff_id, answer, answered_at)
        select id, staff_id, 'confirmed', now() from public.shifts where staff_id is not null`,
      ownStaff,
    ),
    time_off_blackouts: closedToBoard(
      clubTable(
        'name',
        (clubId) => `insert into public.time_off_blackouts (club_id, starts_on, ends_on, name)
        values ('${clubId}', '2031-07-04', '2031-07-05', 'New')`,
      ),
    ),
    shift_events: writtenByServer(
      'reason',
      `insert into public.shift_events (kind, title, period, outcome) values ('added', 'A', 'B', 'C')`,
      ownEvents,
    ),
    calendar_feeds: writtenByServer(
      'revoked_at',
      `insert into public.calendar_feeds (token_digest) values (repeat('0', 64))`,
      ownStaff,
    ),
    schedule_templates: closedToBoard(
      clubTable(
        'notes',
        (clubId) => `insert into public.schedule_templates (club_id, name) values ('${clubId}', 'New template')`,
      ),
    ),
    schedule_template_shifts: closedToBoard(
      clubTable(
        'location',
        (clubId) => `insert into public.schedule_template_shifts
          (club_id, template_id, weekday, starts_at, length_minutes, role)
        values ('${clubId}', (select id from public.schedule_templates where club_id = '${clubId}'), 1, '09:00', 240, 'New')`,
      ),
    ),
    shift_hours: closedToBoard({
      key: 'shift_id::text',
      select: {
        member: `shift_id in (select id from public.shifts where ${publishedShifts})`,
        ...managers(ownClub),
        firm: everything,
      },
      update: { column: 'minutes' },
      delete: {},
      insert: noOneInserts(`insert into public.shift_hours (minutes) values (1)`),
    }),
  },
  views: ['shift_hours'],
  callable: {
    authenticated: [
      'accept_open_shift(uuid)',
      'answer_shift(uuid,text,text)',
      'answer_swap(uuid,boolean)',
      'app.accept_open_shift(uuid)',
      'app.answer_shift(uuid,text,text)',
      'app.answer_swap(uuid,boolean)',
      'app.assign_shifts(uuid[],uuid[],text[],integer[],text[])',
      'app.change_shifts(jsonb,text)',
      'app.club_local(uuid,timestamp with time zone)',
      'app.club_moment(uuid,timestamp without time zone)',
      'app.count_open_shifts_for_me(uuid,timestamp with time zone)',
      'app.create_calendar_feed()',
      'app.create_week(date,uuid,date)',
      'app.decide_shift_request(uuid,text,text,text)',
      'app.decide_time_off(uuid,text,text)',
      'app.eligible_staff(uuid)',
      'app.has_other_manager(uuid)',
      'app.offer_open_shifts()',
      'app.open_shifts_for_me(uuid,timestamp with time zone,uuid)',
      'app.planned_shift_problems(uuid,uuid,text,timestamp with time zone,timestamp with time zone,integer)',
      'app.publish_drafts(date,uuid[],integer[])',
      'app.publish_shifts(date)',
      'app.recent_schedule_changes(uuid,integer)',
      'app.refuse_left_shifts(uuid[])',
      'app.reopen_shift_request(uuid,text)',
      'app.reopen_time_off(uuid,text)',
      'app.revoke_calendar_feed()',
      'app.schedule_problems(date)',
      'app.sunday_of(date)',
      'app.unpublish_shifts(jsonb,text)',
      'app.withdraw_offers(uuid[])',
      'app.withdraw_shift_request(uuid)',
      'app.withdraw_time_off(uuid)',
      'assign_shifts(uuid[],uuid[],text[],integer[],text[])',
      'change_shifts(jsonb,text)',
      'create_calendar_feed()',
      'create_week_from(date,uuid,date)',
      'decide_shift_request(uuid,text,text,text)',
      'decide_time_off(uuid,text,text)',
      'eligible_staff(uuid)',
      'make_week(date,uuid,date)',
      'offer_open_shifts()',
      'open_shifts_for_me(uuid,timestamp with time zone,uuid)',
      'publish_shifts(date)',
      'publish_week(date,uuid[],integer[])',
      'recent_schedule_changes(uuid,integer)',
      'remove_shifts(uuid[],integer[])',
      'reopen_shift_request(uuid,text)',
      'reopen_time_off(uuid,text)',
      'revoke_calendar_feed()',
      'schedule_problems(date)',
      'schedule_start(uuid)',
      'schedule_tiles(uuid)',
      'shift_problems(uuid,uuid,text,timestamp with time zone,timestamp with time zone,integer)',
      'unpublish_shifts(jsonb,text)',
      'withdraw_offers(uuid[])',
      'withdraw_shift_request(uuid)',
      'withdraw_time_off(uuid)',
    ],
    service_role: [
      'app.club_local(uuid,timestamp with time zone)',
      'app.club_moment(uuid,timestamp without time zone)',
      'app.count_open_shifts_for_me(uuid,timestamp with time zone)',
      'app.has_api_access(uuid)',
      'app.has_other_manager(uuid)',
      'app.sunday_of(date)',
      'read_calendar_feed(text)',
    ],
  },
};
