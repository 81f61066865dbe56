-- Workforce planning: how many people a club needs for the members it expects, what that costs more, and when to hire.
-- A club states its assumptions; every figure is computed from them and from its members and staff of today.

create table public.workforce_plans (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  planned_ratio numeric(6, 2),
  optimal_ratio numeric(6, 2) not null,
  hire_weeks_before_opening integer not null default 14,
  recruit_weeks_before_hire integer not null default 6,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint workforce_plans_one_a_club unique (club_id),
  constraint workforce_plans_planned_ratio_range check (planned_ratio between 1 and 1000),
  constraint workforce_plans_optimal_ratio_range check (optimal_ratio between 1 and 1000),
  constraint workforce_plans_hire_weeks_range check (hire_weeks_before_opening between 0 and 52),
  constraint workforce_plans_recruit_weeks_range check (recruit_weeks_before_hire between 0 and 52)
);
comment on constraint workforce_plans_one_a_club on public.workforce_plans is
  'The club has a workforce plan already. Change that one.';
comment on constraint workforce_plans_planned_ratio_range on public.workforce_plans is
  'One staff member serves 1 to 1,000 members.';
comment on constraint workforce_plans_optimal_ratio_range on public.workforce_plans is
  'One staff member serves 1 to 1,000 members.';
comment on constraint workforce_plans_hire_weeks_range on public.workforce_plans is
  'Hiring starts 0 to 52 weeks before the opening.';
comment on constraint workforce_plans_recruit_weeks_range on public.workforce_plans is
  'Recruiting starts 0 to 52 weeks before hiring.';
comment on column public.workforce_plans.planned_ratio is
  'Members for each person of staff that the projections use. Null: today''s ratio, rounded.';
comment on column public.workforce_plans.optimal_ratio is 'Members for each person of staff that the club wants to reach.';
comment on column public.workforce_plans.hire_weeks_before_opening is
  '14 weeks before the sample season opens on May 24 is February 15th, its specified start of hiring.';
-- Members read the plan of their club; managers and admins keep it.
call app.secure_club_rows('public.workforce_plans',
  writable => '{planned_ratio,optimal_ratio,hire_weeks_before_opening,recruit_weeks_before_hire}');

create function app.check_staffing_ratio() returns trigger
language plpgsql set search_path = '' as $$
begin
  if least(new.planned_ratio, new.optimal_ratio) < 1 then
    raise exception 'One person of staff serves at least one member.'
      using errcode = '22023', hint = 'Enter how many members one person of staff serves, 1 or more.';
  end if;
  return new;
end
$$;
revoke all on function app.check_staffing_ratio() from public;
create trigger workforce_plans_check_ratio before insert or update of planned_ratio, optimal_ratio on public.workforce_plans
  for each row execute function app.check_staffing_ratio();

create table public.growth_assumptions (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  year text not null,
  members integer not null,
  wage_growth_percent numeric(5, 2) not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint growth_assumptions_one_a_year unique (club_id, year),
  constraint growth_assumptions_year_form check (year ~ '^20[0-9]{2}$'),
  constraint growth_assumptions_members_range check (members between 1 and 1000000),
  constraint growth_assumptions_wage_range check (wage_growth_percent between -50 and 100)
);
comment on constraint growth_assumptions_one_a_year on public.growth_assumptions is
  'There is an assumption for this year already. Change that one.';
comment on constraint growth_assumptions_year_form on public.growth_assumptions is
  'A year has four digits, such as 2026.';
comment on constraint growth_assumptions_members_range on public.growth_assumptions is
  'A club is planned for 1 to 1,000,000 members.';
comment on constraint growth_assumptions_wage_range on public.growth_assumptions is 'Wages grow by -50 to 100 percent.';
comment on column public.growth_assumptions.members is 'How many members the club expects in that year.';
comment on column public.growth_assumptions.wage_growth_percent is 'By how much wages rise over the year before.';
-- Members read the assumptions of their club; managers and admins keep them.
call app.secure_club_rows('public.growth_assumptions', writable => '{year,members,wage_growth_percent}');

-- Today: members for each person of staff, and how many people are missing to the optimal ratio. Without members or
-- without staff there is no ratio (null).
create view public.workforce_overview with (security_invoker = true) as
select
  club.id as club_id,
  club.member_count as members,
  club.staff_count as staff,
  round(nullif(club.member_count, 0)::numeric / nullif(club.staff_count, 0))::integer as ratio,
  coalesce(plan.planned_ratio, nullif(round(club.member_count::numeric / nullif(club.staff_count, 0)), 0)) as planned_ratio,
  plan.optimal_ratio,
  ceil(club.member_count / plan.optimal_ratio)::integer as optimal_staff,
  ceil(club.member_count / plan.optimal_ratio)::integer - club.staff_count as gap
