-- A time clock: hours that people clock, their corrections, timesheets, and labor that counts them.

alter table public.club_labor_rules
  add column uses_time_clock_from date,
  add column clock_early_minutes integer not null default 10,
  add column clock_late_minutes integer not null default 5,
  add column paid_break_minutes integer not null default 20,
  add column is_overtime_exempt boolean not null default false,
  add constraint club_labor_rules_clock_from_range check (uses_time_clock_from between '2000-01-01' and '2100-01-01'),
  add constraint club_labor_rules_clock_early_range check (clock_early_minutes between 0 and 120),
  add constraint club_labor_rules_clock_late_range check (clock_late_minutes between 0 and 120),
  add constraint club_labor_rules_paid_break_range check (paid_break_minutes between 20 and 240);
comment on constraint club_labor_rules_clock_from_range on public.club_labor_rules is
  'The time clock begins on a day between 2000 and 2100.';
comment on constraint club_labor_rules_clock_early_range on public.club_labor_rules is
  'Early is 0 to 120 minutes before a shift.';
comment on constraint club_labor_rules_clock_late_range on public.club_labor_rules is
  'Late is 0 to 120 minutes after the start of a shift.';
comment on constraint club_labor_rules_paid_break_range on public.club_labor_rules is
  'Federal law counts breaks of up to 20 minutes as work, so 20 to 240 minutes are paid.';
comment on column public.club_labor_rules.uses_time_clock_from is
  'From this day on, hours worked are those of the time clock. Before it, and while it is null, planned hours stand in.';
comment on column public.club_labor_rules.clock_early_minutes is
  'Clocking in more than this before a shift is early.';
comment on column public.club_labor_rules.clock_late_minutes is
  'Without clocking in this long after the start of a shift, its person is late.';
comment on column public.club_labor_rules.paid_break_minutes is
  'A break of up to this length is paid: 20 minutes by federal law (29 CFR 785.18). A longer one is a meal (29 CFR 785.19).';
comment on column public.club_labor_rules.is_overtime_exempt is
  'Whether the club claims the exemption of seasonal recreational establishments from overtime (29 U.S.C. 213(a)(3)).';
grant update (uses_time_clock_from, clock_early_minutes, clock_late_minutes, paid_break_minutes, is_overtime_exempt)
  on public.club_labor_rules to authenticated;

-- The time clock: when people really worked. An entry goes from clocking in to clocking out and has breaks. People clock
-- themselves; a manager enters and corrects with a reason (time_corrections.sql). The server sets the time.

create table public.time_entries (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  staff_id uuid not null,
  shift_id uuid,
  role text not null,
  clocked_in_at timestamptz not null,
  clocked_out_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint time_entries_in_club unique (id, club_id),
  -- A person with hours stays on record (staff/kept_staff.sql).
  constraint time_entries_staff foreign key (staff_id, club_id)
    references public.staff_members (id, club_id) on delete cascade,
  constraint time_entries_shift foreign key (shift_id, club_id)
    references public.shifts (id, club_id) on delete set null (shift_id),
  constraint time_entries_role_length check (char_length(btrim(role)) between 1 and 80 and char_length(role) <= 80),
  constraint time_entries_in_range check (clocked_in_at between '2000-01-01' and '2100-01-01'),
  constraint time_entries_out_after_in check (clocked_out_at >= clocked_in_at),
  constraint time_entries_length check (clocked_out_at <= clocked_in_at + interval '24 hours'),
  constraint time_entries_one_at_a_time exclude using gist (
    staff_id with =, tstzrange(clocked_in_at, clocked_out_at) with &&
  ) deferrable initially immediate
);
create index time_entries_of_club on public.time_entries (club_id, clocked_in_at, id);
create index time_entries_of_staff on public.time_entries (staff_id, club_id, clocked_in_at);
create index time_entries_of_shift on public.time_entries (shift_id, club_id);
comment on constraint time_entries_staff on public.time_entries is
  'This person is not on the staff of the club. Choose someone on the roster.';
comment on constraint time_entries_shift on public.time_entries is
  'This shift is not on the schedule of the club. Reload the schedule.';
comment on constraint time_entries_role_length on public.time_entries is 'A role has 1 to 80 characters.';
comment on constraint time_entries_in_range on public.time_entries is 'Work begins between 2000 and 2100.';
comment on constraint time_entries_out_after_in on public.time_entries is 'Work ends after it begins.';
comment on constraint time_entries_length on public.time_entries is
  'An entry lasts for 24 hours at most. Check the times.';
comment on constraint time_entries_one_at_a_time on public.time_entries is
  'This person has other hours at that time. Change the times or the other entry.';
comment on column public.time_entries.shift_id is 'The planned shift that was worked. Null: the work was not planned.';
comment on column public.time_entries.role is 'What the person worked as: the title of a job role of the club.';
comment on column public.time_entries.clocked_out_at is 'Null while the person is at work.';
-- Managers and admins read the hours of their club, a person their own. The functions below write them.
call app.secure_club_rows('public.time_entries',
  writable => '{}',
  readers => 'managers',
  verbs => '{select}',
  own_rows => 'staff_id = any ((select app.my_staff_ids())::uuid[])');

