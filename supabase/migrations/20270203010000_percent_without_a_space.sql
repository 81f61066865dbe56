-- A percent sign follows its number without a space, as everywhere else.

create or replace view public.workforce_recommendations with (security_invoker = true) as
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
