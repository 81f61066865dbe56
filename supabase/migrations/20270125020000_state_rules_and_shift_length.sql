-- Shifts are judged by the limits that a club entered for its state, and a long shift takes a reason.

alter table public.club_labor_rules
  add column shift_hours_cap integer not null default 12,
  add constraint club_labor_rules_shift_hours_range check (shift_hours_cap between 1 and 24);
comment on constraint club_labor_rules_shift_hours_range on public.club_labor_rules is
  'The hours of a shift are 1 to 24.';
comment on column public.club_labor_rules.shift_hours_cap is
  'A shift that is longer takes a reason, with its breaks. 24: none does.';
grant update (shift_hours_cap) on public.club_labor_rules to authenticated;

alter type app.shift_plan add attribute limits public.club_minor_limits;

-- Null for a shift that is open or cancelled, and for a person of another club. A shift that ends at midnight ends on the
-- day on which it began.
create or replace function app.plan_of(shift public.shifts) returns app.shift_plan
language plpgsql stable security definer set search_path = '' as $$
declare
  plan app.shift_plan;
begin
  select shift.id, shift.club_id, shift.role, shift.starts_at, shift.ends_at,
    shift.starts_at at time zone club.time_zone, shift.ends_at at time zone club.time_zone,
    (shift.starts_at at time zone club.time_zone)::date,
    ((shift.ends_at - interval '1 microsecond') at time zone club.time_zone)::date,
    app.worked_minutes(shift),
    person.id, person.name, person.status, person.birth_date, person.start_date, person.end_date,
    club.time_zone, app.club_today(club.id), rules, limits
  into plan
  from public.staff_members as person
  join public.clubs as club on club.id = person.club_id
  left join public.club_labor_rules as rules on rules.club_id = person.club_id
  left join public.club_minor_limits as limits on limits.club_id = person.club_id
    and limits.ages = app.minor_ages(person.birth_date, (shift.starts_at at time zone club.time_zone)::date)
  where person.id = shift.staff_id and person.club_id = shift.club_id and shift.status <> 'cancelled';
  if plan.staff_id is not null and (plan.rules).id is null then
    raise exception 'The club % has no labour rules, so its shifts cannot be checked.', plan.club_id
      using errcode = 'XX000', hint = 'Insert its row into club_labor_rules.';
  end if;
  return plan;
end
$$;

-- The limits that a club entered for its state (minor_limits.sql), as hard rules of a shift in the form of those in
-- shift_rules.sql. Federal limits hold beside them. A limit that was not entered is null, and nothing passes null.

-- On a school day and on another one the earliest start may differ.
create function app.state_start_problem(plan app.shift_plan) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  earliest time;
begin
  if (plan.limits).id is null then
    return null;
  end if;
  earliest := case when app.is_school_day(plan.club_id, plan.first_day)
    then (plan.limits).earliest_start_school else (plan.limits).earliest_start_other end;
  return case when plan.local_start < plan.first_day + earliest
    then format('%s and starts at %s or later on %s, by the limits entered for %s.', app.age_words(plan),
      to_char(plan.first_day + earliest, 'FMHH12:MI AM'), app.day_words(plan.first_day, plan.today),
      (plan.limits).state) end;
end
$$;

-- The evening before a school day may end earlier. A latest end after midnight lies on the next day.
create function app.state_end_problem(plan app.shift_plan) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  is_before_school boolean;
  latest time;
begin
  if (plan.limits).id is null then
    return null;
  end if;
  is_before_school := app.is_school_day(plan.club_id, plan.first_day + 1);
  latest := case when is_before_school
    then (plan.limits).latest_end_school else (plan.limits).latest_end_other end;
  return case when plan.local_end > plan.first_day + (latest <= '04:00')::integer + latest
    then format('%s and works until %s at most on %s, before %s, by the limits entered for %s.',
      app.age_words(plan), to_char(plan.first_day + latest, 'FMHH12:MI AM'),
      app.day_words(plan.first_day, plan.today),
      case when is_before_school then 'a school day' else 'a day without school' end, (plan.limits).state) end;
end
$$;

create function app.state_day_problem(plan app.shift_plan) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  is_school_day boolean;
  allowed integer;
  minutes integer;
