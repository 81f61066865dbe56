-- What reads another time of day when a club gets another time zone. A moment stays the moment that it is.

-- Future moments that another time zone would show differently: one row for each kind, with their number and the first one:
--   shifts              shifts that were not cancelled
--   engagement_changes  planned changes of the engagement, which administrators read
-- For managers and admins of the club; it runs with their rights.
create function public.time_zone_moves(club_id_param uuid)
returns table (kind text, amount integer, first_at timestamptz)
language plpgsql stable set search_path = '' as $$
begin
  perform app.require_manager(club_id_param, 'change its time zone');
  return query
  select counted.kind, counted.amount, counted.first_at
  from (
    select 1 as place, 'shifts' as kind, count(*)::integer as amount, min(shift.starts_at) as first_at
    from public.shifts as shift
    where shift.club_id = club_id_param and shift.status <> 'cancelled'
      and shift.starts_at > app.club_now(club_id_param)
    union all
    select 2, 'engagement_changes', count(*)::integer, min(change.effective_at)
    from public.engagement_changes as change
    where change.club_id = club_id_param and change.applied_at is null
      and change.cancelled_at is null and change.failure is null
  ) as counted
  where counted.amount > 0
  order by counted.place;
end
$$;
revoke all on function public.time_zone_moves(uuid) from public, anon, authenticated, service_role;
grant execute on function public.time_zone_moves(uuid) to authenticated;
