-- What a person has to do before the club's current season, until it is over or closed: one row for each club, for the top
-- of a dashboard. Each figure counts rows that the caller reads; the page that it leads to shows the same.
--
--   own_items         open items of which the caller is the owner, and own_late_items those that should be done already
--   late_items        items that should have been done before today
--   unfinished_lists  lists with open items, from 30 days before the opening on
--   seasons_to_start  1 for a season without a checklist. An administrator of a club that was set up here reads it among
--                     the steps of the setup (club_setup), and not here again
--   days_to_opening   0 from the opening day on; null without such a season
--
-- Only managers and admins keep checklists, so everything but their own items is null for other people. Lists of every day
-- and archived ones do not count, as in pre_season_progress.
create view public.pre_season_needs with (security_invoker = true) as
select
  club.id as club_id,
  lists.own_items,
  lists.own_late_items,
  case when caller.decides then lists.late_items end as late_items,
  case when caller.decides then
    case when season.opens_on - clock.today <= 30 then lists.unfinished_lists else 0 end
  end as unfinished_lists,
  case when caller.decides then
    (season.id is not null and lists.all_lists = 0 and not (club.created_by is not null and caller.administers))::integer
  end as seasons_to_start,
  case when season.id is not null then greatest(season.opens_on - clock.today, 0) end as days_to_opening
from public.clubs as club
cross join lateral (select app.club_today(club.id) as today) as clock
cross join lateral (
  select club.id = any ((select app.editable_clubs())::uuid[]) as decides,
    exists (
      select from public.profiles as profile
      where profile.user_id = (select auth.uid()) and profile.club_id = club.id and profile.role = 'admin'
    ) as administers
) as caller
left join public.seasons as season on season.club_id = club.id and season.year = club.season
  and season.closed_at is null and season.ends_on >= clock.today
cross join lateral (
  select
    (count(distinct list.id))::integer as all_lists,
    (count(distinct list.id) filter (where item.id is not null))::integer as unfinished_lists,
    (count(*) filter (where item.due_on < clock.today))::integer as late_items,
    (count(*) filter (where item.is_own))::integer as own_items,
    (count(*) filter (where item.is_own and item.due_on < clock.today))::integer as own_late_items
  from public.checklists as list
  left join lateral (
    select open_item.id, open_item.due_on,
      open_item.owner_user_id = (select auth.uid()) or open_item.owner_staff_id in (
        select person.id from public.staff_members as person where person.user_id = (select auth.uid())
      ) as is_own
    from public.checklist_items as open_item
    where open_item.checklist_id = list.id and not open_item.completed
  ) as item on true
  where list.season_id = season.id and list.kind <> 'daily_operations' and not list.archived
) as lists;
revoke all on public.pre_season_needs from public, anon, authenticated, service_role;
grant select on public.pre_season_needs to authenticated, service_role;
comment on view public.pre_season_needs is 'One row a club: what waits for a person before its season, counted.';
