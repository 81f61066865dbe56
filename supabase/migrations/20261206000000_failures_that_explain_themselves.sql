-- A failure says why and where, a release that freezes pages is taken back sooner, and a promotion makes stale only the
-- checks of releases that it can meet in a club's set.

-- Checks: sets of clubs ----------------------------------------------------------------------------------------------
drop function app.sets_with_release(text, text);

-- The distinct sets of modules, as sorted lists of `module@version`, that would hold this release if it were in production:
-- one for every combination that clubs have, one for the firm, whose people see every module, and one for visitors, who can
-- open only modules with public routes. `of_club` says whether any club has the set.
create function app.sets_with_release(module_id_param text, version_param text)
returns table (releases text[], of_club boolean)
language sql stable security definer set search_path = '' as $$
  with production as (
    select modules.id, modules.engagement, pointer
    from public.modules
    left join public.module_channels as pointer on pointer.module_id = modules.id and pointer.channel = 'production'
  ),
  given as (
    select clubs.id::text as audience, production.id as module_id,
      coalesce(
        club_modules.pinned_version,
        app.version_for(followed, clubs.id),
        case when production.id = module_id_param then version_param else app.version_for(production.pointer, clubs.id) end
      ) as version
    from public.clubs
    cross join production
    left join public.club_modules on club_modules.club_id = clubs.id and club_modules.module_id = production.id
    left join public.module_channels as followed
      on followed.module_id = production.id
      and followed.channel = club_modules.channel and followed.channel <> 'production'
    where not production.engagement or club_modules.module_id is not null
    union all
    select audience, id, case when id = module_id_param then version_param else (pointer).version end
    from production
    cross join unnest(array['firm', 'visitors']) as audience
  ), sets as (
    select audience, array_agg(module_id || '@' || version order by module_id collate "C") as releases
    from given
    where version is not null and (audience <> 'visitors' or exists (
      select from app.release_routes as routes
      where routes.module_id = given.module_id and routes.release_version = given.version and routes.is_public
    ))
    group by audience
    having bool_or(module_id = module_id_param and version = version_param)
  )
  select releases, bool_or(audience not in ('firm', 'visitors')) from sets group by releases
$$;
revoke all on function app.sets_with_release(text, text) from public;