begin
  if (plan.limits).id is null then
    return null;
  end if;
  is_school_day := app.is_school_day(plan.club_id, plan.first_day);
  allowed := case when is_school_day then (plan.limits).day_minutes_school else (plan.limits).day_minutes_other end;
  minutes := app.minutes_with_plan(plan, plan.first_day, plan.first_day);
  return case when minutes > allowed
    then format('%s and works at most %s on %s, which is %s, by the limits entered for %s: this would make it %s.',
      app.age_words(plan), app.hours_words(allowed), app.day_words(plan.first_day, plan.today),
      case when is_school_day then 'a school day' else 'no school day' end, (plan.limits).state,
      app.hours_words(minutes)) end;
end
$$;

-- In weeks from Sunday to Saturday, as the federal limit.
create function app.state_week_problem(plan app.shift_plan) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  sunday constant date := app.sunday_of(plan.first_day);
  has_school boolean;
  allowed integer;
  minutes integer;
begin
  if (plan.limits).id is null then
    return null;
  end if;
  has_school := exists (select from generate_series(0, 6) as day where app.is_school_day(plan.club_id, sunday + day));
  allowed := case when has_school then (plan.limits).week_minutes_school else (plan.limits).week_minutes_other end;
  minutes := app.minutes_with_plan(plan, sunday, sunday + 6);
  return case when minutes > allowed
    then format('%s and works at most %s in the week from %s, %s school, by the limits entered for %s: this would make it %s.',
      app.age_words(plan), app.hours_words(allowed), app.day_words(sunday, plan.today),
      case when has_school then 'which has' else 'which has no' end, (plan.limits).state, app.hours_words(minutes)) end;
end
$$;

-- A shift counts for the day on which it begins.
create function app.state_days_problem(plan app.shift_plan) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  sunday constant date := app.sunday_of(plan.first_day);
  allowed constant integer := (plan.limits).week_days;
  days integer;
begin
  if allowed is null then
    return null;
  end if;
  select count(distinct day) into days
  from (
    select plan.first_day as day
    union all
    select (other.starts_at at time zone plan.time_zone)::date
    from public.shifts as other
    where other.staff_id = plan.staff_id and other.status <> 'cancelled' and other.id is distinct from plan.shift_id
      and other.starts_at >= sunday::timestamp at time zone plan.time_zone
      and other.starts_at < (sunday + 7)::timestamp at time zone plan.time_zone
  ) as worked;
  return case when days > allowed
    then format('%s and works on at most %s in the week from %s, by the limits entered for %s: this would make it %s days.',
      app.age_words(plan), allowed || case when allowed = 1 then ' day' else ' days' end,
      app.day_words(sunday, plan.today), (plan.limits).state, days) end;
end
$$;

-- The least number of breaks that leaves no work longer than the state allows, when each lies where it helps most. A
-- shorter break does not interrupt work.
create function app.state_break_problem(plan app.shift_plan) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  longest constant integer := (plan.limits).break_after_minutes;
  pause constant integer := (plan.limits).break_minutes;
  whole integer;
  needed integer;
begin
  if longest is null then
    return null;
  end if;
  whole := extract(epoch from plan.ends_at - plan.starts_at) / 60;
  needed := greatest(ceil((whole - longest)::numeric / (longest + pause)), 0) * pause;
  return case when whole - plan.minutes < needed
    then format('%s and takes an unpaid break of %s minutes after at most %s of work, by the limits entered for %s: this shift needs %s minutes of break.',
      app.age_words(plan), pause, app.hours_words(longest), (plan.limits).state, needed) end;
end
$$;

revoke all on function app.state_start_problem(app.shift_plan), app.state_end_problem(app.shift_plan),
  app.state_day_problem(app.shift_plan), app.state_week_problem(app.shift_plan),
  app.state_days_problem(app.shift_plan), app.state_break_problem(app.shift_plan) from public;

-- A shift longer than the club plans. Federal law limits the pay of an adult's long day, not its hours.
create function app.length_problem(plan app.shift_plan) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  allowed constant integer := (plan.rules).shift_hours_cap * 60;
  minutes constant integer := extract(epoch from plan.ends_at - plan.starts_at) / 60;
begin
  return case when minutes > allowed
    then format('%s would work a shift of %s; the club plans %s at most.', plan.name, app.hours_words(minutes),
      app.hours_words(allowed)) end;