create table public.time_entry_breaks (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  entry_id uuid not null,
  staff_id uuid not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint time_entry_breaks_entry foreign key (entry_id, club_id)
    references public.time_entries (id, club_id) on delete cascade,
  constraint time_entry_breaks_staff foreign key (staff_id, club_id)
    references public.staff_members (id, club_id) on delete cascade,
  constraint time_entry_breaks_end_after_start check (ended_at >= started_at),
  constraint time_entry_breaks_one_at_a_time exclude using gist (
    entry_id with =, tstzrange(started_at, ended_at) with &&
  ) deferrable initially immediate
);
create index time_entry_breaks_of_entry on public.time_entry_breaks (entry_id, club_id);
create index time_entry_breaks_of_club on public.time_entry_breaks (club_id, started_at);
create index time_entry_breaks_of_staff on public.time_entry_breaks (staff_id, club_id);
comment on constraint time_entry_breaks_end_after_start on public.time_entry_breaks is 'A break ends after it starts.';
comment on constraint time_entry_breaks_one_at_a_time on public.time_entry_breaks is
  'Two breaks overlap. Change their times.';
comment on column public.time_entry_breaks.ended_at is 'Null while the person is on the break.';
call app.secure_club_rows('public.time_entry_breaks',
  writable => '{}',
  readers => 'managers',
  verbs => '{select}',
  own_rows => 'staff_id = any ((select app.my_staff_ids())::uuid[])');

-- Minutes -------------------------------------------------------------------------------------------------------------

-- Whole minutes of work between two moments: the seconds are dropped from each, as a clock on a wall shows them.
create function app.clock_minutes(from_param timestamptz, to_param timestamptz) returns integer
language sql immutable set search_path = '' as $$
  select (extract(epoch from date_trunc('minute', to_param) - date_trunc('minute', from_param)) / 60)::integer
$$;
revoke all on function app.clock_minutes(timestamptz, timestamptz) from public;
grant execute on function app.clock_minutes(timestamptz, timestamptz) to authenticated, service_role;

-- Each entry that has ended, with its day and workweek on the club's calendar, and the minutes that are paid: those
-- clocked, less the breaks that are longer than the club pays. An entry counts on the day on which it begins.
create view public.time_entry_hours with (security_invoker = true) as
select
  entry.id as entry_id,
  entry.club_id,
  entry.staff_id,
  entry.shift_id,
  entry.role,
  role.department,
  calendar.day,
  calendar.day - extract(dow from calendar.day)::integer as week_start,
  calendar.day - (extract(dow from calendar.day)::integer - rules.workweek_start + 7) % 7 as workweek_start,
  app.clock_minutes(entry.clocked_in_at, entry.clocked_out_at) - breaks.unpaid as minutes,
  breaks.unpaid as unpaid_minutes
from public.time_entries as entry
join public.clubs as club on club.id = entry.club_id
join public.club_labor_rules as rules on rules.club_id = entry.club_id
left join public.job_role_definitions as role on role.club_id = entry.club_id and role.title = entry.role
cross join lateral (select (entry.clocked_in_at at time zone club.time_zone)::date as day) as calendar
cross join lateral (
  select coalesce(sum(length.minutes) filter (where length.minutes > rules.paid_break_minutes), 0)::integer as unpaid
  from public.time_entry_breaks as pause
  cross join lateral (select app.clock_minutes(pause.started_at, pause.ended_at) as minutes) as length
  where pause.entry_id = entry.id
) as breaks
where entry.clocked_out_at is not null;
revoke all on public.time_entry_hours from public, anon, authenticated, service_role;
grant select on public.time_entry_hours to authenticated, service_role;

-- The first day of the workweek of a club that a day lies in (29 CFR 778.105).
create function app.workweek_of(club_id_param uuid, day date) returns date
language sql stable security definer set search_path = '' as $$
  select day - (extract(dow from day)::integer - rules.workweek_start + 7) % 7
  from public.club_labor_rules as rules
  where rules.club_id = club_id_param
$$;
revoke all on function app.workweek_of(uuid, date) from public;

-- Clocking ------------------------------------------------------------------------------------------------------------

-- What the caller is on the staff of their club. Refused for people who are not on it, or no longer.
create function app.my_place_on_staff() returns public.staff_members
language plpgsql stable security definer set search_path = '' as $$
declare
  person public.staff_members;
begin
  select * into person from public.staff_members
  where id = any (app.my_staff_ids()) and status <> 'Inactive'
  order by created_at
  limit 1;
  if person.id is null then
    raise exception 'You are not on the staff of this club, so there are no hours to record.'
      using errcode = '42501', hint = 'Ask a manager to add you to the roster.';
  end if;
  return person;
end
$$;
revoke all on function app.my_place_on_staff() from public;

-- The entry of a person who is at work, locked; null for one who is not.
create function app.open_time_entry(staff_id_param uuid) returns public.time_entries
language sql volatile security definer set search_path = '' as $$
  select * from public.time_entries where staff_id = staff_id_param and clocked_out_at is null for update
$$;
revoke all on function app.open_time_entry(uuid) from public;

-- The published shift of a person that they most likely clock in for: the one that runs, or else the next one to begin
-- within two hours. Null: the work is not planned. A shift that has an entry already is not meant again.
create function app.shift_to_clock(person public.staff_members, moment timestamptz) returns public.shifts
language sql stable security definer set search_path = '' as $$
  select shift.* from public.shifts as shift
  where shift.staff_id = person.id and shift.club_id = person.club_id and shift.status = 'published'
    and shift.starts_at <= moment + interval '2 hours' and shift.ends_at > moment
    and not exists (select from public.time_entries as entry where entry.shift_id = shift.id)
  order by shift.starts_at
  limit 1
$$;
revoke all on function app.shift_to_clock(public.staff_members, timestamptz) from public;

