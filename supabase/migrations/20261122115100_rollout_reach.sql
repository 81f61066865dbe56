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