end
$$;
revoke all on function app.length_problem(app.shift_plan) from public;

-- hint says what to do next. `stored` is the shift as it stands, when a change of it is planned.
create or replace function app.shift_problems(shift public.shifts, stored public.shifts default null)
returns table (kind text, rule text, message text, hint text)
language plpgsql stable security definer set search_path = '' as $$
declare
  plan constant app.shift_plan := app.plan_of(shift);
  notice constant text := app.notice_problem(shift, stored);
begin
  if plan.staff_id is not null then
    return query
      select problem.* from (values
        ('hard', 'overlap', app.overlap_problem(plan),
          'Choose another time or person, or cancel the other shift first.'),
        ('hard', 'time_off', app.time_off_problem(plan), 'Choose someone else for this shift.'),
        ('hard', 'certification', app.certification_problem(plan),
          'Enter the renewed certification, or choose someone who holds it.'),
        ('hard', 'employment', app.employment_problem(plan),
          'Choose someone else, or correct the person''s dates and status.'),
        ('hard', 'minimum_age', app.minimum_age_problem(plan), 'Choose someone older.'),
        ('hard', 'minor_time_of_day', app.minor_time_of_day_problem(plan),
          'Choose an hour within those, or someone who is 16 or older.'),
        ('hard', 'minor_school_hours', app.minor_school_hours_problem(plan),
          'Choose a time outside of school. Holidays and breaks are entered in the school calendar.'),
        ('hard', 'minor_day_hours', app.minor_day_problem(plan),
          'Make the shift shorter, or choose someone who is 16 or older.'),
        ('hard', 'minor_week_hours', app.minor_week_problem(plan),
          'Make the shift shorter, or choose someone who is 16 or older.'),
        ('hard', 'state_start', app.state_start_problem(plan), 'Choose a later start, or someone older.'),
        ('hard', 'state_end', app.state_end_problem(plan), 'Choose an earlier end, or someone older.'),
        ('hard', 'state_day_hours', app.state_day_problem(plan), 'Make the shift shorter, or choose someone older.'),
        ('hard', 'state_week_hours', app.state_week_problem(plan), 'Make the shift shorter, or choose someone older.'),
        ('hard', 'state_week_days', app.state_days_problem(plan),
          'Choose a day on which they work already, or someone older.'),
        ('hard', 'state_break', app.state_break_problem(plan),
          'Enter the break in the shift, or make the shift shorter.'),
        ('soft', 'availability', app.availability_problem(plan),
          'Choose someone else, or give a reason to plan it anyway.'),
        ('soft', 'weekly_hours', app.weekly_hours_problem(plan),
          'Choose someone with fewer hours, or give a reason to plan it anyway.'),
        ('soft', 'rest', app.rest_problem(plan),
          'Choose a later start, or give a reason to plan it anyway.'),
        ('soft', 'shift_length', app.length_problem(plan),
          'Make the shift shorter, or give a reason to plan it anyway.')
      ) as problem (kind, rule, message, hint)
      where problem.message is not null;
  end if;
  if notice is not null then
    return query select 'soft', 'notice', notice, 'Talk to the person first, then give the reason for the change.';
  end if;
end
$$;

-- What forbids a person the shift that they would get in a swap. The hours and days of minors depend on both shifts, so
-- they are judged when the swap is approved.
create or replace function app.obstacle_to_trading(shift public.shifts, taker uuid, given_away uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  overlapping public.shifts;
begin
  select * into overlapping from public.shifts as other
  where other.staff_id = taker and other.status <> 'cancelled' and other.id not in (shift.id, given_away)
    and tstzrange(other.starts_at, other.ends_at) && tstzrange(shift.starts_at, shift.ends_at)
  order by other.starts_at
  limit 1;
  shift.staff_id := taker;
  return nullif(concat_ws(' ',
    case when overlapping.id is not null then format('%s already works on %s.',
      (select name from public.staff_members where id = taker), app.shift_words(overlapping)) end,
    (select string_agg(message, ' ') from app.shift_problems(shift)
      where kind = 'hard' and rule not in ('overlap', 'minor_day_hours', 'minor_week_hours', 'state_day_hours',
        'state_week_hours', 'state_week_days'))), '');
end
$$;
