-- Who owns a route: a path, and everything below it, belongs to one module. The first module that claims it keeps it,
-- until its release in production no longer has it. The shell's pages belong only to the shell.

create table app.release_routes (
  module_id text not null,
  release_version text not null,
  path text not null,
  is_public boolean not null,
  constraint release_routes_pkey primary key (module_id, release_version, path),
  constraint release_routes_release foreign key (module_id, release_version)
    references public.module_releases (module_id, version) on delete cascade
);
alter table app.release_routes enable row level security;
revoke all on app.release_routes from public, anon, authenticated, service_role;

create function app.write_routes_of_release() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into app.release_routes (module_id, release_version, path, is_public)
  select new.module_id, new.version, route ->> 'path', bool_or(route ->> 'access' = 'public')
  from jsonb_array_elements(new.release -> 'descriptor' -> 'routes') as route
  group by route ->> 'path';
  return null;
end
$$;
revoke all on function app.write_routes_of_release() from public;
create trigger module_releases_write_routes after insert on public.module_releases
  for each row execute function app.write_routes_of_release();

-- The shell's own pages (apps/shell/module.json), each with what lies below it.
create function app.platform_paths() returns text[]
language sql immutable set search_path = '' as $$
  select '{/auth,/errors,/preview}'::text[]
$$;

-- Whether one of two paths is the other, or lies below it. The home page has nothing below it.
create function app.paths_meet(one text, other text) returns boolean
language sql immutable set search_path = '' as $$
  select one = other
    or one <> '/' and starts_with(other, one || '/')
    or other <> '/' and starts_with(one, other || '/')
$$;

-- The routes of every module: those of its release and its candidate in production, or those of its newest release
-- before it has one.
create function app.owned_routes() returns table (module_id text, path text)
language sql stable security definer set search_path = '' as $$
  select routes.module_id, routes.path
  from public.modules
  left join public.module_channels as production
    on production.module_id = modules.id and production.channel = 'production'
  join app.release_routes as routes
    on routes.module_id = modules.id and routes.release_version = any (
      case when production.version is not null then array[production.version, production.candidate]
      else array(
        select version from public.module_releases
        where module_releases.module_id = modules.id
        order by created_at desc, version desc
        limit 1
      ) end
    )
$$;

-- Why a release may not have its routes, in one sentence; null when it may.
create function app.taken_route(module_id_param text, version_param text, out problem text, out way_out text)
language plpgsql stable security definer set search_path = '' as $$
declare
  taken record;
begin
  select wanted.path, owned.module_id as owner into taken
  from app.release_routes as wanted
  join (
    select null as module_id, reserved as path from unnest(app.platform_paths()) as reserved
    union all
    select others.module_id, others.path from app.owned_routes() as others where others.module_id <> module_id_param
  ) as owned on app.paths_meet(wanted.path, owned.path)
  where wanted.module_id = module_id_param and wanted.release_version = version_param
  order by wanted.path collate "C", owned.module_id
  limit 1;
  if taken.path is not null then
    problem := format('The route %s is taken: it belongs to %s, and a route has one owner.', taken.path,
      coalesce(taken.owner, 'the platform itself'));
    way_out := 'Choose another path.'
      || coalesce(format(' It is free once a release of %s in production no longer has it.', taken.owner), '');
  end if;
end
$$;

-- Refuses a release whose routes belong to another module. A concurrent claim of routes waits.
create function app.refuse_taken_routes(module_id_param text, version_param text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  taken record;
begin
  perform pg_advisory_xact_lock(hashtextextended('routes of modules', 0));
  taken := app.taken_route(module_id_param, version_param);
  if taken.problem is not null then
    raise exception '%', taken.problem using errcode = 'PT409', hint = taken.way_out;
  end if;
end
$$;

create function app.release_obstacle(module_id_param text, version_param text) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select problem || ' ' || way_out from app.missing_schema(module_id_param, version_param)),
    (select problem from app.taken_route(module_id_param, version_param))
  )
$$;

-- Why no channel takes a release, whatever a check of it finds; null when nothing is in its way. The service key alone
-- may ask.
create function public.release_obstacle(module_id_param text, version_param text) returns text
language sql stable set search_path = '' as $$
  select app.release_obstacle(module_id_param, version_param)
$$;
revoke all on function app.platform_paths(), app.paths_meet(text, text), app.owned_routes(), app.taken_route(text, text),
  app.refuse_taken_routes(text, text), app.release_obstacle(text, text) from public;
revoke all on function public.release_obstacle(text, text) from public, anon, authenticated, service_role;
grant execute on function app.release_obstacle(text, text), public.release_obstacle(text, text) to service_role;
