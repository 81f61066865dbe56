-- The figures of Reports over any days, so that a season can be set beside another. Everything is counted once, by day;
-- sums, weeks and ratios follow from that.

-- What happened in a club on each day of a range, in the club's time. A definer function, because members read the
-- counts of incidents, logs and readings, whose rows are confidential. Cost is null for whoever may not see pay.
create function app.report_days(club_id_param uuid, from_param date, to_param date)
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
  shows_cost boolean;
begin
  perform app.check_report_days(club_id_param, from_param, to_param);
  zone := (select time_zone from public.clubs where id = club_id_param);
  first_moment := from_param::timestamp at time zone zone;
  end_moment := (to_param + 1)::timestamp at time zone zone;
  shows_cost := app.sums_up_pay_of(club_id_param);

  return query
  with work as (
    select
      day,
      count(*) as shifts,
      count(*) filter (where staff_id is null) as open_shifts,
      sum(minutes) as minutes,
      sum(cost_cents) as cost_cents
    from app.report_shifts(club_id_param, from_param, to_param)
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
    coalesce(work.minutes, 0)::integer,
    case when shows_cost then coalesce(work.cost_cents, 0) end,
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
  left join incident on incident.day = calendar.day
  left join opened on opened.day = calendar.day
  left join resolved on resolved.day = calendar.day
  left join logged on logged.day = calendar.day
  left join measured on measured.day = calendar.day
  left join visited on visited.day = calendar.day
  left join done on done.day = calendar.day;
end
$$;
revoke all on function app.report_days(uuid, date, date) from public;
-- The two below run as whoever asks.
grant execute on function app.report_days(uuid, date, date) to authenticated;

-- One row: the figures of a club from one day to another. Coverage is the share of shifts that somebody works, null
-- without shifts. Budgets are kept by the year: income, expense and usage are those of the years that the days touch,
-- null where nothing is recorded.
create function public.report_figures(club_id_param uuid, from_param date, to_param date)
returns table (
  shifts bigint,
  open_shifts bigint,
  coverage_percent integer,
  hours numeric,
  labor_cost numeric,
  incidents bigint,
  minor_incidents bigint,
  moderate_incidents bigint,
  serious_incidents bigint,
  safety_score integer,
  tickets_opened bigint,
  tickets_resolved bigint,
  daily_logs bigint,
  water_readings bigint,
  readings_out_of_range bigint,
  vendor_visits bigint,
  items_completed bigint,
  income numeric,
  expense numeric,
  net numeric,
  budget_usage_percent numeric
)
language sql stable set search_path = '' as $$
  select
    total.shifts,
    total.open_shifts,
    round(100.0 * (total.shifts - total.open_shifts) / nullif(total.shifts, 0))::integer,
    round(total.minutes / 60.0, 1),
    round(total.cost_cents / 100, 2),
    total.minor + total.moderate + total.serious,
    total.minor,
    total.moderate,
    total.serious,
    app.safety_score(total.minor, total.moderate, total.serious),
    total.tickets_opened,
    total.tickets_resolved,
    total.daily_logs,
    total.water_readings,
    total.readings_out_of_range,
    total.vendor_visits,
    total.items_completed,
    budget.income,
    budget.expense,
    budget.income - budget.expense,
    round(100 * budget.expense / nullif(budget.income, 0), 1)
  from (
    select
      sum(day.shifts) as shifts,
      sum(day.open_shifts) as open_shifts,
      sum(day.minutes) as minutes,
      sum(day.cost_cents) as cost_cents,
      sum(day.minor_incidents) as minor,
      sum(day.moderate_incidents) as moderate,
      sum(day.serious_incidents) as serious,
      sum(day.tickets_opened) as tickets_opened,
      sum(day.tickets_resolved) as tickets_resolved,
      sum(day.daily_logs) as daily_logs,
      sum(day.water_readings) as water_readings,
      sum(day.readings_out_of_range) as readings_out_of_range,
      sum(day.vendor_visits) as vendor_visits,
      sum(day.items_completed) as items_completed
    from app.report_days(club_id_param, from_param, to_param) as day
  ) as total
  cross join (
    select sum(income) as income, sum(expense) as expense
    from public.budget_summary
    where club_id = club_id_param and not is_draft
      and year between to_char(from_param, 'YYYY') and to_char(to_param, 'YYYY')
  ) as budget
$$;

-- The same by week (from Sunday), for charts: one row for every week that the days touch.
create function public.report_weeks(club_id_param uuid, from_param date, to_param date)
returns table (
  week_start date,
  shifts bigint,
  open_shifts bigint,
  hours numeric,
  labor_cost numeric,
  incidents bigint,
  tickets_opened bigint,
  tickets_resolved bigint,
  daily_logs bigint,
  water_readings bigint,
  readings_out_of_range bigint,
  vendor_visits bigint,
  items_completed bigint
)
language sql stable set search_path = '' as $$
  select
    day - extract(dow from day)::integer,
    sum(shifts),
    sum(open_shifts),
    round(sum(minutes) / 60.0, 1),
    round(sum(cost_cents) / 100, 2),
    sum(minor_incidents + moderate_incidents + serious_incidents),
    sum(tickets_opened),
    sum(tickets_resolved),
    sum(daily_logs),
    sum(water_readings),
    sum(readings_out_of_range),
    sum(vendor_visits),
    sum(items_completed)
  from app.report_days(club_id_param, from_param, to_param)
  group by 1
  order by 1
$$;
revoke all on function public.report_figures(uuid, date, date), public.report_weeks(uuid, date, date)
  from public, anon, authenticated, service_role;
grant execute on function public.report_figures(uuid, date, date), public.report_weeks(uuid, date, date) to authenticated;
