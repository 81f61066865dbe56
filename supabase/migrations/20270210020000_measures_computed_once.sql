-- The figures of a season are computed once for all measures: with ten seasons, the page waited for sixty computations.
create or replace view public.measure_progress with (security_invoker = true) as
select
  club.id as club_id,
  measured.measure,
  season.year,
  measured.current,
  measured.previous_year,
  measured.previous,
  case sign(measured.current - measured.previous) when 1 then 'up' when -1 then 'down' when 0 then 'stable' end as trend
from public.clubs as club
left join public.seasons as season on season.id = app.last_season(club.id)
cross join lateral (
  with present as materialized (
    select figure.measure, figure.value from public.season_measures as figure where figure.season_id = season.id
  ), computed as materialized (
    select closed.year, figure.measure, figure.value
    from public.seasons as closed
    join public.season_measures as figure on figure.season_id = closed.id
    where closed.club_id = club.id and closed.closed_at is not null and closed.year < season.year
      and (
        select count(*) from public.metric_snapshots as kept where kept.club_id = closed.club_id and kept.year = closed.year
      ) < cardinality(app.measures())
  )
  select measure.name as measure, present.value as current, previous.year as previous_year, previous.value as previous
  from unnest(app.measures()) as measure (name)
  left join present on present.measure = measure.name
  left join lateral (
    select earlier.year, earlier.value
    from (
      select snapshot.year, snapshot.value, 1 as preference
      from public.metric_snapshots as snapshot
      where snapshot.club_id = club.id and snapshot.measure = measure.name and snapshot.year < season.year
      union all
      select computed.year, computed.value, 2 from computed where computed.measure = measure.name
    ) as earlier
    order by earlier.year desc, earlier.preference
    limit 1
  ) as previous on true
) as measured;
