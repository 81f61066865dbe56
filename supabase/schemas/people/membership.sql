-- Membership: how an account becomes a person of the platform and of a club, and what may change in a profile after that.

-- Into the platform -----------------------------------------------------------------------------------------------

-- An invitation is accepted as soon as it has given everything it offers: a place in a club or in the firm at once,
-- the invitation to set up a club (no club, below super_admin) when that club exists.
create function app.accept_invitation(invitation_id_param uuid, user_id_param uuid) returns void
language sql security definer set search_path = '' as $$
  update public.invitations
  set accepted_at = now(), accepted_by = user_id_param, expires_at = null
  where id = invitation_id_param and accepted_at is null
$$;
revoke all on function app.accept_invitation(uuid, uuid) from public;

-- The name that a sign-up gives, as a profile may hold it; null without one. A bad name keeps no one out.
create function app.sign_up_name(metadata_param jsonb) returns text
language sql immutable set search_path = '' as $$
  select case when app.is_one_line(name) then nullif(left(btrim(name), 120), '') end
  from (select metadata_param ->> 'display_name' as name) as given
$$;
revoke all on function app.sign_up_name(jsonb) from public;

-- Into a club -------------------------------------------------------------------------------------------------------

-- The oldest open invitation of the caller to a club, by the confirmed address of the account.
create function app.my_open_invitation(club_id_param uuid) returns public.invitations
language sql stable security definer set search_path = '' as $$
  select invitations.*
  from public.invitations
  join auth.users on lower(users.email) = invitations.email
  where users.id = auth.uid() and users.email_confirmed_at is not null
    and invitations.club_id = club_id_param
    and revoked_at is null and accepted_at is null and expires_at > now()
  order by invitations.created_at, invitations.id
  limit 1
$$;
revoke all on function app.my_open_invitation(uuid) from public;

create function app.set_up_by_me(club_id_param uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.clubs where id = club_id_param and created_by = auth.uid())
$$;
revoke all on function app.set_up_by_me(uuid) from public;

