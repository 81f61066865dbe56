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
  device_name text,
  constraint time_entry_events_staff foreign key (staff_id, club_id)
    references public.staff_members (id, club_id) on delete cascade,
  constraint time_entry_events_kind_known check (kind in ('clocked_in', 'clocked_out', 'break_started', 'break_ended',
    'entered', 'corrected', 'removed')),
  constraint time_entry_events_reason_length check (char_length(reason) between 3 and 500),
  constraint time_entry_events_reason_given check (reason is not null or kind not in ('entered', 'corrected', 'removed')),
  constraint time_entry_events_actor_name_length check (char_length(actor_name) <= 120),
  constraint time_entry_events_device_name_length check (char_length(device_name) <= 60),
  constraint time_entry_events_before_size check (pg_column_size(before) <= 4000),
  constraint time_entry_events_after_size check (pg_column_size(after) <= 4000)
);
create index time_entry_events_of_club on public.time_entry_events (club_id, happened_at desc);
create index time_entry_events_of_entry on public.time_entry_events (entry_id, created_at);
create index time_entry_events_of_staff on public.time_entry_events (staff_id, club_id);
create index time_entry_events_of_actor on public.time_entry_events (actor_id);
comment on column public.time_entry_events.entry_id is 'The entry, which may be removed since.';
comment on column public.time_entry_events.device_name is
  'The shared clock at which the person pressed, known by their PIN. Null: an account did it.';
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
    happened_at, device_name)
  select entry.club_id, entry.id, entry.staff_id, record_time_event.kind, before_facts,
    case when record_time_event.kind <> 'removed' then app.time_entry_facts(entry) end, record_time_event.reason,
    actor.user_id, coalesce(actor.display_name, person.name), app.club_now(entry.club_id), app.shared_clock()
  from (select) as always
  -- At a shared clock it is the person, also where another account is open in the browser.
  left join public.profiles as actor on actor.user_id = auth.uid() and app.shared_clock() is null
  left join public.staff_members as person on person.id = entry.staff_id and app.shared_clock() is not null
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
  is_own boolean not null default false,
  constraint timesheet_approvals_once unique (staff_id, workweek_start),
  constraint timesheet_approvals_staff foreign key (staff_id, club_id)
    references public.staff_members (id, club_id) on delete cascade,
  constraint timesheet_approvals_week_range check (workweek_start between '2000-01-01' and '2100-01-01'),
  constraint timesheet_approvals_approver_name_length check (char_length(approver_name) <= 120)
);
create index timesheet_approvals_of_club on public.timesheet_approvals (club_id, workweek_start);
create index timesheet_approvals_of_staff on public.timesheet_approvals (staff_id, club_id);
create index timesheet_approvals_of_approver on public.timesheet_approvals (approved_by);
comment on column public.timesheet_approvals.is_own is
  'A person approved their own hours: the club had no other manager or admin.';
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
  is_own boolean not null default false,
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
comment on column public.timesheet_adjustments.is_own is
  'A person adjusted their own hours: the club had no other manager or admin.';
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

-- A person of the club that the caller manages. Another club's and an unknown one get the same answer. `deed` as in
-- app.managed_club.
create function app.managed_person(staff_id_param uuid, deed text) returns public.staff_members
language plpgsql stable security definer set search_path = '' as $$
declare
  club constant uuid := app.managed_club(deed);
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
revoke all on function app.managed_person(uuid, text) from public;

-- Refuses hours that are older than the records of pay that a club keeps, three years (29 CFR 516.5), and those before the
-- person's first day: the start date, or the first shift or entry before it. A person who was rehired has earlier ones.
create function app.refuse_hours_of_long_ago(person public.staff_members, in_param timestamptz) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  today constant date := app.club_today(person.club_id);
  day constant date := app.club_date(person.club_id, in_param);
begin
  if day < today - interval '3 years' then
    raise exception 'Hours are entered within three years.' using errcode = '22023', hint = 'Check the year of the day.';
  end if;
  if day < person.start_date
    and not exists (
      select from public.shifts
      where staff_id = person.id and status = 'published' and app.club_date(club_id, starts_at) <= day
    )
    and not exists (
      select from public.time_entries where staff_id = person.id and app.club_date(club_id, clocked_in_at) <= day
    ) then
    raise exception '% starts work on %.', person.name, app.day_words(person.start_date, today)
      using errcode = '22023', hint = 'Correct the day, or the person''s start date on the roster.';
  end if;
end
$$;
revoke all on function app.refuse_hours_of_long_ago(public.staff_members, timestamptz) from public;

create function app.save_time_entry(entry_id_param uuid, staff_id_param uuid, role_param text, in_param timestamptz,
  out_param timestamptz, break_starts timestamptz[], break_ends timestamptz[], reason_param text, version_param integer)
