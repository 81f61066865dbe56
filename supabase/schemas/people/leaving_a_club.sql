-- Leaving a club: the firm moves people between clubs and out of one, an administrator removes people from their own
-- club. A person's role and rights there end with the membership, in every way of ending it.

-- A person loses the role in the old club; the same change may give another one. The firm's people do not have their
-- role from a club.
create function app.end_club_role() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.role = old.role and old.role <> 'super_admin' then
    new.role := 'user';
  end if;
  return new;
end
$$;
revoke all on function app.end_club_role() from public;
create trigger profiles_leave_club before update of club_id on public.profiles
  for each row when (old.club_id is not null and new.club_id is distinct from old.club_id)
  execute function app.end_club_role();

-- Whether an account comes in: by an invitation that counts, or as one of the firm's people.
create function app.is_let_in(user_id_param uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.users join public.profiles on profiles.user_id = users.id
    where users.id = user_id_param
      and (profiles.role = 'super_admin' or app.is_first_administrator(users.email) or app.has_invitation(users.email))
  )
$$;

-- The club that a person left last, while they belong to none: their pages name it then. Joining a club forgets it.
create table app.left_clubs (
  user_id uuid primary key references public.profiles (user_id) on delete cascade,
  club_id uuid not null references public.clubs (id) on delete cascade,
  left_at timestamptz not null default now()
);
create index left_clubs_of_club on app.left_clubs (club_id);
alter table app.left_clubs enable row level security;
revoke all on app.left_clubs from public, anon, authenticated, service_role;

create function app.remember_left_club() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.club_id is not null then
    delete from app.left_clubs where user_id = new.user_id;
  else
    insert into app.left_clubs (user_id, club_id)
    select new.user_id, id from public.clubs where id = old.club_id
    on conflict (user_id) do update set club_id = excluded.club_id, left_at = now();
  end if;
  return null;
end
$$;
revoke all on function app.remember_left_club() from public;
create trigger profiles_remember_left_club after update of club_id on public.profiles
  for each row when (new.club_id is distinct from old.club_id and new.role <> 'super_admin')
  execute function app.remember_left_club();

-- With the membership end the features that its administrators granted, the invitation to it, accepted or still open, and the special
-- rights of the person who set up the club: to read it and to join it again. Only the firm ends its invitation to set
-- up a club.
create function app.end_membership() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.role <> 'super_admin' then
    delete from public.user_permissions where user_id = old.user_id;
  end if;
  update public.clubs set created_by = null where id = old.club_id and created_by = old.user_id;
  update public.invitations set revoked_at = now()
  from auth.users
  where users.id = old.user_id and invitations.email = lower(users.email)
    and invitations.club_id = old.club_id and invitations.revoked_at is null;
  return null;
end
$$;
revoke all on function app.end_membership() from public;
create trigger profiles_left_club after update of club_id on public.profiles
  for each row when (old.club_id is not null and new.club_id is distinct from old.club_id)
  execute function app.end_membership();

-- A person who gets a club from the firm after their invitations have ended is invited again: by one that was accepted,
-- and that can be revoked.
create function app.invite_who_is_given_a_club() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if app.was_invited(new.user_id) and not app.is_let_in(new.user_id) then
    perform app.add_accepted_invitation(new);
  end if;
  return null;
end
$$;
create trigger profiles_were_given_club after update of club_id on public.profiles
  for each row when (new.club_id is not null and new.club_id is distinct from old.club_id and new.role <> 'super_admin')
  execute function app.invite_who_is_given_a_club();

-- A person who is no longer invited cannot set up a club either, from which they would invite others.
create function app.require_lasting_invitation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if app.was_invited(auth.uid()) and not app.is_let_in(auth.uid()) then
    raise exception 'Your invitation has ended, so you cannot set up a club.'
      using errcode = '42501', hint = 'Ask the firm for a new invitation.';
  end if;
  return new;
end
$$;
create trigger clubs_require_invitation before insert on public.clubs
  for each row when (current_user in ('anon', 'authenticated')) execute function app.require_lasting_invitation();
revoke all on function app.is_let_in(uuid), app.invite_who_is_given_a_club(), app.require_lasting_invitation() from public;

create function app.remove_from_club(user_id_param uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person public.profiles;
begin
  -- Two administrators who remove each other come one after the other: the second one is none any more.
  perform pg_advisory_xact_lock(hashtextextended('remove_from_club', 0));
  select * into person from public.profiles where user_id = user_id_param;
  if person.club_id is null or not person.club_id = any (app.administered_clubs()) then
    raise exception 'This person belongs to no club of yours.'
      using errcode = '42501', hint = 'An administrator removes people of their own club, the firm anyone. Reload the list.';
  end if;
  if person.user_id = auth.uid() then
    raise exception 'You cannot remove yourself from a club.'
      using errcode = '42501', hint = 'Ask another administrator of the club, or the firm.';
  end if;
  if person.role = 'super_admin' and not app.is_firm() then
    raise exception 'The firm''s people are removed by the firm.' using errcode = '42501', hint = 'Ask the firm.';
  end if;
  update public.profiles set club_id = null where id = person.id;
end
$$;
revoke all on function app.remove_from_club(uuid) from public;
grant execute on function app.remove_from_club(uuid) to authenticated;

-- Ends the membership of a person: their role and their grants end with it, and they can read nothing of the club from
-- then on. The account stays. An administrator always remains, because no one can remove themselves.
create function public.remove_from_club(user_id_param uuid) returns void
language sql volatile set search_path = '' as $$
  select app.remove_from_club(user_id_param)
$$;
revoke all on function public.remove_from_club(uuid) from public, anon, authenticated, service_role;
grant execute on function public.remove_from_club(uuid) to authenticated;

-- The club that the caller left, for the page that says so. No row for people of a club or of the firm, for people who never
-- had a club, for people with an open invitation of the firm to set one up, and once the club is removed.
create function app.my_left_club() returns table (club_name text, left_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select clubs.name, departure.left_at
  from app.left_clubs as departure
  join public.profiles on profiles.user_id = departure.user_id
  join public.clubs on clubs.id = departure.club_id
  join auth.users on users.id = departure.user_id
  where departure.user_id = auth.uid() and profiles.club_id is null and profiles.role <> 'super_admin'
    and not exists (select from app.open_invitations(users.email) as invitation where invitation.club_id is null)
$$;
revoke all on function app.my_left_club() from public;
grant execute on function app.my_left_club() to authenticated;

create function public.my_left_club() returns table (club_name text, left_at timestamptz)
language sql stable set search_path = '' as $$
  select club_name, left_at from app.my_left_club()
$$;
revoke all on function public.my_left_club() from public, anon, authenticated, service_role;
grant execute on function public.my_left_club() to authenticated;
