-- The hard rules of a shift: no one can override them. One function for each rule. Each takes a planned shift and says
-- in a sentence what is wrong with it, or null. They read confidential data, so only app.shift_problems calls them
-- (shift_checks.sql).
--
-- The rules are those of the product's scheduling. A rule with an outside source names the source. They are plpgsql
-- because every shift that is written passes all of them: their plans are kept, those of sql are not.

-- A shift that is planned for a person, with everything of the club and the person that the rules ask for.
create type app.shift_plan as (
  shift_id uuid,
  club_id uuid,
  role text,
  starts_at timestamptz,
  ends_at timestamptz,
  -- On the club's clock.
  local_start timestamp,
  local_end timestamp,
  first_day date,
  last_day date,
  -- Paid.
  minutes integer,
  staff_id uuid,
  name text,
  staff_status text,
  birth_date date,
  employed_from date,
  employed_until date,
  time_zone text,
  today date,
  rules public.club_labor_rules,
  -- What the state sets for a person of this age; null without it.
  limits public.club_minor_limits
);

create function app.worked_minutes(shift public.shifts) returns integer
language plpgsql immutable set search_path = '' as $$
begin
  return (extract(epoch from shift.ends_at - shift.starts_at) / 60)::integer - shift.break_minutes;
end
$$;

-- Null for a shift that is open or cancelled, and for a person of another club. A shift that ends at midnight ends on the
-- day on which it began.
create function app.plan_of(shift public.shifts) returns app.shift_plan
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

create function app.shift_words(shift public.shifts) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select app.period_words(time_zone, shift.starts_at, shift.ends_at,
      (coalesce(clock_override, now()) at time zone time_zone)::date)
    from public.clubs where id = shift.club_id
  );
end
$$;

create function app.overlap_problem(plan app.shift_plan) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select format('%s already works on %s.', plan.name,
      app.period_words(plan.time_zone, other.starts_at, other.ends_at, plan.today))
    from public.shifts as other
    where other.staff_id = plan.staff_id and other.status <> 'cancelled' and other.id is distinct from plan.shift_id
      and tstzrange(other.starts_at, other.ends_at) && tstzrange(plan.starts_at, plan.ends_at)
    order by other.starts_at
    limit 1
  );
end
$$;

create function app.time_off_problem(plan app.shift_plan) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select format('%s has time off %s.', plan.name,
      case when off.ends_on > off.starts_on then 'from ' else 'on ' end
        || app.days_words(off.starts_on, off.ends_on, plan.today))
    from public.time_off_requests as off
    where off.staff_id = plan.staff_id and off.status = 'approved'
      and off.starts_on <= plan.last_day and off.ends_on >= plan.first_day
    order by off.starts_on
    limit 1
  );
end
$$;

-- Every certification that the role requires must be valid on every day of the shift.
create function app.certification_problem(plan app.shift_plan) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select format('%s cannot work as %s on %s without a valid certification: %s.', plan.name, plan.role,
      app.day_words(plan.first_day, plan.today), string_agg(lacking.words, ', ' order by lacking.words collate "C"))
    from (
      select type.name || coalesce(
        ' (expired on ' || app.day_words(max(held.expiry_date) filter (where held.expiry_date < plan.last_day)) || ')',
        '') as words
      from public.job_role_definitions as role
      join public.job_role_requirements as requirement on requirement.job_role_id = role.id
      join public.certification_types as type on type.id = requirement.certification_type_id
      left join public.staff_certifications as held on held.staff_id = plan.staff_id and held.state = 'confirmed'
        and (held.certification_type_id = type.id
          or (held.certification_type_id is null and lower(held.certification_name) = lower(type.name)))
      where role.club_id = plan.club_id and role.title = plan.role
      group by type.id, type.name
      having not bool_or(held.id is not null and coalesce(held.issued_on <= plan.first_day, true)
        and coalesce(held.expiry_date >= plan.last_day, true))
    ) as lacking
    having count(*) > 0
  );
