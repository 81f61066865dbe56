-- Ordering jobs: what a person may ask for, take back and fetch. Every export needs the feature export_data.

-- Whether the caller was granted a feature that is active.
create function app.holds_feature(name_param text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.user_permissions
    join public.features on features.id = user_permissions.feature_id
    where user_permissions.user_id = auth.uid() and features.name = name_param and features.is_active
  )
$$;
revoke all on function app.holds_feature(text) from public;

-- What a person can take out of the own club: its tables, and the views over them that rows are read through. From the
-- catalogue, so that a new table needs no line here. Runs as the caller: whom nothing is granted, nothing is listed.
--
--   club_column  the column that says whose row it is
--   key          columns that identify a row, by which pages follow one another
--   columns      those that the caller may read, in the order of the table
create function public.exportable_tables()
returns table (name text, is_view boolean, club_column text, key text[], columns text[])
language sql stable set search_path = '' as $$
  with relation as (
    select pg_class.oid, pg_class.relname::text as name, pg_class.relkind = 'v' as is_view,
      case pg_class.relname when 'clubs' then 'id' else 'club_id' end as club_column,
      array(
        select attname::text from pg_catalog.pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped
          and has_column_privilege(pg_class.oid, attnum, 'select')
        order by attnum
      ) as columns,
      (
        select array(
          select attname::text from unnest(pg_constraint.conkey) with ordinality as part (attnum, position)
          join pg_catalog.pg_attribute on attrelid = pg_class.oid and pg_attribute.attnum = part.attnum
          order by part.position
        )
        from pg_catalog.pg_constraint where conrelid = pg_class.oid and contype = 'p'
      ) as primary_key
    from pg_catalog.pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
  ),
  keyed as (
    select *, case when is_view and 'id' = any (columns) then array['id'] else primary_key end as key from relation
  )
  select keyed.name, keyed.is_view, keyed.club_column, keyed.key, keyed.columns
  from keyed
  where keyed.club_column = any (keyed.columns) and keyed.key <@ keyed.columns
  order by keyed.name collate "C"
$$;
revoke all on function public.exportable_tables() from public, anon, authenticated, service_role;
grant execute on function public.exportable_tables() to authenticated;

-- The reports that can be made: supabase/functions/generate-report/reports holds one file for each.
create function app.report_types() returns text[]
language sql immutable set search_path = '' as $$
  select array[
    'overview', 'staffing', 'financial', 'operations',
    'financial-performance', 'staff-metrics', 'member-satisfaction',
    'annual-strategic-review', 'competitive-analysis', 'roi-dashboard'
  ]
$$;
revoke all on function app.report_types() from public;

-- Puts an order of the caller into the queue and returns the job's id. The same order within a minute is the same job:
-- a second click waits here for the first and finds what it made.
create function app.order_job(kind_param text, parameters_param jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  ordering_club uuid := app.my_club_id();
  job_id uuid;
begin
  if ordering_club is null then
    raise exception 'You do not belong to a club.'
      using errcode = '42501', hint = 'Exports and reports are made by the people of a club.';
  end if;
  if not app.holds_feature('export_data') then
    raise exception 'Exporting data is not switched on for you.'
      using errcode = '42501', hint = 'Ask an administrator of your club for the feature Data Export.';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('order_job ' || auth.uid(), 0));
  select jobs.id into job_id from public.jobs
  where requested_by = auth.uid() and club_id = ordering_club and kind = kind_param and parameters = parameters_param
    and status in ('queued', 'running') and created_at > now() - interval '1 minute';
  if job_id is not null then
    return job_id;
  end if;
  perform app.count_job();
  insert into public.jobs (club_id, kind, parameters, requested_by)
  values (ordering_club, kind_param, parameters_param, auth.uid())
  returning id into job_id;
  return job_id;
end
$$;

-- Ten jobs an hour, ordered or tried again.
create function app.count_job() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not app.within_limit('jobs', auth.uid()::text, 10, interval '1 hour') then
    raise exception 'You have asked for ten exports and reports within an hour.'
      using errcode = 'PT429', hint = 'Wait a while and try again. Your earlier files are still there.';
  end if;
end
$$;
revoke all on function app.order_job(text, jsonb), app.count_job() from public;
-- The two functions below check what is ordered, as the caller; this one checks who orders.
grant execute on function app.order_job(text, jsonb) to authenticated;

