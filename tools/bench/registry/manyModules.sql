-- A thousand modules in production, each with two releases, and a thousand clubs. Every club has twelve modules, the first
-- club all of them. Ten modules have a demo, as the product's own. Every module has a team with a key of its own; keys and signatures are of
-- the right length, and as hard to compress as real ones. Guards are switched off while it is filled, checks and keys hold.
set local session_replication_role = replica;

create function pg_temp.club(number integer) returns uuid language sql immutable as $$
  select ('c0000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid
$$;

create function pg_temp.release(number integer, version text) returns jsonb language sql immutable as $$
  select jsonb_build_object(
    'moduleId', 'module-' || number,
    'version', version,
    'descriptor', jsonb_build_object(
      'id', 'module-' || number,
      'title', 'Module ' || number,
      'owner', 'team-' || number || '@firm.test',
      'engagement', true,
      'routes', jsonb_build_array(
        jsonb_build_object('path', '/module-' || number, 'exact', false, 'access', 'club', 'layout', 'app', 'title', 'Module ' || number)
      ) || case when number <= 10 then jsonb_build_array(jsonb_build_object(
        'path', '/demo/module-' || number, 'exact', false, 'access', 'public', 'layout', 'demo', 'title', 'Demo ' || number,
        'description', 'See module ' || number || ' with the data of a sample club.'
      )) else '[]' end,
      'nav', jsonb_build_array(jsonb_build_object(
        'area', 'sidebar', 'section', 'modules', 'label', 'Module ' || number, 'to', '/module-' || number, 'order', number
      )),
      'fills', jsonb_build_object('dashboard.card', jsonb_build_object('order', number)),
      'contract', '^1.0.0',
      'budget', jsonb_build_object('firstLoadBytes', 60000)
    ),
    'entry', 'entry.js',
    'global', 'module_' || number,
    'preload', jsonb_build_array('file-1.js', 'file-2.js', 'file-3.js'),
    'files', (
      select jsonb_object_agg(file, jsonb_build_object(
        'integrity', 'sha384-' || encode(sha384(convert_to(number || version || file, 'utf8')), 'base64'), 'bytes', 4000))
      from unnest('entry.js'::text || array(select 'file-' || n || '.js' from generate_series(1, 20) as n)) as file
    )
  )
$$;

create function pg_temp.bytes(seed text, length integer) returns bytea language sql immutable as $$
  select substr(sha512(convert_to(seed, 'utf8')), 1, length)
$$;

create function pg_temp.base64(bytes bytea) returns text language sql immutable as $$
  select translate(encode(bytes, 'base64'), e'\n', '')
$$;

insert into public.clubs (id, slug, name, type, size, season, plan)
select pg_temp.club(n), 'club-' || n, 'Club ' || n, 'Other', 'large', '2026', 'elevate' from generate_series(1, 1000) as n;
insert into auth.users (id, email) values
  ('b0000000-0000-4000-8000-000000000001', 'manager@all-modules.test'),
  ('b0000000-0000-4000-8000-000000000002', 'manager@twelve-modules.test');
insert into public.profiles (user_id, display_name, club_id, role) values
  ('b0000000-0000-4000-8000-000000000001', 'The manager of all', pg_temp.club(1), 'manager'),
  ('b0000000-0000-4000-8000-000000000002', 'The manager of twelve', pg_temp.club(2), 'manager');

insert into public.modules (id, title, owner, engagement)
select 'module-' || n, 'Module ' || n, 'team-' || n || '@firm.test', true from generate_series(1, 1000) as n;
insert into public.publisher_keys (id, public_key, name, modules, certificate, added_by)
select left(encode(sha256(pg_temp.bytes('key ' || n, 32)), 'hex'), 16), pg_temp.base64(pg_temp.bytes('key ' || n, 32)),
  'Team ' || n, array['module-' || n], pg_temp.base64(pg_temp.bytes('certificate ' || n, 64)), 'firm@firm.test'
from generate_series(1, 1000) as n;
insert into public.module_releases (module_id, version, release, published_by, digest)
select 'module-' || n, version, pg_temp.release(n, version), 'team-' || n || '@firm.test',
  'sha256-' || pg_temp.base64(pg_temp.bytes('digest ' || n || version, 32))
from generate_series(1, 1000) as n, unnest(array['1.0.0', '1.1.0']) as version;
insert into public.release_signatures (module_id, release_version, key_id, signature, signed_by)
select module_id, version, left(encode(sha256(pg_temp.bytes('key ' || ltrim(module_id, 'module-'), 32)), 'hex'), 16),
  pg_temp.base64(pg_temp.bytes('signature ' || module_id || version, 64)), published_by
from public.module_releases;
insert into public.module_channels (module_id, channel, version, fallback, updated_by, pointed_at, pointed_by)
select 'module-' || n, 'production', '1.1.0', '1.0.0', 'ci@firm.test', now(), 'ci@firm.test' from generate_series(1, 1000) as n;
insert into public.club_modules (club_id, module_id)
select pg_temp.club(club), 'module-' || (1 + (club * 12 + n) % 1000) from generate_series(2, 1000) as club, generate_series(1, 12) as n
union all
select pg_temp.club(1), 'module-' || n from generate_series(1, 1000) as n;
select app.write_manifest_entry(module_id, version) from public.module_releases;