-- The entry of a person who is at work, locked. Refused for one who is not.
create function app.require_open_time_entry(person public.staff_members) returns public.time_entries
language plpgsql security definer set search_path = '' as $$
declare
  entry constant public.time_entries := app.open_time_entry(person.id);
begin
  if entry.id is null then
    raise exception 'You are not clocked in.' using errcode = 'PT409', hint = 'Clock in first.';
  end if;
  return entry;
end
$$;
create function app.clock_in(person public.staff_members) returns public.time_entries
language plpgsql security definer set search_path = '' as $$
declare
  moment constant timestamptz := app.club_now(person.club_id);
  shift constant public.shifts := app.shift_to_clock(person, moment);
  zone constant text := (select time_zone from public.clubs where id = person.club_id);
  entry public.time_entries;
begin
  -- The second of two presses finds the entry of the first.
  perform pg_advisory_xact_lock(hashtextextended('time_entries of ' || person.id, 0));
  entry := app.open_time_entry(person.id);
  if entry.id is not null then
    raise exception 'You are already clocked in, since %.',
      to_char(entry.clocked_in_at at time zone zone, 'FMHH12:MI AM')
      using errcode = 'PT409', hint = 'Clock out first.';
  end if;
  insert into public.time_entries (club_id, staff_id, shift_id, role, clocked_in_at)
  values (person.club_id, person.id, shift.id, coalesce(shift.role, person.role), moment)
  returning * into entry;
  perform app.record_time_event(null, entry, 'clocked_in', null);
  return entry;
end
$$;

create function app.clock_out(person public.staff_members) returns public.time_entries
language plpgsql security definer set search_path = '' as $$
declare
  moment constant timestamptz := app.club_now(person.club_id);
  entry_before constant public.time_entries := app.require_open_time_entry(person);
  facts constant jsonb := app.time_entry_facts(entry_before);
  entry public.time_entries;
begin
  if moment > entry_before.clocked_in_at + interval '24 hours' then
    raise exception 'You clocked in more than 24 hours ago.'
      using errcode = 'PT409', hint = 'Ask a manager to enter when you left.';
  end if;
  update public.time_entry_breaks set ended_at = moment where entry_id = entry_before.id and ended_at is null;
  update public.time_entries set clocked_out_at = moment, version = version + 1 where id = entry_before.id returning * into entry;
  perform app.record_time_event(facts, entry, 'clocked_out', null);
  return entry;
end
$$;

create function app.start_break(person public.staff_members) returns public.time_entries
language plpgsql security definer set search_path = '' as $$
declare
  entry constant public.time_entries := app.require_open_time_entry(person);
  facts constant jsonb := app.time_entry_facts(entry);
begin
  if exists (select from public.time_entry_breaks where entry_id = entry.id and ended_at is null) then
    raise exception 'You are already on a break.' using errcode = 'PT409', hint = 'End the break first.';
  end if;
  insert into public.time_entry_breaks (club_id, entry_id, staff_id, started_at)
  values (entry.club_id, entry.id, entry.staff_id, app.club_now(entry.club_id));
  perform app.record_time_event(facts, entry, 'break_started', null);
  return entry;
end
$$;

create function app.end_break(person public.staff_members) returns public.time_entries
language plpgsql security definer set search_path = '' as $$
declare
  entry constant public.time_entries := app.require_open_time_entry(person);
  facts constant jsonb := app.time_entry_facts(entry);
begin
  update public.time_entry_breaks set ended_at = app.club_now(entry.club_id)
  where entry_id = entry.id and ended_at is null;
  if not found then
    raise exception 'You are not on a break.' using errcode = 'PT409', hint = 'Reload to see where you stand.';
  end if;
  perform app.record_time_event(facts, entry, 'break_ended', null);
  return entry;
end
$$;

revoke all on function app.clock_in(public.staff_members), app.clock_out(public.staff_members),
  app.start_break(public.staff_members), app.end_break(public.staff_members),
  app.require_open_time_entry(public.staff_members) from public;

-- Clocks the caller: 'in', 'out', 'break' or 'back'. The hour is the server's.
create function app.clock_me(action_param text) returns public.time_entries
language plpgsql security definer set search_path = '' as $$
declare
  person constant public.staff_members := app.my_place_on_staff();
begin
  case action_param
    when 'in' then return app.clock_in(person);
    when 'out' then return app.clock_out(person);
    when 'break' then return app.start_break(person);
    when 'back' then return app.end_break(person);
    else
      raise exception 'The clock knows in, out, break and back.'
        using errcode = '22023', hint = 'Send one of the four words.';
  end case;
end
$$;
revoke all on function app.clock_me(text) from public;
grant execute on function app.clock_me(text) to authenticated;

-- For everyone on the staff of a club.
create function public.clock_me(action text) returns public.time_entries
language sql set search_path = '' as $$
  select app.clock_me(action)
$$;
revoke all on function public.clock_me(text) from public, anon, authenticated, service_role;
grant execute on function public.clock_me(text) to authenticated;

call app.give_tables_to_module('operations', '{time_entries,time_entry_breaks}');

-- Corrections of the time clock: managers enter hours that were not clocked and correct those that are wrong, with a
-- reason. Every change stays on record. An approved week is closed: what it lacks is a line of its own.

-- History -------------------------------------------------------------------------------------------------------------

