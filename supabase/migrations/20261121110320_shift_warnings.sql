-- The soft rules of a shift: it is planned all the same when the write gives a reason, which shift_events keeps. Each
-- function has the form of ..._shift_rules.sql.

-- On leave, within hours in which the person cannot work, or outside of those to which they limited the day.
create function app.availability_problem(shift public.shifts, person public.staff_members) returns text
language sql stable security definer set search_path = '' as $$
  select case when person.status = 'On Leave' then format('%s is on leave.', person.name)
    else format('%s is not available on %s.', person.name, app.shift_words(shift.club_id, shift.starts_at, shift.ends_at))
    end
  from (
    select tsrange(app.club_local(shift.club_id, shift.starts_at), app.club_local(shift.club_id, shift.ends_at)) as hours
  ) as planned
  where person.status = 'On Leave' or exists (
    select
    from generate_series(lower(app.shift_days(shift))::timestamp, (upper(app.shift_days(shift)) - 1)::timestamp,
      interval '1 day') as midnight
    cross join lateral (
      select
        range_agg(entry_hours) filter (where kind = 'unavailable') as unavailable,
        range_agg(entry_hours) filter (where kind = 'available') as available
      from (
        select entry.kind, tsrange(midnight::date + entry.from_time, midnight::date + entry.to_time) as entry_hours,
          entry.day is not null as is_dated, bool_or(entry.day is not null) over () as has_dated
        from public.staff_availability as entry
        where entry.staff_id = person.id
          and (entry.day = midnight::date or entry.weekday = extract(dow from midnight))
      ) as entries
      where is_dated = has_dated
    ) as said
    where said.unavailable && planned.hours
      or not said.available @> planned.hours * tsrange(midnight, midnight + interval '1 day')
  )
$$;

-- Overtime: more hours in the club's workweek than it plans (29 U.S.C. 207(a)(1): more than 40 are paid one and a half).
create function app.weekly_hours_problem(shift public.shifts, person public.staff_members) returns text
language sql stable security definer set search_path = '' as $$
  select format('%s would work %s in the week from %s; more than %s are overtime.', person.name,
    app.hours_words(minutes), app.day_words(week_start), app.hours_words(rules.weekly_hours_cap * 60))
  from public.club_labor_rules as rules
  cross join lateral (select app.club_date(shift.club_id, shift.starts_at) as first_day) as day
  cross join lateral (
    select first_day - (extract(dow from first_day)::integer + 7 - rules.workweek_start) % 7 as week_start
  ) as week
  cross join lateral (select app.minutes_with_shift(shift, week_start, week_start + 6) as minutes) as counted
  where rules.club_id = shift.club_id and minutes > rules.weekly_hours_cap * 60
$$;

-- Too little rest before or after a shift of the same person.
create function app.rest_problem(shift public.shifts, person public.staff_members) returns text
language sql stable security definer set search_path = '' as $$
  select format('%s would rest only %s between this shift and the one on %s; the club plans %s.', person.name,
    app.hours_words(rested), app.shift_words(other.club_id, other.starts_at, other.ends_at),
    app.hours_words(rules.rest_hours * 60))
  from public.club_labor_rules as rules
  cross join lateral app.other_shifts(shift) as other
  cross join lateral (
    select extract(epoch from greatest(other.starts_at - shift.ends_at, shift.starts_at - other.ends_at)) / 60 as rested
  ) as pause
  where rules.club_id = shift.club_id and rested >= 0 and rested < rules.rest_hours * 60
    and other.starts_at between shift.starts_at - interval '2 days' and shift.ends_at + interval '2 days'
  order by rested
  limit 1
$$;

-- A published shift is changed shortly before it begins, or while it runs: who works it, when, or whether at all.
create function app.notice_problem(shift public.shifts, stored public.shifts) returns text
language sql stable security definer set search_path = '' as $$
  select format('%s counts on the shift on %s, which begins in less than %s.', person.name,
    app.shift_words(stored.club_id, stored.starts_at, stored.ends_at), app.hours_words(rules.notice_hours * 60))
  from public.club_labor_rules as rules
  join public.staff_members as person on person.id = stored.staff_id
  where rules.club_id = stored.club_id and stored.status = 'published'
    and (shift.staff_id, shift.starts_at, shift.ends_at, shift.status)
      is distinct from (stored.staff_id, stored.starts_at, stored.ends_at, stored.status)
    and stored.ends_at > app.club_now(stored.club_id)
    and stored.starts_at < app.club_now(stored.club_id) + rules.notice_hours * interval '1 hour'
$$;

revoke all on function app.availability_problem(public.shifts, public.staff_members),
  app.weekly_hours_problem(public.shifts, public.staff_members),
  app.rest_problem(public.shifts, public.staff_members),
  app.notice_problem(public.shifts, public.shifts) from public;
