-- The hard rules of a shift: nobody overrides them. One function a rule. Each takes a shift as it is planned and says in
-- a sentence what is wrong with it, or null. They read what is confidential and are therefore called by nobody but
-- app.shift_problems (..._shift_checks.sql).
--
-- The rules are those of the product's scheduling; where one has a source outside of it, the source stands beside it.
-- They are plpgsql because every shift that is written passes all of them: their plans are kept, those of sql are not.

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
  rules public.club_labor_rules
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
    club.time_zone, app.club_today(club.id), rules
  into plan
  from public.staff_members as person
  join public.clubs as club on club.id = person.club_id
  left join public.club_labor_rules as rules on rules.club_id = person.club_id
  where person.id = shift.staff_id and person.club_id = shift.club_id and shift.status <> 'cancelled';
  if plan.staff_id is not null and (plan.rules).id is null then
    raise exception 'The club % has no labour rules, so its shifts cannot be checked.', plan.club_id
      using errcode = 'XX000', hint = 'Insert its row into club_labor_rules.';
  end if;
  return plan;
end
$$;

-- How people read a period: 'Saturday, May 3, 2:00 PM to 8:00 PM'.
create function app.period_words(time_zone text, starts_at timestamptz, ends_at timestamptz) returns text
language plpgsql stable set search_path = '' as $$
begin
  return to_char(starts_at at time zone time_zone, 'FMDay, FMMonth FMDD, FMHH12:MI AM') || ' to '
    || to_char(ends_at at time zone time_zone, 'FMHH12:MI AM');
end
$$;

create function app.shift_words(shift public.shifts) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select app.period_words(time_zone, shift.starts_at, shift.ends_at) from public.clubs where id = shift.club_id
  );
end
$$;

create function app.day_words(day date) returns text
language sql stable set search_path = '' as $$
  select to_char(day, 'FMDay, FMMonth FMDD')
$$;

-- '3 hours' or '3.5 hours', from minutes.
create function app.hours_words(minutes numeric) returns text
language sql immutable set search_path = '' as $$
  select trim_scale(round(minutes / 60, 2))::text || case when minutes = 60 then ' hour' else ' hours' end
$$;

create function app.overlap_problem(plan app.shift_plan) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select format('%s already works on %s.', plan.name, app.period_words(plan.time_zone, other.starts_at, other.ends_at))
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
      case when off.starts_on = off.ends_on then 'on ' || app.day_words(off.starts_on)
      else 'from ' || app.day_words(off.starts_on) || ' to ' || app.day_words(off.ends_on) end)
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
      app.day_words(plan.first_day), string_agg(lacking.words, ', ' order by lacking.words collate "C"))
    from (
      select type.name || coalesce(
        ' (expired on ' || app.day_words(max(held.expiry_date) filter (where held.expiry_date < plan.last_day)) || ')',
        '') as words
      from public.job_role_definitions as role
      join public.job_role_requirements as requirement on requirement.job_role_id = role.id
      join public.certification_types as type on type.id = requirement.certification_type_id
      left join public.staff_certifications as held on held.staff_id = plan.staff_id
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
      then format('%s starts work on %s.', plan.name, app.day_words(plan.employed_from))
    when plan.last_day > plan.employed_until
      then format('%s worked until %s.', plan.name, app.day_words(plan.employed_until))
    when plan.staff_status = 'Inactive' and (plan.employed_until is null or plan.last_day >= plan.today)
      then format('%s is inactive.', plan.name)
  end;
end
$$;

revoke all on function app.worked_minutes(public.shifts), app.plan_of(public.shifts),
  app.period_words(text, timestamptz, timestamptz), app.shift_words(public.shifts), app.day_words(date),
  app.hours_words(numeric), app.overlap_problem(app.shift_plan), app.time_off_problem(app.shift_plan),
  app.certification_problem(app.shift_plan), app.employment_problem(app.shift_plan) from public;
