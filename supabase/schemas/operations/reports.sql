-- Reports that a club keeps: which figures over which days, and what was learned from them. The figures themselves are
-- counted when the report is read.

create table public.reports (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  title text not null,
  type text not null,
  starts_on date not null,
  ends_on date not null,
  date_range text not null,
  insights text[] not null default '{}',
  status text not null default 'draft',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint reports_title_length check (char_length(btrim(title)) between 1 and 160 and char_length(title) <= 160),
  constraint reports_type_known check (type in ('overview', 'staffing', 'financial', 'operations')),
  constraint reports_days_range check (starts_on >= '2000-01-01' and ends_on <= '2100-01-01'),
  constraint reports_days_order check (starts_on <= ends_on),
  constraint reports_days_length check (ends_on - starts_on <= 731),
  constraint reports_date_range_length check (char_length(date_range) between 1 and 60),
  constraint reports_insights_size check (cardinality(insights) <= 20 and char_length(array_to_string(insights, '')) <= 10000),
  constraint reports_status_known check (status in ('draft', 'final'))
);
create index reports_newest_first on public.reports (club_id, created_at desc, id);
comment on constraint reports_title_length on public.reports is 'A title has 1 to 160 characters.';
comment on constraint reports_type_known on public.reports is
  'A report is an overview or of staffing, finances or operations.';
comment on constraint reports_days_range on public.reports is 'The days of a report lie between 2000 and 2100.';
comment on constraint reports_days_order on public.reports is 'A report ends on the day on which it starts or later.';
comment on constraint reports_days_length on public.reports is 'A report covers two years at most.';
comment on constraint reports_date_range_length on public.reports is 'A date range has 1 to 60 characters.';
comment on constraint reports_insights_size on public.reports is
  'A report has at most 20 insights and 10,000 characters in all.';
comment on constraint reports_status_known on public.reports is 'A report is a draft or final.';
comment on column public.reports.date_range is 'The server''s: both days as people read them.';
-- Read by those who read the figures (app.reads_reports): what was learned tells of money and people. Managers and admins keep
-- them.
call app.secure_club_rows('public.reports',
  writable => '{title,type,starts_on,ends_on,insights,status}',
  readers => 'board');

create function app.name_report_days() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.date_range := to_char(new.starts_on, 'FMMon FMDD, YYYY') || ' – ' || to_char(new.ends_on, 'FMMon FMDD, YYYY');
  return new;
end
$$;
revoke all on function app.name_report_days() from public;
create trigger reports_name_days before insert or update of starts_on, ends_on on public.reports
  for each row execute function app.name_report_days();

-- The work of a club -------------------------------------------------------------------------------------------------
-- The work of a club over any days: the shifts that Reports count, and the hours with what they cost.

-- Refuses figures of another club, callers who do not read the reports of their own, and spans that are no span or too
-- long to be counted while a person waits.
create function app.check_report_days(club_id_param uuid, from_param date, to_param date) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if club_id_param = any (app.visible_clubs()) is not true then
    raise exception 'These are not the figures of your club.'
      using errcode = '42501', hint = 'Ask for those of the club that you belong to.';
  end if;
  if not app.reads_reports() then
    raise exception 'Managers, administrators and people with the feature Analytics or Board read these figures.'
      using errcode = '42501', hint = 'Ask an administrator of your club for one of the two features.';
  end if;
  if from_param is null or to_param is null or from_param < '2000-01-01' or to_param > '2100-01-01'
    or from_param > to_param or to_param > from_param + 731 then
    raise exception 'A report covers one day to two years.'
      using errcode = '22023', hint = 'Choose a first day, and a last day that is not before it, between 2000 and 2100.';
  end if;
end
$$;

-- The shifts that reports count: published ones that start on one of the days, on the club's own calendar. No one has been
-- told about a draft, so it is neither covered nor open, and hours and labor leave it out as well (app.counted_hours).
-- is_worked: a person has it. A definer function, because people who may read no shift row read the counts.
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
    shift.staff_id is not null
  from public.shifts as shift
  where shift.club_id = club_id_param and shift.status = 'published'
    and shift.starts_at >= from_param::timestamp at time zone zone
    and shift.starts_at < (to_param + 1)::timestamp at time zone zone;
end
$$;

-- The hours of the days (app.counted_hours) with what they cost: minutes times pay, in cents; null where no pay is agreed. A
-- definer function, because people with the feature Analytics read sums and no one's pay.
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
revoke all on function app.check_report_days(uuid, date, date), app.report_shifts(uuid, date, date),
  app.report_hours(uuid, date, date) from public;
-- report_work runs with the caller's rights.
grant execute on function app.report_shifts(uuid, date, date), app.report_hours(uuid, date, date) to authenticated;

-- Which hours app.counted_hours counts from one day to another, in one row: `planned`, `actual` (those of the time clock) or `both`.
create function public.report_hours_basis(club_id_param uuid, from_param date, to_param date)
returns table (basis text)
language sql stable set search_path = '' as $$
  select case
    when rules.uses_time_clock_from is null or to_param < rules.uses_time_clock_from or from_param >= club.today
      or rules.uses_time_clock_from >= club.today then 'planned'
    when from_param >= rules.uses_time_clock_from and to_param < club.today then 'actual'
    else 'both'
  end
  from public.club_labor_rules as rules
  cross join lateral (select app.club_today(rules.club_id) as today) as club
  where rules.club_id = club_id_param
$$;
revoke all on function public.report_hours_basis(uuid, date, date) from public, anon, authenticated, service_role;
grant execute on function public.report_hours_basis(uuid, date, date) to authenticated;

-- The work of the days by `role`, `place` or `person`, one row for each. Name: the role or the place (null without one). By
-- person, staff_id names the person, and open shifts are left out. worked_shifts are the shifts with a person. Work that was
-- clocked without a shift has hours and no shifts, so its coverage is null. unpriced_hours belong to people without agreed
-- pay and cost nothing. By person, the cost would reveal pay, so both are null for callers who do not manage the club. A role
-- or a place with one person would reveal it too, so they are null for the board, who read nothing by person.
create function public.report_work(club_id_param uuid, from_param date, to_param date, by_param text)
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
revoke all on function public.report_work(uuid, date, date, text) from public, anon, authenticated, service_role;
grant execute on function public.report_work(uuid, date, date, text) to authenticated;

-- Figures ------------------------------------------------------------------------------------------------------------
-- The figures of Reports over any days, so that a season can be set beside another. Everything is counted once, by day;
-- sums, weeks and ratios follow from that.

-- What happened in a club on each day of a range, in the club's time. A definer function, because people with the feature
-- Analytics read the counts of incidents, logs and readings, whose rows are confidential. The cost is null for the board: on a
-- day with one shift, or between two spans that differ by it, the sum is one person's pay.
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
  shows_cost constant boolean := app.reads_analytics();
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
    case when shows_cost then coalesce(counted.cost_cents, 0) end,
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
revoke all on function app.report_days(uuid, date, date) from public;
-- The two below run with the caller's rights.
grant execute on function app.report_days(uuid, date, date) to authenticated;

-- One row: the figures of a club from one day to another. Coverage is the share of shifts that a person works, null
-- without shifts. labor_cost is null for the board (app.report_days). Budgets are kept by the year: income, expense and usage are those of the years that the days touch,
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

-- The same by week (from Sunday), for charts: one row for every week that the days touch. labor_cost is null for the board.
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

call app.give_tables_to_module('operations', '{reports}');
