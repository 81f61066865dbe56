-- The hard rules of a shift: nobody overrides them. One function a rule. Each takes a shift as it is planned and says in
-- a sentence what is wrong with it, or null. They read what is confidential and are therefore called by nobody but
-- app.shift_problems (..._shift_checks.sql).
--
-- The rules are those of the product's scheduling; where one has a source outside of it, the source stands beside it.

-- How people read a period: 'Saturday, May 3, 2:00 PM to 8:00 PM', on the club's clock.
create function app.shift_words(club_id_param uuid, starts_at_param timestamptz, ends_at_param timestamptz) returns text
language sql stable security definer set search_path = '' as $$
  select to_char(starts_at_param at time zone time_zone, 'FMDay, FMMonth FMDD, FMHH12:MI AM') || ' to '
    || to_char(ends_at_param at time zone time_zone, 'FMHH12:MI AM')
  from public.clubs where id = club_id_param
$$;

create function app.day_words(day date) returns text
language sql stable set search_path = '' as $$
  select to_char(day, 'FMDay, FMMonth FMDD')
$$;

-- 3 or 3.5 hours, from minutes.
create function app.hours_words(minutes numeric) returns text
language sql immutable set search_path = '' as $$
  select trim_scale(round(minutes / 60, 2))::text || case when minutes = 60 then ' hour' else ' hours' end
$$;

-- The first and the last day that a shift touches, on the club's clock. One that ends at midnight ends on its first day.
create function app.shift_days(shift public.shifts) returns daterange
language sql stable security definer set search_path = '' as $$
  select daterange(
    (shift.starts_at at time zone time_zone)::date,
    ((shift.ends_at - interval '1 microsecond') at time zone time_zone)::date, '[]')
  from public.clubs where id = shift.club_id
$$;

create function app.worked_minutes(shift public.shifts) returns integer
language sql immutable set search_path = '' as $$
  select (extract(epoch from shift.ends_at - shift.starts_at) / 60)::integer - shift.break_minutes
$$;

-- The other shifts of whoever has this one, cancelled ones left out.
create function app.other_shifts(shift public.shifts) returns setof public.shifts
language sql stable security definer set search_path = '' as $$
  select * from public.shifts as other
  where other.staff_id = shift.staff_id and other.status <> 'cancelled' and other.id is distinct from shift.id
$$;

create function app.overlap_problem(shift public.shifts, person public.staff_members) returns text
language sql stable security definer set search_path = '' as $$
  select format('%s already works on %s.', person.name, app.shift_words(other.club_id, other.starts_at, other.ends_at))
  from app.other_shifts(shift) as other
  where tstzrange(other.starts_at, other.ends_at) && tstzrange(shift.starts_at, shift.ends_at)
  order by other.starts_at
  limit 1
$$;

create function app.time_off_problem(shift public.shifts, person public.staff_members) returns text
language sql stable security definer set search_path = '' as $$
  select format('%s has time off %s.', person.name,
    case when off.starts_on = off.ends_on then 'on ' || app.day_words(off.starts_on)
    else 'from ' || app.day_words(off.starts_on) || ' to ' || app.day_words(off.ends_on) end)
  from public.time_off_requests as off
  where off.staff_id = person.id and off.status = 'approved'
    and daterange(off.starts_on, off.ends_on, '[]') && app.shift_days(shift)
  limit 1
$$;

-- Every certification that the role requires must be valid on every day of the shift.
create function app.certification_problem(shift public.shifts, person public.staff_members) returns text
language sql stable security definer set search_path = '' as $$
  select format('%s cannot work as %s on %s without a valid certification: %s.', person.name, shift.role,
    app.day_words(lower(days)), string_agg(lacking.words, ', ' order by lacking.words collate "C"))
  from app.shift_days(shift) as days
  cross join lateral (
    select type.name || coalesce(' (expired on ' || app.day_words(max(held.expiry_date)) || ')', '') as words
    from public.job_role_definitions as role
    join public.job_role_requirements as requirement on requirement.job_role_id = role.id
    join public.certification_types as type on type.id = requirement.certification_type_id
    left join public.staff_certifications as held on held.staff_id = person.id
      and (held.certification_type_id = type.id
        or (held.certification_type_id is null and lower(held.certification_name) = lower(type.name)))
    where role.club_id = shift.club_id and role.title = shift.role
    group by type.id, type.name
    having not coalesce(bool_or(daterange(held.issued_on, held.expiry_date, '[]') @> days), false)
  ) as lacking
  group by days
$$;

create function app.employment_problem(shift public.shifts, person public.staff_members) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when lower(days) < person.start_date
      then format('%s starts work on %s.', person.name, app.day_words(person.start_date))
    when upper(days) - 1 > person.end_date
      then format('%s worked until %s.', person.name, app.day_words(person.end_date))
    when person.status = 'Inactive' and (person.end_date is null or upper(days) > app.club_today(shift.club_id))
      then format('%s is inactive.', person.name)
  end
  from app.shift_days(shift) as days
$$;

revoke all on function app.shift_words(uuid, timestamptz, timestamptz), app.day_words(date), app.hours_words(numeric),
  app.shift_days(public.shifts), app.worked_minutes(public.shifts), app.other_shifts(public.shifts),
  app.overlap_problem(public.shifts, public.staff_members), app.time_off_problem(public.shifts, public.staff_members),
  app.certification_problem(public.shifts, public.staff_members),
  app.employment_problem(public.shifts, public.staff_members) from public;
