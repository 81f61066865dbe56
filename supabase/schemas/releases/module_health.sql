-- Health reports: how releases fare in browsers, kept one by one for two weeks. A browser sends every failure, and one of
-- several mounts and measurements, which then stands for all. A report names the release and the club, and no person.

create table public.module_health_reports (
  id bigint generated always as identity primary key,
  module_id text not null,
  release_version text not null,
  club_id uuid references public.clubs (id) on delete cascade,
  outcome text not null,
  phase text,
  duration_ms integer,
  weight integer not null default 1,
  counted integer not null default 1,
  metric text,
  value double precision,
  reporter text,
  created_at timestamptz not null default now(),
  message text,
  stack text,
  froze boolean not null default false,
  constraint module_health_reports_release foreign key (module_id, release_version)
    references public.module_releases (module_id, version),
  constraint module_health_reports_outcome_known check (outcome in ('mounted', 'failed', 'measured')),
  constraint module_health_reports_phase_known check (phase in ('load', 'mount', 'render', 'unmount')),
  constraint module_health_reports_failure_has_phase check ((outcome = 'failed') = (phase is not null)),
  constraint module_health_reports_duration_range check (duration_ms between 0 and 600000),
  constraint module_health_reports_weight_range check (weight between 1 and 10),
  constraint module_health_reports_counted_range check (counted between 0 and weight),
  constraint module_health_reports_metric_known check (metric in ('LCP', 'INP', 'CLS')),
  constraint module_health_reports_value_range check (value between 0 and 600000),
  constraint module_health_reports_measured_has_value
    check ((outcome = 'measured') = (metric is not null) and (metric is null) = (value is null)),
  constraint module_health_reports_reporter_form check (reporter ~ '^[0-9a-f]{16}$'),
  constraint module_health_reports_failure_explains
    check (outcome = 'failed' or (num_nonnulls(message, stack) = 0 and not froze)),
  constraint module_health_reports_message_length check (char_length(message) between 1 and 300),
  constraint module_health_reports_stack_length check (char_length(stack) between 1 and 2000)
);
create index module_health_reports_of_release on public.module_health_reports (module_id, release_version, created_at desc);
create index module_health_reports_of_club on public.module_health_reports (club_id);
create index module_health_reports_of_engagement
  on public.module_health_reports (club_id, module_id, created_at desc);
create index module_health_reports_of_reporter
  on public.module_health_reports (reporter, module_id, release_version);
create index module_health_reports_by_age on public.module_health_reports (created_at);
comment on column public.module_health_reports.duration_ms is 'From the start of loading to the committed first render, or to the failure.';
comment on column public.module_health_reports.weight is 'How many mounts or measurements it stands for. A failure stands for itself.';
comment on column public.module_health_reports.counted is
  'How much of the weight figures count: of one reporter, at most app.counted_of_a_day() of a release.';
comment on column public.module_health_reports.value is 'LCP and INP in milliseconds, CLS in thousandths (https://web.dev/articles/vitals).';
comment on column public.module_health_reports.reporter is
  'Tells reporters of one day apart. The day''s key is deleted, so no one can be found by it later.';

comment on column public.module_health_reports.message is 'What was thrown, without what may be personal (app.plain_message).';
comment on column public.module_health_reports.stack is 'Where: one frame a line, as `name file:line:column` (app.plain_stack).';
comment on column public.module_health_reports.froze is 'The page never answered again; the next page of that browser tells.';

alter table public.module_health_reports enable row level security;
revoke all on public.module_health_reports from public, anon, authenticated, service_role;
grant select on public.module_health_reports to service_role;
-- No person reads which reports belong together.
grant select (
  id, module_id, release_version, club_id, outcome, phase, duration_ms, weight, counted, metric, value, created_at, message,
  stack, froze
)
  on public.module_health_reports to authenticated;
-- The firm reads how its releases fare.
create policy module_health_reports_select on public.module_health_reports for select to authenticated
  using ((select app.is_firm()));

create table app.reporter_keys (
  day date primary key,
  key text not null default encode(extensions.gen_random_bytes(16), 'hex')
);
alter table app.reporter_keys enable row level security;
revoke all on app.reporter_keys from public, anon, authenticated, service_role;
comment on table app.reporter_keys is 'Of today and yesterday.';

-- What stands for the caller in today's reports: a person, or the network of a visitor.
create function app.health_reporter() returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into app.reporter_keys (day) values (current_date) on conflict (day) do nothing;
  delete from app.reporter_keys where day < current_date - 1;
  return (
    select left(md5(key || coalesce(auth.uid()::text, app.caller_network())), 16)
    from app.reporter_keys where day = current_date
  );
end
$$;
revoke all on function app.health_reporter() from public;

