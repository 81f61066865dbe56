-- What the manifest says of each release, written when it is published and when its signatures change: every page of every
-- person asks for it, and putting a thousand descriptors together takes half a second.

-- One file of a release with its integrity.
create function app.manifest_file(release_param jsonb, file_name text) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('file', file_name, 'integrity', release_param -> 'files' -> file_name ->> 'integrity')
$$;
revoke all on function app.manifest_file(jsonb, text) from public;

-- The newest signature of a release that still counts, with all that a browser needs to check it; null when there is none.
create function app.manifest_signature(module_id_param text, version_param text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'publisher', jsonb_strip_nulls(jsonb_build_object(
      'publicKey', publisher_keys.public_key, 'modules', publisher_keys.modules, 'certificate', publisher_keys.certificate
    )),
    'digest', (select digest from public.module_releases where module_id = module_id_param and version = version_param),
    'value', release_signatures.signature
  )
  from public.release_signatures
  join public.publisher_keys on publisher_keys.id = release_signatures.key_id and publisher_keys.revoked_at is null
  where release_signatures.module_id = module_id_param and release_version = version_param
  order by release_signatures.created_at desc, key_id
  limit 1
$$;
revoke all on function app.manifest_signature(text, text) from public;

-- What the shell needs to load a release. One without a signature is refused by every shell.
create function app.manifest_release(release_param jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'version', release_param -> 'version',
    'entry', app.manifest_file(release_param, release_param ->> 'entry'),
    'global', release_param -> 'global',
    'preload', coalesce(
      (select jsonb_agg(app.manifest_file(release_param, name) order by position)
       from jsonb_array_elements_text(release_param -> 'preload') with ordinality as preload (name, position)),
      '[]'
    )
  ) || coalesce(
    (select jsonb_build_object('signature', signature)
     from app.manifest_signature(release_param ->> 'moduleId', release_param ->> 'version') as signature
     where signature is not null),
    '{}'
  )
$$;
revoke all on function app.manifest_release(jsonb) from public;

-- The routes of a descriptor that are public, or those that are not.
create function app.descriptor_routes(descriptor_param jsonb, public_ones boolean) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(route order by position), '[]')
  from jsonb_array_elements(descriptor_param -> 'routes') with ordinality as routes (route, position)
  where (route ->> 'access' = 'public') = public_ones
$$;
revoke all on function app.descriptor_routes(jsonb, boolean) from public;

