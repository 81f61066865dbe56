-- Labor and reports count the hours of the time clock from the day on which a club uses it, and the plan before it, today and for
-- days to come.

create function app.counted_hours(club_id_param uuid, from_param date, to_param date)
returns table (day date, staff_id uuid, role text, location text, minutes integer)
language sql stable security definer rows 500 set search_path = '' as $$
  with club as (
    select
      clubs.time_zone as zone,
      coalesce(rules.uses_time_clock_from, 'infinity') as starts,
      app.club_today(club_id_param) as today
    from public.clubs
    join public.club_labor_rules as rules on rules.club_id = clubs.id
    where clubs.id = club_id_param
  )
  select
    began.day,
    shift.staff_id,
    shift.role,
    shift.location,
    (extract(epoch from shift.ends_at - shift.starts_at) / 60)::integer - shift.break_minutes
  from club
  join public.shifts as shift on shift.club_id = club_id_param
    and shift.starts_at >= from_param::timestamp at time zone club.zone
    and shift.starts_at < (to_param + 1)::timestamp at time zone club.zone
  cross join lateral (select (shift.starts_at at time zone club.zone)::date as day) as began
  where shift.status = 'published' and shift.staff_id is not null
    and (began.day < club.starts or began.day >= club.today)
  union all
  select clocked.day, clocked.staff_id, clocked.role, shift.location, clocked.minutes
  from club
  join public.time_entry_hours as clocked on clocked.club_id = club_id_param
    and clocked.day between greatest(from_param, club.starts) and least(to_param, club.today - 1)
  left join public.shifts as shift on shift.id = clocked.shift_id
  union all
  select adjusted.workweek_start, adjusted.staff_id, person.role, null, adjusted.minutes
  from club
  join public.timesheet_adjustments as adjusted on adjusted.club_id = club_id_param
    and adjusted.workweek_start between greatest(from_param, club.starts) and least(to_param, club.today - 1)
  join public.staff_members as person on person.id = adjusted.staff_id
$$;
revoke all on function app.counted_hours(uuid, date, date) from public;

create or replace function app.labor_of(club_id_param uuid)
returns table (club_id uuid, week_start date, department text, minutes integer, cost_cents bigint)
language sql stable security definer rows 50 set search_path = '' as $$
  select
    club_id_param,
    app.sunday_of(worked.day),
    coalesce(role.department, 'No department'),
    sum(worked.minutes)::integer,
    round(sum(worked.minutes * member.hourly_rate) * 100 / 60)::bigint
  from app.counted_hours(club_id_param, '2000-01-01', '2100-01-01') as worked
  join public.staff_members as member on member.id = worked.staff_id
  left join public.job_role_definitions as role on role.club_id = club_id_param and role.title = worked.role
  where (select app.reads_analytics_of(club_id_param))
  group by app.sunday_of(worked.day), coalesce(role.department, 'No department')
$$;