create table public.time_entry_events (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  entry_id uuid not null,
  staff_id uuid not null,
  kind text not null,
  before jsonb,
  after jsonb,
  reason text,
  actor_id uuid references public.profiles (user_id) on delete set null,
  actor_name text,
  happened_at timestamptz not null,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint time_entry_events_staff foreign key (staff_id, club_id)
    references public.staff_members (id, club_id) on delete cascade,
  constraint time_entry_events_kind_known check (kind in ('clocked_in', 'clocked_out', 'break_started', 'break_ended',
    'entered', 'corrected', 'removed')),
  constraint time_entry_events_reason_length check (char_length(reason) between 3 and 500),
  constraint time_entry_events_reason_given check (reason is not null or kind not in ('entered', 'corrected', 'removed')),
  constraint time_entry_events_actor_name_length check (char_length(actor_name) <= 120),
  constraint time_entry_events_before_size check (pg_column_size(before) <= 4000),
  constraint time_entry_events_after_size check (pg_column_size(after) <= 4000)
);
create index time_entry_events_of_club on public.time_entry_events (club_id, happened_at desc);
create index time_entry_events_of_entry on public.time_entry_events (entry_id, created_at);
create index time_entry_events_of_staff on public.time_entry_events (staff_id, club_id);
create index time_entry_events_of_actor on public.time_entry_events (actor_id);
comment on column public.time_entry_events.entry_id is 'The entry, which may be removed since.';
comment on column public.time_entry_events.before is 'The hours before, with their breaks. Null: there was no entry.';
comment on column public.time_entry_events.happened_at is 'On the club''s clock, which stands still for a demo club.';
call app.secure_club_rows('public.time_entry_events',
  writable => '{}',
  readers => 'managers',
  verbs => '{select}',
  own_rows => 'staff_id = any ((select app.my_staff_ids())::uuid[])');

-- What an entry says, with its breaks, as a history keeps it.
create function app.time_entry_facts(entry public.time_entries) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when entry.id is not null then jsonb_build_object(
    'role', entry.role, 'shift_id', entry.shift_id, 'clocked_in_at', entry.clocked_in_at,
    'clocked_out_at', entry.clocked_out_at, 'breaks', coalesce((
      select jsonb_agg(jsonb_build_object('started_at', started_at, 'ended_at', ended_at) order by started_at)
      from public.time_entry_breaks where entry_id = entry.id), '[]'))
  end
$$;
revoke all on function app.time_entry_facts(public.time_entries) from public;

create function app.record_time_event(before_facts jsonb, entry public.time_entries, kind text, reason text) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.time_entry_events (club_id, entry_id, staff_id, kind, before, after, reason, actor_id, actor_name,
    happened_at)
  select entry.club_id, entry.id, entry.staff_id, record_time_event.kind, before_facts,
    case when record_time_event.kind <> 'removed' then app.time_entry_facts(entry) end, record_time_event.reason,
    actor.user_id, actor.display_name, app.club_now(entry.club_id)
  from (select) as always
  left join public.profiles as actor on actor.user_id = auth.uid()
$$;
revoke all on function app.record_time_event(jsonb, public.time_entries, text, text) from public;

-- Approval ------------------------------------------------------------------------------------------------------------

create table public.timesheet_approvals (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  staff_id uuid not null,
  workweek_start date not null,
  approved_by uuid references public.profiles (user_id) on delete set null,
  approver_name text,
  approved_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint timesheet_approvals_once unique (staff_id, workweek_start),
  constraint timesheet_approvals_staff foreign key (staff_id, club_id)
    references public.staff_members (id, club_id) on delete cascade,
  constraint timesheet_approvals_week_range check (workweek_start between '2000-01-01' and '2100-01-01'),
  constraint timesheet_approvals_approver_name_length check (char_length(approver_name) <= 120)
);
create index timesheet_approvals_of_club on public.timesheet_approvals (club_id, workweek_start);
create index timesheet_approvals_of_staff on public.timesheet_approvals (staff_id, club_id);
create index timesheet_approvals_of_approver on public.timesheet_approvals (approved_by);
call app.secure_club_rows('public.timesheet_approvals',
  writable => '{}',
  readers => 'managers',
  verbs => '{select}',
  own_rows => 'staff_id = any ((select app.my_staff_ids())::uuid[])');

-- Minutes that an approved week lacks or has too many, each with its reason.
create table public.timesheet_adjustments (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  staff_id uuid not null,
  workweek_start date not null,
  minutes integer not null,
  reason text not null,
  made_by uuid references public.profiles (user_id) on delete set null,
  maker_name text,
  made_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint timesheet_adjustments_staff foreign key (staff_id, club_id)
    references public.staff_members (id, club_id) on delete cascade,
  constraint timesheet_adjustments_week foreign key (staff_id, workweek_start)
    references public.timesheet_approvals (staff_id, workweek_start) on delete cascade,
  constraint timesheet_adjustments_minutes_range check (minutes between -10080 and 10080 and minutes <> 0),
  constraint timesheet_adjustments_reason_length check (char_length(btrim(reason)) between 3 and 500
    and char_length(reason) <= 500),
  constraint timesheet_adjustments_maker_name_length check (char_length(maker_name) <= 120)
);
create index timesheet_adjustments_of_club on public.timesheet_adjustments (club_id, workweek_start);
create index timesheet_adjustments_of_staff on public.timesheet_adjustments (staff_id, club_id, workweek_start);
create index timesheet_adjustments_of_week on public.timesheet_adjustments (staff_id, workweek_start);
create index timesheet_adjustments_of_maker on public.timesheet_adjustments (made_by);
comment on constraint timesheet_adjustments_minutes_range on public.timesheet_adjustments is
  'An adjustment adds or takes 1 to 10,080 minutes, a whole week.';
