-- Profiles: who a signed-in person is to the platform. Role and club are read from here, never from a token.

create table public.profiles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  display_name text,
  company_name text,
  club_id uuid references public.clubs (id) on delete set null,
  role text not null default 'user',
  phone text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint profiles_one_per_user unique (user_id),
  constraint profiles_display_name_length check (char_length(display_name) <= 120),
  constraint profiles_company_name_length check (char_length(company_name) <= 120),
  constraint profiles_display_name_one_line check (app.is_one_line(display_name)),
  constraint profiles_company_name_one_line check (app.is_one_line(company_name)),
  constraint profiles_phone_length check (char_length(phone) <= 40),
  constraint profiles_role_known check (role in ('user', 'manager', 'admin', 'super_admin'))
);
-- The team of a club by name, from the index alone and in its order. Without the columns that the policy asks for beside
-- the club, Postgres collects the rows by three indexes and sorts them, at twice the price of the list itself.
create index profiles_of_club on public.profiles (club_id, display_name) include (user_id, id, role, phone, created_at);
create index profiles_newest_first on public.profiles (created_at desc);
create index profiles_super_admins on public.profiles (user_id) where role = 'super_admin';
create index profiles_without_club on public.profiles (user_id) where club_id is null;
comment on constraint profiles_one_per_user on public.profiles is 'This account has a profile already.';
comment on constraint profiles_display_name_length on public.profiles is 'A display name has at most 120 characters.';
comment on constraint profiles_company_name_length on public.profiles is 'A company name has at most 120 characters.';
comment on constraint profiles_display_name_one_line on public.profiles is
  'A display name has no line breaks and no other control characters.';
comment on constraint profiles_company_name_one_line on public.profiles is
  'A company name has no line breaks and no other control characters.';
comment on constraint profiles_phone_length on public.profiles is 'A phone number has at most 40 characters.';
comment on constraint profiles_role_known on public.profiles is 'A role is user, manager, admin or super_admin.';
comment on column public.profiles.role is 'manager and admin act for one club; super_admin is the firm.';

-- Who is asking ---------------------------------------------------------------------------------------------------
-- Policies compare a column with an array that one of these functions returns once per statement:
-- `club_id = any ((select app.visible_clubs())::uuid[])`. That form keeps the index on club_id in use; a function of
-- the row, an `exists` or an `or app.is_firm()` does not. What narrows it further (own rows) is joined by `and`.
-- With two such arrays on one index, a policy's and a view's, PostgreSQL looks up every pair: a hundred million for the
-- firm's ten thousand clubs. So a view does not name clubs, because the policies do, or it asks club by club (app.labor_of).
-- They are written in plpgsql, which keeps its plan from one statement to the next: planning a function in SQL costs
-- a short list more than reading its rows.

create function app.my_role() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select role from public.profiles where user_id = auth.uid());
end
$$;

create function app.my_club_id() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select club_id from public.profiles where user_id = auth.uid());
end
$$;

create function app.is_firm() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.profiles where user_id = auth.uid() and role = 'super_admin');
end
$$;

-- Clubs whose rows the caller may read: their own; all of them for the firm.
create function app.visible_clubs() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
declare
  me record;
begin
  select role, club_id into me from public.profiles where user_id = auth.uid();
  if me.role = 'super_admin' then
    return array(select id from public.clubs);
  end if;
  return array_remove(array[me.club_id], null);
end
$$;

-- Clubs whose rows the caller may change: their own, for its managers and admins. The firm reads them only.
create function app.editable_clubs() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    select club_id from public.profiles
    where user_id = auth.uid() and club_id is not null and role in ('manager', 'admin')
  );
end
$$;

-- Clubs whose people the caller administers: their own for an admin; all of them for the firm.
create function app.administered_clubs() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  if app.is_firm() then
    return array(select id from public.clubs);
  end if;
  return array(select club_id from public.profiles where user_id = auth.uid() and club_id is not null and role = 'admin');
end
$$;

-- People whose permissions the caller grants and revokes: for an admin the others of the club, except the firm's
-- people; for the firm everyone.
create function app.managed_people() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  if app.is_firm() then
    return array(select user_id from public.profiles);
  end if;
  return array(
    select user_id from public.profiles
    where club_id = any (app.administered_clubs()) and user_id <> auth.uid() and role <> 'super_admin'
  );
end
$$;

revoke all on function app.my_role(), app.my_club_id(), app.is_firm(), app.visible_clubs(), app.editable_clubs(),
  app.administered_clubs(), app.managed_people() from public;
grant execute on function app.my_role(), app.my_club_id(), app.is_firm(), app.visible_clubs(), app.editable_clubs(),
  app.administered_clubs(), app.managed_people() to authenticated;

-- Profiles: rules -------------------------------------------------------------------------------------------------

create trigger profiles_stamp_update before update on public.profiles
  for each row execute function app.stamp_update();

alter table public.profiles enable row level security;
revoke all on public.profiles from public, anon, authenticated, service_role;
grant select on public.profiles to authenticated;
grant update (display_name, company_name, phone, club_id, role, version) on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;

-- A person reads their own profile and those of their own club; the firm reads all. Whether a person has no club is
-- read from the row itself: an array has the value from before the statement, and would refuse to remove anyone from a club.
create policy profiles_select on public.profiles for select to authenticated
  using (
    club_id = any ((select app.visible_clubs())::uuid[])
    or user_id = (select auth.uid())
    or (club_id is null and (select app.is_firm()))
  );

-- A person changes their own profile, an admin those of the club, the firm all. Which columns: app.guard_profile_update.
create policy profiles_update on public.profiles for update to authenticated
  using (
    club_id = any ((select app.administered_clubs())::uuid[])
    or user_id = (select auth.uid())
    or (club_id is null and (select app.is_firm()))
  )
  with check (
    club_id = any ((select app.administered_clubs())::uuid[])
    or user_id = (select auth.uid())
    or (club_id is null and (select app.is_firm()))
  );

-- The platform always keeps a super_admin. If two demote each other at the same time, the lock makes one wait, so the
-- second change sees the first.
create function app.keep_a_super_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.role = 'super_admin' and (tg_op = 'DELETE' or new.role <> 'super_admin') then
    perform pg_advisory_xact_lock(hashtextextended('keep_a_super_admin', 0));
    if not exists (select from public.profiles where role = 'super_admin' and user_id <> old.user_id) then
      raise exception 'The last super_admin cannot be removed.'
        using errcode = '42501', hint = 'Make someone else super_admin first.';
    end if;
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
revoke all on function app.keep_a_super_admin() from public;
create trigger profiles_keep_a_super_admin before update of role or delete on public.profiles
  for each row execute function app.keep_a_super_admin();
