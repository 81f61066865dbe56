-- How close a club is to what it set out to reach: each strategic metric with its figure in the season the club looks
-- back on, its target, and its trend against the closed season before.

create view public.strategic_metric_progress with (security_invoker = true) as
select
  metric.id as metric_id,
  metric.club_id,
  metric.position,
  metric.name,
  metric.measure,
  metric.direction,
  season.year,
  present.value as current,
  metric.target,
  case when present.value is not null then least(100, round(100 * present.value / metric.target)) end::integer as progress,
  case metric.direction when 'at_least' then present.value >= metric.target else present.value <= metric.target end as at_target,
  previous.year as previous_year,
  previous.value as previous,
  case sign(present.value - previous.value) when 1 then 'up' when -1 then 'down' when 0 then 'stable' end as trend
from public.strategic_metrics as metric
left join public.seasons as season on season.id = app.last_season(metric.club_id)
left join lateral (
  select measured.value from public.season_measures as measured
  where measured.season_id = season.id and measured.measure = metric.measure
  limit 1
) as present on true
left join lateral (
  select earlier.year, earlier.value
  from (
    select snapshot.year, snapshot.value, 1 as preference
    from public.metric_snapshots as snapshot
    where snapshot.club_id = metric.club_id and snapshot.measure = metric.measure and snapshot.year < season.year
    union all
    select closed.year, measured.value, 2
    from public.seasons as closed
    join public.season_measures as measured on measured.season_id = closed.id and measured.measure = metric.measure
    where closed.club_id = metric.club_id and closed.closed_at is not null and closed.year < season.year
  ) as earlier
  order by earlier.year desc, earlier.preference
  limit 1
) as previous on true;
comment on column public.strategic_metric_progress.progress is 'min(100, 100 x current / target), the length of its bar.';
comment on column public.strategic_metric_progress.trend is
  'up, down or stable: the sign of current - previous, whatever the direction of the target.';

-- One row a club: metrics at target of all metrics.
create view public.club_future_progress with (security_invoker = true) as
select
  club.id as club_id,
  metrics.done,
  metrics.total,
  round(100.0 * metrics.done / nullif(metrics.total, 0))::integer as percent
from public.clubs as club
cross join lateral (
  select (count(*) filter (where progress.at_target))::integer as done, count(*)::integer as total
  from public.strategic_metric_progress as progress
  where progress.club_id = club.id
) as metrics;

revoke all on public.strategic_metric_progress, public.club_future_progress from public, anon, authenticated, service_role;
-- Members read how far their club is.
grant select on public.strategic_metric_progress, public.club_future_progress to authenticated, service_role;

-- Closing a season keeps its figures as they are then. Fires after the staff's seasons are finished (by name).
create function app.keep_metric_snapshots() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.metric_snapshots (club_id, year, measure, value)
  select measured.club_id, measured.year, measured.measure, measured.value
  from public.season_measures as measured
  where measured.season_id = new.id
  on conflict (club_id, measure, year) do update set value = excluded.value
    where metric_snapshots.value <> excluded.value;
  return null;
end
$$;
revoke all on function app.keep_metric_snapshots() from public;
create trigger seasons_keep_metrics after update of closed_at on public.seasons
  for each row when (old.closed_at is null and new.closed_at is not null) execute function app.keep_metric_snapshots();
