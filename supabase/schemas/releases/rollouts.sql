-- Gradual rollouts: a channel carries a second release, its candidate, that a share of the clubs gets. Which clubs, a hash
-- decides: everyone in a club sees the same, and a larger share only adds clubs. Visitors and people without a club get
-- the stable release until the rollout is finished.

-- Which of a hundred places a club has in a rollout, from 0. Another candidate draws anew, so that the same clubs are
-- not always the first.
create function app.rollout_place(module_id_param text, candidate_param text, club_id_param uuid) returns integer
language sql immutable set search_path = '' as $$
  select (('x' || left(md5(module_id_param || ' ' || candidate_param || ' ' || club_id_param), 8))::bit(32)::bigint % 100)::integer
$$;

-- The release of a channel that a club gets.
create function app.version_for(channel_param public.module_channels, club_id_param uuid) returns text
language sql immutable set search_path = '' as $$
  select case
    when not channel_param.paused
      and app.rollout_place(channel_param.module_id, channel_param.candidate, club_id_param) < channel_param.share
      then channel_param.candidate
    else channel_param.version
  end
$$;
revoke all on function app.rollout_place(text, text, uuid), app.version_for(public.module_channels, uuid) from public;

-- What a person decides about a rollout is decided on what they read: refuses when another release is being
-- rolled out by now, or the channel was changed after `read_param`. Null stands for whatever it is.
create function app.require_rollout(
  current public.module_channels, candidate_param text, read_param timestamptz
) returns void
language plpgsql stable set search_path = '' as $$
begin
  if current.candidate is null and candidate_param is null then
    raise exception 'No release of % is being rolled out on %.', current.module_id, current.channel
      using errcode = 'PT409', hint = 'A rollout begins with a share of the clubs.';
  end if;
  if candidate_param is not null and candidate_param is distinct from current.candidate then
    raise exception '% of % is not being rolled out on % any more.', left(candidate_param, 80), current.module_id, current.channel
      using errcode = 'PT409', hint = 'Look at its history to see what became of it.';
  end if;
  if read_param is not null and read_param <> current.updated_at then
    raise exception 'The rollout of % % was changed meanwhile: it % at % %%.', current.module_id, current.candidate,
      case when current.paused then 'is paused' else 'goes on' end, current.share
      using errcode = 'PT409', hint = 'Look at what it is now, and decide again.';
  end if;
end
$$;
revoke all on function app.require_rollout(public.module_channels, text, timestamptz) from public;