-- A descriptor as people who only sit on the board get it: without the routes and the fillings of slots that are for the
-- people who work at the club. Links and actions without a page are shown to no one, so they may stay.
create function app.descriptor_for_board(descriptor_param jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select descriptor_param || jsonb_build_object(
    'routes', (
      select coalesce(jsonb_agg(route order by position), '[]')
      from jsonb_array_elements(descriptor_param -> 'routes') with ordinality as routes (route, position)
      where route ->> 'staffOnly' is distinct from 'true'
    ),
    'fills', (
      select coalesce(jsonb_object_agg(slot, fill), '{}')
      from jsonb_each(app.descriptor_fills(descriptor_param)) as fills (slot, fill)
      where fill ->> 'staffOnly' is distinct from 'true'
    )
  )
$$;
revoke all on function app.descriptor_for_board(jsonb) from public;

-- The line under switchedOff that names the pages of a module that a person does not get; null without any.
create function app.manifest_refusal(
  module_id_param text,
  title_param jsonb,
  routes_param jsonb,
  more_param jsonb default '{}'
) returns text
language sql immutable set search_path = '' as $$
  select case when routes_param <> '[]' then (jsonb_build_object(
    'id', module_id_param,
    'title', title_param,
    'paths', (select jsonb_agg(route -> 'path' order by position)
              from jsonb_array_elements(routes_param) with ordinality as routes (route, position))
  ) || more_param)::text end
$$;
revoke all on function app.manifest_refusal(text, jsonb, jsonb, jsonb) from public;

create table app.manifest_entries (
  module_id text not null,
  release_version text not null,
  switched_on text not null,
  switched_off text,
  refusal text,
  fallback text not null,
  for_board text,
  board_refusal text,
  constraint manifest_entries_pkey primary key (module_id, release_version),
  constraint manifest_entries_release foreign key (module_id, release_version)
    references public.module_releases (module_id, version) on delete cascade
);
alter table app.manifest_entries enable row level security;
revoke all on app.manifest_entries from public, anon, authenticated, service_role;
comment on column app.manifest_entries.switched_on is 'JSON of its entry without the last brace: why and fallback come behind it.';
comment on column app.manifest_entries.switched_off is
  'The same for people without the module: its public pages, and nothing of it on other pages; null without public pages.';
comment on column app.manifest_entries.refusal is 'JSON of its line under switchedOff; null when all of its pages are public.';
comment on column app.manifest_entries.fallback is 'JSON of the release as one to fall back to.';
comment on column app.manifest_entries.for_board is
  'As switched_on, for people who only sit on the board; null where no page is left.';
comment on column app.manifest_entries.board_refusal is
  'JSON of their line under switchedOff; null when the module has no page for the staff alone.';

create function app.write_manifest_entry(module_id_param text, version_param text) returns void
language sql security definer set search_path = '' as $$
  insert into app.manifest_entries
    (module_id, release_version, switched_on, switched_off, refusal, fallback, for_board, board_refusal)
  select
    module_id,
    version,
    left((entry || jsonb_build_object('descriptor', descriptor))::text, -1),
    -- Switched off: the public pages (the demo) stay, and nothing of it shows on anyone else's page.
    case when public_routes <> '[]' then left((entry || jsonb_build_object('descriptor', descriptor - 'icons' || jsonb_build_object(
      'routes', public_routes, 'nav', '[]'::jsonb, 'actions', '[]'::jsonb, 'offers', '{}'::jsonb, 'fills', '{}'::jsonb
    )))::text, -1) end,
    app.manifest_refusal(module_id, descriptor -> 'title', other_routes),
    (app.manifest_release(release) || jsonb_build_object('contract', descriptor -> 'contract'))::text,
    case when for_board -> 'routes' <> '[]' then left((entry || jsonb_build_object('descriptor', for_board))::text, -1) end,
    app.manifest_refusal(
      module_id,
      descriptor -> 'title',
      (select coalesce(jsonb_agg(route order by position), '[]')
       from jsonb_array_elements(descriptor -> 'routes') with ordinality as routes (route, position)
       where route ->> 'staffOnly' = 'true'),
      '{"staffOnly": true}'
    )
  from public.module_releases
  cross join lateral (
    select
      app.manifest_release(release) || jsonb_build_object('id', module_id) as entry,
      release -> 'descriptor' as descriptor,
      app.descriptor_routes(release -> 'descriptor', true) as public_routes,
      app.descriptor_routes(release -> 'descriptor', false) as other_routes,
      app.descriptor_for_board(release -> 'descriptor') as for_board
  ) as parts
  where module_id = module_id_param and version = version_param
  on conflict (module_id, release_version) do update set
    switched_on = excluded.switched_on, switched_off = excluded.switched_off,
    refusal = excluded.refusal, fallback = excluded.fallback,
    for_board = excluded.for_board, board_refusal = excluded.board_refusal
$$;
revoke all on function app.write_manifest_entry(text, text) from public;

create function app.write_entry_of_release() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.write_manifest_entry(new.module_id, new.version);
  return null;
end
$$;
revoke all on function app.write_entry_of_release() from public;
create trigger module_releases_write_entry after insert on public.module_releases
  for each row execute function app.write_entry_of_release();

-- It changes with the signatures of the release, and with the keys that they count by.
create function app.write_entry_of_signature() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.write_manifest_entry(new.module_id, new.release_version);
  return null;
end
$$;
create trigger release_signatures_write_entry after insert on public.release_signatures
  for each row execute function app.write_entry_of_signature();

create function app.write_entries_of_key() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.write_manifest_entry(module_id, release_version)
  from public.release_signatures
  where key_id = new.id;
  return null;
end
$$;
create trigger publisher_keys_write_entries after update of revoked_at on public.publisher_keys
  for each row execute function app.write_entries_of_key();
revoke all on function app.write_entry_of_signature(), app.write_entries_of_key() from public;