from public.clubs as club
left join public.workforce_plans as plan on plan.club_id = club.id;

-- The years ahead. Staff needed = ceil(members / planned ratio). The budget grows with the staff over the year before
-- (over today's staff in the first year) and with wages: (staff / staff before) x (1 + wage growth) - 1. So the sample's
-- 24 -> 26 -> 29 -> 32 people with wages +0, +0 and +4.25 % give the +8, +12 and +15 %.
create view public.workforce_projections with (security_invoker = true) as
select
  club_id,
  year,
  members,
  staff_needed,
  round(100 * (staff_needed::numeric / nullif(staff_before, 0) * (1 + wage_growth_percent / 100) - 1))::integer as budget_increase,
  optimal_staff_needed,
  optimal_staff_needed - staff_needed as gap
from (
  select
    projected.*,
    coalesce(lag(staff_needed) over (partition by club_id order by year), staff_today) as staff_before
  from (
    select
      assumption.club_id,
      assumption.year,
      assumption.members,
      assumption.wage_growth_percent,
      overview.staff as staff_today,
      ceil(assumption.members / overview.planned_ratio)::integer as staff_needed,
      ceil(assumption.members / overview.optimal_ratio)::integer as optimal_staff_needed
    from public.growth_assumptions as assumption
    join public.workforce_overview as overview on overview.club_id = assumption.club_id
  ) as projected
) as with_year_before;
comment on column public.workforce_projections.budget_increase is 'Percent over the year before.';
comment on column public.workforce_projections.gap is 'How many people more the optimal ratio asks for than the planned one.';

-- When to hire for each season, and when to begin to recruit, counted back from its opening. The sample opens on
-- 2025-05-24: hiring starts on February 15th, and recruiting 6 weeks earlier, on January 4th.
create view public.hiring_calendar with (security_invoker = true) as
select
  season.id as season_id,
  season.club_id,
  season.year,
  season.opens_on - 7 * (coalesce(plan.hire_weeks_before_opening, 14) + coalesce(plan.recruit_weeks_before_hire, 6)) as recruit_from,
  season.opens_on - 7 * coalesce(plan.hire_weeks_before_opening, 14) as hire_from,
  season.opens_on
from public.seasons as season
left join public.workforce_plans as plan on plan.club_id = season.club_id;

-- What follows from these figures, in the order in which it is done.
create view public.workforce_recommendations with (security_invoker = true) as
select club_id, position, kind, amount, recommendation
from (
  select overview.club_id, 1 as position, 'close_gap' as kind, overview.gap as amount,
    format('Hire %s more %s to reach one for every %s members.', overview.gap,
      case overview.gap when 1 then 'person' else 'people' end, trim_scale(overview.optimal_ratio)) as recommendation
  from public.workforce_overview as overview
  where overview.gap > 0 and overview.staff > 0
  union all
  select overview.club_id, 2, 'grow', last_year.staff_needed - overview.staff,
    format('Plan for %s people by %s, %s more than today.', last_year.staff_needed, last_year.year,
      last_year.staff_needed - overview.staff)
  from public.workforce_overview as overview
  cross join lateral (
    select projection.year, projection.staff_needed from public.workforce_projections as projection
    where projection.club_id = overview.club_id order by projection.year desc limit 1
  ) as last_year
  where last_year.staff_needed > overview.staff
  union all
  select steepest.club_id, 3, 'budget', steepest.budget_increase,
    format('Set aside %s%% more for staff in %s, the steepest year.', steepest.budget_increase, steepest.year)
  from (
    select distinct on (projection.club_id) projection.club_id, projection.year, projection.budget_increase
    from public.workforce_projections as projection
    where projection.budget_increase > 0
    order by projection.club_id, projection.budget_increase desc, projection.year
  ) as steepest
  union all
  select calendar.club_id, 4, 'calendar', null,
    format('Recruit from %s and hire from %s for the %s season.', to_char(calendar.recruit_from, 'FMMonth FMDD'),
      to_char(calendar.hire_from, 'FMMonth FMDD'), calendar.year)
  from (
    select distinct on (every_season.club_id) every_season.*
    from public.hiring_calendar as every_season
    order by every_season.club_id, every_season.opens_on desc
  ) as calendar
) as recommended;

revoke all on public.workforce_overview, public.workforce_projections, public.hiring_calendar, public.workforce_recommendations
  from public, anon, authenticated, service_role;
-- Members read what follows from their club's plan.
grant select on public.workforce_overview, public.workforce_projections, public.hiring_calendar, public.workforce_recommendations
  to authenticated, service_role;

call app.give_tables_to_module('club-future', '{growth_assumptions,workforce_plans}');