returns public.time_entries
language plpgsql security definer set search_path = '' as $$
declare
  person constant public.staff_members := app.managed_person(staff_id_param, 'enter and correct hours');
  reason constant text := app.require_time_reason(reason_param);
  entry public.time_entries;
  facts jsonb;
  began timestamptz := in_param;
  ended timestamptz := out_param;
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
  perform app.refuse_hours_of_long_ago(person, in_param);
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
    -- A form has no seconds: a time of the same minute is not corrected. Two stays can be within one minute.
    if date_trunc('minute', entry.clocked_in_at) = in_param then
      began := entry.clocked_in_at;
    end if;
    if date_trunc('minute', entry.clocked_out_at) = out_param then
      ended := entry.clocked_out_at;
    end if;
    ended := greatest(began, ended);
    delete from public.time_entry_breaks where entry_id = entry.id;
    update public.time_entries
    set role = role_param, clocked_in_at = began, clocked_out_at = ended, version = version + 1,
      -- Where a time was corrected, it no longer comes from a clock.
      in_device = case when clocked_in_at = began then in_device end,
      out_device = case when clocked_out_at = ended then out_device end
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
  club constant uuid := app.managed_club('enter and correct hours');
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

-- Whether someone else decides about the caller's own hours in a club: another manager or admin, as long as there is one.
create function app.has_other_manager(club_id_param uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.profiles
    where club_id = club_id_param and role in ('manager', 'admin') and user_id <> auth.uid()
  )
$$;

-- Whether the hours are the caller's own. No one approves or adjusts their own, except the only manager of a club, which is
-- then recorded. They correct them in an open week: someone else approves it afterwards.
create function app.decides_own_hours(person public.staff_members) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  if person.user_id is distinct from auth.uid() then
    return false;
  end if;
  if app.has_other_manager(person.club_id) then
    raise exception 'Someone else approves and adjusts your own hours.'
      using errcode = '42501', hint = 'Ask another manager or administrator of the club.';
  end if;
  return true;
end
$$;
revoke all on function app.has_other_manager(uuid), app.decides_own_hours(public.staff_members) from public;
-- The view of timesheets asks it with the rights of its reader.
grant execute on function app.has_other_manager(uuid) to authenticated, service_role;

-- Approves the hours of a person in the workweek of a day. A second approval changes nothing.
create function app.approve_timesheet(staff_id_param uuid, day_of_week_param date) returns public.timesheet_approvals
language plpgsql security definer set search_path = '' as $$
declare
  person constant public.staff_members := app.managed_person(staff_id_param, 'approve hours');
  week constant date := app.workweek_of(person.club_id, app.sunday_of_named(day_of_week_param)
    + extract(dow from day_of_week_param)::integer);
  is_own constant boolean := app.decides_own_hours(person);
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
  insert into public.timesheet_approvals (club_id, staff_id, workweek_start, approved_by, approver_name, approved_at, is_own)
  select person.club_id, person.id, week, auth.uid(),
    (select display_name from public.profiles where user_id = auth.uid()), app.club_now(person.club_id), is_own
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
  person constant public.staff_members := app.managed_person(staff_id_param, 'correct approved hours');
  reason constant text := app.require_time_reason(reason_param);
  is_own constant boolean := app.decides_own_hours(person);
  adjustment public.timesheet_adjustments;
begin
  if not exists (
    select from public.timesheet_approvals where staff_id = person.id and workweek_start = workweek_start_param
  ) then
    raise exception 'This week is not approved yet.' using errcode = 'PT409', hint = 'Correct its hours instead.';
  end if;
  -- Two adjustments at once take from what the other one left.
  perform pg_advisory_xact_lock(hashtextextended('timesheet of ' || person.id, 0));
  insert into public.timesheet_adjustments (club_id, staff_id, workweek_start, minutes, reason, made_by, maker_name, made_at,
    is_own)
  select person.club_id, person.id, workweek_start_param, minutes_param, reason, auth.uid(),
    (select display_name from public.profiles where user_id = auth.uid()), app.club_now(person.club_id), is_own
  returning * into adjustment;
  if minutes_param < 0 and (
    select coalesce(sum(part.minutes), 0) < 0
    from (
      select minutes from public.time_entry_hours
      where staff_id = person.id and workweek_start = workweek_start_param
      union all
      select minutes from public.timesheet_adjustments
      where staff_id = person.id and workweek_start = workweek_start_param
    ) as part
  ) then
    raise exception 'An adjustment takes no more than the hours of the week.'
      using errcode = '22023', hint = 'Enter fewer minutes.';
  end if;
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
