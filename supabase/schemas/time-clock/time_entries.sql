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
  in_device text,
  out_device text,
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
  ) deferrable initially immediate,
  constraint time_entries_device_length check (char_length(in_device) <= 60 and char_length(out_device) <= 60)
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
comment on constraint time_entries_device_length on public.time_entries is
  'The name of a shared clock has at most 60 characters.';
comment on column public.time_entries.in_device is
  'The shared clock at which the person clocked in. Null: with their own account, or entered by a manager.';
comment on column public.time_entries.out_device is 'The same of clocking out.';
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

-- The name of the shared clock that the statement comes from (shared_clock_punches.sql); null for one of an account.
create function app.shared_clock() returns text
language sql stable set search_path = '' as $$
  select nullif(current_setting('app.shared_clock', true), '')
$$;
revoke all on function app.shared_clock() from public;

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

-- The hours of a person at a shift: those clocked for it, and others that share more than half an hour with it. A person
-- with two shifts in a row often clocks once. Hours that ended before the start say nothing. Someone who forgot to clock
-- out the day before is not at the shift: other hours begin at most twelve hours earlier. The browser has the same rule
-- (isClocked in rules/overShifts.ts).
create function app.hours_at_shift(shift public.shifts, moment timestamptz) returns setof public.time_entries
language sql stable security definer rows 2 set search_path = '' as $$
  select entry.* from public.time_entries as entry
  where entry.staff_id = shift.staff_id and entry.club_id = shift.club_id
    and coalesce(entry.clocked_out_at > shift.starts_at, true)
    and (
      entry.shift_id = shift.id
      or shift.starts_at <= moment and entry.clocked_in_at > shift.starts_at - interval '12 hours'
        and least(entry.clocked_out_at, shift.ends_at) - greatest(entry.clocked_in_at, shift.starts_at) > interval '30 minutes'
    )
$$;
revoke all on function app.hours_at_shift(public.shifts, timestamptz) from public;

-- The published shift of a person that they most likely clock in for, null if the work is not planned. First one without
-- hours that runs or begins within the minutes that count as on time, the one with the nearest start. Then the one to which
-- a person comes back. Then the next one to begin within two hours.
create function app.shift_to_clock(person public.staff_members, moment timestamptz) returns public.shifts
language sql stable security definer set search_path = '' as $$
  select shift.* from public.shifts as shift
  join public.club_labor_rules as rules on rules.club_id = shift.club_id
  cross join lateral (
    select exists (
      select from public.time_entries as entry
      where entry.shift_id = shift.id and coalesce(entry.clocked_out_at > shift.starts_at, true)
    ) as has_hours
  ) as known
  where shift.staff_id = person.id and shift.club_id = person.club_id and shift.status = 'published'
    and shift.starts_at <= moment + interval '2 hours' and shift.ends_at > moment
  order by
    case
      when has_hours then 1
      when shift.starts_at <= moment + rules.clock_early_minutes * interval '1 minute' then 0
      else 2
    end,
    abs(extract(epoch from shift.starts_at - moment)),
    shift.id
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
  shift public.shifts;
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
  -- Publishing that is taken back at the same moment waits for this entry, or leaves the shift out of it.
  select * into shift from public.shifts
  where id = (app.shift_to_clock(person, moment)).id and staff_id = person.id and status = 'published'
  for share;
  insert into public.time_entries (club_id, staff_id, shift_id, role, clocked_in_at, in_device)
  values (person.club_id, person.id, shift.id, coalesce(shift.role, person.role), moment, app.shared_clock())
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
  update public.time_entries set clocked_out_at = moment, out_device = app.shared_clock(), version = version + 1
  where id = entry_before.id
  returning * into entry;
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
