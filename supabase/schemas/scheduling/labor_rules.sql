-- Labour rules: what a club plans by, when school is in session, and the club's wall clock.

-- The wall clock of a club: a moment as its clocks show it, and the moment at which they show something.
create function app.club_local(club_id_param uuid, moment timestamptz) returns timestamp
language sql stable security definer set search_path = '' as $$
  select moment at time zone time_zone from public.clubs where id = club_id_param
$$;
create function app.club_moment(club_id_param uuid, local_time timestamp) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select local_time at time zone time_zone from public.clubs where id = club_id_param
$$;
revoke all on function app.club_local(uuid, timestamptz), app.club_moment(uuid, timestamp) from public;
-- They tell the time and nothing else of a club.
grant execute on function app.club_local(uuid, timestamptz), app.club_moment(uuid, timestamp)
  to authenticated, service_role;

-- The Sunday of the week that a day lies in.
create function app.sunday_of(day date) returns date
language sql immutable set search_path = '' as $$
  select day - extract(dow from day)::integer
$$;
revoke all on function app.sunday_of(date) from public;
grant execute on function app.sunday_of(date) to authenticated, service_role;

-- The same for a day that a client names, which may be anything.
create function app.sunday_of_named(day date) returns date
language plpgsql immutable set search_path = '' as $$
begin
  if day is null or day not between '2000-01-01' and '2100-01-01' then
    raise exception 'A week is named by one of its days, between 2000 and 2100.'
      using errcode = '22023', hint = 'Choose a day of the week.';
  end if;
  return app.sunday_of(day);
end
$$;
revoke all on function app.sunday_of_named(date) from public;

create table public.club_labor_rules (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  workweek_start smallint not null default 0,
  weekly_hours_cap integer not null default 40,
  rest_hours integer not null default 10,
  notice_hours integer not null default 24,
  school_starts_at time not null default '08:00',
  school_ends_at time not null default '15:00',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  state text,
  minimum_wage numeric(6, 2),
  minimum_wage_reason text,
  uses_time_clock_from date,
  clock_early_minutes integer not null default 10,
  clock_late_minutes integer not null default 5,
  paid_break_minutes integer not null default 20,
  is_overtime_exempt boolean not null default false,
  availability_due_days integer not null default 7,
  time_off_notice_days integer not null default 0,
  staff_take_open_shifts boolean not null default true,
  shift_hours_cap integer not null default 12,
  constraint club_labor_rules_one_per_club unique (club_id),
  constraint club_labor_rules_workweek_start_weekday check (workweek_start between 0 and 6),
  constraint club_labor_rules_weekly_hours_range check (weekly_hours_cap between 1 and 168),
  constraint club_labor_rules_rest_range check (rest_hours between 0 and 24),
  constraint club_labor_rules_notice_range check (notice_hours between 0 and 336),
  constraint club_labor_rules_school_hours_order check (school_starts_at < school_ends_at),
  constraint club_labor_rules_state_form check (state ~ '^[A-Z]{2}$'),
  constraint club_labor_rules_minimum_wage_range check (minimum_wage between 0 and 1000),
  constraint club_labor_rules_minimum_wage_reason_length check (char_length(btrim(minimum_wage_reason)) between 3 and 500
    and char_length(minimum_wage_reason) <= 500),
  constraint club_labor_rules_minimum_wage_with_reason check ((minimum_wage is null) = (minimum_wage_reason is null)),
  constraint club_labor_rules_clock_from_range check (uses_time_clock_from between '2000-01-01' and '2100-01-01'),
  constraint club_labor_rules_clock_early_range check (clock_early_minutes between 0 and 120),
  constraint club_labor_rules_clock_late_range check (clock_late_minutes between 0 and 120),
  constraint club_labor_rules_paid_break_range check (paid_break_minutes between 20 and 240),
  constraint club_labor_rules_availability_due_range check (availability_due_days between 0 and 60),
  constraint club_labor_rules_time_off_notice_range check (time_off_notice_days between 0 and 180),
  constraint club_labor_rules_shift_hours_range check (shift_hours_cap between 1 and 24)
);
comment on constraint club_labor_rules_one_per_club on public.club_labor_rules is
  'The club has its labor rules already. Change those.';
comment on constraint club_labor_rules_workweek_start_weekday on public.club_labor_rules is
  'A week starts on a day from 0 (Sunday) to 6 (Saturday).';
comment on constraint club_labor_rules_weekly_hours_range on public.club_labor_rules is
  'The hours of a week are 1 to 168.';
comment on constraint club_labor_rules_rest_range on public.club_labor_rules is
  'The rest between two shifts is 0 to 24 hours.';
comment on constraint club_labor_rules_notice_range on public.club_labor_rules is
  'A change of the schedule is announced 0 to 336 hours ahead.';
comment on constraint club_labor_rules_school_hours_order on public.club_labor_rules is 'School ends after it starts.';
comment on constraint club_labor_rules_state_form on public.club_labor_rules is
  'A state is two capital letters, such as NC.';
comment on constraint club_labor_rules_minimum_wage_range on public.club_labor_rules is
  'A minimum wage is $0 to $1,000 an hour.';
comment on constraint club_labor_rules_minimum_wage_reason_length on public.club_labor_rules is
  'A reason has 3 to 500 characters.';
comment on constraint club_labor_rules_minimum_wage_with_reason on public.club_labor_rules is
  'A minimum wage of your own takes a reason.';
