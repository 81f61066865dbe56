-- The answer that a page starts with also says whether the person is on the staff of their club, so that a dashboard reads
-- their own week without asking first.

-- Whether the caller has a row among the staff of their club. In plpgsql, so that it keeps its plan.
create function app.is_on_staff() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.staff_members where user_id = auth.uid() and club_id = app.my_club_id()
  );
end
$$;
revoke all on function app.is_on_staff() from public;
grant execute on function app.is_on_staff() to authenticated;

create or replace function public.platform_start(ticket_param uuid default null) returns json
language sql stable set search_path = '' as $$
  select json_build_object(
    'user_id', (select auth.uid()),
    'profile', (
      select json_build_object('role', role, 'club_id', club_id, 'display_name', display_name)
      from public.profiles where user_id = (select auth.uid())
    ),
    'club', (select row_to_json(clubs) from public.clubs where id = (select app.my_club_id())),
    'is_on_staff', app.is_on_staff(),
    'left_club', (select club_name from public.my_left_club()),
    'permissions', (
      select coalesce(json_agg(granted), '[]') from public.get_user_permissions((select auth.uid())) as granted
    ),
    'unread', (
      select coalesce(json_agg(newest), '[]')
      from (
        select id, created_at
        from public.notifications
        where user_id = (select auth.uid()) and read_at is null
        order by created_at desc
        limit 10
      ) as newest
    ),
    'manifest', public.platform_manifest(ticket_param)
  )
$$;
