-- What the subjects of this number range use of others: who asks a definer function (..._callers_of_functions.sql), and
-- who wrote an entry (..._daily_logs.sql).

create function app.is_platform() returns boolean
language sql stable set search_path = '' as $$
  select coalesce(current_setting('role', true), 'none') not in ('anon', 'authenticated')
$$;

create function app.reads_club(club_id_param uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select app.is_platform() or exists (
    select from public.profiles
    where user_id = auth.uid() and (club_id = club_id_param or role = 'super_admin')
  )
$$;

create function app.reads_confidential(club_id_param uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select app.is_platform() or exists (
    select from public.profiles
    where user_id = auth.uid()
      and (role = 'super_admin' or (club_id = club_id_param and role in ('manager', 'admin')))
  )
$$;

create function app.stamp_author() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null then
    new.author_id := auth.uid();
    new.author_name := (
      select coalesce(staff.name, profiles.display_name)
      from public.profiles
      left join public.staff_members as staff on staff.user_id = profiles.user_id and staff.club_id = new.club_id
      where profiles.user_id = auth.uid()
    );
  end if;
  return new;
end
$$;
revoke all on function app.is_platform(), app.reads_club(uuid), app.reads_confidential(uuid), app.stamp_author() from public;
