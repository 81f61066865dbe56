-- The soft rules of a shift: it is planned all the same when the write gives a reason, which shift_events keeps. Each
-- function has the form of ..._shift_rules.sql.

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
        and (entry.day = midnight::date or entry.weekday = extract(dow from midnight))
    ) as entries
    where is_dated = has_dated;
    if unavailable && planned or not available @> planned * tsrange(midnight, midnight + interval '1 day') then
      return format('%s is not available on %s.', plan.name,
        app.period_words(plan.time_zone, plan.starts_at, plan.ends_at));
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
      app.hours_words(minutes), app.day_words(week_start), app.hours_words(allowed)) end;
end
$$;

-- Too little rest before or after a shift of the same person.
create function app.rest_problem(plan app.shift_plan) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  rest constant interval := (plan.rules).rest_hours * interval '1 hour';
begin
  return (
    select format('%s would rest only %s between this shift and the one on %s; the club plans %s.', plan.name,
      app.hours_words(extract(epoch from rested) / 60),
      app.period_words(plan.time_zone, other.starts_at, other.ends_at),
      app.hours_words((plan.rules).rest_hours * 60))
    from public.shifts as other
    cross join lateral (
      select greatest(other.starts_at - plan.ends_at, plan.starts_at - other.ends_at) as rested
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
  app.rest_problem(app.shift_plan), app.notice_problem(public.shifts, public.shifts) from public;
