-- A season that was just planned has no one yet: no one is known to have stayed away, so the rate is unknown rather than 0%.
create or replace function app.season_turnout(season_id_param uuid)
returns table (worked integer, finished integer, eligible integer, returned integer)
language sql stable security definer rows 1 set search_path = '' as $$
  with season as (
    select id, closed_at is not null as is_closed, (
      select next.id from public.seasons as next
      where next.club_id = seasons.club_id and next.year > seasons.year
      order by next.year
      limit 1
    ) as next_id
    from public.seasons
    where id = season_id_param and app.reads_club(club_id)
  )
  select
    count(record.id)::integer,
    case when season.is_closed then count(*) filter (where record.outcome = 'finished') end::integer,
    case when season.is_closed then count(*) filter (where record.eligible_for_rehire) end::integer,
    case when season.is_closed and exists (select from public.staff_seasons where season_id = season.next_id) then
      count(*) filter (where record.eligible_for_rehire and exists (
        select from public.staff_seasons as later
        where later.season_id = season.next_id and later.staff_id = record.staff_id
      ))
    end::integer
  from season
  left join public.staff_seasons as record on record.season_id = season.id
  group by season.is_closed, season.next_id
$$;
