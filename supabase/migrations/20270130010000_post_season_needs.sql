-- What waits for a manager after a season: open steps of its wrap-up, and priorities that became nothing yet.

create view public.post_season_needs with (security_invoker = true) as
select
  club.id as club_id,
  season.year,
  case when caller.decides then coalesce(steps.open, 0) end as open_steps,
  case when caller.decides then coalesce(priorities.loose, 0) end as loose_priorities
from public.clubs as club
cross join lateral (select club.id = any ((select app.editable_clubs())::uuid[]) as decides) as caller
left join public.seasons as season on season.id = app.last_season(club.id)
  and (season.closed_at is not null or season.ends_on < app.club_today(club.id))
left join lateral (
  select (count(*) filter (where not step.done))::integer as open from app.post_season_steps(season.id) as step
) as steps on true
left join lateral (
  select count(*)::integer as loose
  from public.lessons as lesson
  where lesson.season_id = season.id and lesson.kind = 'priority'
    and not exists (select from public.checklist_items as item where item.lesson_id = lesson.id)
    and not exists (select from public.capital_projects as project where project.lesson_id = lesson.id)
) as priorities on true;
revoke all on public.post_season_needs from public, anon, authenticated, service_role;
grant select on public.post_season_needs to authenticated, service_role;
comment on view public.post_season_needs is 'One row a club: what waits for a manager after its season, counted.';

create trigger refuse_writing instead of insert or update or delete on public.post_season_needs
  for each row execute function app.refuse_writing_view();
