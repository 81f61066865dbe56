-- What a club's work has cost: minutes times pay, by week and department. The week begins on Sunday and work counts in the week
-- in which it begins, on the club's own calendar. Managers, admins and people with the feature Analytics read it. The
-- labor of a department with one person reveals that person's pay.

-- The hours that labor and reports count, from one day to another. From the day on which a club uses its time clock, a day that
-- is over counts what was clocked, and adjustments in the week in which their workweek begins. Every other day counts the plan:
-- published shifts that a person has. So do today and days to come. The functions below check who reads it.
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

-- The weeks of one club, for callers who read its analytics. A definer function, so that the work is that of one club
-- however many the caller sees: under the policies of three joined tables the planner looks ten thousand clubs up for every
-- shift.
create function app.labor_of(club_id_param uuid)
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
revoke all on function app.labor_of(uuid) from public;
grant execute on function app.labor_of(uuid) to authenticated, service_role;

-- A condition on club_id reaches the club by way of the join, so that only its work is summed up.
create view public.labor_actuals with (security_invoker = true) as
select labor.club_id, labor.week_start, labor.department, labor.minutes, labor.cost_cents
from public.clubs as club
join lateral app.labor_of(club.id) as labor on labor.club_id = club.id;
revoke all on public.labor_actuals from public, anon, authenticated, service_role;
grant select on public.labor_actuals to authenticated, service_role;

-- Labor budgets ------------------------------------------------------------------------------------------------------
-- Labor budgets: what a department may cost in a week, and what it did.

create table public.labor_budgets (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  week_start date not null,
  department text not null,
  budget numeric(10, 2) not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint labor_budgets_once unique (club_id, week_start, department),
  constraint labor_budgets_week_starts_on_sunday check (extract(dow from week_start) = 0),
  constraint labor_budgets_week_range check (week_start between '2000-01-01' and '2100-01-01'),
  constraint labor_budgets_department_length check (char_length(btrim(department)) between 1 and 80 and char_length(department) <= 80),
  constraint labor_budgets_budget_range check (budget between 0 and 10000000)
);
comment on constraint labor_budgets_once on public.labor_budgets is
  'This department has a budget for this week already. Change that one.';
comment on constraint labor_budgets_week_starts_on_sunday on public.labor_budgets is
  'The budget of a week begins on its Sunday.';
comment on constraint labor_budgets_week_range on public.labor_budgets is
  'The week of a budget lies between 2000 and 2100.';
comment on constraint labor_budgets_department_length on public.labor_budgets is 'A department has 1 to 80 characters.';
comment on constraint labor_budgets_budget_range on public.labor_budgets is
  'The budget of a week is $0 to $10,000,000.';
comment on column public.labor_budgets.budget is 'US dollars a week.';
-- People with the feature Analytics read the budgets of their club; managers and admins keep them.
call app.secure_club_rows('public.labor_budgets', writable => '{week_start,department,budget}', readers => 'analysts');

-- Budget against actual, in US dollars. Over only if more was spent than budgeted; without a budget neutral.
create view public.weekly_labor with (security_invoker = true) as
select
  week.club_id,
  week.week_start,
  week.department,
  week.budget,
  week.actual,
  case
    when week.budget is null then 'neutral'
    when week.actual > week.budget then 'over'
    else 'good'
  end as state,
  week.minutes
from (
  select
    either.club_id,
    either.week_start,
    either.department,
    max(either.budget) as budget,
    round(coalesce(sum(either.cost_cents), 0) / 100.0, 2) as actual,
    coalesce(sum(either.minutes), 0)::integer as minutes
  from (
    select club_id, week_start, department, budget, null::bigint as cost_cents, null::integer as minutes
    from public.labor_budgets
    union all
    select club_id, week_start, department, null, cost_cents, minutes from public.labor_actuals
  ) as either
  group by either.club_id, either.week_start, either.department
) as week;
revoke all on public.weekly_labor from public, anon, authenticated, service_role;
grant select on public.weekly_labor to authenticated, service_role;

call app.give_tables_to_module('operations', '{labor_budgets}');
