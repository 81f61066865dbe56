import { ownStaff, staffTable, writtenByServer } from './ownStaffTable';
import { everything, managers, noOneInserts, ownClub, type Subject } from './rule';

/** What the screen of a shared clock calls, which has no account: its token is what it shows. */
const sharedClock = [
  'app.punch_shared_clock(text,uuid,text,text,uuid)',
  'app.read_shared_clock(text)',
  'app.tell_of_unsent_punch(text,uuid,text,timestamp with time zone,uuid)',
  'punch_shared_clock(text,uuid,text,text,uuid)',
  'read_shared_clock(text)',
  'tell_of_unsent_punch(text,uuid,text,timestamp with time zone,uuid)',
];

/** When people worked: what they and shared clocks press, and what a manager approves of it. */
export const timeClock: Subject = {
  tables: {
    time_entries: writtenByServer(
      'role',
      `insert into public.time_entries (staff_id, role, clocked_in_at)
        select id, role, now() from public.staff_members`,
      ownStaff,
    ),
    time_entry_breaks: writtenByServer(
      'ended_at',
      `insert into public.time_entry_breaks (entry_id, staff_id, started_at)
        select id, staff_id, clocked_in_at from public.time_entries`,
      ownStaff,
    ),
    time_entry_events: writtenByServer(
      'reason',
      `insert into public.time_entry_events (entry_id, staff_id, kind, happened_at)
        select id, staff_id, 'clocked_in', now() from public.time_entries`,
      ownStaff,
    ),
    timesheet_approvals: writtenByServer(
      'approved_at',
      `insert into public.timesheet_approvals (staff_id, workweek_start, approved_at)
        select id, '2031-06-01', now() from public.staff_members`,
      ownStaff,
    ),
    timesheet_adjustments: writtenByServer(
      'reason',
      `insert into public.timesheet_adjustments (staff_id, workweek_start, minutes, reason, made_at)
        select staff_id, workweek_start, 5, 'more', now() from public.timesheet_approvals`,
      ownStaff,
    ),
    clock_devices: {
      ...writtenByServer(
        'name',
        `insert into public.clock_devices (name, token_hash) values ('New', repeat('0', 64))`,
        'false',
      ),
      select: { ...managers(ownClub), firm: everything },
    },
    clock_attempts: writtenByServer(
      'outcome',
      `insert into public.clock_attempts (device_id, staff_id, action, outcome, pressed_at)
        select device_id, staff_id, 'in', 'not_sent', now() from public.clock_attempts`,
      ownStaff,
    ),
    time_entry_hours: {
      ...staffTable(ownStaff),
      key: 'entry_id::text',
      storedIn: 'time_entries',
      update: { column: 'minutes' },
      delete: {},
      insert: noOneInserts(`insert into public.time_entry_hours (minutes) values (1)`),
    },
    timesheets: {
      ...staffTable(ownStaff),
      key: `staff_id::text || workweek_start`,
      storedIn: 'time_entries',
      update: { column: 'minutes' },
      delete: {},
      insert: noOneInserts(`insert into public.timesheets (minutes) values (1)`),
    },
  },
  views: ['time_entry_hours', 'timesheets'],
  callable: {
    anon: sharedClock,
    authenticated: [
      ...sharedClock,
      'adjust_timesheet(uuid,date,integer,text)',
      'app.adjust_timesheet(uuid,date,integer,text)',
      'app.approve_timesheet(uuid,date)',
      'app.clock_me(text)',
      'app.clock_minutes(timestamp with time zone,timestamp with time zone)',
      'app.clock_now(uuid)',
      'app.clock_pins(uuid)',
      'app.create_clock_device(text)',
      'app.my_clock_pin()',
      'app.remove_time_entry(uuid,text)',
      'app.revoke_clock_device(uuid)',
      'app.save_time_entry(uuid,uuid,text,timestamp with time zone,timestamp with time zone,timestamp with time zone[],timestamp with time zone[],text,integer)',
      'app.set_clock_pin(uuid,text)',
      'app.set_my_clock_pin(text)',
      'approve_timesheet(uuid,date)',
      'clock_me(text)',
      'clock_now(uuid)',
      'clock_pins(uuid)',
      'create_clock_device(text)',
      'my_clock_pin()',
      'remove_time_entry(uuid,text)',
      'revoke_clock_device(uuid)',
      'save_time_entry(uuid,text,timestamp with time zone,timestamp with time zone,text,timestamp with time zone[],timestamp with time zone[],uuid,integer)',
      'set_clock_pin(uuid,text)',
      'set_my_clock_pin(text)',
    ],
    // The view needs_today calls clock_now.
    service_role: ['app.clock_minutes(timestamp with time zone,timestamp with time zone)', 'app.clock_now(uuid)'],
  },
};
