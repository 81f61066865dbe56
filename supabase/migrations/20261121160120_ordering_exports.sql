-- Ordering an export: which tables and columns of the own club a person can take out, and which of their rows.

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
