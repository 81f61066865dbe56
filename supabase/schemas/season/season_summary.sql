-- The closing figures of a season, drawn together from the subjects that count them: satisfaction (surveys and uploaded
-- feedback), retention (staff), incidents and safety (operations), and the budget. Everyone of the club reads them: each
-- is one figure of many rows. What cannot be counted yet is null.
--
-- Each subject has one row a season; saying so (limit 1) keeps the planner from expecting thousands.

-- How much of a year's income was spent, and how far the expense came from its plan, in percent; null for a draft. A definer
-- function, because everyone of the club reads these two figures and few read the budget (operations/budgets.sql).
create function app.budget_in_percent(club_id_param uuid, year_param text)
returns table (usage_percent numeric, variance_percent numeric)
language sql stable security definer rows 1 set search_path = '' as $$
  select summary.usage_percent, summary.variance_percent
  from public.budget_summary as summary
  where summary.club_id = club_id_param and summary.year = year_param and not summary.is_draft
    and (select app.reads_club(club_id_param))
$$;
revoke all on function app.budget_in_percent(uuid, text) from public;
grant execute on function app.budget_in_percent(uuid, text) to authenticated, service_role;

create view public.season_summary with (security_invoker = true) as
select
  season.id as season_id,
  season.club_id,
  season.year,
  round(satisfaction.rating, 1) as member_satisfaction,
  retention.retention_percent as staff_retention,
  retention.return_rate_percent as return_rate,
  satisfaction.intent_to_return,
  case when safety.score is not null then safety.incidents end::integer as incident_count,
  safety.score as safety_score,
  budget.usage_percent as budget_usage,
  budget.variance_percent as budget_variance,
  array(
    select lesson.lesson from public.lessons as lesson
    where lesson.season_id = season.id and lesson.kind = 'worked' order by lesson.position, lesson.id
  ) as improvements,
  array(
    select lesson.lesson from public.lessons as lesson
    where lesson.season_id = season.id and lesson.kind = 'improve' order by lesson.position, lesson.id
  ) as challenges
from public.seasons as season
left join lateral (
  select * from public.season_satisfaction as counted where counted.season_id = season.id limit 1
) as satisfaction on true
left join lateral (
  select * from public.season_retention as counted where counted.season_id = season.id limit 1
) as retention on true
left join lateral (
  select * from public.season_safety as counted where counted.season_id = season.id limit 1
) as safety on true
left join lateral app.budget_in_percent(season.club_id, season.year) as budget on true;
comment on column public.season_summary.staff_retention is 'Percent of those who worked the season who finished it.';
comment on column public.season_summary.return_rate is 'Percent of those the club would hire again who came back for the next season.';
comment on column public.season_summary.intent_to_return is 'Percent of the staff surveyed when they left who would come back.';
comment on column public.season_summary.budget_variance is '(actual - planned) / planned of the expense, in percent.';
comment on column public.season_summary.improvements is 'Season highlights: the lessons about things that worked.';
comment on column public.season_summary.challenges is 'Areas for improvement.';

-- The same figures as rows, by the names that strategic metrics measure by. A figure that is not known has no row.
create view public.season_measures with (security_invoker = true) as
select summary.season_id, summary.club_id, summary.year, measured.measure, measured.value
from public.season_summary as summary
cross join lateral (values
  ('member_satisfaction', summary.member_satisfaction),
  ('season_retention', summary.staff_retention::numeric),
  ('return_rate', summary.return_rate::numeric),
  ('intent_to_return', summary.intent_to_return::numeric),
  ('budget_usage', summary.budget_usage),
  ('safety_score', summary.safety_score::numeric)
) as measured (measure, value)
where measured.value is not null;

revoke all on public.season_summary, public.season_measures from public, anon, authenticated, service_role;
-- Members read how the seasons of their club went.
grant select on public.season_summary, public.season_measures to authenticated, service_role;
