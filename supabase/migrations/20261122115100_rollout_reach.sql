-- How far a rollout has come, in clubs: with few of them, a small share may be none.

create function app.rollout_reach(module_id_param text, channel_param text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  -- Refuses everybody else.
  perform app.actor_of_move(null);
  return (
    select jsonb_build_object('clubs', count(*), 'reached', count(*) filter (
      where app.rollout_place(pointer.module_id, pointer.candidate, clubs.id) < pointer.share
    ))
    from public.module_channels as pointer
    join public.modules on modules.id = pointer.module_id
    cross join public.clubs
    left join public.club_modules on club_modules.module_id = pointer.module_id and club_modules.club_id = clubs.id
    -- A channel that has nothing for the module leads to production.
    left join public.module_channels as followed
      on followed.module_id = pointer.module_id and followed.channel = club_modules.channel
    where pointer.module_id = module_id_param and pointer.channel = channel_param
      and (club_modules.module_id is not null or not modules.engagement)
      and club_modules.pinned_version is null
      and coalesce(followed.channel, 'production') = channel_param
  );
end
$$;
revoke all on function app.rollout_reach(text, text) from public;
grant execute on function app.rollout_reach(text, text) to authenticated, service_role;

-- Clubs that follow a channel of a module, and how many of them have a place in its rollout; answers {clubs, reached}.
-- The firm asks, and tools with the service key.
create function public.rollout_reach(module_id_param text, channel_param text) returns jsonb
language sql stable set search_path = '' as $$
  select app.rollout_reach(module_id_param, channel_param)
$$;
revoke all on function public.rollout_reach(text, text) from public, anon, authenticated, service_role;
grant execute on function public.rollout_reach(text, text) to authenticated, service_role;
