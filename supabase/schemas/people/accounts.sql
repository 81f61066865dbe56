-- Who may have an account, asked before one is made. The auth service calls app.before_user_created, hosted (config.toml,
-- [auth.hook.before_user_created]) as well as in the local stack, and shows the person its answer. The trigger on
-- auth.users enforces the same rule, also for accounts that are written without the auth service.

-- An address may have an account when it is the first administrator's or an invitation to it is open.
create function app.may_have_account(email_param text) returns boolean
language sql stable security definer set search_path = '' as $$
  select app.is_first_administrator(email_param) or exists (
    select from public.invitations
    where email = lower(btrim(email_param)) and revoked_at is null and accepted_at is null and expires_at > now()
  )
$$;
revoke all on function app.may_have_account(text) from public;

create function app.refusal_of_the_uninvited() returns text
language sql immutable set search_path = '' as $$
  select 'Access is currently restricted to invited users only. Please contact us for access.'
$$;
revoke all on function app.refusal_of_the_uninvited() from public;

-- The hook. Event and answer are those of https://supabase.com/docs/guides/auth/auth-hooks/before-user-created-hook
create function app.before_user_created(event jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case
    when app.may_have_account(event -> 'user' ->> 'email') then '{}'::jsonb
    else jsonb_build_object('error', jsonb_build_object('http_code', 403, 'message', app.refusal_of_the_uninvited()))
  end
$$;
revoke all on function app.before_user_created(jsonb) from public;
grant usage on schema app to supabase_auth_admin;
grant execute on function app.before_user_created(jsonb) to supabase_auth_admin;

-- Accounts whose address is proven -----------------------------------------------------------------------------------
-- An invitation is of use only to the person who reads the email of its address. An account that is made before its
-- address is proven (an invitation that was emailed, a sign-up that awaits its confirmation) has a profile without club
-- and role. What the invitation offers comes with the confirmation, and only if it is still open then: a revoked
-- invitation makes the link in its email worthless.

create function app.require_invitation(email_param text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not app.may_have_account(email_param) then
    raise exception using
      errcode = 'PT403',
      message = app.refusal_of_the_uninvited(),
      hint = 'Ask your club or the firm for an invitation.';
  end if;
end
$$;
revoke all on function app.require_invitation(text) from public;

-- The invitations that wait for an address, the oldest first.
create function app.open_invitations(email_param text) returns setof public.invitations
language sql stable security definer set search_path = '' as $$
  select * from public.invitations
  where email = lower(btrim(email_param)) and revoked_at is null and accepted_at is null and expires_at > now()
  order by created_at, id
$$;
revoke all on function app.open_invitations(text) from public;

-- What its invitation offers to an account with a proven address: club and role. The invitation is accepted with that.
-- Of several none is, until the person has chosen. An invitation that someone else took up a moment ago, while this
-- account waited for it, is none.
create function app.take_up_invitation(
  user_id_param uuid, email_param text, out club_id uuid, out role text
)
language plpgsql security definer set search_path = '' as $$
declare
  waiting public.invitations[];
  invitation public.invitations;
begin
  perform from public.invitations where id in (select id from app.open_invitations(email_param)) order by id for update;
  waiting := array(select open_one from app.open_invitations(email_param) as open_one);
  if cardinality(waiting) = 0 then
    perform app.require_invitation(email_param);
  elsif cardinality(waiting) = 1 then
    invitation := waiting[1];
    if invitation.club_id is not null or invitation.role = 'super_admin' then
      perform app.accept_invitation(invitation.id, user_id_param);
    end if;
  end if;

  club_id := invitation.club_id;
  role := coalesce(invitation.role, 'user');
  if app.is_first_administrator(email_param)
    and not exists (select from public.profiles where profiles.role = 'super_admin') then
    role := 'super_admin';
  end if;
end
$$;
revoke all on function app.take_up_invitation(uuid, text) from public;

-- A new account gets its profile here, or is refused. Metadata of the sign-up gives the name at most, never club or role.
create function app.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  offered record;
begin
  perform app.require_invitation(new.email);
  select null::uuid as club_id, 'user' as role into offered;
  if new.email_confirmed_at is not null then
    offered := app.take_up_invitation(new.id, new.email);
  end if;
  insert into public.profiles (user_id, display_name, club_id, role)
  values (
    new.id,
    app.sign_up_name(new.raw_user_meta_data),
    offered.club_id,
    offered.role
  );
  return new;
end
$$;
revoke all on function app.create_profile() from public;
create trigger on_auth_user_created after insert on auth.users
  for each row execute function app.create_profile();

-- The address of an account has been proven: its invitation counts now, if it is still open.
create function app.admit_confirmed_account() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  offered record;
begin
  perform app.require_invitation(new.email);
  offered := app.take_up_invitation(new.id, new.email);
  update public.profiles set club_id = offered.club_id, role = offered.role where user_id = new.id;
  return new;
end
$$;
revoke all on function app.admit_confirmed_account() from public;
create trigger on_auth_user_confirmed after update of email_confirmed_at on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function app.admit_confirmed_account();

-- Invitations follow an account to its new address, so an invited person stays invited. The auth service changes an
-- address only after both, the old and the new one, were proven.
create function app.move_invitations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.invitations
  set email = lower(new.email)
  where email = lower(old.email) and revoked_at is null and not exists (
    select from public.invitations as other
    where other.email = lower(new.email) and other.club_id is not distinct from invitations.club_id
      and other.accepted_at is null and other.revoked_at is null
  );
  return new;
end
$$;
revoke all on function app.move_invitations() from public;
create trigger on_auth_user_email_changed after update of email on auth.users
  for each row when (old.email is distinct from new.email and new.email is not null and old.email_confirmed_at is not null)
  execute function app.move_invitations();
