-- Strategic metrics: what a club measures itself by, and its targets. The figures are counted (season/season_summary.sql);
-- those of closed seasons are kept here as they were, because later seasons are compared with them, and because the rows
-- that they were counted from may be removed in time.

create function app.measures() returns text[]
language sql immutable set search_path = '' as $$
  select array['member_satisfaction', 'season_retention', 'return_rate', 'intent_to_return', 'budget_usage', 'safety_score']
$$;
revoke all on function app.measures() from public;
-- The view of a club's figures runs it with the reader's rights.
grant execute on function app.measures() to authenticated, service_role;

create function app.is_measure(measure_param text) returns boolean
language sql immutable set search_path = '' as $$
  select measure_param = any (app.measures())
$$;
revoke all on function app.is_measure(text) from public;
-- Check constraints run it with the rights of the person who writes the row.
grant execute on function app.is_measure(text) to authenticated, service_role;

create table public.strategic_metrics (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  position integer not null default 0,
  name text not null,
  measure text not null,
  target numeric(6, 2) not null,
  direction text not null default 'at_least',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint strategic_metrics_one_a_measure unique (club_id, measure),
  constraint strategic_metrics_position_range check (position between 0 and 1000),
  constraint strategic_metrics_name_length check (char_length(btrim(name)) between 1 and 80 and char_length(name) <= 80),
  constraint strategic_metrics_measure_known check (app.is_measure(measure)),
  constraint strategic_metrics_target_range check (target > 0 and target <= case measure when 'member_satisfaction' then 5 else 100 end),
  constraint strategic_metrics_direction_known check (direction in ('at_least', 'at_most'))
);
create index strategic_metrics_in_order on public.strategic_metrics (club_id, position, id);
comment on constraint strategic_metrics_one_a_measure on public.strategic_metrics is
  'The club follows this measure already. Change that metric.';
comment on constraint strategic_metrics_position_range on public.strategic_metrics is 'A position is 0 to 1,000.';
comment on constraint strategic_metrics_name_length on public.strategic_metrics is 'A name has 1 to 80 characters.';
comment on constraint strategic_metrics_measure_known on public.strategic_metrics is
  'This is not a measure that the platform knows. Choose one of the list.';
comment on constraint strategic_metrics_target_range on public.strategic_metrics is
  'A target is more than 0 and at most 100, or 5 for member satisfaction.';
comment on constraint strategic_metrics_direction_known on public.strategic_metrics is
  'A target is to be reached at least or at most.';
comment on column public.strategic_metrics.measure is
  'member_satisfaction: mean rating of 5. season_retention: percent who finished the season. return_rate: percent of the eligible who came back. intent_to_return: percent of the surveyed staff who would. budget_usage: expense in percent of income. safety_score: of 100.';
comment on column public.strategic_metrics.direction is 'at_most: the target is a ceiling, as for budget usage.';
-- Members read the metrics of their club; managers and admins keep them.
call app.secure_club_rows('public.strategic_metrics', writable => '{position,name,measure,target,direction}',
  updatable => '{position,name,target,direction}');

create table public.metric_snapshots (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  year text not null,
  measure text not null,
  value numeric(6, 2) not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint metric_snapshots_one_a_year unique (club_id, measure, year),
  constraint metric_snapshots_year_form check (year ~ '^20[0-9]{2}$'),
  constraint metric_snapshots_measure_known check (app.is_measure(measure)),
  constraint metric_snapshots_value_range check (value between 0 and 1000)
);
comment on constraint metric_snapshots_one_a_year on public.metric_snapshots is
  'This measure has a value for this year already. Change that one.';
comment on constraint metric_snapshots_year_form on public.metric_snapshots is 'A year has four digits, such as 2026.';
comment on constraint metric_snapshots_measure_known on public.metric_snapshots is
  'This is not a measure that the platform knows. Choose one of the list.';
comment on constraint metric_snapshots_value_range on public.metric_snapshots is 'A value is 0 to 1,000.';
comment on table public.metric_snapshots is
  'What a measure was in a closed season: kept when a season is closed, or entered for years before the club came here.';
-- Members read them; managers and admins enter those of earlier years.
call app.secure_club_rows('public.metric_snapshots', writable => '{year,measure,value}');

-- Progress -----------------------------------------------------------------------------------------------------------
-- How close a club is to what it set out to reach: each strategic metric with its figure in the season the club looks
-- back on, its target, and its trend against the closed season before.

-- Every measure of a club in the season that it looks back on, beside the closed season before, followed or not. The figures
-- of a season are computed once for all measures, and those of a closed season only if one of them was not kept.
create view public.measure_progress with (security_invoker = true) as
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
comment on column public.measure_progress.trend is
  'up, down or stable: the sign of current - previous, whatever the direction of a target.';

-- Each metric of a club with its figure. The figures of a club are computed once for all of its metrics: joined one by one, each
-- metric would count the season's answers again.
create view public.strategic_metric_progress with (security_invoker = true) as
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

revoke all on public.measure_progress, public.strategic_metric_progress, public.club_future_progress
  from public, anon, authenticated, service_role;
-- Members read how far their club is.
grant select on public.measure_progress, public.strategic_metric_progress, public.club_future_progress to authenticated, service_role;

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

call app.move_rows_with_season('public.metric_snapshots', 'year', 'figures');
call app.keep_rows_of_seasons('public.metric_snapshots', 'year', 'what was measured in it is kept',
  'Correct the value instead.');

call app.give_tables_to_module('club-future', '{strategic_metrics,metric_snapshots}');