-- Refuses a filter whose value its column cannot have, when it is ordered and not when the work fails on it. The columns
-- are known to be there.
create function app.require_fitting_filters(relation_param text, filters_param jsonb) returns void
language plpgsql stable set search_path = '' as $$
declare
  filter record;
begin
  for filter in
    select sent ->> 'column' as name, sent ->> 'operator' as operator, sent ->> 'value' as value,
      pg_catalog.format_type(atttypid, null) as type
    from jsonb_array_elements(filters_param) as sent
    join pg_catalog.pg_attribute
      on attrelid = format('public.%I', relation_param)::regclass and attname = sent ->> 'column'
  loop
    if filter.operator = 'ilike' and filter.type <> 'text' then
      raise exception 'The column "%" holds no text, so nothing is searched in it.', filter.name
        using errcode = '22023', hint = 'Compare it with eq, neq, gt, gte, lt or lte.';
    end if;
    begin
      execute format('select %L::%s', filter.value, filter.type);
    exception when data_exception then
      raise exception 'The column "%" is never "%".', filter.name, left(filter.value, 60)
        using errcode = '22023', hint = 'Enter a value of the kind that the column shows.';
    end;
  end loop;
end
$$;
revoke all on function app.require_fitting_filters(text, jsonb) from public;
grant execute on function app.require_fitting_filters(text, jsonb) to authenticated;

-- Orders an export and returns the job's id. Without a relation: an archive of every table of the club. With one: its
-- rows as CSV, all columns or those named, narrowed by filters: [{"column", "operator", "value"}].
create function public.request_export(
  relation_param text default null,
  columns_param text[] default null,
  filters_param jsonb default '[]',
  bom_param boolean default false
) returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  readable text[];
  strange text;