-- Gives a release to a share of the clubs, or changes the share; 100 makes it the channel's release. Production takes it on
-- the same terms as from promote_release. A smaller share takes the release from clubs that have it, so it is asked for by
-- name, and needs no evidence.
create function app.roll_out_release(
  module_id_param text, version_param text, channel_param text, share_param integer, reason_param text, actor_param text,
  shell_param text, forced_param boolean, shrink_param boolean
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  current public.module_channels;
  is_smaller boolean;
  missing text;
begin
  perform app.begin_channel_move(module_id_param, channel_param, reason_param, actor_param);
  if coalesce(share_param, 0) not between 1 and 100 then
    raise exception 'A share is a whole number from 1 to 100.'
      using errcode = '22023', hint = 'It says how many percent of the clubs get the release.';
  end if;
  if not exists (select from public.module_releases where module_id = module_id_param and version = version_param) then
    raise exception 'There is no release % of %.', coalesce(left(version_param, 80), '(none)'), module_id_param
      using errcode = 'PT404', hint = 'Publish it first, or look at the list of releases.';
  end if;
  select * into current from public.module_channels where module_id = module_id_param and channel = channel_param;
  if current.version is null then
    raise exception 'There is no release of % on % that the other clubs could keep.', module_id_param, channel_param
      using errcode = 'PT409', hint = 'Promote the first release whole, without a share.';
  end if;
  if current.version = version_param then
    raise exception '% of % points at % already.', channel_param, module_id_param, version_param
      using errcode = 'PT409', hint = 'Every club has it.';
  end if;
  if current.candidate <> version_param then
    raise exception '% is being rolled out on % already.', current.candidate, channel_param
      using errcode = 'PT409', hint = 'Finish it with a share of 100, or end it with a rollback.';
  end if;
  is_smaller := share_param < coalesce(current.share, 0);
  if is_smaller and not coalesce(shrink_param, false) then
    raise exception '% % goes to % %% of the clubs already: % %% would take it from some of them.', module_id_param,
      version_param, current.share, share_param
      using errcode = 'PT409',
        hint = 'Take it back or pause it, which all clubs read alike; or say --shrink if these clubs shall lose it.';
  end if;
  perform app.refuse_taken_routes(module_id_param, version_param);
  if channel_param = 'production' and not is_smaller then
    missing := app.evidence_or_refusal(module_id_param, version_param, shell_param, forced_param);
  end if;
  if share_param = 100 then
    return app.point_channel(
      module_id_param, channel_param, 'promote', current.version, version_param, reason_param, actor_param, missing
    ) || jsonb_build_object('share', 100, 'paused', false);
  end if;
  if current.share is distinct from share_param then
    update public.module_channels
    set candidate = version_param, share = share_param, updated_at = now(), updated_by = actor_param
    where module_id = module_id_param and channel = channel_param;
    insert into public.module_channel_events
      (module_id, action, channel, from_version, to_version, share, reason, actor, forced_past)
    values (module_id_param, case when is_smaller then 'shrink' else 'rollout' end, channel_param, current.version,
      version_param, share_param, reason_param, actor_param, missing);
  end if;
  return jsonb_build_object('from', current.version, 'to', version_param, 'share', share_param, 'paused', current.paused);
end
$$;

-- Takes the candidate from every club for a while, or gives it back to those that had it.
create function app.pause_rollout(
  module_id_param text, channel_param text, paused_param boolean, reason_param text, actor_param text,
  candidate_param text, read_param timestamptz
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  actor text := app.actor_of_move(actor_param);
  current public.module_channels;
begin
  perform app.begin_channel_move(module_id_param, channel_param, reason_param, actor);
  select * into current from public.module_channels where module_id = module_id_param and channel = channel_param;
  perform app.require_rollout(current, candidate_param, read_param);
  if current.paused is distinct from coalesce(paused_param, true) then
    update public.module_channels set paused = not current.paused, updated_at = now(), updated_by = actor
    where module_id = module_id_param and channel = channel_param;
    insert into public.module_channel_events (module_id, action, channel, from_version, to_version, reason, actor)
    values (module_id_param, case when current.paused then 'resume' else 'pause' end, channel_param, current.version,
      current.candidate, reason_param, actor);
  end if;
  return jsonb_build_object('from', current.version, 'to', current.candidate, 'share', current.share);
end
$$;

revoke all on function app.roll_out_release(text, text, text, integer, text, text, text, boolean, boolean),
  app.pause_rollout(text, text, boolean, text, text, text, timestamptz) from public;
grant execute on function app.roll_out_release(text, text, text, integer, text, text, text, boolean, boolean)
  to service_role;
grant execute on function app.pause_rollout(text, text, boolean, text, text, text, timestamptz)
  to authenticated, service_role;

-- Rolls a release out to a share of the clubs; answers {from, to, share, paused}: while a rollout is paused another share
-- is kept for later. A smaller share than now is refused unless `shrink_param` says that it is meant. The service key alone
-- may: a share of 100 is a promotion.
create function public.roll_out_release(
  module_id_param text, version_param text, channel_param text, share_param integer, reason_param text,
  actor_param text, shell_param text default null, forced_param boolean default false,
  shrink_param boolean default false
) returns jsonb
language sql volatile set search_path = '' as $$
  select app.roll_out_release(
    module_id_param, version_param, channel_param, share_param, reason_param, actor_param, shell_param, forced_param,
    shrink_param
  )
$$;

-- Pauses a rollout, or resumes it; answers {from, to, share}. The caller names the release and the channel's
-- `updated_at` that they read; if either has changed, nothing changes (PT409). For the firm, and for tools with the
-- service key.
create function public.pause_rollout(
  module_id_param text, channel_param text, paused_param boolean, reason_param text, actor_param text default null,
  candidate_param text default null, read_param timestamptz default null
) returns jsonb
language sql volatile set search_path = '' as $$
  select app.pause_rollout(
    module_id_param, channel_param, paused_param, reason_param, actor_param, candidate_param, read_param
  )
$$;

revoke all on function public.roll_out_release(text, text, text, integer, text, text, text, boolean, boolean),
  public.pause_rollout(text, text, boolean, text, text, text, timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.roll_out_release(text, text, text, integer, text, text, text, boolean, boolean)
  to service_role;
grant execute on function public.pause_rollout(text, text, boolean, text, text, text, timestamptz)
  to authenticated, service_role;

-- Takes a release that is being rolled out from every club, for good. Names the release, so that one whose rollout has been
-- finished meanwhile stays where it is.
create function app.end_rollout(
  module_id_param text, channel_param text, candidate_param text, reason_param text, actor_param text,
  read_param timestamptz
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  actor text := app.actor_of_move(actor_param);
  current public.module_channels;
begin
  perform app.begin_channel_move(module_id_param, channel_param, reason_param, actor);
  select * into current from public.module_channels where module_id = module_id_param and channel = channel_param;
  perform app.require_rollout(current, coalesce(candidate_param, '(none)'), read_param);
  return app.rollback_release(module_id_param, channel_param, reason_param, actor);
end
$$;
revoke all on function app.end_rollout(text, text, text, text, text, timestamptz) from public;
grant execute on function app.end_rollout(text, text, text, text, text, timestamptz) to authenticated, service_role;

-- Ends the rollout of a release; answers {from, to}. With the channel's `updated_at` as it was read, nothing changes when it
-- is another by now (PT409). The firm may, and tools with the service key.
create function public.end_rollout(
  module_id_param text, channel_param text, candidate_param text, reason_param text, actor_param text default null,
  read_param timestamptz default null
) returns jsonb
language sql volatile set search_path = '' as $$
  select app.end_rollout(module_id_param, channel_param, candidate_param, reason_param, actor_param, read_param)
$$;
revoke all on function public.end_rollout(text, text, text, text, text, timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.end_rollout(text, text, text, text, text, timestamptz) to authenticated, service_role;

-- The release that a club gets of a module that it has: the pinned one, else what its channel has for it, else what
-- production has.
create function app.followed_version(module_id_param text, channel_param text, pinned_param text, club_id_param uuid)
returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  followed public.module_channels;
begin
  if pinned_param is not null then
    return pinned_param;
  end if;
  select * into followed from public.module_channels
  where module_id = module_id_param and channel = app.followed_channel(module_id_param, channel_param);
  return app.version_for(followed, club_id_param);
end
$$;
revoke all on function app.followed_version(text, text, text, uuid) from public;

-- How far rollouts have come -----------------------------------------------------------------------------------------
-- How far rollouts have come, in clubs: with few of them a small share may be none, which a percentage hides.

create function app.rollouts_reached() returns table (module_id text, channel text, clubs integer, reached integer)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not app.is_platform() then
    perform app.require_firm('sees how far a rollout has come');
  end if;
  return query
  select pointer.module_id, pointer.channel, reach.clubs, reach.reached
  from public.module_channels as pointer
  join public.modules on modules.id = pointer.module_id
  cross join lateral (
    select count(*)::integer as clubs, (count(*) filter (
      where app.rollout_place(pointer.module_id, pointer.candidate, club.id) < pointer.share
    ))::integer as reached
    from public.clubs as club
    left join public.club_modules as has_it on has_it.module_id = pointer.module_id and has_it.club_id = club.id
    where (has_it.module_id is not null or not modules.engagement)
      and has_it.pinned_version is null
      and app.followed_channel(pointer.module_id, has_it.channel) = pointer.channel
  ) as reach
  where pointer.candidate is not null;
end
$$;
revoke all on function app.rollouts_reached() from public;
grant execute on function app.rollouts_reached() to authenticated, service_role;

-- Each rollout with the clubs that follow its channel, and how many of them have a place in it. The firm asks, and tools
-- with the service key.
create function public.rollouts_reached() returns table (module_id text, channel text, clubs integer, reached integer)
language sql stable set search_path = '' as $$
  select module_id, channel, clubs, reached from app.rollouts_reached()
$$;
revoke all on function public.rollouts_reached() from public, anon, authenticated, service_role;
grant execute on function public.rollouts_reached() to authenticated, service_role;