-- How much of one reporter's day figures count of a release: so many failures, and so many mounts or times of each kind.
-- No one opens a module more often, and no single person moves what the firm reads. A network may be many visitors.
create function app.counted_of_a_day(is_person boolean, is_failure boolean) returns integer
language sql immutable set search_path = '' as $$
  select case when is_failure then 10 else 50 end * case when is_person then 1 else 10 end
$$;
revoke all on function app.counted_of_a_day(boolean, boolean) from public;

-- Counted by the hour ------------------------------------------------------------------------------------------------
-- How releases fare, counted by the hour and kept for a good year.

create table public.module_health_hours (
  id bigint generated always as identity primary key,
  hour timestamptz not null,
  module_id text not null,
  release_version text not null,
  club_id uuid references public.clubs (id) on delete cascade,
  measure text not null,
  bin smallint not null,
  count bigint not null,
  constraint module_health_hours_release foreign key (module_id, release_version)
    references public.module_releases (module_id, version),
  constraint module_health_hours_once
    unique nulls not distinct (hour, module_id, release_version, club_id, measure, bin),
  constraint module_health_hours_measure_known check (measure in ('mounted', 'failed', 'load', 'LCP', 'INP', 'CLS'))
);
create index module_health_hours_of_release on public.module_health_hours (module_id, release_version, hour);
create index module_health_hours_of_club on public.module_health_hours (club_id, hour);
comment on table public.module_health_hours is 'What counts of the reports of an hour: mounts and failures, and how often a time was about so long.';
comment on column public.module_health_hours.club_id is 'Null for visitors.';
comment on column public.module_health_hours.bin is 'Of a time or a shift: app.health_bin(value). 0 for mounts and failures.';

alter table public.module_health_hours enable row level security;
revoke all on public.module_health_hours from public, anon, authenticated, service_role;
grant select on public.module_health_hours to authenticated, service_role;
-- An administrator reads how releases fare in their own club, the firm how they fare everywhere.
create policy module_health_hours_select on public.module_health_hours for select to authenticated
  using (club_id = any ((select app.administered_clubs())::uuid[]) or (select app.is_firm()));

-- Values that are within a tenth of each other are counted together.
create function app.health_bin(value double precision) returns smallint
language sql immutable set search_path = '' as $$ select ceil(ln(greatest(value, 1)) / ln(1.1))::smallint $$;
revoke all on function app.health_bin(double precision) from public;

-- Reporting ----------------------------------------------------------------------------------------------------------
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

-- A thrown message without what may be personal: quoted texts (a parser quotes what it reads), email addresses, queries of
-- addresses, long numbers and ids. Null for an empty one.
create function app.plain_message(message text) returns text
language sql immutable set search_path = '' as $$
  select nullif(left(btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    left(message, 2000),
    '"[^"]*"|“[^”]*”|`[^`]*`', '"…"', 'g'),
    '[[:alnum:]._%+-]+@[[:alnum:]-]+(\.[[:alnum:]-]+)*\.[[:alpha:]]{2,}', '…', 'g'),
    '\?\S*=\S*', '?…', 'g'),
    '[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|[0-9]{5,}|[0-9]{2,}[ ().-]+[0-9]{2,}[0-9 ().-]*', '…', 'g'),
    '[[:cntrl:][:space:]]+', ' ', 'g')), 300), '')
$$;
revoke all on function app.plain_message(text) from public;

-- The frames of a stack, at most eight, as `name file:line:column`. Removes everything else. Null without a frame.
create function app.plain_stack(stack text) returns text
language sql immutable set search_path = '' as $$
  select string_agg(frame[1], e'\n' order by place)
  from (
    select frame, place
    from regexp_matches(left(stack, 8000), '^([\w$.<>]{0,60} [\w./$~-]{1,160}:\d{1,7}:\d{1,7})$', 'gn') with ordinality as frames (frame, place)
    order by place
    limit 8
  ) as first_frames
$$;
revoke all on function app.plain_stack(text) from public;

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
    when report ->> 'outcome' <> 'failed' and num_nonnulls(report ->> 'message', report ->> 'stack', report ->> 'froze') > 0
      then 'explains a failure, and none is reported'
    when coalesce(jsonb_typeof(report -> 'message'), 'string') <> 'string'
      or coalesce(jsonb_typeof(report -> 'stack'), 'string') <> 'string' then 'has a message or a stack that is not a text'
    when coalesce(jsonb_typeof(report -> 'froze'), 'boolean') <> 'boolean' then 'has a froze that is not true or false'
  end
$$;
revoke all on function app.health_report_problem(jsonb) from public;

