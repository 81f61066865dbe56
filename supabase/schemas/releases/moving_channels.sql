-- What every move of a channel begins and ends with: who may, in what order, and what is written down.

-- Who stops a rollout and lets it go on: tools with the service key, which say who they are, and the firm's people, who are
-- who they are.
create function app.actor_of_move(actor_param text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  if app.is_platform() then
    return actor_param;
  end if;
  if not app.is_firm() then
    raise exception 'Only the firm decides which release people get.' using errcode = '42501', hint = 'Ask your consultant.';
  end if;
  return left(coalesce(nullif(app.name_of(auth.uid()), ''), 'the firm'), 200);
end
$$;
revoke all on function app.actor_of_move(text) from public;

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

-- Writes down that a rollout ends without having been finished.
create function app.log_end_of_rollout(channel_param public.module_channels, reason text, actor text) returns void
language sql volatile set search_path = '' as $$
  insert into public.module_channel_events (module_id, action, channel, from_version, to_version, reason, actor)
  values (channel_param.module_id, 'end_rollout', channel_param.channel, channel_param.candidate, channel_param.version,
    reason, actor)
$$;
revoke all on function app.log_end_of_rollout(public.module_channels, text, text) from public;

-- Points a channel at a release and writes it down. What production says about a module is what the registry says. A
-- release that a channel points at whole ends the rollout of any other. Answers {from, to}, and what was `ended`.
create function app.point_channel(
  id_of_module text, channel_name text, move text, from_release text, to_release text, reason text, actor text,
  forced_past text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  before public.module_channels;
begin
  select * into before from public.module_channels where module_id = id_of_module and channel = channel_name;
  if before.candidate <> to_release then
    perform app.log_end_of_rollout(before, reason, actor);
  end if;
  insert into public.module_channels (module_id, channel, version, updated_by)
  values (id_of_module, channel_name, to_release, actor)
  on conflict (module_id, channel) do update
  set version = excluded.version, candidate = null, share = null, paused = false,
    updated_at = now(), updated_by = excluded.updated_by;

  if channel_name = 'production' then
    update public.modules
    set title = release -> 'descriptor' ->> 'title',
        owner = release -> 'descriptor' ->> 'owner',
        engagement = (release -> 'descriptor' -> 'engagement')::boolean,
        updated_at = now()
    from public.module_releases
    where modules.id = id_of_module and module_releases.module_id = id_of_module and module_releases.version = to_release;
  end if;

  insert into public.module_channel_events (module_id, action, channel, from_version, to_version, reason, actor, forced_past)
  values (id_of_module, move, channel_name, from_release, to_release, reason, actor, forced_past);
  return jsonb_build_object('from', from_release, 'to', to_release)
    || case when before.candidate <> to_release then jsonb_build_object('ended', before.candidate) else '{}' end;
end
$$;
revoke all on function app.point_channel(text, text, text, text, text, text, text, text) from public;

-- What a release lacks for production (app.missing_evidence), if a person insists on it all the same; null when it lacks
-- nothing. Refuses it otherwise.
create function app.evidence_or_refusal(
  module_id_param text, version_param text, shell_param text, forced_param boolean
) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  missing text := app.missing_evidence(module_id_param, version_param, shell_param);
begin
  -- It can no longer be checked, and cannot be forced either.
  perform app.require_files(module_id_param, version_param);
  perform app.require_schema(module_id_param, version_param);
  if missing is not null and not coalesce(forced_param, false) then
    raise exception '%', missing
      using errcode = 'PT409',
        hint = format('Run "npm run release -- check %s@%s", or insist with --force.', module_id_param, version_param);
  end if;
  return missing;
end
$$;
revoke all on function app.evidence_or_refusal(text, text, text, boolean) from public;
