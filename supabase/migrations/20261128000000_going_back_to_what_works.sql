-- Going back chooses the newest release that is known to work, never swings between two, and says when a colleague was faster.

-- The release to go back to from another one of a channel: the newest that the channel has had, that has passed its last
-- check, that the platform has never taken back, nor a person since it was last promoted, that still has its files, and
-- that somebody vouches for. Of production, the first release needs no check, and of other channels none. Whatever is gone
-- back from is never gone back to, so going back comes to an end and never swings between two. `without_key` is left out of
-- account. Null when there is none.
create or replace function app.release_before(
  module_id_param text, channel_param text, version_param text, without_key text default null
) returns text
language sql stable security definer set search_path = '' as $$
  with had as (
    select to_version as version, max(id) as since, bool_or(from_version is null) as is_first
    from public.module_channel_events
    where module_id = module_id_param and channel = channel_param and action in ('promote', 'rollback')
    group by to_version
  )
  select had.version
  from had
  join public.module_channel_events as publication
    on publication.module_id = module_id_param and publication.action = 'publish' and publication.to_version = had.version
  where had.version <> version_param and not exists (
    select from public.module_channel_events
    where module_id = module_id_param and channel = channel_param and action = 'rollback'
      and from_version = had.version and id > had.since
  ) and not exists (
    select from public.release_withdrawals
    where module_id = module_id_param and release_version = had.version
  ) and not exists (
    select from public.pruned_releases
    where module_id = module_id_param and release_version = had.version
  ) and coalesce((
    select passed from public.release_checks
    where module_id = module_id_param and release_version = had.version
    order by id desc
    limit 1
  ), had.is_first or channel_param <> 'production') and app.is_vouched_for(module_id_param, had.version, without_key)
  order by publication.id desc
  limit 1
$$;

drop function public.rollback_release(text, text, text, text);
drop function app.rollback_release(text, text, text, text);

-- Ends a rollout; without one, goes to the newest release of the channel that is known to work (app.release_before): somebody
-- in a hurry is not given one that is known to be broken. `from_param` says which release people are to be taken from; when
-- a colleague was faster, they have another one, and nothing happens.
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
grant execute on function app.rollback_release(text, text, text, text, text) to service_role;

-- Points a channel back at the last good release before; answers {from, to}. Refused when people no longer have the release
-- that `from_param` names.
create function public.rollback_release(
  module_id_param text, channel_param text, reason_param text, actor_param text, from_param text default null
) returns jsonb
language sql volatile set search_path = '' as $$
  select app.rollback_release(module_id_param, channel_param, reason_param, actor_param, from_param)
$$;

revoke all on function public.rollback_release(text, text, text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.rollback_release(text, text, text, text, text) to service_role;

-- What browsers fall back to now.
update public.module_channels as channels
set fallback = app.release_before(channels.module_id, channels.channel, channels.version)
where fallback is distinct from app.release_before(channels.module_id, channels.channel, channels.version);
