-- What a club's work has cost: minutes times pay, by week and department. From the day on which the club uses the time
-- clock, they are the minutes clocked, with adjustments; before it, and without a clock, those of published shifts. The week begins on
-- Sunday and a shift counts in the week in which it begins, on the club's own calendar. Managers, admins and people with the
-- feature Analytics read it. Of a department with one person it tells their pay.

-- The weeks of one club, for callers who read its analytics. A definer function, so that the work is that of one club
-- however many the caller sees: under the policies of three joined tables the planner looks ten thousand clubs up for every
-- shift.
create function app.labor_of(club_id_param uuid)
returns table (club_id uuid, week_start date, department text, minutes integer, cost_cents bigint)
language sql stable security definer rows 50 set search_path = '' as $$
  with clock as (
    select coalesce(uses_time_clock_from, 'infinity') as starts from public.club_labor_rules where club_id = club_id_param
  )
  select
    club_id_param,
    worked.week_start,
    coalesce(worked.department, 'No department'),
    sum(worked.minutes)::integer,
    round(sum(worked.minutes * member.hourly_rate) * 100 / 60)::bigint
  from (
    select planned.staff_id, planned.week_start, planned.department, planned.minutes
    from public.shift_hours as planned
    cross join clock
    where planned.club_id = club_id_param and planned.status = 'published' and planned.day < clock.starts
    union all
    select clocked.staff_id, clocked.week_start, clocked.department, clocked.minutes
    from public.time_entry_hours as clocked
    cross join clock
    where clocked.club_id = club_id_param and clocked.day >= clock.starts
    union all
    -- In the week in which the workweek begins.
    select adjusted.staff_id, app.sunday_of(adjusted.workweek_start), role.department, adjusted.minutes
    from public.timesheet_adjustments as adjusted
    join public.staff_members as person on person.id = adjusted.staff_id
    left join public.job_role_definitions as role on role.club_id = person.club_id and role.title = person.role
    cross join clock
    where adjusted.club_id = club_id_param and adjusted.workweek_start >= clock.starts
  ) as worked
  join public.staff_members as member on member.id = worked.staff_id
  where (select app.reads_analytics_of(club_id_param))
  group by worked.week_start, coalesce(worked.department, 'No department')
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
