-- Taking the reports of browsers: each is written, counted and looked at, and what is too old goes.

-- Deletes reports older than two weeks and hours older than 400 days, a few with every report.
create function app.tidy_module_health() returns void
language sql volatile security definer set search_path = '' as $$
  delete from public.module_health_reports where id = any (array(
    select id from public.module_health_reports where created_at < now() - interval '14 days'
    limit 500 for update skip locked
  ));
  delete from public.module_health_hours where id = any (array(
    select id from public.module_health_hours where hour < now() - interval '400 days'
    limit 500 for update skip locked
  ))
$$;
revoke all on function app.tidy_module_health() from public;

-- What is wrong with one report, in words that end a sentence; null when nothing is.
create function app.health_report_problem(report jsonb) returns text
language sql immutable set search_path = '' as $$
  select case
    when jsonb_typeof(report) is distinct from 'object' then 'is not an object'
    when jsonb_typeof(report -> 'moduleId') is distinct from 'string'
      or jsonb_typeof(report -> 'version') is distinct from 'string' then 'names no release'
    when coalesce(report ->> 'outcome', '') not in ('mounted', 'failed', 'measured')
      then 'has no outcome: mounted, failed or measured'
    when report ->> 'outcome' = 'failed' and coalesce(report ->> 'phase', '') not in ('load', 'mount', 'render', 'unmount')
      then 'has no phase: load, mount, render or unmount'
    when report ->> 'outcome' <> 'failed' and report ->> 'phase' is not null then 'has a phase, which failures alone have'
    when report ->> 'durationMs' !~ '^[0-9]{1,9}$' then 'has a duration that is not a whole number of milliseconds'
    when report ->> 'weight' !~ '^([1-9]|10)$' then 'has a weight that is not a whole number from 1 to 10'
    when report ->> 'outcome' = 'measured' and coalesce(report ->> 'metric', '') not in ('LCP', 'INP', 'CLS')
      then 'has no metric: LCP, INP or CLS'
    when report ->> 'outcome' = 'measured' and (jsonb_typeof(report -> 'value') is distinct from 'number'
      or (report -> 'value')::numeric not between 0 and 600000) then 'has a value that is not a number from 0 to 600,000'
    when report ->> 'outcome' <> 'measured' and num_nonnulls(report ->> 'metric', report ->> 'value') > 0
      then 'has a metric, which measurements alone have'
  end
$$;
revoke all on function app.health_report_problem(jsonb) from public;

-- Takes at most 50 reports of one browser and returns how many were written: {moduleId, version, outcome, weight?} with
-- `phase` for a failure, `durationMs` for a mount or a failure, `metric` and `value` for a measurement. Reports about
-- releases that are not registered are dropped, and so are those of visitors about what no visitor can open. A duration of
-- more than ten minutes counts as ten. A person reports at most 60 times a minute, and so does the network of visitors; what
-- is beyond that is dropped, too, because a page must not fail over its statistics. Figures count of one reporter what
-- app.counted_of_a_day says. Failures may take a release back (..._withdrawing.sql).
create function app.report_module_health(reports_param jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  club uuid := app.my_club_id();
  reported_by text;
  written integer;
  malformed record;
  failing record;
begin
  if jsonb_typeof(reports_param) is distinct from 'array' or jsonb_array_length(reports_param) not between 1 and 50 then
    raise exception 'Send from 1 to 50 reports.' using errcode = '22023', hint = 'Collect them and send a batch.';
  end if;
  select place, app.health_report_problem(report) as problem into malformed
  from jsonb_array_elements(reports_param) with ordinality as reports (report, place)
  where app.health_report_problem(report) is not null
  order by place
  limit 1;
  if malformed.problem is not null then
    raise exception 'Report % %.', malformed.place, malformed.problem
      using errcode = '22023', hint = 'Nothing of the batch was written. Send it without this report.';
  end if;
  if not app.within_limit('module_health', coalesce(auth.uid()::text, app.caller_network()), 60, interval '1 minute') then
    return 0;
  end if;
  reported_by := app.health_reporter();
  with sent as (
    select releases.module_id, releases.version, report.outcome, report.phase, least(report."durationMs", 600000) as duration_ms,
      case when report.outcome = 'failed' then 1 else coalesce(report.weight, 1) end as weight, report.metric, report.value, report.place
    from rows from (jsonb_to_recordset(reports_param) as (
      "moduleId" text, version text, outcome text, phase text, "durationMs" integer, weight integer, metric text,
      value double precision
    )) with ordinality as report (
      "moduleId", version, outcome, phase, "durationMs", weight, metric, value, place
    )
    join public.module_releases as releases on releases.module_id = report."moduleId" and releases.version = report.version
    where auth.uid() is not null or exists (
      select from app.release_routes as routes
      where routes.module_id = releases.module_id and routes.release_version = releases.version and routes.is_public
    )
  ), limited as (
    -- What is left of the reporter's day, after the reports before this one.
    select sent.*, greatest(0, least(
      weight,
      app.counted_of_a_day(auth.uid() is not null, outcome = 'failed') + weight - earlier.counted - sum(weight) over (
        partition by module_id, version, outcome, metric order by place
      )
    )) as counted
    from sent
    cross join lateral (
      select coalesce(sum(report.counted), 0) as counted
      from public.module_health_reports as report
      where report.reporter = reported_by and report.module_id = sent.module_id and report.release_version = sent.version
        and report.outcome = sent.outcome and report.metric is not distinct from sent.metric
    ) as earlier
  ), written_reports as (
    insert into public.module_health_reports (
      module_id, release_version, club_id, outcome, phase, duration_ms, weight, counted, metric, value, reporter
    )
    select module_id, version, club, outcome, phase, duration_ms, weight, counted, metric, value, reported_by from limited
    returning module_id, release_version, outcome, duration_ms, counted, metric, value
  ), measures as (
    select module_id, release_version, outcome as measure, 0::smallint as bin, counted
    from written_reports where outcome <> 'measured'
    union all
    select module_id, release_version, 'load', app.health_bin(duration_ms), counted
    from written_reports where outcome = 'mounted' and duration_ms is not null
    union all
    select module_id, release_version, metric, app.health_bin(value), counted
    from written_reports where outcome = 'measured'
  ), counted as (
    insert into public.module_health_hours as hours (hour, module_id, release_version, club_id, measure, bin, count)
    select date_trunc('hour', now()), module_id, release_version, club, measure, bin, sum(counted)
    from measures
    where counted > 0
    group by module_id, release_version, measure, bin
    order by module_id, release_version, measure, bin
    on conflict on constraint module_health_hours_once do update set count = hours.count + excluded.count
  )
  select count(*) into written from written_reports;

  perform app.tidy_module_health();
  for failing in
    select distinct releases.module_id, releases.version
    from jsonb_to_recordset(reports_param) as report ("moduleId" text, version text, outcome text)
    join public.module_releases as releases on releases.module_id = report."moduleId" and releases.version = report.version
    where report.outcome = 'failed'
    order by 1, 2
  loop
    perform app.withdraw_if_failing(failing.module_id, failing.version);
  end loop;
  return written;
end
$$;
revoke all on function app.report_module_health(jsonb) from public;
grant execute on function app.report_module_health(jsonb) to anon, authenticated;

create function public.report_module_health(reports_param jsonb) returns integer
language sql volatile set search_path = '' as $$
  select app.report_module_health(reports_param)
$$;
revoke all on function public.report_module_health(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.report_module_health(jsonb) to anon, authenticated;
