-- Ordering jobs: who may put one into the queue, and how many.

-- Whether the caller exports records: administrators those of their club, as the terms promise on every plan; other people
-- with the feature Data Export.
create function app.may_export() returns boolean
language sql stable security definer set search_path = '' as $$
  select app.holds_feature('export_data') or exists (
    select from public.profiles where user_id = auth.uid() and club_id is not null and role = 'admin'
  )
$$;
revoke all on function app.may_export() from public;

-- Refuses callers who may not export.
create function app.require_export() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not app.may_export() then
    raise exception 'Exporting data is not switched on for you.'
      using errcode = '42501', hint = 'Ask an administrator of your club for the feature Data Export.';
  end if;
end
$$;
revoke all on function app.require_export() from public;

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
  perform app.require_export();
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
-- request_export and request_report check the order with the caller's rights and call this one, which checks who
-- orders.
grant execute on function app.order_job(text, jsonb) to authenticated;

-- Exports ------------------------------------------------------------------------------------------------------------
-- Ordering an export: which tables and columns of the caller's club a person can take out, and which of their rows.

-- What a person can export from their club: its tables, and the views over them that rows are read through. From the
-- catalog, so a new table needs no line here. Runs with the caller's rights, so it lists only what they may read.
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
    select from jsonb_array_elements(
      case jsonb_typeof(filters_param) when 'array' then filters_param else '[]' end
    ) as filter
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
revoke all on function public.request_export(text, text[], jsonb, boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.request_export(text, text[], jsonb, boolean) to authenticated;

-- Reports ------------------------------------------------------------------------------------------------------------
-- Ordering a report: which there are, what tables each has, and over which days.

-- The reports that can be made: supabase/functions/generate-report/reports holds one file for each.
create function app.report_types() returns text[]
language sql immutable set search_path = '' as $$
  select array[
    'overview', 'staffing', 'financial', 'operations',
    'financial-performance', 'staff-metrics', 'member-satisfaction',
    'annual-strategic-review', 'competitive-analysis', 'roi-dashboard', 'board-pack', 'board-deck',
    'safety-log', 'staff-reviews'
  ]
$$;
revoke all on function app.report_types() from public;

-- Whether the files of a report name people, or can: they expire after a day. They are for managers and administrators alone;
-- one of the builder (`saved`) is for the person who ordered it.
create function app.names_people(type_param text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(type_param in ('incident', 'safety-log', 'staff-reviews', 'saved'), false)
$$;
revoke all on function app.names_people(text) from public;

-- The tables that a report may have; supabase/functions/generate-report/reports says what each one
-- shows. Which of them have rows depends on the days and on the club.
create function app.report_tables(type_param text) returns text[]
language sql immutable set search_path = '' as $$
  select case type_param
    when 'overview' then array['figures', 'positions', 'training', 'coverage']
    when 'staffing' then array['staff', 'positions', 'hours']
    when 'financial' then array['budget', 'income', 'expenses', 'labor-by-role', 'labor-by-week', 'labor-budget']
    when 'operations' then array['activity', 'coverage', 'places', 'training']
    when 'financial-performance' then array['budget', 'income', 'expenses', 'next-budget', 'projects']
    when 'staff-metrics' then array['staff', 'rates', 'positions', 'exit-survey']
    when 'member-satisfaction' then array['satisfaction', 'categories']
    when 'annual-strategic-review' then array['season', 'metrics', 'lessons', 'workforce', 'projects', 'wishes']
    when 'competitive-analysis' then array['metrics', 'seasons', 'per-member', 'rates']
    when 'roi-dashboard' then array['return', 'investments', 'wishes']
    when 'board-pack' then array['figures', 'training', 'coverage', 'staff', 'positions', 'budget', 'income', 'expenses',
      'labor-by-week', 'activity', 'places']
    when 'board-deck' then array['season', 'metrics', 'projects', 'votes', 'reserve', 'reserve-goals', 'reserve-years']
    when 'safety-log' then array['incidents']
    when 'staff-reviews' then array['reviews']
  end
$$;
revoke all on function app.report_tables(text) from public;
-- request_report runs as the caller, and names both in its refusals.
grant execute on function app.report_types(), app.report_tables(text) to authenticated;

-- Orders a report over a span of days, both included, and returns the job's id. `pdf`, or `csv`: the table of one
-- section, or without one an archive with the tables of all. The board deck can also be a presentation, `pptx`. The figures of other days, such as those of the season before,
-- are beside them if both days of compare_… are given. For managers and admins: over the rows that other people may read,
-- the figures would be wrong without looking wrong.
create function public.request_report(
  type_param text,
  from_param date,
  to_param date,
  format_param text default 'pdf',
  section_param text default null,
  compare_from_param date default null,
  compare_to_param date default null
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
  if num_nulls(compare_from_param, compare_to_param) = 1 or compare_from_param < '2000-01-01'
    or compare_to_param > '2100-01-01' or compare_from_param > compare_to_param
    or compare_to_param > compare_from_param + 731 then
    raise exception 'The days to compare with are one day to two years, from the earlier day to the later one.'
      using errcode = '22023', hint = 'Choose other days, or none.';
  end if;
  if format_param is null or format_param not in ('pdf', 'csv', 'pptx') or (section_param is not null and format_param <> 'csv') then
    raise exception 'A report is a pdf, or the csv of all its tables or of one.'
      using errcode = '22023', hint = 'Choose the format pdf or csv. A single table is always csv.';
  end if;
  if format_param = 'pptx' and type_param <> 'board-deck' then
    raise exception 'Only the board deck is made as a presentation.'
      using errcode = '22023', hint = 'Choose the format pdf or csv.';
  end if;
  if section_param <> all (app.report_tables(type_param)) then
    raise exception 'The report "%" has no table "%".', type_param, left(section_param, 60)
      using errcode = '22023', hint = 'Its tables are ' || array_to_string(app.report_tables(type_param), ', ') || '.';
  end if;
  return app.order_job('report', jsonb_strip_nulls(jsonb_build_object(
    'type', type_param, 'from', from_param, 'to', to_param, 'format', format_param, 'section', section_param,
    'compareFrom', compare_from_param, 'compareTo', compare_to_param
  )));
end
$$;
revoke all on function public.request_report(text, date, date, text, text, date, date)
  from public, anon, authenticated, service_role;
grant execute on function public.request_report(text, date, date, text, text, date, date) to authenticated;
