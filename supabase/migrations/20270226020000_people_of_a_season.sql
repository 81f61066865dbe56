-- The season after one is found once, and not for each of its people.
create or replace view public.staff_season_records with (security_invoker = true) as
select
  record.id,
  record.club_id,
  record.season_id,
  season.year,
  record.staff_id,
  member.name,
  record.role,
  member.status,
  record.outcome,
  record.left_on,
  record.eligible_for_rehire,
  coalesce((
    select true from public.staff_seasons as later where later.season_id = next.id and later.staff_id = record.staff_id
  ), false) as returned,
  record.equipment_returned_on,
  record.asked_at,
  record.wants_to_return
from public.seasons as season
left join lateral (
  select following.id
  from public.seasons as following
  where following.club_id = season.club_id and following.year > season.year
  order by following.year
  limit 1
) as next on true
join public.staff_seasons as record on record.season_id = season.id
join public.staff_members as member on member.id = record.staff_id;
