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