-- Joins the caller to a club they were invited to and returns the role that the invitation gives; null without one.
create function app.accept_my_invitation(club_id_param uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  invitation public.invitations := app.my_open_invitation(club_id_param);
begin
  if invitation.id is null then
    return null;
  end if;
  perform app.accept_invitation(invitation.id, auth.uid());
  return invitation.role;
end
$$;
revoke all on function app.accept_my_invitation(uuid) from public;
-- app.guard_profile_update runs as the caller. Calling them directly only tells or spends what is the caller's own.
grant execute on function app.set_up_by_me(uuid), app.accept_my_invitation(uuid) to authenticated;

-- As if the person had been invited to where they are now, and had accepted it.
create function app.add_accepted_invitation(person public.profiles) returns void
language sql security definer set search_path = '' as $$
  insert into public.invitations (email, club_id, role, accepted_at, accepted_by, expires_at)
  select lower(users.email), person.club_id, person.role, now(), person.user_id, null
  from auth.users
  where users.id = person.user_id and users.email is not null
$$;
revoke all on function app.add_accepted_invitation(public.profiles) from public;

-- Whether anyone has ever invited the account: the service may make one past all invitations.
create function app.was_invited(user_id_param uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.invitations join auth.users on lower(users.email) = invitations.email
    where users.id = user_id_param
  )
$$;
revoke all on function app.was_invited(uuid) from public;

-- The first administrator was never invited. A person who leaves the firm without ever having had an invitation can
-- still sign in, like everyone who leaves it: by one that was accepted, and that can be revoked.
create function app.invite_who_leaves_the_firm() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not app.was_invited(new.user_id) then
    perform app.add_accepted_invitation(new);
  end if;
  return null;
end
$$;
revoke all on function app.invite_who_leaves_the_firm() from public;
create trigger profiles_left_firm after update of role on public.profiles
  for each row when (old.role = 'super_admin' and new.role <> 'super_admin')
  execute function app.invite_who_leaves_the_firm();

-- What may change in a profile, and who may change it. Reads current_user, not auth.uid(): definer functions of ours
-- act on behalf of a person (a club being set up makes its creator admin) and are not people.
create function app.guard_profile_update() returns trigger
language plpgsql set search_path = '' as $$
declare
  mine boolean := old.user_id = auth.uid();
  caller_role text;
  invited_role text;
begin
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  caller_role := coalesce(app.my_role(), 'none');

  if not mine and (new.display_name, new.company_name, new.phone)
    is distinct from (old.display_name, old.company_name, old.phone) then
    raise exception 'Names and phone numbers are changed by the person they belong to.' using errcode = '42501';
  end if;

  if new.role is distinct from old.role then
    if mine then
      raise exception 'You cannot change your own role.' using errcode = '42501', hint = 'Ask another administrator.';
    end if;
    if caller_role <> 'super_admin' and (
      caller_role <> 'admin' or old.club_id is distinct from app.my_club_id()
      or old.role = 'super_admin' or new.role = 'super_admin'
    ) then
      raise exception 'An administrator changes roles within their own club, and never to or from super_admin.'
        using errcode = '42501', hint = 'Ask the firm.';
    end if;
  end if;

  if new.club_id is distinct from old.club_id and caller_role <> 'super_admin' then
    if not mine or old.club_id is not null or new.club_id is null then
      raise exception 'Only the firm moves people between clubs.'
        using errcode = '42501', hint = 'Ask the firm. An administrator removes a person from their own club in the list of people.';
    end if;
    if not app.set_up_by_me(new.club_id) then
      invited_role := app.accept_my_invitation(new.club_id);
      if invited_role is null then
        raise exception 'You were not invited to this club.'
          using errcode = '42501', hint = 'Ask the club for an invitation to your email address.';
      end if;
      new.role := invited_role;
    end if;
  end if;
  return new;
end
$$;
revoke all on function app.guard_profile_update() from public;
create trigger profiles_guard_update before update on public.profiles
  for each row execute function app.guard_profile_update();

-- Setting up a club links its creator in the same transaction and makes a plain user or manager its admin. The client's
-- own update of the profile that follows only sets names and may be repeated.
create function app.link_club_creator() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.created_by is null then
    return null;
  end if;
  update public.profiles
  set club_id = new.id, role = case when role in ('user', 'manager') then 'admin' else role end
  where user_id = new.created_by and club_id is null;

  perform app.accept_invitation(invitations.id, new.created_by)
  from public.invitations
  join auth.users on lower(users.email) = invitations.email
  where users.id = new.created_by and invitations.club_id is null
    and invitations.role <> 'super_admin' and invitations.revoked_at is null;
  return null;
end
$$;
revoke all on function app.link_club_creator() from public;
create trigger clubs_link_creator after insert on public.clubs
  for each row execute function app.link_club_creator();

-- Choosing an invitation ---------------------------------------------------------------------------------------------
-- Several clubs may invite one address. Only the person decides between them: by the link they follow, which names its
-- invitation, or on the page that lists them. One that waits alone is taken up as soon as the address is proven.

-- Takes up an invitation of the caller, whose address is proven. Pressing twice is pressing once.
create function app.take_up_my_invitation(invitation_id_param uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  me public.profiles;
  invitation public.invitations;
begin
  select * into me from public.profiles where user_id = auth.uid() for update;
  select invitations.* into invitation
  from public.invitations
  join auth.users on lower(users.email) = invitations.email
  where invitations.id = invitation_id_param and users.id = me.user_id and users.email_confirmed_at is not null
  for update of invitations;

  if invitation.accepted_by = me.user_id and invitation.club_id is not distinct from me.club_id then
    return me.club_id;
  end if;
  if invitation.id is null or invitation.revoked_at is not null or invitation.accepted_at is not null
    or invitation.expires_at <= now() then
    raise exception 'This invitation is not open any more.'
      using errcode = 'PT404', hint = 'Ask the person who sent it to invite you again.';
  end if;
  if me.role = 'super_admin' then
    raise exception 'You belong to the firm, and its people join no club.'
      using errcode = 'PT409', hint = 'Sign in with another account to join a club.';
  end if;
  if me.club_id is not null then
    raise exception 'You belong to a club already, and an account belongs to one at a time.'
      using errcode = 'PT409', hint = 'Ask an administrator of that club to remove you from it, then accept.';
  end if;

  if invitation.club_id is not null or invitation.role = 'super_admin' then
    update public.profiles set club_id = invitation.club_id, role = invitation.role where user_id = me.user_id;
    perform app.accept_invitation(invitation.id, me.user_id);
  end if;
  return invitation.club_id;
end
$$;
revoke all on function app.take_up_my_invitation(uuid) from public;
grant execute on function app.take_up_my_invitation(uuid) to authenticated;

-- Accepts an invitation that waits for the caller's address and returns the club; null for the firm, and for an invitation
-- to set up a club, which counts as accepted when that club exists. Errors: PT404 not open, PT409 in a club already.
create function public.accept_invitation(invitation_id_param uuid) returns uuid
language sql volatile set search_path = '' as $$
  select app.take_up_my_invitation(invitation_id_param)
$$;
revoke all on function public.accept_invitation(uuid) from public, anon, authenticated, service_role;
grant execute on function public.accept_invitation(uuid) to authenticated;