begin
  if relation_param is null then
    if columns_param is not null or filters_param <> '[]' then
      raise exception 'An archive holds every table whole.'
        using errcode = '22023', hint = 'Name a table to export some of its columns or rows.';
    end if;
    return app.order_job('export', jsonb_build_object('format', 'archive', 'bom', bom_param));
  end if;
  select columns into readable from public.exportable_tables() where name = relation_param;
  if readable is null then
    raise exception 'There is no table "%" that you can export.', left(relation_param, 60)
      using errcode = 'PT404', hint = 'exportable_tables() lists those that you can.';
  end if;
  if jsonb_typeof(filters_param) is distinct from 'array' or exists (
    select from jsonb_array_elements(case jsonb_typeof(filters_param) when 'array' then filters_param else '[]' end) as filter
    where jsonb_typeof(filter) is distinct from 'object'
      or coalesce(filter ->> 'operator', '') not in ('eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'ilike')
      or jsonb_typeof(filter -> 'column') is distinct from 'string'
      or coalesce(jsonb_typeof(filter -> 'value'), '') not in ('string', 'number', 'boolean')
  ) then
    raise exception 'The filters cannot be read.'
      using errcode = '22023', hint = 'Each has a column, a value, and an operator of eq, neq, gt, gte, lt, lte, ilike.';
  end if;
  select name into strange
  from (
    select unnest(columns_param) union all select filter ->> 'column' from jsonb_array_elements(filters_param) as filter
  ) as named (name)
  where name is null or name <> all (readable)
  limit 1;
  if found or cardinality(columns_param) = 0 then
    raise exception 'The table % has no column "%" that you can export.', relation_param, left(coalesce(strange, ''), 60)
      using errcode = '22023', hint = 'exportable_tables() lists its columns.';
  end if;
  perform app.require_fitting_filters(relation_param, filters_param);
  return app.order_job('export', jsonb_strip_nulls(jsonb_build_object(
    'format', 'csv', 'relation', relation_param, 'columns', columns_param, 'filters', filters_param, 'bom', bom_param
  )));
end
$$;

-- The tables that a report may have; supabase/functions/generate-report/reports says what stands in them. Which of them
-- hold something depends on the days and on the club.
create function app.report_tables(type_param text) returns text[]
language sql immutable set search_path = '' as $$
  select case type_param
    when 'overview' then array['positions', 'training', 'coverage']
    when 'staffing' then array['positions', 'hours']
    when 'financial' then array['budget', 'income', 'expenses', 'labor-by-role', 'labor-by-week', 'labor-budget']
    when 'operations' then array['coverage', 'places', 'training']
    when 'financial-performance' then array['budget', 'income', 'expenses', 'next-budget', 'projects']
    when 'staff-metrics' then array['staff', 'rates', 'positions', 'exit-survey']
    when 'member-satisfaction' then array['satisfaction', 'categories']
    when 'annual-strategic-review' then array['season', 'metrics', 'lessons', 'workforce', 'projects', 'wishes']
    when 'competitive-analysis' then array['metrics', 'seasons', 'per-member', 'rates']
    when 'roi-dashboard' then array['return', 'investments', 'wishes']
  end
$$;
revoke all on function app.report_tables(text) from public;
-- request_report runs as the caller.
grant execute on function app.report_tables(text) to authenticated;

-- Orders a report over a span of days, both included, and returns the job's id. `pdf`, or `csv`: the table of one
-- section, or without one an archive with the tables of all. For managers and admins: a report over what others may
-- see would be wrong and would not look it.
create function public.request_report(
  type_param text,
  from_param date,
  to_param date,
  format_param text default 'pdf',
  section_param text default null
) returns uuid
language plpgsql volatile set search_path = '' as $$
begin
  if cardinality((select app.editable_clubs())) = 0 then
    raise exception 'Reports are made by the managers and administrators of a club.'
      using errcode = '42501', hint = 'Ask one of them for the report.';
  end if;
  if type_param is null or type_param <> all (app.report_types()) then
    raise exception 'There is no report "%".', coalesce(left(type_param, 60), '(none)')
      using errcode = '22023', hint = 'The reports are ' || array_to_string(app.report_types(), ', ') || '.';
  end if;
  if from_param is null or to_param is null or from_param < '2000-01-01' or to_param > '2100-01-01'
    or from_param > to_param or to_param > from_param + 731 then
    raise exception 'A report covers one day to two years, from the earlier day to the later one.'
      using errcode = '22023', hint = 'Choose another first or last day.';
  end if;
  if format_param is null or format_param not in ('pdf', 'csv') or (section_param is not null and format_param <> 'csv') then
    raise exception 'A report is a pdf, or the csv of all its tables or of one.'
      using errcode = '22023', hint = 'Choose the format pdf or csv. A single table is always csv.';
  end if;
  if section_param <> all (app.report_tables(type_param)) then
    raise exception 'The report "%" has no table "%".', type_param, left(section_param, 60)
      using errcode = '22023', hint = 'Its tables are ' || array_to_string(app.report_tables(type_param), ', ') || '.';
  end if;
  return app.order_job('report', jsonb_strip_nulls(jsonb_build_object(
    'type', type_param, 'from', from_param, 'to', to_param, 'format', format_param, 'section', section_param
  )));
end
$$;
revoke all on function public.request_export(text, text[], jsonb, boolean),
  public.request_report(text, date, date, text, text) from public, anon, authenticated, service_role;
grant execute on function public.request_export(text, text[], jsonb, boolean),
  public.request_report(text, date, date, text, text) to authenticated;
-- request_report runs as the caller and names the reports in its refusals.
grant execute on function app.report_types() to authenticated;

-- The caller's own job, locked; refused in the words of someone who cannot know whether it exists.
create function app.my_job(job_id_param uuid) returns public.jobs
language plpgsql security definer set search_path = '' as $$
declare
  job public.jobs;
begin
  select * into job from public.jobs
  where id = job_id_param and requested_by = auth.uid() and club_id = app.my_club_id()
  for update;
  if job.id is null then
    raise exception 'There is no such job of yours.'
      using errcode = 'PT404', hint = 'Look at the list of your exports and reports.';
  end if;
  return job;
end
$$;
revoke all on function app.my_job(uuid) from public;

-- Whether a worker may begin a job for the caller, in whose rights it reads: the caller ordered it and may still export.
create function app.check_my_job(job_id_param uuid, kind_param text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  job public.jobs := app.my_job(job_id_param);
begin
  if job.kind is distinct from kind_param then
    raise exception 'This job is not of the kind "%".', left(kind_param, 20)
      using errcode = '22023', hint = 'Exports are worked by export, reports by generate-report.';
  end if;
  if not app.holds_feature('export_data') then
    raise exception 'Exporting data is no longer switched on for you.'
      using errcode = '42501', hint = 'Ask an administrator of your club for the feature Data Export.';
  end if;
end
$$;

-- Takes an order back. A worker that has begun notices with its next step.
create function app.cancel_job(job_id_param uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  job public.jobs := app.my_job(job_id_param);
begin
  if job.status = 'cancelled' then
    return;
  end if;
  if job.status not in ('queued', 'running') then
    raise exception 'This job has ended already.'
      using errcode = 'PT409', hint = 'Reload to see what became of it.';
  end if;
  update public.jobs set status = 'cancelled', step = null, finished_at = now() where id = job.id;
end
$$;

-- Puts a job that failed or was cancelled back into the queue, with three new tries.
create function app.retry_job(job_id_param uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  job public.jobs := app.my_job(job_id_param);
begin
  if job.status in ('queued', 'running') then
    return;
  end if;
  if job.status not in ('failed', 'cancelled') then
    raise exception 'This job needs no further try.'
      using errcode = 'PT409', hint = 'Ask for a new one to have the figures of today.';
  end if;
  perform app.check_my_job(job.id, job.kind);
  perform app.count_job();
  update public.jobs
  set status = 'queued', progress = 0, step = null, attempts = 0, heartbeat_at = null, error = null, finished_at = null
  where id = job.id;
end
$$;

-- Where the file of a job lies, for whoever may have it, and the record that they fetched it. An export holds what its
-- owner may see and goes to the owner alone; a report goes to the managers and admins of the club as well.
create function app.open_job_file(job_id_param uuid)
returns table (path text, file_name text)
language plpgsql security definer set search_path = '' as $$
declare
  job public.jobs;
begin
  select * into job from public.jobs
  where id = job_id_param and club_id = app.my_club_id()
    and (requested_by = auth.uid() or (kind = 'report' and club_id = any (app.editable_clubs())))
  for share;
  if job.id is null then
    raise exception 'There is no such file for you.'
      using errcode = 'PT404', hint = 'Look at the list of your exports and reports.';
  end if;
  if not app.holds_feature('export_data') then
    raise exception 'Exporting data is not switched on for you.'
      using errcode = '42501', hint = 'Ask an administrator of your club for the feature Data Export.';
  end if;
  if job.status = 'expired' or job.expires_at <= now() then
    raise exception 'This file has been removed: exports are kept for 24 hours.'
      using errcode = 'PT410', hint = 'Ask for a new export.';
  end if;
  if job.status <> 'done' then
    raise exception 'This job has no file yet.' using errcode = 'PT409', hint = 'Wait until it is done.';
  end if;
  perform app.record_data_event(job.club_id, job.kind, 'downloaded', auth.uid(),
    jsonb_build_object('file_name', job.file_name), job.id);
  return query select job.result_path, job.file_name;
end
$$;
revoke all on function app.check_my_job(uuid, text), app.cancel_job(uuid), app.retry_job(uuid), app.open_job_file(uuid)
  from public;
grant execute on function app.check_my_job(uuid, text), app.cancel_job(uuid), app.retry_job(uuid), app.open_job_file(uuid)
  to authenticated;

create function public.check_my_job(job_id_param uuid, kind_param text) returns void
language sql volatile set search_path = '' as $$ select app.check_my_job(job_id_param, kind_param) $$;
create function public.cancel_job(job_id_param uuid) returns void
language sql volatile set search_path = '' as $$ select app.cancel_job(job_id_param) $$;
create function public.retry_job(job_id_param uuid) returns void
language sql volatile set search_path = '' as $$ select app.retry_job(job_id_param) $$;
create function public.open_job_file(job_id_param uuid) returns table (path text, file_name text)
language sql volatile set search_path = '' as $$ select * from app.open_job_file(job_id_param) $$;
revoke all on function public.check_my_job(uuid, text), public.cancel_job(uuid), public.retry_job(uuid),
  public.open_job_file(uuid) from public, anon, authenticated, service_role;
grant execute on function public.check_my_job(uuid, text), public.cancel_job(uuid), public.retry_job(uuid),
  public.open_job_file(uuid) to authenticated;
