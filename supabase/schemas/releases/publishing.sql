-- Publishing: how a release is registered, and gets further signatures. The service key alone may. Errors are one sentence
-- with a hint, because a person at a terminal reads them.

-- Raises unless the value is a release as the contract describes it, as far as the database must hold it.
create function app.check_release(release_param jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  descriptor jsonb := release_param -> 'descriptor';
  files jsonb := release_param -> 'files';
  problem text;
  file_name text;
  file jsonb;
begin
  problem := case
    when jsonb_typeof(release_param) is distinct from 'object' then 'it is not a JSON object'
    when coalesce(release_param ->> 'moduleId', '') !~ '^[a-z][a-z0-9-]{1,39}$' then 'moduleId is not a module id'
    when coalesce(release_param ->> 'version', '') !~ '^[0-9]{1,6}\.[0-9]{1,6}\.[0-9]{1,6}(-[0-9a-z][0-9a-z.-]{0,39})?$'
      then 'version does not look like 1.2.0 or 1.2.0-pr-42'
    when jsonb_typeof(descriptor) is distinct from 'object' then 'descriptor is missing'
    when descriptor ->> 'id' is distinct from release_param ->> 'moduleId' then 'descriptor.id differs from moduleId'
    when char_length(coalesce(descriptor ->> 'title', '')) not between 1 and 40 then 'descriptor.title needs 1 to 40 characters'
    when not app.is_email_address(coalesce(descriptor ->> 'owner', '')) then 'descriptor.owner is not an email address'
    when jsonb_typeof(descriptor -> 'engagement') is distinct from 'boolean' then 'descriptor.engagement is neither true nor false'
    when jsonb_typeof(descriptor -> 'routes') is distinct from 'array' or descriptor -> 'routes' = '[]'
      then 'descriptor.routes is empty'
    when coalesce(release_param ->> 'global', '') !~ '^[a-z][a-z0-9_]*$' then 'global is not a name'
    when jsonb_typeof(files) is distinct from 'object' then 'files is missing'
    when jsonb_typeof(release_param -> 'preload') is distinct from 'array' then 'preload is not a list'
    when release_param ? 'firstLoadBytes' and coalesce(release_param ->> 'firstLoadBytes', '') !~ '^[1-9][0-9]{0,11}$'
      then 'firstLoadBytes is not a number of bytes'
    when jsonb_typeof(release_param -> 'entry') is distinct from 'string' or not files ? (release_param ->> 'entry')
      then 'entry is not one of its files'
  end;

  if problem is null then
    problem := app.descriptor_problem(descriptor);
  end if;

  if problem is null then
    select 'preload names ' || coalesce(name, 'nothing') || ', which is not one of its files' into problem
    from jsonb_array_elements_text(release_param -> 'preload') as preload (name)
    where name is null or not files ? name
    limit 1;
  end if;

  if problem is null then
    for file_name, file in select key, value from jsonb_each(files) loop
      problem := case
        when file_name !~ '^[A-Za-z0-9_][A-Za-z0-9_./@-]{0,199}$' or file_name like '%..%'
          then format('the file name %s leaves the release folder', quote_literal(left(file_name, 200)))
        when coalesce(file ->> 'integrity', '') !~ '^sha384-[A-Za-z0-9+/]{64}$'
          then format('the integrity of %s is not sha384- and 64 base64 characters', file_name)
        when jsonb_typeof(file -> 'bytes') is distinct from 'number' or file ->> 'bytes' !~ '^[0-9]{1,12}$'
          then format('the size of %s is not a whole number of bytes', file_name)
      end;
      exit when problem is not null;
    end loop;
  end if;

  if problem is not null then
    raise exception 'This is not a release: %.', problem
      using errcode = '22023', hint = 'Build the module again; release.json is written by the build.';
  end if;
end
$$;
revoke all on function app.check_release(jsonb) from public;

-- Whether a text holds more than spaces and marks: a reason that was copied as "…" says nothing.
create function app.says_something(value text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(value, '') !~ '^[[:space:][:punct:]…–—‘’“”„«»·•¡¿]*$'
$$;
revoke all on function app.says_something(text) from public;

-- The audit log is of no use without who and why.
create function app.check_audit_text(what text, value text, longest integer) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if char_length(btrim(coalesce(value, ''))) not between 1 and longest then
    raise exception 'The % needs 1 to % characters.', what, longest
      using errcode = '22023', hint = 'It is written to the audit log.';
  end if;
  if not app.says_something(value) then
    raise exception 'The % needs a letter or a digit.', what
      using errcode = '22023', hint = 'It is written to the audit log.';
  end if;
end
$$;
revoke all on function app.check_audit_text(text, text, integer) from public;

create function app.publish_release(release_param text, actor_param text, key_param text, signature_param text)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  release jsonb;
  descriptor jsonb;
  id_of_module text;
  new_version text;
  release_digest text := 'sha256-' || encode(sha256(convert_to(release_param, 'UTF8')), 'base64');
begin
  begin
    release := release_param::jsonb;
  exception when invalid_text_representation or untranslatable_character then
    release := null;
  end;
  perform app.check_release(release);
  perform app.check_audit_text('actor', actor_param, 200);
  descriptor := release -> 'descriptor';
  id_of_module := release ->> 'moduleId';
  new_version := release ->> 'version';
  perform from public.publisher_keys where id = key_param for share;
  perform app.check_signature(release, release_digest, key_param, signature_param);

  insert into public.modules (id, title, owner, engagement)
  values (id_of_module, descriptor ->> 'title', descriptor ->> 'owner', (descriptor -> 'engagement')::boolean)
  on conflict (id) do nothing;

  insert into public.module_releases (module_id, version, release, digest, published_by)
  values (id_of_module, new_version, release, release_digest, actor_param)
  on conflict (module_id, version) do nothing;
  if not found then
    raise exception 'Release % of % exists already.', new_version, id_of_module
      using errcode = '23505', hint = 'A release never changes: publish under a new version.';
  end if;
  perform app.refuse_taken_routes(id_of_module, new_version);
  perform app.refuse_taken_slots(id_of_module, new_version);
  insert into public.release_signatures (module_id, release_version, key_id, signature, signed_by)
  values (id_of_module, new_version, key_param, signature_param, actor_param);

  insert into public.module_channel_events (module_id, action, to_version, actor)
  values (id_of_module, 'publish', new_version, actor_param);
end
$$;

create function app.sign_release(
  module_id_param text, version_param text, key_param text, signature_param text, actor_param text
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  signed public.module_releases;
begin
  perform app.check_audit_text('actor', actor_param, 200);
  select * into signed from public.module_releases where module_id = module_id_param and version = version_param;
  if not found then
    raise exception 'There is no release % of %.', coalesce(left(version_param, 80), '(none)'), left(module_id_param, 80)
      using errcode = 'PT404', hint = 'Look at the list of releases.';
  end if;
  perform from public.publisher_keys where id = key_param for share;
  perform app.check_signature(signed.release, signed.digest, key_param, signature_param);
  insert into public.release_signatures (module_id, release_version, key_id, signature, signed_by)
  values (module_id_param, version_param, key_param, signature_param, actor_param)
  on conflict (module_id, release_version, key_id) do nothing;
end
$$;
revoke all on function app.publish_release(text, text, text, text), app.sign_release(text, text, text, text, text) from public;
grant execute on function app.publish_release(text, text, text, text), app.sign_release(text, text, text, text, text)
  to service_role;

-- Registers one immutable release; the module itself with its first one. `release_param` is release.json as it lies in the
-- store, `signature_param` that of the key with the id `key_param`. Refuses a version that exists, what no shell could read
-- (descriptors.sql), and routes and slots of another module (route_owners.sql, slot_owners.sql). The service key alone may.
create function public.publish_release(release_param text, actor_param text, key_param text, signature_param text)
returns void
language sql volatile set search_path = '' as $$
  select app.publish_release(release_param, actor_param, key_param, signature_param)
$$;

-- Adds the signature of another key to a release. Twice is once. The service key alone may.
create function public.sign_release(
  module_id_param text, version_param text, key_param text, signature_param text, actor_param text
) returns void
language sql volatile set search_path = '' as $$
  select app.sign_release(module_id_param, version_param, key_param, signature_param, actor_param)
$$;
revoke all on function public.publish_release(text, text, text, text), public.sign_release(text, text, text, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.publish_release(text, text, text, text), public.sign_release(text, text, text, text, text)
  to service_role;