comment on constraint club_labor_rules_clock_from_range on public.club_labor_rules is
  'The time clock begins on a day between 2000 and 2100.';
comment on constraint club_labor_rules_clock_early_range on public.club_labor_rules is
  'Early is 0 to 120 minutes before a shift.';
comment on constraint club_labor_rules_clock_late_range on public.club_labor_rules is
  'Late is 0 to 120 minutes after the start of a shift.';
comment on constraint club_labor_rules_paid_break_range on public.club_labor_rules is
  'Federal law counts breaks of up to 20 minutes as work, so 20 to 240 minutes are paid.';
comment on constraint club_labor_rules_availability_due_range on public.club_labor_rules is
  'Availability is due 0 to 60 days before its week begins.';
comment on constraint club_labor_rules_time_off_notice_range on public.club_labor_rules is
  'Time off is asked for 0 to 180 days ahead.';
comment on constraint club_labor_rules_shift_hours_range on public.club_labor_rules is
  'The hours of a shift are 1 to 24.';
comment on column public.club_labor_rules.state is 'Null: the state that the address of the club names.';
comment on column public.club_labor_rules.minimum_wage is
  'US dollars an hour, where local law differs. Null: what state and nation set (app.minimum_wage).';
comment on column public.club_labor_rules.workweek_start is '0 for Sunday. The seven days that overtime is counted in (29 CFR 778.105).';
comment on column public.club_labor_rules.weekly_hours_cap is 'More hours than this in the workweek are overtime: 40 by federal law (29 U.S.C. 207(a)(1)).';
comment on column public.club_labor_rules.rest_hours is 'Between two shifts of one person.';
comment on column public.club_labor_rules.notice_hours is 'How long before its start a published shift is changed without a reason.';
comment on column public.club_labor_rules.school_starts_at is 'Of the local public schools, on a school day, as school_ends_at (29 CFR 570.35(b)).';
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
comment on column public.club_labor_rules.availability_due_days is
  'How many days before a week begins (on its Sunday) people say when they can work in it.';
comment on column public.club_labor_rules.time_off_notice_days is
  'How many days before its first day people ask for time off. 0: at any time.';
comment on column public.club_labor_rules.staff_take_open_shifts is
  'Whether people take an open shift that breaks no rule for them. If not, they ask for it and a manager decides.';
comment on column public.club_labor_rules.shift_hours_cap is
  'A shift that is longer takes a reason, with its breaks. 24: none does.';
-- Members read what their club plans by; managers and admins change it. Every club has exactly one row.
call app.secure_club_rows('public.club_labor_rules',
  writable => '{workweek_start,weekly_hours_cap,rest_hours,notice_hours,school_starts_at,school_ends_at,state,minimum_wage,minimum_wage_reason,uses_time_clock_from,clock_early_minutes,clock_late_minutes,paid_break_minutes,is_overtime_exempt,availability_due_days,time_off_notice_days,staff_take_open_shifts,shift_hours_cap}',
  verbs => '{select,update}');

create function app.add_labor_rules() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.club_labor_rules (club_id) values (new.id);
  return null;
end
$$;
revoke all on function app.add_labor_rules() from public;
create trigger clubs_add_labor_rules after insert on public.clubs
  for each row execute function app.add_labor_rules();

create table public.school_calendar_days (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  day date not null,
  is_school_day boolean not null,
  name text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint school_calendar_days_once unique (club_id, day),
  constraint school_calendar_days_range check (day between '2000-01-01' and '2100-01-01'),
  constraint school_calendar_days_name_length check (char_length(btrim(name)) between 1 and 80 and char_length(name) <= 80)
);
comment on constraint school_calendar_days_once on public.school_calendar_days is
  'This day is in the school calendar already. Change that one.';
comment on constraint school_calendar_days_range on public.school_calendar_days is
  'A day of the school calendar lies between 2000 and 2100.';
comment on constraint school_calendar_days_name_length on public.school_calendar_days is
  'A name has 1 to 80 characters.';
comment on table public.school_calendar_days is
  'Days on which the local public schools differ from the usual: holidays, breaks, school in June or August.';
comment on column public.school_calendar_days.name is 'What the day is called, such as Spring Break.';
-- The staff read the school calendar of their club; managers and admins keep it.
call app.secure_club_rows('public.school_calendar_days', writable => '{day,is_school_day,name}', readers => 'staff');

-- The first Monday of September.
create function app.labor_day(year integer) returns date
language sql immutable set search_path = '' as $$
  select make_date(year, 9, 1) + (8 - extract(isodow from make_date(year, 9, 1))::integer) % 7
$$;
revoke all on function app.labor_day(integer) from public;

-- From June 1 through Labor Day: the summer of 29 CFR 570.35(a)(6).
create function app.is_labor_summer(day date) returns boolean
language sql immutable set search_path = '' as $$
  select day between make_date(extract(year from day)::integer, 6, 1) and app.labor_day(extract(year from day)::integer)
$$;
revoke all on function app.is_labor_summer(date) from public;

-- Whether school is in session on a day. Where the calendar says nothing, weekdays outside of the summer are school days.
create function app.is_school_day(club_id_param uuid, day_param date) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(
    (select is_school_day from public.school_calendar_days where club_id = club_id_param and day = day_param),
    extract(isodow from day_param) < 6 and not app.is_labor_summer(day_param)
  );
end
$$;
revoke all on function app.is_school_day(uuid, date) from public;

call app.give_tables_to_module('operations', '{school_calendar_days}');
