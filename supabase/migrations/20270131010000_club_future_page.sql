-- ClubFuture's page reads every measure of a club, also those that it does not follow yet. A project that a person adds begins
-- its history with that, and each entry has the moment on the club's clock. Refusals of amounts and days have their hints.

create function app.measures() returns text[]
language sql immutable set search_path = '' as $$
  select array['member_satisfaction', 'season_retention', 'return_rate', 'intent_to_return', 'budget_usage', 'safety_score']
$$;
revoke all on function app.measures() from public;
-- The view of a club's figures runs it with the reader's rights.
grant execute on function app.measures() to authenticated, service_role;

create or replace function app.is_measure(measure_param text) returns boolean
language sql immutable set search_path = '' as $$
  select measure_param = any (app.measures())
$$;

-- Every measure of a club in the season that it looks back on, beside the closed season before, followed or not.
create view public.measure_progress with (security_invoker = true) as
select
  club.id as club_id,
  measure.name as measure,
  season.year,
  present.value as current,
  previous.year as previous_year,
  previous.value as previous,
  case sign(present.value - previous.value) when 1 then 'up' when -1 then 'down' when 0 then 'stable' end as trend
from public.clubs as club
cross join unnest(app.measures()) as measure (name)
left join public.seasons as season on season.id = app.last_season(club.id)
left join lateral (
  select measured.value from public.season_measures as measured
  where measured.season_id = season.id and measured.measure = measure.name
  limit 1
) as present on true
left join lateral (
  select earlier.year, earlier.value
  from (
    select snapshot.year, snapshot.value, 1 as preference
    from public.metric_snapshots as snapshot
    where snapshot.club_id = club.id and snapshot.measure = measure.name and snapshot.year < season.year
    union all
    select closed.year, measured.value, 2
    from public.seasons as closed
    join public.season_measures as measured on measured.season_id = closed.id and measured.measure = measure.name
    where closed.club_id = club.id and closed.closed_at is not null and closed.year < season.year
  ) as earlier
  order by earlier.year desc, earlier.preference
  limit 1
) as previous on true;
comment on column public.measure_progress.trend is
  'up, down or stable: the sign of current - previous, whatever the direction of a target.';

create or replace view public.strategic_metric_progress with (security_invoker = true) as
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
join public.measure_progress as measured on measured.club_id = metric.club_id and measured.measure = metric.measure;

revoke all on public.measure_progress from public, anon, authenticated, service_role;
-- Members read how far their club is.
grant select on public.measure_progress to authenticated, service_role;
create trigger refuse_writing instead of insert or update or delete on public.measure_progress
  for each row execute function app.refuse_writing_view();

-- A project that a person adds begins its history with that. One that comes from a wish, a lesson or a ticket says so itself
-- (promoted_projects.sql).
create function app.begin_project_history() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.project_updates (club_id, project_id, note, to_status)
  values (new.club_id, new.id, 'Added to the pipeline.', new.status);
  return null;
end
$$;
revoke all on function app.begin_project_history() from public;
create trigger capital_projects_begin_history after insert on public.capital_projects
  for each row when (auth.uid() is not null and num_nonnulls(new.wish_id, new.lesson_id, new.ticket_id) = 0)
  execute function app.begin_project_history();

alter table public.project_updates add column happened_at timestamptz;
alter table public.project_updates disable trigger user;
update public.project_updates set happened_at = created_at;
alter table public.project_updates enable trigger user;
alter table public.project_updates alter column happened_at set not null, alter column happened_at set default now();
comment on column public.project_updates.happened_at is 'On the clock of the club; created_at gives the order.';
create function app.stamp_project_update() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.happened_at := app.stamped_moment(new.club_id, new.happened_at);
  return new;
end
$$;
revoke all on function app.stamp_project_update() from public;
create trigger project_updates_stamp before insert on public.project_updates
  for each row execute function app.stamp_project_update();

create or replace function app.check_capital_project() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.ends_on < new.starts_on then
    raise exception 'The project would finish before it starts.'
      using errcode = '22023', hint = 'Choose a finish on or after the start.';
  end if;
  if new.budget <= 0 then
    raise exception 'The budget must be more than $0.'
      using errcode = '22023', hint = 'Leave it empty while it is not known.';
  end if;
  return new;
end
$$;

create or replace function app.check_wish_cost() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.cost <= 0 then
    raise exception 'The cost must be more than $0.'
      using errcode = '22023', hint = 'Enter your best estimate in dollars.';
  end if;
  return new;
end
$$;

create or replace function app.check_staffing_ratio() returns trigger
language plpgsql set search_path = '' as $$
begin
  if least(new.planned_ratio, new.optimal_ratio) < 1 then
    raise exception 'One person of staff serves at least one member.'
      using errcode = '22023', hint = 'Enter how many members one person of staff serves, 1 or more.';
  end if;
  return new;
end
$$;
