-- Modules in production, each with two releases. The first ten have a demo, as the product's own. Every module has a team with
-- a key of its own; keys and signatures are of the right length, and as hard to compress as real ones. Run it with
-- session_replication_role = replica: checks and keys hold, guards do not.
create or replace function pg_temp.release(number integer, version text) returns jsonb language sql immutable as $$
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

create or replace function pg_temp.bytes(seed text, length integer) returns bytea language sql immutable as $$
  select substr(sha512(convert_to(seed, 'utf8')), 1, length)
$$;

create or replace function pg_temp.base64(bytes bytea) returns text language sql immutable as $$
  select translate(encode(bytes, 'base64'), e'\n', '')
$$;

-- Registers module-<first> to module-<last>. The composer wants the files of signed releases, and these have none: a site is
-- composed from unsigned ones.
create or replace function pg_temp.add_modules(first integer, last integer, signed boolean) returns void language sql as $$
  insert into public.modules (id, title, owner, engagement)
  select 'module-' || n, 'Module ' || n, 'team-' || n || '@firm.test', true from generate_series(first, last) as n;
  insert into public.publisher_keys (id, public_key, name, modules, certificate, added_by)
  select left(encode(sha256(pg_temp.bytes('key ' || n, 32)), 'hex'), 16), pg_temp.base64(pg_temp.bytes('key ' || n, 32)),
    'Team ' || n, array['module-' || n], pg_temp.base64(pg_temp.bytes('certificate ' || n, 64)), 'firm@firm.test'
  from generate_series(first, last) as n;
  insert into public.module_releases (module_id, version, release, published_by, digest)
  select 'module-' || n, version, pg_temp.release(n, version), 'team-' || n || '@firm.test',
    'sha256-' || pg_temp.base64(pg_temp.bytes('digest ' || n || version, 32))
  from generate_series(first, last) as n, unnest(array['1.0.0', '1.1.0']) as version;
  insert into public.release_signatures (module_id, release_version, key_id, signature, signed_by)
  select module_id, version, left(encode(sha256(pg_temp.bytes('key ' || ltrim(module_id, 'module-'), 32)), 'hex'), 16),
    pg_temp.base64(pg_temp.bytes('signature ' || module_id || version, 64)), published_by
  from public.module_releases where module_id in (select 'module-' || n from generate_series(first, last) as n)
    and signed;
  insert into public.module_channels (module_id, channel, version, fallback, updated_by, pointed_at, pointed_by)
  select 'module-' || n, 'production', '1.1.0', '1.0.0', 'ci@firm.test', now(), 'ci@firm.test' from generate_series(first, last) as n;
  select app.write_manifest_entry(module_id, version)
  from public.module_releases where module_id in (select 'module-' || n from generate_series(first, last) as n);
$$;
