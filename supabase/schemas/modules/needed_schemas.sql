-- Which schema a release needs. Its module.json names the newest migration that it relies on (`schema`); a release that names
-- none runs on every schema. Later migrations only add to what a release relies on.

-- The versions of the migrations that this database has had, oldest first, as the Supabase CLI and the local stack record
-- them. Empty where nothing has recorded any.
create function app.applied_migrations() returns text[]
language plpgsql stable security definer set search_path = '' as $$
begin
  if to_regclass('supabase_migrations.schema_migrations') is null then
    return '{}'::text[];
  end if;
  return array(select version from supabase_migrations.schema_migrations order by version collate "C");
end
$$;

-- Why this database cannot run a release, in one sentence; null when it can. A migration that is older than all that are
-- recorded was joined into the oldest of them.
create function app.missing_schema(module_id_param text, version_param text, out problem text, out way_out text)
language plpgsql stable security definer set search_path = '' as $$
declare
  needed text := (
    select release -> 'descriptor' ->> 'schema' from public.module_releases
    where module_id = module_id_param and version = version_param
  );
  applied text[];
begin
  if needed is null then
    return;
  end if;
  applied := app.applied_migrations();
  if needed = any (applied) or needed collate "C" < applied[1] then
    return;
  end if;
  problem := format('%s %s needs the schema %s, ', module_id_param, version_param, needed) || case applied
      when '{}' then 'and this platform''s database does not record which schema it has.'
      else format('which this platform''s database lacks: it is at %s.', applied[cardinality(applied)])
    end;
  way_out := 'Migrate the database first: "npm start" does so on your machine, "npx supabase db push" on a hosted project.';
end
$$;

create function app.require_schema(module_id_param text, version_param text) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  missing record := app.missing_schema(module_id_param, version_param);
begin
  if missing.problem is not null then
    raise exception '%', missing.problem using errcode = 'PT409', hint = missing.way_out;
  end if;
end
$$;

-- Refuses a row that would give people a release whose schema this database lacks. Its arguments are the columns that
-- name one; what stays as it is, is not refused.
create function app.refuse_missing_schema() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.require_schema(new.module_id, version)
  from unnest(tg_argv) as column_name
  cross join lateral (select to_jsonb(new) ->> column_name as version) as named
  where version is not null and (tg_op = 'INSERT' or version is distinct from to_jsonb(old) ->> column_name);
  return new;
end
$$;
revoke all on function app.applied_migrations(), app.missing_schema(text, text), app.require_schema(text, text),
  app.refuse_missing_schema() from public;
create trigger module_channels_refuse_missing_schema before insert or update of version, candidate on public.module_channels
  for each row execute function app.refuse_missing_schema('version', 'candidate');
create trigger club_modules_refuse_missing_schema before insert or update of pinned_version on public.club_modules
  for each row when (new.pinned_version is not null) execute function app.refuse_missing_schema('pinned_version');

create function app.releases_ahead() returns table (module_id text, version text, needed text)
language sql stable security definer set search_path = '' as $$
  select module_id, version, release -> 'descriptor' ->> 'schema'
  from public.module_releases
  where (app.missing_schema(module_id, version)).problem is not null
$$;

-- The releases that need a schema which this database lacks. The service key alone may ask.
create function public.releases_ahead() returns table (module_id text, version text, needed text)
language sql stable set search_path = '' as $$
  select * from app.releases_ahead()
$$;
revoke all on function app.releases_ahead() from public;
revoke all on function public.releases_ahead() from public, anon, authenticated, service_role;
grant execute on function app.releases_ahead(), public.releases_ahead() to service_role;