-- Takes at most 50 reports of one browser and returns how many were written: {moduleId, version, outcome, weight?} with
-- `phase` for a failure, `durationMs` for a mount or a failure, `metric` and `value` for a measurement. A failure may have
-- `message` and `stack`, which are kept without what may be personal, and `froze`. Reports about
-- releases that are not registered are dropped, and so are those of visitors about what no visitor can open. A duration of
-- more than ten minutes counts as ten. A person reports at most 60 times a minute, and so does the network of visitors; what
-- is beyond that is dropped, too, because a page must not fail over its statistics. app.counted_of_a_day limits how many reports of one
-- reporter count. Failures may take a release back (withdrawing.sql).
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
      case when report.outcome = 'failed' then 1 else coalesce(report.weight, 1) end as weight, report.metric, report.value,
      app.plain_message(report.message) as message, app.plain_stack(report.stack) as stack, coalesce(report.froze, false) as froze,
      report.place
    from rows from (jsonb_to_recordset(reports_param) as (
      "moduleId" text, version text, outcome text, phase text, "durationMs" integer, weight integer, metric text,
      value double precision, message text, stack text, froze boolean
    )) with ordinality as report (
      "moduleId", version, outcome, phase, "durationMs", weight, metric, value, message, stack, froze, place
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
      module_id, release_version, club_id, outcome, phase, duration_ms, weight, counted, metric, value, reporter, message,
      stack, froze
    )
    select module_id, version, club, outcome, phase, duration_ms, weight, counted, metric, value, reported_by, message, stack,
      froze
    from limited
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

-- Figures ------------------------------------------------------------------------------------------------------------
-- The figures of /admin/analytics: how releases fared, in all or by time, release or club, from the counted hours that the
-- caller may read.

-- One row in all, or one for each moment, release or club, with reports from `from_param` on and before `to_param`,
-- narrowed to a module, a release of it and a club where these are given. `mounts` counts every attempt, `failures`
-- those that failed. Times are milliseconds and CLS is a plain number; three of four were no longer or larger (the 75th
-- percentile, as https://web.dev/articles/vitals reads them), within a tenth. Null where nothing was measured.
create function public.module_health_figures(
  by_param text, from_param timestamptz, to_param timestamptz, time_zone_param text default 'UTC',
  module_id_param text default null, version_param text default null, club_id_param uuid default null
) returns table (
  moment timestamptz, module_id text, release_version text, club_id uuid, mounts bigint, failures bigint,
  load_ms double precision, lcp_ms double precision, inp_ms double precision, cls double precision
)
language plpgsql stable set search_path = '' as $$
begin
  if by_param is null or by_param not in ('all', 'hour', 'day', 'release', 'club') then
    raise exception 'Figures are told for all, or by hour, day, release or club.' using errcode = '22023', hint = 'Choose one of them.';
  end if;
  if from_param is null or to_param is null or to_param > from_param + interval '400 days' then
    raise exception 'Figures are told for 400 days at most.' using errcode = '22023', hint = 'Choose a shorter time.';
  end if;
  return query
  with counted as (
    select
      case when by_param in ('hour', 'day') then date_trunc(by_param, hours.hour, time_zone_param) end as moment,
      case when by_param = 'release' then hours.module_id end as module_id,
      case when by_param = 'release' then hours.release_version end as release_version,
      case when by_param = 'club' then hours.club_id end as club_id,
      hours.measure, hours.bin, sum(hours.count) as count
    from public.module_health_hours as hours
    where hours.hour >= from_param and hours.hour < to_param
      and (module_id_param is null or hours.module_id = module_id_param)
      and (version_param is null or hours.release_version = version_param)
      and (club_id_param is null or hours.club_id = club_id_param)
    group by 1, 2, 3, 4, hours.measure, hours.bin
  ), ranked as (
    select counted.*,
      sum(count) over of_measure as total,
      sum(count) over (of_measure order by counted.bin) as up_to
    from counted
    window of_measure as (partition by counted.moment, counted.module_id, counted.release_version, counted.club_id, counted.measure)
  ), typical as (
    -- Where three quarters are reached.
    select ranked.moment, ranked.module_id, ranked.release_version, ranked.club_id, ranked.measure,
      max(total)::bigint as total, power(1.1::double precision, min(bin) filter (where up_to >= 0.75 * total)) as value
    from ranked
    group by 1, 2, 3, 4, 5
  )
  select typical.moment, typical.module_id, typical.release_version, typical.club_id,
    coalesce(sum(total) filter (where measure in ('mounted', 'failed')), 0)::bigint,
    coalesce(sum(total) filter (where measure = 'failed'), 0)::bigint,
    max(round(value)) filter (where measure = 'load'),
    max(round(value)) filter (where measure = 'LCP'),
    max(round(value)) filter (where measure = 'INP'),
    max(round(value) / 1000) filter (where measure = 'CLS')
  from typical
  group by 1, 2, 3, 4
  order by 1, 2, 3, 4;
end
$$;
revoke all on function public.module_health_figures(text, timestamptz, timestamptz, text, text, text, uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.module_health_figures(text, timestamptz, timestamptz, text, text, text, uuid)
  to authenticated;
