-- Promoting a release and rolling it back. Tools with the service key do both, because each move of a channel also
-- composes the site. Errors are one sentence with a hint, because a person at a terminal reads them.

-- Production takes a release that lacks nothing, or a forced one, which the history records. A module's first release
-- in production takes nothing away from anyone and needs no evidence.
create function app.promote_release(
  module_id_param text, version_param text, channel_param text, reason_param text, actor_param text,
  shell_param text default null, forced_param boolean default false
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  current_version text;
  missing text;
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
  perform app.refuse_taken_routes(module_id_param, version_param);
  if channel_param = 'production' and current_version is not null then
    missing := app.evidence_or_refusal(module_id_param, version_param, shell_param, forced_param);
  end if;
  return app.point_channel(
    module_id_param, channel_param, 'promote', current_version, version_param, reason_param, actor_param, missing
  );
end
$$;
revoke all on function app.promote_release(text, text, text, text, text, text, boolean) from public;

-- Ends a rollout. Without a rollout, points the channel at its newest release that is known to work (app.release_before).
-- `from_param` names the release to roll back. When the channel points at another one by now, because a colleague was
-- faster, nothing happens.
create function app.rollback_release(
  module_id_param text, channel_param text, reason_param text, actor_param text, from_param text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  current public.module_channels;
  present text;
  earlier_version text;
begin
  perform app.begin_channel_move(module_id_param, channel_param, reason_param, actor_param);
  select * into current from public.module_channels where module_id = module_id_param and channel = channel_param;
  present := coalesce(current.candidate, current.version);
  if from_param is distinct from present and from_param is not null then
    raise exception '% of % has % now, not %. Nothing was taken back.', channel_param, module_id_param,
      coalesce(present, 'nothing'), left(from_param, 80)
      using errcode = 'PT409',
        hint = case when current.candidate is null then 'Look at the history: a colleague may have been faster.'
          else 'That release is being rolled out, and going back ends its rollout first.' end;
  end if;
  if current.candidate is not null then
    update public.module_channels
    set candidate = null, share = null, paused = false, updated_at = now(), updated_by = actor_param
    where module_id = module_id_param and channel = channel_param;
    perform app.log_end_of_rollout(current, reason_param, actor_param);
    return jsonb_build_object('from', current.candidate, 'to', current.version, 'rollout', true);
  end if;
  earlier_version := app.release_before(module_id_param, channel_param, current.version);
  if earlier_version is null then
    raise exception 'There is no earlier release of % on % that has worked, to go back to.', module_id_param, channel_param
      using errcode = 'PT409', hint = 'Promote the release that people should get.';
  end if;
  perform app.refuse_taken_routes(module_id_param, earlier_version);
  return app.point_channel(
    module_id_param, channel_param, 'rollback', current.version, earlier_version, reason_param, actor_param
  );
end
$$;
revoke all on function app.rollback_release(text, text, text, text, text) from public;

grant execute on function app.promote_release(text, text, text, text, text, text, boolean),
  app.rollback_release(text, text, text, text, text) to service_role;

-- Points a channel at a registered release; answers {from, to}, and whose rollout has `ended` with it. `shell_param` is the
-- build of the shell that people have, and `forced_param` insists on a release without its evidence.
create function public.promote_release(
  module_id_param text, version_param text, channel_param text, reason_param text, actor_param text,
  shell_param text default null, forced_param boolean default false
) returns jsonb
language sql volatile set search_path = '' as $$
  select app.promote_release(
    module_id_param, version_param, channel_param, reason_param, actor_param, shell_param, forced_param
  )
$$;

-- Points a channel back at the last good release before; answers {from, to}. Refused when people no longer have the release
-- that `from_param` names.
create function public.rollback_release(
  module_id_param text, channel_param text, reason_param text, actor_param text, from_param text default null
) returns jsonb
language sql volatile set search_path = '' as $$
  select app.rollback_release(module_id_param, channel_param, reason_param, actor_param, from_param)
$$;

revoke all on function public.promote_release(text, text, text, text, text, text, boolean),
  public.rollback_release(text, text, text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.promote_release(text, text, text, text, text, text, boolean),
  public.rollback_release(text, text, text, text, text) to service_role;
