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

-- The line of the sources behind a place of a built file, such as `apps/training/src/TrainingApp.tsx:12`; null when none is known.
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