end
$$;

create function app.employment_problem(plan app.shift_plan) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return case
    when plan.first_day < plan.employed_from
      then format('%s starts work on %s.', plan.name, app.day_words(plan.employed_from, plan.today))
    when plan.last_day > plan.employed_until
      then format('%s worked until %s.', plan.name, app.day_words(plan.employed_until, plan.today))
    when plan.staff_status = 'Inactive' and (plan.employed_until is null or plan.last_day >= plan.today)
      then format('%s is inactive.', plan.name)
  end;
end
$$;
revoke all on function app.worked_minutes(public.shifts), app.plan_of(public.shifts), app.shift_words(public.shifts),
  app.overlap_problem(app.shift_plan), app.time_off_problem(app.shift_plan),
  app.certification_problem(app.shift_plan), app.employment_problem(app.shift_plan) from public;

-- Minors -------------------------------------------------------------------------------------------------------------
-- The federal rules for people who are 14 or 15 years old on the day of a shift: 29 CFR 570.35(a), by the local school
-- calendar, in weeks from Sunday to Saturday. They are hard rules, too, in the form of the ones above.

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

-- No one younger than 14: subpart C of part 570 opens these occupations to 14- and 15-year-olds only (29 CFR 570.31).
create function app.minimum_age_problem(plan app.shift_plan) returns text
language plpgsql stable set search_path = '' as $$
begin
  return case when plan.first_day < plan.birth_date + interval '14 years'
    then app.age_words(plan) || '. Federal law lets no one younger than 14 work here.' end;
end
$$;

-- 7 AM to 7 PM, until 9 PM from June 1 through Labor Day: 29 CFR 570.35(a)(6).
create function app.minor_time_of_day_problem(plan app.shift_plan) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  latest constant time := case when app.is_labor_summer(plan.first_day) then time '21:00' else time '19:00' end;
begin
  return case when app.is_young_worker(plan)
    and not (plan.local_start >= plan.first_day + time '07:00' and plan.local_end <= plan.first_day + latest)
    then format('%s and works from 7:00 AM to %s at most on %s.', app.age_words(plan),
      to_char(plan.first_day + latest, 'FMHH12:MI AM'), app.day_words(plan.first_day, plan.today)) end;
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
    then format('%s and is at school on %s from %s to %s.', app.age_words(plan), app.day_words(plan.first_day, plan.today),
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
      app.hours_words(allowed), app.day_words(plan.first_day, plan.today),
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
      app.hours_words(allowed), app.day_words(sunday, plan.today), case when has_school then 'which has' else 'which has no' end,
      app.hours_words(minutes)) end;
end
$$;

revoke all on function app.is_young_worker(app.shift_plan), app.age_words(app.shift_plan),
  app.minutes_with_plan(app.shift_plan, date, date), app.minimum_age_problem(app.shift_plan),
  app.minor_time_of_day_problem(app.shift_plan), app.minor_school_hours_problem(app.shift_plan),
  app.minor_day_problem(app.shift_plan), app.minor_week_problem(app.shift_plan) from public;

-- Warnings -----------------------------------------------------------------------------------------------------------
-- The soft rules of a shift: it is planned all the same when the write gives a reason, which shift_events keeps. Each
-- function has the form of the ones above.

-- On leave, within hours in which the person cannot work, or outside of those to which they limited the day.
create function app.availability_problem(plan app.shift_plan) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  planned constant tsrange := tsrange(plan.local_start, plan.local_end);
  midnight timestamp := plan.first_day;
  unavailable tsmultirange;
  available tsmultirange;
