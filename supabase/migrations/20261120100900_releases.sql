-- Publishing, promoting and rolling back. The service key alone may, and each writes the audit log.
-- Errors are one sentence with a hint, because a person at a terminal reads them.

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
    when coalesce(descriptor ->> 'owner', '') !~ '^[^@[:space:]]+@[^@[:space:]]+$' then 'descriptor.owner is not an e-mail address'
    when jsonb_typeof(descriptor -> 'engagement') is distinct from 'boolean' then 'descriptor.engagement is neither true nor false'
    when jsonb_typeof(descriptor -> 'routes') is distinct from 'array' or descriptor -> 'routes' = '[]'
      then 'descriptor.routes is empty'
    when coalesce(release_param ->> 'global', '') !~ '^[a-z][a-z0-9_]*$' then 'global is not a name'
    when jsonb_typeof(files) is distinct from 'object' then 'files is missing'
    when jsonb_typeof(release_param -> 'preload') is distinct from 'array' then 'preload is not a list'
    when jsonb_typeof(release_param -> 'entry') is distinct from 'string' or not files ? (release_param ->> 'entry')
      then 'entry is not one of its files'
  end;

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

create function app.publish_release(release_param jsonb, actor_param text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  id_of_module text := release_param ->> 'moduleId';
  new_version text := release_param ->> 'version';
  descriptor jsonb := release_param -> 'descriptor';
begin
  perform app.check_release(release_param);
  perform app.check_audit_text('actor', actor_param, 200);

  insert into public.modules (id, title, owner, engagement)
  values (id_of_module, descriptor ->> 'title', descriptor ->> 'owner', (descriptor -> 'engagement')::boolean)
  on conflict (id) do nothing;

  insert into public.module_releases (module_id, version, release, published_by)
  values (id_of_module, new_version, release_param, actor_param)
  on conflict (module_id, version) do nothing;
  if not found then
    raise exception 'Release % of % exists already.', new_version, id_of_module
      using errcode = '23505', hint = 'A release never changes: publish under a new version.';
  end if;

  insert into public.module_channel_events (module_id, action, to_version, actor)
  values (id_of_module, 'publish', new_version, actor_param);
end
$$;
revoke all on function app.publish_release(jsonb, text) from public;

-- The audit log is of no use without who and why.
create function app.check_audit_text(what text, value text, longest integer) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if char_length(btrim(coalesce(value, ''))) not between 1 and longest then
    raise exception 'The % needs 1 to % characters.', what, longest
      using errcode = '22023', hint = 'It is written to the audit log.';
  end if;
end
$$;
revoke all on function app.check_audit_text(text, text, integer) from public;

-- Finds the module, the channel and the texts in order, and makes other moves of the same module wait.
create function app.begin_channel_move(id_of_module text, channel_name text, reason text, actor text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform app.check_audit_text('actor', actor, 200);
  perform app.check_audit_text('reason', reason, 500);
  if coalesce(channel_name, '') !~ '^(production|staging|preview/[a-z0-9][a-z0-9-]{0,39})$' then
    raise exception 'There is no channel "%".', left(channel_name, 80)
      using errcode = '22023', hint = 'A channel is production, staging or preview/<name>.';
  end if;
  perform from public.modules where id = id_of_module for update;
  if not found then
    raise exception 'There is no module "%".', left(id_of_module, 80)
      using errcode = 'PT404', hint = 'A module is registered by its first release: publish it.';
  end if;
end
$$;
revoke all on function app.begin_channel_move(text, text, text, text) from public;

-- Points a channel at a release and writes it down. What production says about a module is what the registry says.
create function app.point_channel(
  id_of_module text, channel_name text, move text, from_release text, to_release text, reason text, actor text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.module_channels (module_id, channel, version, updated_by)
  values (id_of_module, channel_name, to_release, actor)
  on conflict (module_id, channel) do update
  set version = excluded.version, updated_at = now(), updated_by = excluded.updated_by;

  if channel_name = 'production' then
    update public.modules
    set title = release -> 'descriptor' ->> 'title',
        owner = release -> 'descriptor' ->> 'owner',
        engagement = (release -> 'descriptor' -> 'engagement')::boolean,
        updated_at = now()
    from public.module_releases
    where modules.id = id_of_module and module_releases.module_id = id_of_module and module_releases.version = to_release;
  end if;

  insert into public.module_channel_events (module_id, action, channel, from_version, to_version, reason, actor)
  values (id_of_module, move, channel_name, from_release, to_release, reason, actor);
  return jsonb_build_object('from', from_release, 'to', to_release);
end
$$;
revoke all on function app.point_channel(text, text, text, text, text, text, text) from public;

create function app.promote_release(
  module_id_param text, version_param text, channel_param text, reason_param text, actor_param text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  current_version text;
begin
  perform app.begin_channel_move(module_id_param, channel_param, reason_param, actor_param);
  if not exists (select from public.module_releases where module_id = module_id_param and version = version_param) then
    raise exception 'There is no release % of %.', coalesce(left(version_param, 80), '(none)'), module_id_param
      using errcode = 'PT404', hint = 'Publish it first, or look at the list of releases.';
  end if;
  select version into current_version from public.module_channels
  where module_id = module_id_param and channel = channel_param;
  if current_version = version_param then
    -- Nothing moved, so nothing is written: an event from a release to itself would confuse the next rollback.
    return jsonb_build_object('from', current_version, 'to', current_version);
  end if;
  return app.point_channel(
    module_id_param, channel_param, 'promote', current_version, version_param, reason_param, actor_param
  );
end
$$;
revoke all on function app.promote_release(text, text, text, text, text) from public;

-- Goes to the release that the channel pointed at before the current one was promoted. Rolling back again goes one
-- promotion further, never forth and back.
create function app.rollback_release(
  module_id_param text, channel_param text, reason_param text, actor_param text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  current_version text;
  earlier_version text;
begin
  perform app.begin_channel_move(module_id_param, channel_param, reason_param, actor_param);
  select version into current_version from public.module_channels
  where module_id = module_id_param and channel = channel_param;
  select from_version into earlier_version from public.module_channel_events
  where module_id = module_id_param and channel = channel_param and action = 'promote' and to_version = current_version
  order by id desc
  limit 1;
  if earlier_version is null then
    raise exception 'There is no earlier release of % on % to go back to.', module_id_param, channel_param
      using errcode = 'PT409', hint = 'Promote the release that people should get.';
  end if;
  return app.point_channel(
    module_id_param, channel_param, 'rollback', current_version, earlier_version, reason_param, actor_param
  );
end
$$;
revoke all on function app.rollback_release(text, text, text, text) from public;

grant execute on function app.publish_release(jsonb, text), app.promote_release(text, text, text, text, text),
  app.rollback_release(text, text, text, text) to service_role;

-- Registers one immutable release; the module itself with its first one. Refuses a version that exists.
create function public.publish_release(release_param jsonb, actor_param text) returns void
language sql volatile set search_path = '' as $$
  select app.publish_release(release_param, actor_param)
$$;

-- Points a channel at a registered release; answers {from, to}.
create function public.promote_release(
  module_id_param text, version_param text, channel_param text, reason_param text, actor_param text
) returns jsonb
language sql volatile set search_path = '' as $$
  select app.promote_release(module_id_param, version_param, channel_param, reason_param, actor_param)
$$;

-- Points a channel back at what it pointed at before; answers {from, to}.
create function public.rollback_release(
  module_id_param text, channel_param text, reason_param text, actor_param text
) returns jsonb
language sql volatile set search_path = '' as $$
  select app.rollback_release(module_id_param, channel_param, reason_param, actor_param)
$$;

revoke all on function public.publish_release(jsonb, text), public.promote_release(text, text, text, text, text),
  public.rollback_release(text, text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.publish_release(jsonb, text), public.promote_release(text, text, text, text, text),
  public.rollback_release(text, text, text, text) to service_role;
