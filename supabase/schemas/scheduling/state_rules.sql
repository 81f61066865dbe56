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

-- The evening before a school day may end earlier. A latest end after midnight lies on the next day, and is said of it.
create function app.state_end_problem(plan app.shift_plan) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  is_before_school boolean;
  latest time;
  last_day date;
begin
  if (plan.limits).id is null then
    return null;
  end if;
  is_before_school := app.is_school_day(plan.club_id, plan.first_day + 1);
  latest := case when is_before_school
    then (plan.limits).latest_end_school else (plan.limits).latest_end_other end;
  last_day := plan.first_day + (latest <= '04:00')::integer;
  return case when plan.local_end > last_day + latest
    then format('%s and works until %s at most on %s, %s %s, by the limits entered for %s.',
      app.age_words(plan), to_char(last_day + latest, 'FMHH12:MI AM'), app.day_words(last_day, plan.today),
      case when last_day = plan.first_day then 'before' else 'which is' end,
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

-- The minutes of break that let no work be longer than the state allows, when each break lies where it helps most: as many
-- breaks as are needed, or one less that are longer. A shorter break does not interrupt work.
create function app.state_break_problem(plan app.shift_plan) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  longest constant integer := (plan.limits).break_after_minutes;
  pause constant integer := (plan.limits).break_minutes;
  whole integer;
  breaks integer;
  needed integer;
begin
  if longest is null then
    return null;
  end if;
  whole := extract(epoch from plan.ends_at - plan.starts_at) / 60;
  breaks := ceil((whole - longest)::numeric / (longest + pause));
  needed := case when breaks > 0 then greatest(pause, least(breaks * pause, whole - breaks * longest)) else 0 end;
  return case when whole - plan.minutes < needed
    then format('%s and takes an unpaid break of %s minutes after at most %s of work, by the limits entered for %s: this shift needs %s minutes of break.',
      app.age_words(plan), pause, app.hours_words(longest), (plan.limits).state, needed) end;
end
$$;

revoke all on function app.state_start_problem(app.shift_plan), app.state_end_problem(app.shift_plan),
  app.state_day_problem(app.shift_plan), app.state_week_problem(app.shift_plan),
  app.state_days_problem(app.shift_plan), app.state_break_problem(app.shift_plan) from public;