begin
  if plan.staff_status = 'On Leave' then
    return format('%s is on leave.', plan.name);
  end if;
  while midnight <= plan.last_day loop
    select range_agg(hours) filter (where kind = 'unavailable'), range_agg(hours) filter (where kind = 'available')
    into unavailable, available
    from (
      select entry.kind, tsrange(midnight::date + entry.from_time, midnight::date + entry.to_time) as hours,
        entry.day is not null as is_dated, bool_or(entry.day is not null) over () as has_dated
      from public.staff_availability as entry
      where entry.staff_id = plan.staff_id
        and (entry.day = midnight::date or entry.weekday = extract(dow from midnight)
          and (entry.applies_from is null or entry.applies_from <= midnight::date))
    ) as entries
    where is_dated = has_dated;
    if unavailable && planned or not available @> planned * tsrange(midnight, midnight + interval '1 day') then
      return format('%s is not available on %s.', plan.name,
        app.period_words(plan.time_zone, plan.starts_at, plan.ends_at, plan.today));
    end if;
    midnight := midnight + interval '1 day';
  end loop;
  return null;
end
$$;

-- Overtime: more hours in the club's workweek than it plans (29 U.S.C. 207(a)(1): those over 40 are paid one and a half).
create function app.weekly_hours_problem(plan app.shift_plan) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  week_start constant date :=
    plan.first_day - (extract(dow from plan.first_day)::integer + 7 - (plan.rules).workweek_start) % 7;
  allowed constant integer := (plan.rules).weekly_hours_cap * 60;
  minutes constant integer := app.minutes_with_plan(plan, week_start, week_start + 6);
begin
  return case when minutes > allowed
    then format('%s would work %s in the week from %s; more than %s are overtime.', plan.name,
      app.hours_words(minutes), app.day_words(week_start, plan.today), app.hours_words(allowed)) end;
end
$$;

-- Too little rest before or after a shift of the same person.
create function app.rest_problem(plan app.shift_plan) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  rest constant interval := (plan.rules).rest_hours * interval '1 hour';
begin
  return (
    select case when rested > interval '0'
      then format('%s would rest only %s between this shift and the one on %s; the club plans %s.', plan.name,
        app.hours_words(extract(epoch from rested) / 60), other_words, app.hours_words((plan.rules).rest_hours * 60))
      else format('%s would work this shift and the one on %s back to back; the club plans %s of rest.', plan.name,
        other_words, app.hours_words((plan.rules).rest_hours * 60))
      end
    from public.shifts as other
    cross join lateral (
      select greatest(other.starts_at - plan.ends_at, plan.starts_at - other.ends_at) as rested,
        app.period_words(plan.time_zone, other.starts_at, other.ends_at, plan.today) as other_words
    ) as pause
    where other.staff_id = plan.staff_id and other.status <> 'cancelled' and other.id is distinct from plan.shift_id
      -- No shift is longer than a day, so none that matters begins earlier than this.
      and other.starts_at > plan.starts_at - rest - interval '1 day' and other.starts_at < plan.ends_at + rest
      and rested >= interval '0' and rested < rest
    order by rested
    limit 1
  );
end
$$;

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

-- A published shift is changed shortly before it begins, or while it runs: who works it, when, or whether at all.
create function app.notice_problem(shift public.shifts, stored public.shifts) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  if stored.status is distinct from 'published' or stored.staff_id is null
    or (shift.staff_id, shift.starts_at, shift.ends_at, shift.status)
      is not distinct from (stored.staff_id, stored.starts_at, stored.ends_at, stored.status) then
    return null;
  end if;
  return (
    select format('%s counts on the shift on %s, which begins in less than %s.', person.name, app.shift_words(stored),
      app.hours_words(rules.notice_hours * 60))
    from public.club_labor_rules as rules
    join public.staff_members as person on person.id = stored.staff_id
    where rules.club_id = stored.club_id
      and stored.ends_at > app.club_now(stored.club_id)
      and stored.starts_at < app.club_now(stored.club_id) + rules.notice_hours * interval '1 hour'
  );
end
$$;

revoke all on function app.availability_problem(app.shift_plan), app.weekly_hours_problem(app.shift_plan),
  app.rest_problem(app.shift_plan), app.length_problem(app.shift_plan), app.notice_problem(public.shifts, public.shifts) from public;