-- The sets of clubs with a release that no check has covered with the shell that people have now. Passed checks add up
-- until one fails or the platform takes the release back. The sets of the firm and of visitors are mounted by every check
-- and make none stale: they hold nearly every module, so that any promotion would.
create function app.unchecked_sets(module_id_param text, version_param text, shell_param text) returns setof text[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  with counting as (
    select sets
    from public.release_checks as latest
    where module_id = module_id_param and release_version = version_param and passed and shell_param = any (shells)
      and not exists (
        select from public.release_checks as failed
        where failed.module_id = module_id_param and failed.release_version = version_param
          and not failed.passed and failed.id > latest.id
      )
      and not exists (
        select from public.release_withdrawals as withdrawal
        where withdrawal.module_id = module_id_param and withdrawal.release_version = version_param
          and withdrawal.created_at >= latest.created_at
      )
  )
  select releases
  from app.sets_with_release(module_id_param, version_param)
  where of_club and not exists (
    select from counting where to_jsonb(releases) in (select value from jsonb_array_elements(sets))
  );
end
$$;
revoke all on function app.unchecked_sets(text, text, text) from public;

-- What a release lacks before it may go to production, apart from sets of modules, in one sentence; null when it lacks
-- nothing. The last check of it counts. `shell_param` is the build of the shell that people have now.
create function app.missing_check(module_id_param text, version_param text, shell_param text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  last_check public.release_checks;
  release_name text := module_id_param || ' ' || version_param;
  contract text := (
    select release -> 'descriptor' ->> 'contract' from public.module_releases
    where module_id = module_id_param and version = version_param
  );
begin
  select * into last_check from public.release_checks
  where module_id = module_id_param and release_version = version_param
  order by id desc
  limit 1;
  return case
    when not app.speaks_contract(contract) then format(
      '%s needs contract %s, and this platform speaks %s: no browser can run it.',
      release_name, contract, app.contract_version()
    )
    when exists (
      select from public.release_withdrawals
      where module_id = module_id_param and release_version = version_param
        and created_at >= coalesce(last_check.created_at, '-infinity')
    ) then 'The platform took ' || release_name || ' back, because it failed in browsers, and it has not been checked since.'
    when last_check.id is null then release_name || ' has not been checked.'
    when not last_check.passed then 'The last check of ' || release_name || ' has failed.'
    when shell_param is null then 'It is not said which shell people have now, so no check of ' || release_name || ' counts.'
    when shell_param <> all (last_check.shells)
      then release_name || ' has not been checked with the shell that people have now.'
  end;
end
$$;
revoke all on function app.missing_check(text, text, text) from public;

-- What a release lacks before it may go to production, in one sentence; null when it lacks nothing.
create or replace function app.missing_evidence(module_id_param text, version_param text, shell_param text) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    app.missing_check(module_id_param, version_param, shell_param),
    case when exists (select from app.unchecked_sets(module_id_param, version_param, shell_param)) then
      format('%s %s has not been checked with the modules that clubs have now.', module_id_param, version_param)
    end
  )
$$;

create function app.sets_to_check(module_id_param text, version_param text, shell_param text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(releases order by releases), '[]')
  from app.unchecked_sets(module_id_param, version_param, shell_param) as releases
  where app.missing_check(module_id_param, version_param, shell_param) is null
$$;
revoke all on function app.sets_to_check(text, text, text) from public;
grant execute on function app.sets_to_check(text, text, text) to service_role;

-- The sets that a release with a passed check has not met yet, because clubs got them since: a promotion checks them
-- itself. Empty when the release lacks more than that.
create function public.sets_to_check(module_id_param text, version_param text, shell_param text) returns jsonb
language sql stable set search_path = '' as $$
  select app.sets_to_check(module_id_param, version_param, shell_param)
$$;
revoke all on function public.sets_to_check(text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.sets_to_check(text, text, text) to service_role;

-- Reports: why and where ---------------------------------------------------------------------------------------------
alter table public.module_health_reports
  add column message text,
  add column stack text,
  add column froze boolean not null default false,
  add constraint module_health_reports_failure_explains
    check (outcome = 'failed' or (num_nonnulls(message, stack) = 0 and not froze)),
  add constraint module_health_reports_message_length check (char_length(message) between 1 and 300),
  add constraint module_health_reports_stack_length check (char_length(stack) between 1 and 2000);
comment on column public.module_health_reports.message is 'What was thrown, without what may be personal (app.plain_message).';
comment on column public.module_health_reports.stack is 'Where: one frame a line, as `name file:line:column` (app.plain_stack).';
comment on column public.module_health_reports.froze is 'The page never answered again; the next page of that browser tells.';
grant select (message, stack, froze) on public.module_health_reports to authenticated;

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

-- The frames of a stack, at most eight, as `name file:line:column`; whatever else stands there goes. Null for none.
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
create or replace function app.health_report_problem(report jsonb) returns text
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

-- Takes at most 50 reports of one browser and returns how many were written: {moduleId, version, outcome, weight?} with
-- `phase` for a failure, `durationMs` for a mount or a failure, `metric` and `value` for a measurement. A failure may have
-- `message` and `stack`, which are kept without what may be personal, and `froze`. Reports about
-- releases that are not registered are dropped, and so are those of visitors about what no visitor can open. A duration of
-- more than ten minutes counts as ten. A person reports at most 60 times a minute, and so does the network of visitors; what
-- is beyond that is dropped, too, because a page must not fail over its statistics. Figures count of one reporter what
-- app.counted_of_a_day says. Failures may take a release back (withdrawing.sql).
create or replace function app.report_module_health(reports_param jsonb) returns integer
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

-- Which line of the sources each place of a release's built files comes from: what source maps say, without the sources.
-- `publish` writes it. It is no file of the release, so no browser can ask for it; the database alone reads it, to tell the
-- firm and a module's owner where a release failed.

create table app.release_sources (
  module_id text not null,
  release_version text not null,
  file text not null,
  sources text[] not null,
  places bigint[] not null,
  source_indexes integer[] not null,
  source_lines integer[] not null,
  constraint release_sources_pkey primary key (module_id, release_version, file),
  constraint release_sources_release foreign key (module_id, release_version)
    references public.module_releases (module_id, version),
  constraint release_sources_aligned check (
    cardinality(places) between 1 and 500000 and cardinality(source_indexes) = cardinality(places)
    and cardinality(source_lines) = cardinality(places)
  ),
  constraint release_sources_texts check (char_length(file) <= 160 and octet_length(array_to_string(sources, '')) <= 500000)
);
alter table app.release_sources enable row level security;
revoke all on app.release_sources from public, anon, authenticated, service_role;
comment on column app.release_sources.places is 'Where a stretch of the built file begins, in order: its line times ten million, and its column from 0.';
comment on column app.release_sources.source_indexes is 'The file that each stretch comes from, as its place among the sources, from 1.';

-- The line of the sources behind a place of a built file, such as `apps/training/src/Page.tsx:12`; null when none is known.
create function app.source_line(module_id_param text, version_param text, file_param text, line_param integer, column_param integer)
returns text
language sql stable security definer set search_path = '' as $$
  select sources[source_indexes[stretch]] || ':' || source_lines[stretch]
  from app.release_sources
  -- Browsers count columns from 1.
  cross join lateral width_bucket(line_param * 10000000::bigint + column_param - 1, places) as stretch
  where module_id = module_id_param and release_version = version_param and file = file_param and stretch > 0
$$;
revoke all on function app.source_line(text, text, text, integer, integer) from public;

-- A stack with the lines of the sources, where they are known.
create function app.stack_in_sources(module_id_param text, version_param text, stack_param text) returns text
language sql stable security definer set search_path = '' as $$
  select string_agg(
    case when part[1] = '' then '' else part[1] || ' ' end || coalesce(
      app.source_line(module_id_param, version_param, part[2], part[3]::integer, part[4]::integer),
      format('%s:%s:%s', part[2], part[3], part[4])
    ),
    e'\n' order by place
  )
  from regexp_matches(stack_param, '^(\S*) (\S+):(\d+):(\d+)$', 'gn') with ordinality as parts (part, place)
$$;
revoke all on function app.stack_in_sources(text, text, text) from public;

create function app.record_release_sources(
  module_id_param text, version_param text, file_param text, sources_param text[], places_param bigint[],
  source_indexes_param integer[], source_lines_param integer[]
) returns void
language sql volatile security definer set search_path = '' as $$
  insert into app.release_sources (module_id, release_version, file, sources, places, source_indexes, source_lines)
  values (
    module_id_param, version_param, file_param, sources_param, places_param, source_indexes_param, source_lines_param
  )
  on conflict do nothing
$$;
revoke all on function app.record_release_sources(text, text, text, text[], bigint[], integer[], integer[]) from public;
grant execute on function app.record_release_sources(text, text, text, text[], bigint[], integer[], integer[]) to service_role;

-- Writes down where a built file of a release comes from, once. The service key alone may.
create function public.record_release_sources(
  module_id_param text, version_param text, file_param text, sources_param text[], places_param bigint[],
  source_indexes_param integer[], source_lines_param integer[]
) returns void
language sql volatile set search_path = '' as $$
  select app.record_release_sources(
    module_id_param, version_param, file_param, sources_param, places_param, source_indexes_param, source_lines_param
  )
$$;
revoke all on function public.record_release_sources(text, text, text, text[], bigint[], integer[], integer[])
  from public, anon, authenticated, service_role;
grant execute on function public.record_release_sources(text, text, text, text[], bigint[], integer[], integer[]) to service_role;

-- Why releases fail: the reported failures of the last two weeks, equal ones together, with the lines of the sources.

create function app.release_failures(
  module_id_param text, version_param text, from_param timestamptz, to_param timestamptz
) returns table (
  module_id text, release_version text, phase text, froze boolean, message text, stack text, reports bigint, clubs bigint,
  last_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  with failures as (
    select report.module_id, report.release_version, report.phase, report.froze, report.message, report.stack,
      count(*) as reports, count(distinct report.club_id) as clubs, max(report.created_at) as last_at
    from public.module_health_reports as report
    where report.outcome = 'failed'
      and (module_id_param is null or report.module_id = module_id_param)
      and (version_param is null or report.release_version = version_param)
      and report.created_at >= coalesce(from_param, '-infinity') and report.created_at < coalesce(to_param, 'infinity')
    group by 1, 2, 3, 4, 5, 6
    order by reports desc, last_at desc
    limit 50
  )
  select failures.module_id, failures.release_version, failures.phase, failures.froze, failures.message,
    app.stack_in_sources(failures.module_id, failures.release_version, failures.stack),
    failures.reports, failures.clubs, failures.last_at
  from failures
$$;
revoke all on function app.release_failures(text, text, timestamptz, timestamptz) from public;

-- Which failure of a release was reported most often, in one sentence; null when none says anything.
create function app.commonest_failure(module_id_param text, version_param text) returns text
language sql stable security definer set search_path = '' as $$
  select format(
    'Most often, %s%s%s.',
    case phase
      when 'load' then 'while it loaded' when 'mount' then 'while it started'
      when 'render' then 'while it rendered' else 'while it left the page'
    end,
    case when froze then ', its page froze' else ': ' || rtrim(message, '.') end,
    ' (' || split_part(stack, e'\n', 1) || ')'
  )
  from app.release_failures(module_id_param, version_param, null, null)
  where message is not null or froze
  order by reports desc, last_at desc
  limit 1
$$;
revoke all on function app.commonest_failure(text, text) from public;

create function app.read_release_failures(
  module_id_param text, version_param text, from_param timestamptz, to_param timestamptz
) returns table (
  module_id text, release_version text, phase text, froze boolean, message text, stack text, reports bigint, clubs bigint,
  last_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
  if coalesce(auth.role(), '') <> 'service_role' then
    perform app.require_firm('reads why releases fail');
  end if;
  return query select * from app.release_failures(module_id_param, version_param, from_param, to_param);
end
$$;
revoke all on function app.read_release_failures(text, text, timestamptz, timestamptz) from public;
grant execute on function app.read_release_failures(text, text, timestamptz, timestamptz) to authenticated, service_role;

-- The most frequent failures of a release, a module or all, at most 50, for the firm and its tools.
create function public.release_failures(
  module_id_param text default null, version_param text default null,
  from_param timestamptz default null, to_param timestamptz default null
) returns table (
  module_id text, release_version text, phase text, froze boolean, message text, stack text, reports bigint, clubs bigint,
  last_at timestamptz
)
language sql stable set search_path = '' as $$
  select * from app.read_release_failures(module_id_param, version_param, from_param, to_param)
$$;
revoke all on function public.release_failures(text, text, timestamptz, timestamptz)
  from public, anon, authenticated, service_role;
grant execute on function public.release_failures(text, text, timestamptz, timestamptz) to authenticated, service_role;

-- Withdrawals: freezes -----------------------------------------------------------------------------------------------
alter table public.release_withdrawals add column freezes integer not null default 0;
comment on column public.release_withdrawals.freezes is 'In how many browsers it froze the page; 0 when that did not decide.';

drop function app.withdrawal_rule();
drop function app.recent_health(public.module_channels, text);

-- When a release is taken back. Nobody alone can bring that about: one reporter counts for at most `per_reporter` failures
-- and `mounts_per_reporter` mounts, and members of several clubs (`sources`) must have seen failures. A reporter is a
-- person; all visitors together, and whoever has no club, are one more, who takes nothing back alone: an address costs
-- nothing. In a rollout only the clubs that have the candidate count, and one is enough: it ends nothing but what it was
-- given to try. A release that freezes pages is taken back sooner, after `freezes` reporters within `frozen_within`: each
-- browser meets it once and then keeps out of its way, so that five would have to freeze to make five failures.
create function app.withdrawal_rule(
  out within interval, out failures integer, out per_reporter integer, out mounts_per_reporter integer,
  out sources integer, out share numeric, out frozen_within interval, out freezes integer
)
language sql immutable set search_path = '' as $$ select interval '5 minutes', 5, 2, 10, 2, 0.2, interval '1 hour', 2 $$;
revoke all on function app.withdrawal_rule() from public;

-- How a release of a channel has fared with whoever follows the channel, within the time that counts and since the
-- channel was last moved. Visitors and clubs without the module follow production. `freezes` counts reporters whose page
-- froze, and is 0 unless they alone are enough.
create function app.recent_health(
  channel_param public.module_channels, version_param text,
  out failures integer, out mounts integer, out sources integer, out freezes integer, out is_failing boolean
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  rule record := app.withdrawal_rule();
  -- In variables: their values tell the planner how few reports these are.
  since timestamptz := greatest(now() - rule.within, channel_param.updated_at);
  frozen_since timestamptz := greatest(now() - rule.frozen_within, channel_param.updated_at);
begin
  with reporters as (
    select report.club_id, case when report.club_id is not null then report.reporter end as reporter,
      count(*) filter (where report.outcome = 'failed' and report.created_at >= since) as failures,
      coalesce(sum(report.weight) filter (where report.created_at >= since), 0) as mounts,
      bool_or(report.froze) as froze,
      sum(report.weight) as all_mounts
    from public.module_health_reports as report
    where report.module_id = channel_param.module_id and report.release_version = version_param
      and report.outcome in ('mounted', 'failed') and report.created_at >= frozen_since
      and channel_param.channel = app.followed_channel(
        channel_param.module_id,
        (select channel from public.club_modules
         where club_id = report.club_id and module_id = channel_param.module_id)
      )
      and (
        version_param = channel_param.version
        or (report.club_id is not null and app.version_for(channel_param, report.club_id) = version_param)
      )
    group by 1, 2
  ), voices as (
    select *, club_id as source, least(1, rule.mounts_per_reporter / nullif(mounts, 0)::numeric) as voice,
      least(rule.mounts_per_reporter, all_mounts) as heard
    from reporters
  ), judged as (
    select coalesce(sum(failures), 0) as failures, coalesce(sum(mounts), 0) as mounts,
      count(distinct source) filter (where failures > 0) as sources,
      case when count(*) filter (where froze) >= rule.freezes
        and count(*) filter (where froze) >= rule.share * sum(heard)
        then count(*) filter (where froze) else 0 end as freezes,
      coalesce(
        sum(least(failures, rule.per_reporter)) >= rule.failures
        and sum(failures * voice) >= rule.share * sum(mounts * voice)
        and count(distinct source) filter (where failures > 0)
          >= case when version_param = channel_param.version then rule.sources else 1 end,
        false
      ) as is_failing
    from voices
  )
  select judged.failures, judged.mounts, judged.sources, judged.freezes, judged.is_failing or judged.freezes > 0
  into recent_health.failures, recent_health.mounts, recent_health.sources, recent_health.freezes, recent_health.is_failing
  from judged;
end
$$;
revoke all on function app.recent_health(public.module_channels, text) from public;

-- Tells the firm's people in the platform, and the module's owner by mail.
create or replace function app.tell_of_withdrawal(withdrawal_param public.release_withdrawals) returns void
language plpgsql security definer set search_path = '' as $$
declare
  module public.modules;
  headline text;
  details text;
  link constant text := '/admin/analytics';
begin
  select * into module from public.modules where id = withdrawal_param.module_id;
  headline := format(
    case when withdrawal_param.back_to is null then '%s %s fails in browsers' else '%s %s was taken back' end,
    module.title, withdrawal_param.release_version
  );
  details := format(
    '%s%s%s',
    case when withdrawal_param.freezes > 0 then format(
      'On %s, it froze the pages of %s people within an hour.', withdrawal_param.channel, withdrawal_param.freezes
    ) else format(
      '%s failures were reported on %s within five minutes; mounts that work are reported later.',
      withdrawal_param.failures, withdrawal_param.channel
    ) end,
    case when withdrawal_param.back_to is null then ' There is no earlier release to go back to.'
    else format(' Clubs have %s again.', withdrawal_param.back_to) end,
    ' ' || app.commonest_failure(withdrawal_param.module_id, withdrawal_param.release_version)
  );
  perform app.tell(array(
    select row(user_id, 'email_notifications', headline, details, link)::app.news
    from public.profiles where role = 'super_admin'
  ));
  insert into app.notification_mails (address, kind, title, body, link, is_digest, due_at)
  values (module.owner, 'email_notifications', headline, details, link, false, now());
end
$$;

-- Takes a release back from every channel on which it fails. Called with every reported failure.
create or replace function app.withdraw_if_failing(module_id_param text, version_param text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  actor constant text := 'the platform';
  name_of_channel text;
  current public.module_channels;
  health record;
  reason text;
  withdrawal public.release_withdrawals;
begin
  for name_of_channel in
    select channel from public.module_channels as pointing
    where module_id = module_id_param and version_param in (version, candidate)
      and (app.recent_health(pointing, version_param)).is_failing
    order by channel
  loop
    -- Other moves of the module wait; one that came first may have changed everything.
    perform from public.modules where id = module_id_param for update;
    select * into current from public.module_channels where module_id = module_id_param and channel = name_of_channel;
    continue when version_param <> all (array[current.version, coalesce(current.candidate, current.version)]);
    health := app.recent_health(current, version_param);
    -- Where there is nothing to go back to, one notice is enough.
    continue when not health.is_failing or exists (
      select from public.release_withdrawals
      where module_id = module_id_param and release_version = version_param and channel = name_of_channel
        and created_at >= current.updated_at
    );
    reason := case when health.freezes > 0 then format('it froze the pages of %s people', health.freezes)
      else format('%s failures reported by browsers; mounts that work are reported later', health.failures) end;
    insert into public.release_withdrawals (
      module_id, release_version, channel, back_to, failures, mounts, sources, freezes
    )
    values (
      module_id_param, version_param, name_of_channel,
      case when version_param = current.candidate then current.version else current.fallback end,
      health.failures, health.mounts, health.sources, health.freezes
    )
    returning * into withdrawal;
    if version_param = current.candidate then
      update public.module_channels
      set candidate = null, share = null, paused = false, updated_at = now(), updated_by = actor
      where module_id = module_id_param and channel = name_of_channel;
      perform app.log_end_of_rollout(current, reason, actor);
    elsif current.fallback is not null then
      perform app.point_channel(
        module_id_param, name_of_channel, 'rollback', current.version, current.fallback, reason, actor
      );
    end if;
    perform app.tell_of_withdrawal(withdrawal);
  end loop;
end
$$;

-- Pruning ------------------------------------------------------------------------------------------------------------
create or replace function app.prune_release(module_id_param text, version_param text, days_param integer, actor_param text)
returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform app.check_audit_text('actor', actor_param, 200);
  perform app.check_prune_days(days_param);
  -- Moves of the module's channels wait, which choose what browsers fall back to.
  perform from public.modules where id = module_id_param for update;
  -- Whoever is about to give it to somebody holds the row, and is seen below; whoever comes later waits, and is refused.
  perform from public.module_releases where module_id = module_id_param and version = version_param for update;
  if not found then
    raise exception 'There is no release % of %.', coalesce(left(version_param, 80), '(none)'), left(module_id_param, 80)
      using errcode = 'PT404', hint = 'Look at the list of releases.';
  end if;
  if app.release_is_needed(module_id_param, version_param)
    or app.release_is_recent(module_id_param, version_param, days_param) then
    raise exception '% % is still needed.', module_id_param, version_param
      using errcode = 'PT409', hint = 'Somebody gets it, or got it only a while ago.';
  end if;
  insert into public.pruned_releases (module_id, release_version, pruned_by)
  values (module_id_param, version_param, actor_param)
  on conflict do nothing;
  if found then
    delete from app.release_sources where module_id = module_id_param and release_version = version_param;
    insert into public.module_channel_events (module_id, action, to_version, reason, actor)
    values (
      module_id_param, 'prune', version_param,
      case days_param
        when 0 then 'Its files were removed: nobody needed it.'
        else format('Its files were removed: nobody needed it, and nothing had happened to it for %s.',
          case days_param when 1 then 'a day' else days_param || ' days' end)
      end,
      actor_param
    );
  end if;
end
$$;
