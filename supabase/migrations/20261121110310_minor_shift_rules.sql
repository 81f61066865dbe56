-- The federal rules for whoever is 14 or 15 years old on the day of a shift: 29 CFR 570.35(a), by the local school
-- calendar, in weeks from Sunday to Saturday. They are hard rules, in the form of ..._shift_rules.sql.

-- Whether the rules below hold for a person on a day. Someone whose birth date is not known counts as an adult.
create function app.is_young_worker(person public.staff_members, day date) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(
    day >= person.birth_date + interval '14 years' and day < person.birth_date + interval '16 years', false)
$$;

create function app.age_words(person public.staff_members, day date) returns text
language sql immutable set search_path = '' as $$
  select format('%s is %s', person.name, extract(year from age(day, person.birth_date)))
$$;

-- Nobody younger than 14: subpart C of part 570 opens these occupations to 14- and 15-year-olds only (29 CFR 570.31).
create function app.minimum_age_problem(shift public.shifts, person public.staff_members) returns text
language sql stable security definer set search_path = '' as $$
  select app.age_words(person, lower(days)) || '. Federal law lets nobody younger than 14 work here.'
  from app.shift_days(shift) as days
  where lower(days) < person.birth_date + interval '14 years'
$$;

-- 7 AM to 7 PM, until 9 PM from June 1 through Labor Day: 29 CFR 570.35(a)(6).
create function app.minor_time_of_day_problem(shift public.shifts, person public.staff_members) returns text
language sql stable security definer set search_path = '' as $$
  select app.age_words(person, first_day) || ' and works between 7:00 AM and '
    || case when app.is_labor_summer(first_day) then '9:00' else '7:00' end || ' PM on ' || app.day_words(first_day) || '.'
  from (
    select app.club_local(shift.club_id, shift.starts_at) as starts, app.club_local(shift.club_id, shift.ends_at) as ends
  ) as local
  cross join lateral (select starts::date as first_day) as day
  where app.is_young_worker(person, first_day) and not (
    starts >= first_day + time '07:00'
    and ends <= first_day + case when app.is_labor_summer(first_day) then time '21:00' else time '19:00' end
  )
$$;

-- Outside of school hours: 29 CFR 570.35(a)(1) and (b).
create function app.minor_school_hours_problem(shift public.shifts, person public.staff_members) returns text
language sql stable security definer set search_path = '' as $$
  select format('%s and is at school on %s from %s to %s.', app.age_words(person, first_day), app.day_words(first_day),
    to_char(first_day + rules.school_starts_at, 'FMHH12:MI AM'), to_char(first_day + rules.school_ends_at, 'FMHH12:MI AM'))
  from public.club_labor_rules as rules
  cross join lateral (
    select app.club_local(shift.club_id, shift.starts_at) as starts, app.club_local(shift.club_id, shift.ends_at) as ends
  ) as local
  cross join lateral (select starts::date as first_day) as day
  where rules.club_id = shift.club_id
    and app.is_young_worker(person, first_day) and app.is_school_day(shift.club_id, first_day)
    and tsrange(starts, ends) && tsrange(first_day + rules.school_starts_at, first_day + rules.school_ends_at)
$$;

-- Minutes that a person would work on days from..until with this shift among their shifts. A shift counts for the day
-- on which it begins.
create function app.minutes_with_shift(shift public.shifts, from_day date, until_day date) returns integer
language sql stable security definer set search_path = '' as $$
  select app.worked_minutes(shift) + coalesce(sum(app.worked_minutes(other)), 0)::integer
  from app.other_shifts(shift) as other
  where other.starts_at >= app.club_moment(shift.club_id, from_day)
    and other.starts_at < app.club_moment(shift.club_id, until_day + 1)
$$;

-- 3 hours on a school day, otherwise 8: 29 CFR 570.35(a)(4) and (5).
create function app.minor_day_problem(shift public.shifts, person public.staff_members) returns text
language sql stable security definer set search_path = '' as $$
  select format('%s and works at most %s on %s, which is %s: this would make it %s.', app.age_words(person, first_day),
    app.hours_words(allowed), app.day_words(first_day),
    case when allowed = 180 then 'a school day' else 'no school day' end, app.hours_words(minutes))
  from (select app.club_date(shift.club_id, shift.starts_at) as first_day) as day
  cross join lateral (
    select
      case when app.is_school_day(shift.club_id, first_day) then 180 else 480 end as allowed,
      app.minutes_with_shift(shift, first_day, first_day) as minutes
  ) as counted
  where app.is_young_worker(person, first_day) and minutes > allowed
$$;

-- 18 hours in a week with school on at least one of its days, otherwise 40: 29 CFR 570.35(a)(2) and (3).
create function app.minor_week_problem(shift public.shifts, person public.staff_members) returns text
language sql stable security definer set search_path = '' as $$
  select format('%s and works at most %s in the week from %s, which has %s: this would make it %s.',
    app.age_words(person, first_day), app.hours_words(allowed), app.day_words(sunday),
    case when allowed = 1080 then 'school' else 'no school' end, app.hours_words(minutes))
  from (select app.club_date(shift.club_id, shift.starts_at) as first_day) as day
  cross join lateral (select app.sunday_of(first_day) as sunday) as week
  cross join lateral (
    select
      case when exists (
        select from generate_series(0, 6) as later where app.is_school_day(shift.club_id, sunday + later)
      ) then 1080 else 2400 end as allowed,
      app.minutes_with_shift(shift, sunday, sunday + 6) as minutes
  ) as counted
  where app.is_young_worker(person, first_day) and minutes > allowed
$$;

revoke all on function app.is_young_worker(public.staff_members, date), app.age_words(public.staff_members, date),
  app.minutes_with_shift(public.shifts, date, date),
  app.minimum_age_problem(public.shifts, public.staff_members),
  app.minor_time_of_day_problem(public.shifts, public.staff_members),
  app.minor_school_hours_problem(public.shifts, public.staff_members),
  app.minor_day_problem(public.shifts, public.staff_members),
  app.minor_week_problem(public.shifts, public.staff_members) from public;
