-- The figures of a club are computed once for all of its metrics, not once for each.
create or replace view public.strategic_metric_progress with (security_invoker = true) as
select followed.metric_id, followed.club_id, followed.position, followed.name, followed.measure, followed.direction,
  followed.year, followed.current, followed.target, followed.progress, followed.at_target, followed.previous_year,
  followed.previous, followed.trend
from public.clubs as club
cross join lateral (
  with measured as materialized (
    select figure.measure, figure.year, figure.current, figure.previous_year, figure.previous, figure.trend
    from public.measure_progress as figure where figure.club_id = club.id
  )
  select
    metric.id as metric_id,
    metric.club_id,
    metric.position,
    metric.name,
    metric.measure,
    metric.direction,
    measured.year,
    measured.current,
    metric.target,
    case when measured.current is not null then least(100, round(100 * measured.current / metric.target)) end::integer as progress,
    case metric.direction when 'at_least' then measured.current >= metric.target else measured.current <= metric.target end as at_target,
    measured.previous_year,
    measured.previous,
    measured.trend
  from public.strategic_metrics as metric
  join measured on measured.measure = metric.measure
  where metric.club_id = club.id
) as followed
-- So that a filter on the club of a metric also filters the clubs.
where followed.club_id = club.id;
