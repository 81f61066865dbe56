-- How far rollouts have come, for the firm: a percentage alone hides that it may be no club at all.

create function app.rollouts_reached() returns table (module_id text, channel text, clubs integer, reached integer)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform app.require_firm('sees how far a rollout has come');
  return query
  select pointer.module_id, pointer.channel, (reach ->> 'clubs')::integer, (reach ->> 'reached')::integer
  from public.module_channels as pointer
  cross join lateral app.rollout_reach(pointer.module_id, pointer.channel) as reach
  where pointer.candidate is not null;
end
$$;
revoke all on function app.rollouts_reached() from public;
grant execute on function app.rollouts_reached() to authenticated;

-- Each rollout with the clubs that follow its channel, and how many of them have a place in it. For the firm alone.
create function public.rollouts_reached() returns table (module_id text, channel text, clubs integer, reached integer)
language sql stable set search_path = '' as $$
  select module_id, channel, clubs, reached from app.rollouts_reached()
$$;
revoke all on function public.rollouts_reached() from public, anon, authenticated, service_role;
grant execute on function public.rollouts_reached() to authenticated;
