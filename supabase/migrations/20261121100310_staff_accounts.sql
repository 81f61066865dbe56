-- Which account belongs to which staff row. A person and a staff row are linked when the confirmed e-mail address of
-- the account is the address in the row, whichever came first: the row (the person joins by invitation later) or the
-- account (a manager enters the address later). A manager may also link someone of the own club by hand.

-- The account of a club's person with this confirmed address, unless it belongs to a staff row already.
create function app.unlinked_account(club_id_param uuid, email_param text) returns uuid
language sql stable security definer set search_path = '' as $$
  select profiles.user_id
  from auth.users
  join public.profiles on profiles.user_id = users.id and profiles.club_id = club_id_param
  where users.email = lower(email_param) and not users.is_sso_user and users.email_confirmed_at is not null
    and not exists (select from public.staff_members where staff_members.user_id = profiles.user_id)
$$;
revoke all on function app.unlinked_account(uuid, text) from public;

-- A link leads to a person of the same club and is never taken over: neither the account of another staff row, nor the
-- row of another account. Definer, because nobody of the API reads addresses of accounts.
create function app.guard_staff_account() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  previous uuid;
  previous_email text;
  namesake text;
begin
  if tg_op = 'UPDATE' then
    previous := old.user_id;
    previous_email := old.email;
  end if;

  if new.user_id is not null and new.user_id is distinct from previous then
    if not exists (select from public.profiles where user_id = new.user_id and club_id = new.club_id) then
      raise exception 'This account belongs to nobody of the club.'
        using errcode = '42501', hint = 'Invite the person to the club first.';
    end if;
    if previous is not null then
      raise exception '% already has an account.', old.name
        using errcode = 'PT409', hint = 'If it is the wrong one, unlink it and save before you link another.';
    end if;
    select name into namesake from public.staff_members where user_id = new.user_id and id <> new.id;
    if found then
      raise exception 'This account belongs to %.', namesake
        using errcode = 'PT409', hint = 'One person has one staff row.';
    end if;
  end if;

  if new.email is not null and lower(new.email) is distinct from lower(previous_email) then
    -- By the address first (hence the offset): reading the club instead would make an import of thousands quadratic.
    select name into namesake
    from (select id, club_id, name from public.staff_members where lower(email) = lower(new.email) offset 0) as same_address
    where club_id = new.club_id and id <> new.id;
    if found then
      raise exception '% has the e-mail address % already.', namesake, new.email
        using errcode = '23505', hint = 'Open that person, or enter another address.';
    end if;
    if new.user_id is null and previous is null
      and exists (select from auth.users where email = lower(new.email) and not is_sso_user) then
      new.user_id := app.unlinked_account(new.club_id, new.email);
    end if;
  end if;
  return new;
end
$$;
revoke all on function app.guard_staff_account() from public;
create trigger staff_members_guard_account before insert or update of user_id, email on public.staff_members
  for each row execute function app.guard_staff_account();

-- Links an account to the staff row of its club that carries its confirmed address, if both are still free.
create function app.link_account_to_staff(user_id_param uuid) returns void
language sql security definer set search_path = '' as $$
  update public.staff_members
  set user_id = user_id_param
  from auth.users
  join public.profiles on profiles.user_id = users.id
  where users.id = user_id_param and users.email_confirmed_at is not null
    and staff_members.club_id = profiles.club_id and lower(staff_members.email) = lower(users.email)
    and staff_members.user_id is null
    and not exists (select from public.staff_members as linked where linked.user_id = user_id_param)
$$;
revoke all on function app.link_account_to_staff(uuid) from public;

-- Joining a club links; leaving one unlinks, so that a person sees nothing of the club they left.
create function app.link_joining_person() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.staff_members set user_id = null
  where user_id = new.user_id and club_id is distinct from new.club_id;
  if new.club_id is not null then
    perform app.link_account_to_staff(new.user_id);
  end if;
  return null;
end
$$;
revoke all on function app.link_joining_person() from public;
create trigger profiles_link_new after insert on public.profiles
  for each row when (new.club_id is not null) execute function app.link_joining_person();
create trigger profiles_link_moved after update of club_id on public.profiles
  for each row when (new.club_id is distinct from old.club_id) execute function app.link_joining_person();

-- Confirming an address counts as soon as it happens, also when the person joined the club before. By its name the
-- trigger runs after on_auth_user_confirmed, which takes the person into the club.
create function app.link_confirmed_person() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.link_account_to_staff(new.id);
  return null;
end
$$;
revoke all on function app.link_confirmed_person() from public;
create trigger on_auth_user_confirmed_link_staff after update of email, email_confirmed_at on auth.users
  for each row when (
    new.email_confirmed_at is not null
    and (old.email_confirmed_at is null or new.email is distinct from old.email)
  ) execute function app.link_confirmed_person();
