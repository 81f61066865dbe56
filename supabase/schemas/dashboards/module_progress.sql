-- How far a club is with the modules that its dashboard shows, one view a module: done of total, in percent, one row for
-- each club. Percent is null where there is nothing to do yet. Each view reads under the caller's own policies.

-- Pre-season: items done of all items of the current season's checklists, except those of every day and of archived
-- lists; and how many days are left until it opens (0 from that day on; null before a season was entered).
create view public.pre_season_progress with (security_invoker = true) as
select
  club.id as club_id,
  items.done,
  items.total,
  round(100.0 * items.done / nullif(items.total, 0))::integer as percent,
  case when season.id is not null then greatest(season.opens_on - app.club_today(club.id), 0) end as days_to_opening
from public.clubs as club
left join public.seasons as season on season.club_id = club.id and season.year = club.season
cross join lateral (
  select (count(*) filter (where item.completed))::integer as done, count(*)::integer as total
  from public.checklists as checklist
  join public.checklist_items as item on item.checklist_id = checklist.id
  where checklist.season_id = season.id and checklist.kind <> 'daily_operations' and not checklist.archived
) as items;

-- Recruitment: positions filled of all positions. A role with more people than positions fills no other one.
create view public.recruitment_progress with (security_invoker = true) as
select
  club.id as club_id,
  positions.done,
  positions.total,
  round(100.0 * positions.done / nullif(positions.total, 0))::integer as percent
from public.clubs as club
cross join lateral (
  select
    coalesce(sum(least(positions_filled, positions_total)), 0)::integer as done,
    coalesce(sum(positions_total), 0)::integer as total
  from public.job_roles
  where job_roles.club_id = club.id
) as positions;

-- Operations: items done of today's checklists, on the club's own calendar.
create view public.operations_progress with (security_invoker = true) as
select
  club.id as club_id,
  items.done,
  items.total,
  round(100.0 * items.done / nullif(items.total, 0))::integer as percent
from public.clubs as club
cross join lateral (
  select (count(*) filter (where item.completed))::integer as done, count(*)::integer as total
  from public.checklists as checklist
  join public.checklist_items as item on item.checklist_id = checklist.id
  where checklist.club_id = club.id and checklist.for_day = app.club_today(club.id)
) as items;

revoke all on public.pre_season_progress, public.recruitment_progress, public.operations_progress
  from public, anon, authenticated, service_role;
grant select on public.pre_season_progress, public.recruitment_progress, public.operations_progress
  to authenticated, service_role;

-- Post-season --------------------------------------------------------------------------------------------------------
-- How far the wrap-up of a season is: six steps, each done when its rows are there.

-- The steps of a season for people who can read its club: whether each is done, and nothing of the rows behind it, some
-- of which are confidential.
create function app.post_season_steps(season_id_param uuid) returns table (number integer, step text, done boolean)
language sql stable security definer rows 6 set search_path = '' as $$
  select steps.*
  from public.seasons as season
  cross join lateral (values
    (1, 'member_feedback', coalesce((select sum(counted) from app.season_ratings(season.id)), 0) >= app.fewest_answers()),
    (2, 'exit_survey', exists (
      select from public.surveys as survey
      where survey.season_id = season.id and survey.kind = 'exit'
        and (select count(*) from public.survey_responses where survey_id = survey.id) >= app.fewest_answers())),
    (3, 'documentation', (
      select count(distinct document.kind) from public.club_documents as document
      where document.season_id = season.id and document.storage_path is not null
        and document.kind in ('financial_summary', 'safety_log', 'staff_reviews')) = 3),
    (4, 'photos', exists (select from public.season_photos where season_id = season.id)),
    (5, 'lessons', exists (select from public.lessons where season_id = season.id)),
    (6, 'close_season', season.closed_at is not null)
  ) as steps (number, step, done)
  where season.id = season_id_param and app.reads_club(season.club_id)
$$;
revoke all on function app.post_season_steps(uuid) from public;
grant execute on function app.post_season_steps(uuid) to authenticated, service_role;

create view public.post_season_steps with (security_invoker = true) as
select season.id as season_id, season.club_id, season.year, steps.number as position, steps.step, steps.done
from public.seasons as season
cross join lateral app.post_season_steps(season.id) as steps;

-- One row a club: steps done of six, for the season it looks back on.
create view public.post_season_progress with (security_invoker = true) as
select club.id as club_id, season.id as season_id, season.year,
  (count(*) filter (where steps.done))::integer as done, count(*)::integer as total,
  round(100.0 * count(*) filter (where steps.done) / count(*))::integer as percent
from public.clubs as club
join public.seasons as season on season.id = app.last_season(club.id)
cross join lateral app.post_season_steps(season.id) as steps
group by club.id, season.id, season.year;

revoke all on public.post_season_steps, public.post_season_progress from public, anon, authenticated, service_role;
-- Members read how far their club is.
grant select on public.post_season_steps, public.post_season_progress to authenticated, service_role;
