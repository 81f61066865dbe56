-- The platform manifest: which modules a person gets, and which release of each. Its shape is `platformManifestSchema`
-- of the contract.

-- One file of a release with its integrity.
create function app.manifest_file(release_param jsonb, file_name text) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('file', file_name, 'integrity', release_param -> 'files' -> file_name ->> 'integrity')
$$;
revoke all on function app.manifest_file(jsonb, text) from public;

-- A release as an entry of the manifest, with the descriptor that the person gets.
create function app.manifest_module(release_param jsonb, descriptor_param jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'id', release_param -> 'moduleId',
    'version', release_param -> 'version',
    'descriptor', descriptor_param,
    'entry', app.manifest_file(release_param, release_param ->> 'entry'),
    'global', release_param -> 'global',
    'preload', coalesce(
      (select jsonb_agg(app.manifest_file(release_param, name) order by position)
       from jsonb_array_elements_text(release_param -> 'preload') with ordinality as preload (name, position)),
      '[]'
    )
  )
$$;
revoke all on function app.manifest_module(jsonb, jsonb) from public;

-- The routes of a descriptor that are public, or those that are not.
create function app.descriptor_routes(descriptor_param jsonb, public_ones boolean) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(route order by position), '[]')
  from jsonb_array_elements(descriptor_param -> 'routes') with ordinality as routes (route, position)
  where (route ->> 'access' = 'public') = public_ones
$$;
revoke all on function app.descriptor_routes(jsonb, boolean) from public;

-- The modules that the caller gets and whether they are switched on.
--   * A visitor and the firm: every module in production, all switched on.
--   * A member: modules outside engagements, and those that the club's engagement includes, in the release that it
--     follows (pinned version, else its channel, else production). The other modules in production are switched off.
--   * A signed-in person without a club: as a member of a club whose engagement includes nothing.
create function app.my_releases() returns table (release jsonb, switched_on boolean)
language plpgsql stable security definer set search_path = '' as $$
declare
  sees_all boolean := auth.uid() is null or app.is_firm();
  club uuid := case when sees_all then null else app.my_club_id() end;
begin
  return query
  select module_releases.release, sees_all or not modules.engagement or club_modules.module_id is not null
  from public.modules
  left join public.club_modules on club_modules.module_id = modules.id and club_modules.club_id = club
  left join public.module_channels as followed
    on followed.module_id = modules.id and followed.channel = club_modules.channel
  left join public.module_channels as production
    on production.module_id = modules.id and production.channel = 'production'
  join public.module_releases
    on module_releases.module_id = modules.id
    and module_releases.version = coalesce(club_modules.pinned_version, followed.version, production.version);
end
$$;
revoke all on function app.my_releases() from public;

create function app.platform_manifest() returns jsonb
language sql stable security definer set search_path = '' as $$
  with mine as (
    select
      release,
      release -> 'descriptor' as descriptor,
      release ->> 'moduleId' as id,
      switched_on,
      app.descriptor_routes(release -> 'descriptor', true) as public_routes,
      app.descriptor_routes(release -> 'descriptor', false) as other_routes
    from app.my_releases()
  )
  select jsonb_build_object(
    'modules', coalesce(
      (select jsonb_agg(
        app.manifest_module(
          release,
          case when switched_on then descriptor
          -- Switched off: the public pages (the demo) stay, and nothing of it shows on anyone else's page.
          else descriptor || jsonb_build_object('routes', public_routes, 'nav', '[]'::jsonb, 'slots', '[]'::jsonb) end
        ) order by id collate "C")
       from mine where switched_on or public_routes <> '[]'),
      '[]'
    ),
    'switchedOff', coalesce(
      (select jsonb_agg(
        jsonb_build_object(
          'id', id,
          'title', descriptor -> 'title',
          'paths', (select jsonb_agg(route -> 'path' order by position)
                    from jsonb_array_elements(other_routes) with ordinality as routes (route, position))
        ) order by id collate "C")
       from mine where not switched_on and other_routes <> '[]'),
      '[]'
    )
  )
$$;
revoke all on function app.platform_manifest() from public;
grant execute on function app.platform_manifest() to anon, authenticated, service_role;

-- What the caller gets of the platform. Visitors may ask too, and the composed pages hold the answer they get; with the
-- service key, which is nobody in particular, it is the same.
create function public.platform_manifest() returns jsonb
language sql stable set search_path = '' as $$
  select app.platform_manifest()
$$;
revoke all on function public.platform_manifest() from public, anon, authenticated, service_role;
grant execute on function public.platform_manifest() to anon, authenticated, service_role;
