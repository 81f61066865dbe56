-- The federal rules for whoever is 14 or 15 years old on the day of a shift: 29 CFR 570.35(a), by the local school
-- calendar, in weeks from Sunday to Saturday. They are hard rules, in the form of ..._shift_rules.sql.

-- Whether they hold for a person on a day. Someone whose birth date is not known counts as an adult.
create function app.is_young_worker(plan app.shift_plan) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return coalesce(plan.first_day >= plan.birth_date + interval '14 years'
    and plan.first_day < plan.birth_date + interval '16 years', false);
end
$$;

-- 'Lucy Tran is 15'
create function app.age_words(plan app.shift_plan) returns text
language sql immutable set search_path = '' as $$
  select format('%s is %s', plan.name, extract(year from age(plan.first_day, plan.birth_date)))
$$;

-- Nobody younger than 14: subpart C of part 570 opens these occupations to 14- and 15-year-olds only (29 CFR 570.31).
create function app.minimum_age_problem(plan app.shift_plan) returns text
language plpgsql stable set search_path = '' as $$
begin
  return case when plan.first_day < plan.birth_date + interval '14 years'
    then app.age_words(plan) || '. Federal law lets nobody younger than 14 work here.' end;
end
$$;

-- 7 AM to 7 PM, until 9 PM from June 1 through Labor Day: 29 CFR 570.35(a)(6).
create function app.minor_time_of_day_problem(plan app.shift_plan) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  latest constant time := case when app.is_labor_summer(plan.first_day) then '21:00' else '19:00' end;
begin
  return case when app.is_young_worker(plan)
    and not (plan.local_start >= plan.first_day + time '07:00' and plan.local_end <= plan.first_day + latest)
    then format('%s and works from 7:00 AM to %s at most on %s.', app.age_words(plan),
      to_char(plan.first_day + latest, 'FMHH12:MI AM'), app.day_words(plan.first_day)) end;
end
$$;

-- Outside of school hours: 29 CFR 570.35(a)(1) and (b).
create function app.minor_school_hours_problem(plan app.shift_plan) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  school_starts constant timestamp := plan.first_day + (plan.rules).school_starts_at;
  school_ends constant timestamp := plan.first_day + (plan.rules).school_ends_at;
begin
  return case when app.is_young_worker(plan)
    and plan.local_start < school_ends and plan.local_end > school_starts
    and app.is_school_day(plan.club_id, plan.first_day)
    then format('%s and is at school on %s from %s to %s.', app.age_words(plan), app.day_words(plan.first_day),
      to_char(school_starts, 'FMHH12:MI AM'), to_char(school_ends, 'FMHH12:MI AM')) end;
end
$$;

-- Minutes that the person would work on these days with this shift among the others. A shift counts for the day on which
-- it begins.
create function app.minutes_with_plan(plan app.shift_plan, from_day date, until_day date) returns integer
language plpgsql stable security definer set search_path = '' as $$
begin
  return plan.minutes + (
    select coalesce(sum(app.worked_minutes(other)), 0)
    from public.shifts as other
    where other.staff_id = plan.staff_id and other.status <> 'cancelled' and other.id is distinct from plan.shift_id
      and other.starts_at >= from_day::timestamp at time zone plan.time_zone
      and other.starts_at < (until_day + 1)::timestamp at time zone plan.time_zone
  );
end
$$;

-- 3 hours on a school day, otherwise 8: 29 CFR 570.35(a)(4) and (5).
create function app.minor_day_problem(plan app.shift_plan) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  is_school_day boolean;
  allowed integer;
  minutes integer;
begin
  if not app.is_young_worker(plan) then
    return null;
  end if;
  is_school_day := app.is_school_day(plan.club_id, plan.first_day);
  allowed := case when is_school_day then 180 else 480 end;
  minutes := app.minutes_with_plan(plan, plan.first_day, plan.first_day);
  return case when minutes > allowed
    then format('%s and works at most %s on %s, which is %s: this would make it %s.', app.age_words(plan),
      app.hours_words(allowed), app.day_words(plan.first_day),
      case when is_school_day then 'a school day' else 'no school day' end, app.hours_words(minutes)) end;
end
$$;

-- 18 hours in a week with school on at least one of its days, otherwise 40: 29 CFR 570.35(a)(2) and (3).
create function app.minor_week_problem(plan app.shift_plan) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  sunday constant date := app.sunday_of(plan.first_day);
  has_school boolean;
  allowed integer;
  minutes integer;
begin
  if not app.is_young_worker(plan) then
    return null;
  end if;
  has_school := exists (select from generate_series(0, 6) as day where app.is_school_day(plan.club_id, sunday + day));
  allowed := case when has_school then 1080 else 2400 end;
  minutes := app.minutes_with_plan(plan, sunday, sunday + 6);
  return case when minutes > allowed
    then format('%s and works at most %s in the week from %s, %s school: this would make it %s.', app.age_words(plan),
      app.hours_words(allowed), app.day_words(sunday), case when has_school then 'which has' else 'which has no' end,
      app.hours_words(minutes)) end;
end
$$;

revoke all on function app.is_young_worker(app.shift_plan), app.age_words(app.shift_plan),
  app.minutes_with_plan(app.shift_plan, date, date), app.minimum_age_problem(app.shift_plan),
  app.minor_time_of_day_problem(app.shift_plan), app.minor_school_hours_problem(app.shift_plan),
  app.minor_day_problem(app.shift_plan), app.minor_week_problem(app.shift_plan) from public;