comment on constraint timesheet_adjustments_reason_length on public.timesheet_adjustments is
  'A reason has 3 to 500 characters.';
call app.secure_club_rows('public.timesheet_adjustments',
  writable => '{}',
  readers => 'managers',
  verbs => '{select}',
  own_rows => 'staff_id = any ((select app.my_staff_ids())::uuid[])');

-- Refuses a change in a workweek that is approved.
create function app.require_open_workweek(club_id_param uuid, staff_id_param uuid, moment timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  week constant date := app.workweek_of(club_id_param, app.club_date(club_id_param, moment));
begin
  -- An approval that is on its way comes first or waits.
  perform pg_advisory_xact_lock(hashtextextended('timesheet of ' || staff_id_param, 0));
  if exists (select from public.timesheet_approvals where staff_id = staff_id_param and workweek_start = week) then
    raise exception 'The week of % is approved, so its hours are closed.', app.day_words(week, app.club_today(club_id_param))
      using errcode = '42501', hint = 'Add an adjustment with a reason instead.';
  end if;
end
$$;
revoke all on function app.require_open_workweek(uuid, uuid, timestamptz) from public;

-- Entering and correcting ----------------------------------------------------------------------------------------------

create function app.require_time_reason(reason_param text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(char_length(btrim(reason_param)), 0) not between 3 and 500 then
    raise exception 'Hours are entered and corrected with a reason of 3 to 500 characters.'
      using errcode = 'PT422', hint = 'Say in a few words why the hours change.';
  end if;
  return btrim(reason_param);
end
$$;
revoke all on function app.require_time_reason(text) from public;

-- A person of the club that the caller manages. Another club's and an unknown one get the same answer.
create function app.managed_person(staff_id_param uuid) returns public.staff_members
language plpgsql stable security definer set search_path = '' as $$
declare
  club constant uuid := app.managed_club();
  person public.staff_members;
begin
  select * into person from public.staff_members where id = staff_id_param and club_id = club;
  if person.id is null then
    raise exception 'There is no such person on the staff.'
      using errcode = 'PT404', hint = 'Choose someone on the roster.';
  end if;
  return person;
end
$$;
revoke all on function app.managed_person(uuid) from public;

create function app.save_time_entry(entry_id_param uuid, staff_id_param uuid, role_param text, in_param timestamptz,
  out_param timestamptz, break_starts timestamptz[], break_ends timestamptz[], reason_param text, version_param integer)
returns public.time_entries
language plpgsql security definer set search_path = '' as $$
declare
  person constant public.staff_members := app.managed_person(staff_id_param);
  reason constant text := app.require_time_reason(reason_param);
  entry public.time_entries;
  facts jsonb;
begin
  if in_param is null or out_param is null then
    raise exception 'Hours have a beginning and an end.' using errcode = '22023', hint = 'Enter both times.';
  end if;
  -- Said here, because a range that ends before it begins is refused as nonsense (22000).
  if out_param < in_param then
    raise exception 'Work ends after it begins.' using errcode = '22023', hint = 'Correct the two times.';
  end if;
  if out_param > app.club_now(person.club_id) then
    raise exception 'Hours are entered once they are worked.'
      using errcode = '22023', hint = 'Enter times that have passed. Plan later work in the schedule.';
  end if;
  if cardinality(coalesce(break_starts, '{}')) <> cardinality(coalesce(break_ends, '{}'))
    or exists (
      select from unnest(break_starts, break_ends) as pause (started_at, ended_at)
      where started_at is null or ended_at is null or started_at < in_param or ended_at < started_at
        or ended_at > out_param
    ) then
    raise exception 'A break begins and ends within its hours.' using errcode = '22023', hint = 'Correct its times.';
  end if;
  perform app.require_open_workweek(person.club_id, person.id, in_param);
  if entry_id_param is null then
    insert into public.time_entries (club_id, staff_id, shift_id, role, clocked_in_at, clocked_out_at)
    values (person.club_id, person.id, (
      select shift.id from public.shifts as shift
      where shift.staff_id = person.id and shift.status = 'published'
        and tstzrange(shift.starts_at, shift.ends_at) && tstzrange(in_param, out_param, '[]')
        and not exists (select from public.time_entries as other where other.shift_id = shift.id)
      order by shift.starts_at
      limit 1
    ), role_param, in_param, out_param)
    returning * into entry;
  else
    select * into entry from public.time_entries where id = entry_id_param and staff_id = person.id for update;
    if entry.id is null then
      raise exception 'There is no such entry.' using errcode = 'PT404', hint = 'Reload the timesheet.';
    end if;
    if entry.version is distinct from version_param then
      raise exception 'Someone else changed this. Reload to see their version.'
        using errcode = 'PT409', hint = 'Read the row again and save over its current version.';
    end if;
    perform app.require_open_workweek(person.club_id, person.id, entry.clocked_in_at);
    facts := app.time_entry_facts(entry);
    delete from public.time_entry_breaks where entry_id = entry.id;
    update public.time_entries
    set role = role_param, clocked_in_at = in_param, clocked_out_at = out_param, version = version + 1
    where id = entry.id
    returning * into entry;
  end if;
  insert into public.time_entry_breaks (club_id, entry_id, staff_id, started_at, ended_at)
  select entry.club_id, entry.id, entry.staff_id, pause.started_at, pause.ended_at
  from unnest(break_starts, break_ends) as pause (started_at, ended_at);
  perform app.record_time_event(facts, entry, case when facts is null then 'entered' else 'corrected' end, reason);
  return entry;
end
$$;

create function app.remove_time_entry(entry_id_param uuid, reason_param text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  club constant uuid := app.managed_club();
  reason constant text := app.require_time_reason(reason_param);
  entry public.time_entries;
  facts jsonb;
begin
  select * into entry from public.time_entries where id = entry_id_param and club_id = club for update;
  if entry.id is null then
    raise exception 'There is no such entry.' using errcode = 'PT404', hint = 'Reload the timesheet.';
  end if;
  perform app.require_open_workweek(club, entry.staff_id, entry.clocked_in_at);
  facts := app.time_entry_facts(entry);
  delete from public.time_entries where id = entry.id;
  perform app.record_time_event(facts, entry, 'removed', reason);
end
$$;

-- Approves the hours of a person in the workweek of a day. A second approval changes nothing.
create function app.approve_timesheet(staff_id_param uuid, day_of_week_param date) returns public.timesheet_approvals
language plpgsql security definer set search_path = '' as $$
declare
  person constant public.staff_members := app.managed_person(staff_id_param);
  week constant date := app.workweek_of(person.club_id, app.sunday_of_named(day_of_week_param)
    + extract(dow from day_of_week_param)::integer);
  approval public.timesheet_approvals;
begin
  perform pg_advisory_xact_lock(hashtextextended('timesheet of ' || person.id, 0));
  if week + 7 > app.club_today(person.club_id) then
    raise exception 'This week is not over yet.' using errcode = 'PT409', hint = 'Approve its hours once it has ended.';
  end if;
  if exists (
    select from public.time_entries
    where staff_id = person.id and clocked_out_at is null
      and clocked_in_at < app.club_moment(person.club_id, week + 7)
  ) then
    raise exception '% has not clocked out.', person.name
      using errcode = 'PT409', hint = 'Enter when they left, then approve the week.';
  end if;
  insert into public.timesheet_approvals (club_id, staff_id, workweek_start, approved_by, approver_name, approved_at)
  select person.club_id, person.id, week, auth.uid(),
    (select display_name from public.profiles where user_id = auth.uid()), app.club_now(person.club_id)
  on conflict (staff_id, workweek_start) do nothing;
  select * into approval from public.timesheet_approvals where staff_id = person.id and workweek_start = week;
  return approval;
end
$$;

create function app.adjust_timesheet(staff_id_param uuid, workweek_start_param date, minutes_param integer,
  reason_param text)
returns public.timesheet_adjustments
language plpgsql security definer set search_path = '' as $$
declare
  person constant public.staff_members := app.managed_person(staff_id_param);
  reason constant text := app.require_time_reason(reason_param);
  adjustment public.timesheet_adjustments;
begin
  if not exists (
    select from public.timesheet_approvals where staff_id = person.id and workweek_start = workweek_start_param
  ) then
    raise exception 'This week is not approved yet.' using errcode = 'PT409', hint = 'Correct its hours instead.';
  end if;
  insert into public.timesheet_adjustments (club_id, staff_id, workweek_start, minutes, reason, made_by, maker_name, made_at)
  select person.club_id, person.id, workweek_start_param, minutes_param, reason, auth.uid(),
    (select display_name from public.profiles where user_id = auth.uid()), app.club_now(person.club_id)
  returning * into adjustment;
  return adjustment;
end
$$;

revoke all on function
  app.save_time_entry(uuid, uuid, text, timestamptz, timestamptz, timestamptz[], timestamptz[], text, integer),
  app.remove_time_entry(uuid, text), app.approve_timesheet(uuid, date), app.adjust_timesheet(uuid, date, integer, text)
  from public;
grant execute on function
  app.save_time_entry(uuid, uuid, text, timestamptz, timestamptz, timestamptz[], timestamptz[], text, integer),
  app.remove_time_entry(uuid, text), app.approve_timesheet(uuid, date), app.adjust_timesheet(uuid, date, integer, text)
  to authenticated;

-- For managers and admins: enters hours, or with entry_id corrects them. The breaks are named by their beginnings and
-- ends, in the same order.
create function public.save_time_entry(staff_id uuid, role text, clocked_in_at timestamptz, clocked_out_at timestamptz,
  reason text, break_starts timestamptz[] default '{}', break_ends timestamptz[] default '{}',
  entry_id uuid default null, version integer default null)
returns public.time_entries
language sql set search_path = '' as $$
  select app.save_time_entry(entry_id, staff_id, role, clocked_in_at, clocked_out_at, break_starts, break_ends, reason,
    version)
$$;
create function public.remove_time_entry(entry_id uuid, reason text) returns void
language sql set search_path = '' as $$
  select app.remove_time_entry(entry_id, reason)
$$;
create function public.approve_timesheet(staff_id uuid, day_of_week date) returns public.timesheet_approvals
language sql set search_path = '' as $$
  select app.approve_timesheet(staff_id, day_of_week)
$$;
create function public.adjust_timesheet(staff_id uuid, workweek_start date, minutes integer, reason text)
returns public.timesheet_adjustments
language sql set search_path = '' as $$
  select app.adjust_timesheet(staff_id, workweek_start, minutes, reason)
$$;
revoke all on function
  public.save_time_entry(uuid, text, timestamptz, timestamptz, text, timestamptz[], timestamptz[], uuid, integer),
  public.remove_time_entry(uuid, text), public.approve_timesheet(uuid, date),
  public.adjust_timesheet(uuid, date, integer, text)
  from public, anon, authenticated, service_role;
grant execute on function
  public.save_time_entry(uuid, text, timestamptz, timestamptz, text, timestamptz[], timestamptz[], uuid, integer),
  public.remove_time_entry(uuid, text), public.approve_timesheet(uuid, date),
  public.adjust_timesheet(uuid, date, integer, text)
  to authenticated;

call app.give_tables_to_module('operations', '{time_entry_events,timesheet_approvals,timesheet_adjustments}');

-- Timesheets: what each person worked in a workweek, beside what was planned, with overtime and pay; and who is late now.

-- Every workweek in which a person worked, was planned or has an adjustment. Hours over the club's limit are overtime and
-- cost one and a half times the rate (29 U.S.C. 207(a)(1), 29 CFR 778.107), unless the club claims the exemption of
-- seasonal recreational establishments (29 U.S.C. 213(a)(3)). Amounts are cents, at the rate that the person has today.
-- Managers and admins read everyone's; other people read their own.
create view public.timesheets with (security_invoker = true) as
select
  week.club_id,
  week.staff_id,
  person.name,
  person.role,
  week.workweek_start,
  week.planned_minutes,
  week.clocked_minutes,
  week.adjusted_minutes,
  week.minutes,
  week.minutes - week.overtime_minutes as regular_minutes,
  week.overtime_minutes,
  person.hourly_rate,
  round((week.minutes - week.overtime_minutes) * person.hourly_rate * 100 / 60)::bigint as regular_cents,
  round(week.overtime_minutes * person.hourly_rate * 150 / 60)::bigint as overtime_cents,
  week.open_entries,
  approval.approved_at,
  approval.approver_name
from (
  select
    part.club_id,
    part.staff_id,
    part.workweek_start,
    sum(part.planned)::integer as planned_minutes,
    sum(part.clocked)::integer as clocked_minutes,
    sum(part.adjusted)::integer as adjusted_minutes,
    sum(part.clocked + part.adjusted)::integer as minutes,
    case when rules.is_overtime_exempt then 0
      else greatest(sum(part.clocked + part.adjusted) - rules.weekly_hours_cap * 60, 0) end::integer as overtime_minutes,
    sum(part.open)::integer as open_entries
  from (
    select club_id, staff_id, workweek_start, 0 as planned, minutes as clocked, 0 as adjusted, 0 as open
    from public.time_entry_hours
    union all
    select club_id, staff_id, workweek_start, 0, 0, minutes, 0 from public.timesheet_adjustments
    union all
    select planned.club_id, planned.staff_id, calendar.workweek_start, planned.minutes, 0, 0, 0
    from public.shift_hours as planned
    join public.club_labor_rules as rules on rules.club_id = planned.club_id
    cross join lateral (
      select planned.day - (extract(dow from planned.day)::integer - rules.workweek_start + 7) % 7 as workweek_start
    ) as calendar
    where planned.staff_id is not null and planned.status = 'published'
    union all
    select entry.club_id, entry.staff_id, calendar.workweek_start, 0, 0, 0, 1
    from public.time_entries as entry
    join public.clubs as club on club.id = entry.club_id
    join public.club_labor_rules as rules on rules.club_id = entry.club_id
    cross join lateral (select (entry.clocked_in_at at time zone club.time_zone)::date as day) as began
    cross join lateral (
      select began.day - (extract(dow from began.day)::integer - rules.workweek_start + 7) % 7 as workweek_start
    ) as calendar
    where entry.clocked_out_at is null
  ) as part
  join public.club_labor_rules as rules on rules.club_id = part.club_id
  group by part.club_id, part.staff_id, part.workweek_start, rules.is_overtime_exempt, rules.weekly_hours_cap
) as week
join public.staff_members as person on person.id = week.staff_id
left join public.timesheet_approvals as approval
  on approval.staff_id = week.staff_id and approval.workweek_start = week.workweek_start;
revoke all on public.timesheets from public, anon, authenticated, service_role;
grant select on public.timesheets to authenticated, service_role;
comment on column public.timesheets.minutes is 'Paid: clocked, less long breaks, with adjustments.';
comment on column public.timesheets.open_entries is 'Entries without a clock-out, which count no minutes yet.';

-- Now ------------------------------------------------------------------------------------------------------------------

-- How the published shifts of the club's day stand with the clock, and who works without a shift, by start. state:
--   coming     has not begun, or its person has some minutes left to clock in
--   late       its person has not clocked in (club_labor_rules.clock_late_minutes), and it still runs
--   missed     no one clocked in, and it is over
--   working    its person is at work;  on_break  is on a break;  worked  has clocked out
-- came_late and came_early are minutes beyond what the club allows, 0 if none.
create function app.clock_now(club_id_param uuid)
returns table (shift_id uuid, entry_id uuid, staff_id uuid, name text, role text, location text, starts_at timestamptz,
  ends_at timestamptz, clocked_in_at timestamptz, clocked_out_at timestamptz, state text, came_early integer,
  came_late integer)
language sql stable security definer rows 50 set search_path = '' as $$
  with club as (
    select rules.clock_late_minutes, rules.clock_early_minutes, app.club_now(club_id_param) as moment,
      app.club_moment(club_id_param, app.club_today(club_id_param)::timestamp) as day_starts,
      app.club_moment(club_id_param, (app.club_today(club_id_param) + 1)::timestamp) as day_ends
    from public.club_labor_rules as rules
    where rules.club_id = club_id_param and app.reads_confidential(club_id_param)
  ),
  standing as (
    select shift.id as shift_id, entry.id as entry_id, shift.staff_id, shift.role, shift.location, shift.starts_at,
      shift.ends_at, entry.clocked_in_at, entry.clocked_out_at
    from club
    join public.shifts as shift on shift.club_id = club_id_param and shift.status = 'published'
      and shift.staff_id is not null and shift.starts_at >= club.day_starts and shift.starts_at < club.day_ends
    left join lateral (
      select * from public.time_entries as own where own.shift_id = shift.id order by own.clocked_in_at limit 1
    ) as entry on true
    union all
    select null, entry.id, entry.staff_id, entry.role, null, null, null, entry.clocked_in_at, entry.clocked_out_at
    from club
    join public.time_entries as entry on entry.club_id = club_id_param and entry.shift_id is null
      and entry.clocked_in_at >= club.day_starts and entry.clocked_in_at < club.day_ends
  )
  select standing.shift_id, standing.entry_id, standing.staff_id, person.name, standing.role, standing.location,
    standing.starts_at, standing.ends_at, standing.clocked_in_at, standing.clocked_out_at,
    case
      when standing.clocked_out_at is not null then 'worked'
      when standing.entry_id is not null and exists (
        select from public.time_entry_breaks as pause
        where pause.entry_id = standing.entry_id and pause.ended_at is null
      ) then 'on_break'
      when standing.entry_id is not null then 'working'
      when standing.ends_at <= club.moment then 'missed'
      when standing.starts_at + club.clock_late_minutes * interval '1 minute' <= club.moment then 'late'
      else 'coming'
    end,
    case when app.clock_minutes(standing.clocked_in_at, standing.starts_at) > club.clock_early_minutes
      then app.clock_minutes(standing.clocked_in_at, standing.starts_at) else 0 end,
    case when app.clock_minutes(standing.starts_at, standing.clocked_in_at) > club.clock_late_minutes
      then app.clock_minutes(standing.starts_at, standing.clocked_in_at) else 0 end
  from standing
  cross join club
  join public.staff_members as person on person.id = standing.staff_id
  order by coalesce(standing.starts_at, standing.clocked_in_at), person.name, standing.shift_id
$$;
revoke all on function app.clock_now(uuid) from public;
grant execute on function app.clock_now(uuid) to authenticated;

-- For managers, admins and the firm; for other people it is empty.
create function public.clock_now(club_id uuid)
returns table (shift_id uuid, entry_id uuid, staff_id uuid, name text, role text, location text, starts_at timestamptz,
  ends_at timestamptz, clocked_in_at timestamptz, clocked_out_at timestamptz, state text, came_early integer,
  came_late integer)
language sql stable set search_path = '' as $$
  select * from app.clock_now(club_id)
$$;
revoke all on function public.clock_now(uuid) from public, anon, authenticated, service_role;
grant execute on function public.clock_now(uuid) to authenticated;

-- What counts hours ---------------------------------------------------------------------------------------------------

create or replace function app.has_worked(member public.staff_members) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.shifts
    where staff_id = member.id and published_at is not null and status <> 'cancelled'
      and starts_at <= app.club_now(member.club_id)
  ) or exists (
    select from public.staff_seasons as record join public.seasons as season on season.id = record.season_id
    where record.staff_id = member.id and season.closed_at is not null
  ) or exists (
    select from public.training_participants where staff_id = member.id and completed_at is not null
  ) or exists (
    select from public.in_service_attendances where staff_id = member.id
  ) or exists (
    select from public.time_entries where staff_id = member.id
  )
$$;

create or replace function app.labor_of(club_id_param uuid)
returns table (club_id uuid, week_start date, department text, minutes integer, cost_cents bigint)
language sql stable security definer rows 50 set search_path = '' as $$
  with clock as (
    select coalesce(uses_time_clock_from, 'infinity') as starts from public.club_labor_rules where club_id = club_id_param
  )
  select
    club_id_param,
    worked.week_start,
    coalesce(worked.department, 'No department'),
    sum(worked.minutes)::integer,
    round(sum(worked.minutes * member.hourly_rate) * 100 / 60)::bigint
  from (
    select planned.staff_id, planned.week_start, planned.department, planned.minutes
    from public.shift_hours as planned
    cross join clock
    where planned.club_id = club_id_param and planned.status = 'published' and planned.day < clock.starts
    union all
    select clocked.staff_id, clocked.week_start, clocked.department, clocked.minutes
    from public.time_entry_hours as clocked
    cross join clock
    where clocked.club_id = club_id_param and clocked.day >= clock.starts
    union all
    -- In the week in which the workweek begins.
    select adjusted.staff_id, app.sunday_of(adjusted.workweek_start), role.department, adjusted.minutes
    from public.timesheet_adjustments as adjusted
    join public.staff_members as person on person.id = adjusted.staff_id
    left join public.job_role_definitions as role on role.club_id = person.club_id and role.title = person.role
    cross join clock
    where adjusted.club_id = club_id_param and adjusted.workweek_start >= clock.starts
  ) as worked
  join public.staff_members as member on member.id = worked.staff_id
  where (select app.reads_analytics_of(club_id_param))
  group by worked.week_start, coalesce(worked.department, 'No department')
$$;

create trigger refuse_writing instead of insert or update or delete on public.time_entry_hours
  for each row execute function app.refuse_writing_view();
create trigger refuse_writing instead of insert or update or delete on public.timesheets
  for each row execute function app.refuse_writing_view();