drop function app.report_shifts(uuid, date, date);
create function app.report_shifts(club_id_param uuid, from_param date, to_param date)
returns table (
  day date,
  staff_id uuid,
  role text,
  location text,
  is_worked boolean
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  zone text;
begin
  perform app.check_report_days(club_id_param, from_param, to_param);
  zone := (select time_zone from public.clubs where id = club_id_param);
  return query
  select
    (shift.starts_at at time zone zone)::date,
    shift.staff_id,
    shift.role,
    shift.location,
    shift.status = 'published' and shift.staff_id is not null
  from public.shifts as shift
  where shift.club_id = club_id_param and shift.status <> 'cancelled'
    and shift.starts_at >= from_param::timestamp at time zone zone
    and shift.starts_at < (to_param + 1)::timestamp at time zone zone;
end
$$;

create function app.report_hours(club_id_param uuid, from_param date, to_param date)
returns table (
  day date,
  staff_id uuid,
  role text,
  location text,
  minutes integer,
  cost_cents numeric
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform app.check_report_days(club_id_param, from_param, to_param);
  return query
  select worked.day, worked.staff_id, worked.role, worked.location, worked.minutes, worked.minutes * member.hourly_rate * 100 / 60
  from app.counted_hours(club_id_param, from_param, to_param) as worked
  join public.staff_members as member on member.id = worked.staff_id;
end
$$;
revoke all on function app.report_shifts(uuid, date, date), app.report_hours(uuid, date, date) from public;
grant execute on function app.report_shifts(uuid, date, date), app.report_hours(uuid, date, date) to authenticated;

create or replace function public.report_work(club_id_param uuid, from_param date, to_param date, by_param text)
returns table (
  name text,
  staff_id uuid,
  shifts bigint,
  open_shifts bigint,
  coverage_percent integer,
  worked_shifts bigint,
  hours numeric,
  labor_cost numeric,
  unpriced_hours numeric
)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  if by_param is null or by_param not in ('role', 'place', 'person') then
    raise exception 'Work is counted by role, by place or by person.'
      using errcode = '22023', hint = 'Choose one of the three.';
  end if;
  if by_param = 'person' and not app.reads_analytics() then
    raise exception 'The hours of each person are read by managers, administrators and people with the feature Analytics.'
      using errcode = '42501', hint = 'Ask an administrator of your club for the feature Analytics.';
  end if;
  return query
  select
    grouped.name,
    grouped.staff_id,
    sum(grouped.shifts),
    sum(grouped.open_shifts),
    round(100.0 * (sum(grouped.shifts) - sum(grouped.open_shifts)) / nullif(sum(grouped.shifts), 0))::integer,
    sum(grouped.worked_shifts),
    round(sum(grouped.minutes) / 60.0, 2),
    case when shows_cost then round(sum(grouped.cost_cents) / 100, 2) end,
    case when shows_cost then round(sum(grouped.unpriced) / 60.0, 2) end
  from (
    select
      case by_param when 'role' then shift.role when 'place' then shift.location end as name,
      case by_param when 'person' then shift.staff_id end as staff_id,
      1 as shifts,
      (shift.staff_id is null)::integer as open_shifts,
      shift.is_worked::integer as worked_shifts,
      0 as minutes,
      0 as cost_cents,
      0 as unpriced
    from app.report_shifts(club_id_param, from_param, to_param) as shift
    where by_param <> 'person' or shift.staff_id is not null
    union all
    select
      case by_param when 'role' then worked.role when 'place' then worked.location end,
      case by_param when 'person' then worked.staff_id end,
      0, 0, 0,
      worked.minutes,
      coalesce(worked.cost_cents, 0),
      case when worked.cost_cents is null then worked.minutes else 0 end
    from app.report_hours(club_id_param, from_param, to_param) as worked
  ) as grouped
  cross join (
    select case by_param
      when 'person' then club_id_param = any (app.confidential_clubs())
      else app.reads_analytics()
    end as shows_cost
  ) as caller
  group by grouped.name, grouped.staff_id, shows_cost
  order by grouped.name collate "C", grouped.staff_id;
end
$$;

create or replace function app.report_days(club_id_param uuid, from_param date, to_param date)
returns table (
  day date,
  shifts integer,
  open_shifts integer,
  minutes integer,
  cost_cents numeric,
  minor_incidents integer,
  moderate_incidents integer,
  serious_incidents integer,
  tickets_opened integer,
  tickets_resolved integer,
  daily_logs integer,
  water_readings integer,
  readings_out_of_range integer,
  vendor_visits integer,
  items_completed integer
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  zone text;
  first_moment timestamptz;
  end_moment timestamptz;
begin
  perform app.check_report_days(club_id_param, from_param, to_param);
  zone := (select time_zone from public.clubs where id = club_id_param);
  first_moment := from_param::timestamp at time zone zone;
  end_moment := (to_param + 1)::timestamp at time zone zone;

  return query
  with work as (
    select
      day,
      count(*) as shifts,
      count(*) filter (where staff_id is null) as open_shifts
    from app.report_shifts(club_id_param, from_param, to_param)
    group by 1
  ), counted as (
    select day, sum(minutes) as minutes, sum(cost_cents) as cost_cents
    from app.report_hours(club_id_param, from_param, to_param)
    group by 1
  ), incident as (
    select
      (occurred_at at time zone zone)::date as day,
      count(*) filter (where severity = 'minor') as minor,
      count(*) filter (where severity = 'moderate') as moderate,
      count(*) filter (where severity = 'serious') as serious
    from public.incidents
    where club_id = club_id_param and occurred_at >= first_moment and occurred_at < end_moment
    group by 1
  ), opened as (
    select (opened_at at time zone zone)::date as day, count(*) as tickets
    from public.maintenance_tickets
    where club_id = club_id_param and opened_at >= first_moment and opened_at < end_moment
    group by 1
  ), resolved as (
    select (resolved_at at time zone zone)::date as day, count(*) as tickets
    from public.maintenance_tickets
    where club_id = club_id_param and resolved_at >= first_moment and resolved_at < end_moment
    group by 1
  ), logged as (
    select date as day, count(*) as logs
    from public.daily_logs
    where club_id = club_id_param and date between from_param and to_param and struck_reason is null
    group by 1
  ), measured as (
    select
      (taken_at at time zone zone)::date as day,
      count(*) as readings,
      count(*) filter (where not in_range) as out_of_range
    from public.water_quality
    where club_id = club_id_param and taken_at >= first_moment and taken_at < end_moment and struck_reason is null
    group by 1
  ), visited as (
    select visited_on as day, count(*) as visits
    from public.vendor_visits
    where club_id = club_id_param and visited_on between from_param and to_param
    group by 1
  ), done as (
    select (completed_at at time zone zone)::date as day, count(*) as items
    from public.checklist_items
    where club_id = club_id_param and completed_at >= first_moment and completed_at < end_moment
    group by 1
  )
  select
    calendar.day::date,
    coalesce(work.shifts, 0)::integer,
    coalesce(work.open_shifts, 0)::integer,
    coalesce(counted.minutes, 0)::integer,
    coalesce(counted.cost_cents, 0),
    coalesce(incident.minor, 0)::integer,
    coalesce(incident.moderate, 0)::integer,
    coalesce(incident.serious, 0)::integer,
    coalesce(opened.tickets, 0)::integer,
    coalesce(resolved.tickets, 0)::integer,
    coalesce(logged.logs, 0)::integer,
    coalesce(measured.readings, 0)::integer,
    coalesce(measured.out_of_range, 0)::integer,
    coalesce(visited.visits, 0)::integer,
    coalesce(done.items, 0)::integer
  from generate_series(from_param::timestamp, to_param::timestamp, interval '1 day') as calendar (day)
  left join work on work.day = calendar.day
  left join counted on counted.day = calendar.day
  left join incident on incident.day = calendar.day
  left join opened on opened.day = calendar.day
  left join resolved on resolved.day = calendar.day
  left join logged on logged.day = calendar.day
  left join measured on measured.day = calendar.day
  left join visited on visited.day = calendar.day
  left join done on done.day = calendar.day;
end
$$;
