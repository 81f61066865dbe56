-- What a state sets for the hours of minors beyond federal law. A club enters it, because the states differ and change
-- their laws often: U.S. Department of Labor, Wage and Hour Division, "State Child Labor Laws"
-- (https://www.dol.gov/agencies/whd/state/child-labor). The federal limits hold beside these (29 U.S.C. 218(a)), so the
-- stricter ones decide. state_rules.sql judges shifts by them.

create table public.club_minor_limits (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  ages text not null,
  state text not null,
  source text not null,
  earliest_start_school time,
  latest_end_school time,
  earliest_start_other time,
  latest_end_other time,
  day_minutes_school integer,
  day_minutes_other integer,
  week_minutes_school integer,
  week_minutes_other integer,
  week_days integer,
  break_minutes integer,
  break_after_minutes integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint club_minor_limits_once_per_age unique (club_id, ages),
  constraint club_minor_limits_ages_known check (ages in ('14-15', '16-17')),
  constraint club_minor_limits_state_length
    check (char_length(btrim(state)) between 2 and 60 and char_length(state) <= 60 and app.is_one_line(state)),
  constraint club_minor_limits_source_length
    check (char_length(btrim(source)) between 3 and 500 and char_length(source) <= 500 and app.is_one_line(source)),
  constraint club_minor_limits_start_range
    check (earliest_start_school <= '12:00' and extract(second from earliest_start_school) = 0),
  constraint club_minor_limits_other_start_range
    check (earliest_start_other <= '12:00' and extract(second from earliest_start_other) = 0),
  constraint club_minor_limits_end_range check (
    (latest_end_school <= '04:00' or latest_end_school between '12:00' and '23:59')
    and extract(second from latest_end_school) = 0
  ),
  constraint club_minor_limits_other_end_range check (
    (latest_end_other <= '04:00' or latest_end_other between '12:00' and '23:59')
    and extract(second from latest_end_other) = 0
  ),
  -- Otherwise a shift after midnight would be neither before the morning's start nor after the evening's end.
  constraint club_minor_limits_whole_night check (latest_end_school is null or earliest_start_school is not null),
  constraint club_minor_limits_other_whole_night check (latest_end_other is null or earliest_start_other is not null),
  constraint club_minor_limits_day_range check (day_minutes_school between 0 and 1440),
  constraint club_minor_limits_other_day_range check (day_minutes_other between 0 and 1440),
  constraint club_minor_limits_day_order check (day_minutes_school <= day_minutes_other),
  constraint club_minor_limits_week_range check (week_minutes_school between 0 and 10080),
  constraint club_minor_limits_other_week_range check (week_minutes_other between 0 and 10080),
  constraint club_minor_limits_week_order check (week_minutes_school <= week_minutes_other),
  constraint club_minor_limits_week_days_range check (week_days between 1 and 6),
  constraint club_minor_limits_break_range check (break_minutes between 5 and 120),
  constraint club_minor_limits_break_after_range check (break_after_minutes between 60 and 720),
  constraint club_minor_limits_whole_break check ((break_minutes is null) = (break_after_minutes is null)),
  constraint club_minor_limits_some_limit check (num_nonnulls(earliest_start_school, latest_end_school,
    earliest_start_other, latest_end_other, day_minutes_school, day_minutes_other, week_minutes_school,
    week_minutes_other, week_days, break_minutes, break_after_minutes) > 0)
);
comment on constraint club_minor_limits_once_per_age on public.club_minor_limits is
  'The limits of this age are entered already. Change those.';
comment on constraint club_minor_limits_ages_known on public.club_minor_limits is
  'Limits are for people of 14 and 15, or of 16 and 17.';
comment on constraint club_minor_limits_state_length on public.club_minor_limits is
  'The name of a state has 2 to 60 characters.';
comment on constraint club_minor_limits_source_length on public.club_minor_limits is
  'A source has 3 to 500 characters, such as a section of the law or a link to it.';
comment on constraint club_minor_limits_start_range on public.club_minor_limits is
  'An earliest start lies between midnight and noon.';
comment on constraint club_minor_limits_other_start_range on public.club_minor_limits is
  'An earliest start lies between midnight and noon.';
comment on constraint club_minor_limits_end_range on public.club_minor_limits is
  'A latest end lies between noon and 4:00 AM.';
comment on constraint club_minor_limits_other_end_range on public.club_minor_limits is
  'A latest end lies between noon and 4:00 AM.';
comment on constraint club_minor_limits_whole_night on public.club_minor_limits is
  'A latest end needs an earliest start, so that it says when the night is over.';
comment on constraint club_minor_limits_other_whole_night on public.club_minor_limits is
  'A latest end needs an earliest start, so that it says when the night is over.';
comment on constraint club_minor_limits_day_range on public.club_minor_limits is 'The hours of a day are 0 to 24.';
comment on constraint club_minor_limits_other_day_range on public.club_minor_limits is
  'The hours of a day are 0 to 24.';
comment on constraint club_minor_limits_day_order on public.club_minor_limits is
  'A school day has no more hours than another day.';
comment on constraint club_minor_limits_week_range on public.club_minor_limits is 'The hours of a week are 0 to 168.';
comment on constraint club_minor_limits_other_week_range on public.club_minor_limits is
  'The hours of a week are 0 to 168.';
comment on constraint club_minor_limits_week_order on public.club_minor_limits is
  'A week with school has no more hours than another week.';
comment on constraint club_minor_limits_week_days_range on public.club_minor_limits is
  'The days of a week are limited to 1 to 6.';
comment on constraint club_minor_limits_break_range on public.club_minor_limits is 'A break has 5 to 120 minutes.';
comment on constraint club_minor_limits_break_after_range on public.club_minor_limits is
  'A break comes after 1 to 12 hours of work.';
comment on constraint club_minor_limits_whole_break on public.club_minor_limits is
  'A break needs its minutes, and the hours of work after which it comes.';
comment on constraint club_minor_limits_some_limit on public.club_minor_limits is 'Enter at least one limit.';
comment on table public.club_minor_limits is
  'What the state of a club sets for the hours of minors beyond federal law. A column without a value sets no limit.';
comment on column public.club_minor_limits.ages is '14-15 or 16-17: the age on the day of a shift.';
comment on column public.club_minor_limits.state is 'Its name, such as North Carolina, as refusals say it.';
comment on column public.club_minor_limits.source is 'Where the limits come from: a section of the law, or a link.';
comment on column public.club_minor_limits.earliest_start_school is 'On a school day.';
comment on column public.club_minor_limits.latest_end_school is
  'On a day before a school day. Until 4:00 AM it lies on the next day.';
comment on column public.club_minor_limits.earliest_start_other is 'On a day without school.';
comment on column public.club_minor_limits.latest_end_other is
  'On a day before one without school. Until 4:00 AM it lies on the next day.';
comment on column public.club_minor_limits.day_minutes_school is 'The most paid minutes on a school day.';
comment on column public.club_minor_limits.day_minutes_other is 'The most paid minutes on another day.';
comment on column public.club_minor_limits.week_minutes_school is
  'The most paid minutes from Sunday to Saturday, with school on at least one of the days.';
comment on column public.club_minor_limits.week_minutes_other is 'The most paid minutes in another week.';
comment on column public.club_minor_limits.week_days is 'The most days of work from Sunday to Saturday.';
comment on column public.club_minor_limits.break_minutes is
  'The least length of an unpaid break that interrupts work.';
comment on column public.club_minor_limits.break_after_minutes is 'The longest work without such a break.';
-- The staff read the limits of their club; managers and admins keep them.
call app.secure_club_rows('public.club_minor_limits',
  writable => '{ages,state,source,earliest_start_school,latest_end_school,earliest_start_other,latest_end_other,day_minutes_school,day_minutes_other,week_minutes_school,week_minutes_other,week_days,break_minutes,break_after_minutes}',
  readers => 'staff');
call app.give_tables_to_module('operations', '{club_minor_limits}');

-- Whose limits hold for a person on a day: '14-15', '16-17', or null for everyone else.
create function app.minor_ages(birth_date date, day date) returns text
language sql immutable set search_path = '' as $$
  select case
    when day >= birth_date + interval '18 years' then null
    when day >= birth_date + interval '16 years' then '16-17'
    when day >= birth_date + interval '14 years' then '14-15'
  end
$$;
revoke all on function app.minor_ages(date, date) from public;
