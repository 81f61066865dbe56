-- How far the wrap-up of a season is: six steps, each done when its rows are there.

-- The season that a club looks back on: the latest that is over, by its last day or because it was closed. In a club's
-- first season it is that one. Null without a season.
create function app.last_season(club_id_param uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select id from public.seasons
  where club_id = club_id_param
  order by closed_at is not null or ends_on < app.club_today(club_id_param) desc,
    case when closed_at is not null or ends_on < app.club_today(club_id_param) then ends_on end desc,
    starts_on
  limit 1
$$;
revoke all on function app.last_season(uuid) from public;
-- Views run it as whoever reads; it tells which season and nothing of it.
grant execute on function app.last_season(uuid) to authenticated, service_role;

-- The steps of a season for whoever reads its club: whether each is done, and nothing of the rows behind it, some of
-- which are confidential.
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
