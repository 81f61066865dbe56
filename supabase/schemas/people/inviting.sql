-- Inviting a person, as the function `invite` does it for a manager, an administrator or the firm.

-- Counts an invitation of the caller: at most 50 an hour, each of which is an email to someone.
create function app.count_invitation() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not app.within_limit('invite', auth.uid()::text, 50, interval '1 hour') then
    raise exception 'You have sent 50 invitations within an hour.'
      using errcode = 'PT429', hint = 'Wait an hour before you invite more people.';
  end if;
end
$$;
revoke all on function app.count_invitation() from public;
grant execute on function app.count_invitation() to authenticated;

-- Refuses an invitation whose email would be useless. It does not reveal whether an address belongs to a person of
-- another club: only the reader of its email learns that.
create function app.require_newcomer(email_param text, club_id_param uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  person public.profiles;
begin
  select profiles.* into person
  from auth.users join public.profiles on profiles.user_id = users.id
  where lower(users.email) = lower(btrim(email_param));
  if person.user_id = auth.uid() then
    raise exception 'This is your own address.' using errcode = 'PT409', hint = 'Enter that of the person you invite.';
  end if;
  if person.club_id = club_id_param
    and club_id_param = any (app.administered_clubs() || app.editable_clubs()) then
    raise exception 'This person belongs to the club already.'
      using errcode = 'PT409', hint = 'Change what they may do in the list of people.';
  end if;
  -- A manager does not see the invitation that would be in the way.
  if club_id_param = any (app.editable_clubs()) and not club_id_param = any (app.administered_clubs()) and exists (
    select from public.invitations
    where email = lower(btrim(email_param)) and club_id = club_id_param and role <> 'user'
      and accepted_at is null and revoked_at is null and expires_at > now()
  ) then
    raise exception 'An administrator has invited this person already.'
      using errcode = 'PT409', hint = 'Ask an administrator of the club to send the invitation again.';
  end if;
  -- The firm alone invites to no club, and it sees who belongs to which.
  if club_id_param is null and person.club_id is not null and app.is_firm() then
    raise exception 'This person belongs to % already, and an account belongs to one club at a time.',
      (select name from public.clubs where id = person.club_id)
      using errcode = 'PT409', hint = 'Remove them from it first, in the list of people.';
  end if;
end
$$;
revoke all on function app.require_newcomer(text, uuid) from public;
grant execute on function app.require_newcomer(text, uuid) to authenticated;

create function app.belongs_to_another_club(email_param text, club_id_param uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.users join public.profiles on profiles.user_id = users.id
    where lower(users.email) = lower(btrim(email_param)) and profiles.club_id <> club_id_param
  )
$$;
revoke all on function app.belongs_to_another_club(text, uuid) from public;
grant execute on function app.belongs_to_another_club(text, uuid) to service_role;

-- Whether the account of an address belongs to another club, so that its email can say what to do first. For the platform.
create function public.belongs_to_another_club(email_param text, club_id_param uuid) returns boolean
language sql stable set search_path = '' as $$
  select app.belongs_to_another_club(email_param, club_id_param)
$$;
revoke all on function public.belongs_to_another_club(text, uuid) from public, anon, authenticated, service_role;
grant execute on function public.belongs_to_another_club(text, uuid) to service_role;

-- Ends what is left of earlier invitations of an address to the same club and returns the plan that they named. Also those
-- that the caller does not see and that have expired.
create function app.end_expired_invitations(email_param text, club_id_param uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  plan_before text := (
    select plan from public.invitations
    where email = lower(btrim(email_param)) and club_id is null and club_id_param is null and role = 'user' and app.is_firm()
    order by created_at desc, id limit 1
  );
begin
  if club_id_param = any (app.editable_clubs() || app.administered_clubs()) or (club_id_param is null and app.is_firm()) then
    update public.invitations set revoked_at = now()
    where email = lower(btrim(email_param)) and club_id is not distinct from club_id_param
      and accepted_at is null and revoked_at is null and expires_at <= now();
  end if;
  return plan_before;
end
$$;
revoke all on function app.end_expired_invitations(text, uuid) from public;
grant execute on function app.end_expired_invitations(text, uuid) to authenticated;

-- Invites an address and returns the id of the invitation. An open invitation to the same club is replaced, so that
-- inviting again starts the expiry anew and may give another role. A new client keeps the plan that an earlier invitation
-- named, unless another one is named. The caller's own policies decide about all of it.
create function public.invite_person(
  email_param text, role_param text, club_id_param uuid, plan_param text default null
) returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  invitation_id uuid;
  plan_before text;
begin
  perform app.count_invitation();
  perform app.require_newcomer(email_param, club_id_param);
  plan_before := app.end_expired_invitations(email_param, club_id_param);
  update public.invitations set revoked_at = now()
  where email = lower(btrim(email_param)) and club_id is not distinct from club_id_param
    and accepted_at is null and revoked_at is null;
  insert into public.invitations (email, role, club_id, plan)
  values (email_param, role_param, club_id_param,
    coalesce(plan_param, case when role_param = 'user' and club_id_param is null then plan_before end))
  returning id into invitation_id;
  return invitation_id;
end
$$;
revoke all on function public.invite_person(text, text, uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.invite_person(text, text, uuid, text) to authenticated;

-- The caller's own invitations ---------------------------------------------------------------------------------------
-- The invitations that wait for the caller, so that the page which joins a club can name it and who invites.
-- Invitations and clubs are otherwise hidden from someone who does not belong to the club yet.

-- Only for a person who has proven the address of the invitation; the oldest first. An invitation to the firm or to set
-- up a club has no club, and the role tells them apart; each is accepted by its id.
create function app.my_invitations()
returns table (id uuid, club_id uuid, club_name text, role text, inviter_name text, expires_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select invitation.id, clubs.id, clubs.name, invitation.role,
    coalesce(nullif(btrim(profiles.display_name), ''), inviter.email), invitation.expires_at
  from auth.users
  cross join lateral app.open_invitations(users.email) as invitation
  left join public.clubs on clubs.id = invitation.club_id
  left join public.profiles on profiles.user_id = invitation.invited_by
  left join auth.users as inviter on inviter.id = invitation.invited_by
  where users.id = auth.uid() and users.email_confirmed_at is not null
  order by invitation.created_at, invitation.id
$$;
revoke all on function app.my_invitations() from public;
grant execute on function app.my_invitations() to authenticated;

create function public.my_invitations()
returns table (id uuid, club_id uuid, club_name text, role text, inviter_name text, expires_at timestamptz)
language sql stable set search_path = '' as $$
  select id, club_id, club_name, role, inviter_name, expires_at from app.my_invitations()
$$;
revoke all on function public.my_invitations() from public, anon, authenticated, service_role;
grant execute on function public.my_invitations() to authenticated;

-- Links of emails -----------------------------------------------------------------------------------------------------
-- What the link of an email opens: the page that it leads to names the account before anyone has chosen a password, or says
-- that the link opens nothing any more.

-- The account of a link that still opens, and what it is invited to if its address is not proven yet: by the invitation
-- that the link names, or by the only one that waits. No row for a link that was used or is older than an hour
-- (otp_expiry in config.toml). A hosted project keeps what the email says, the local stack its digest.
create function app.password_link(type_param text, token_hash_param text, invitation_id_param uuid)
returns table (email text, is_new boolean, role text, club_name text, inviter_name text)
language sql stable security definer set search_path = '' as $$
  select users.email, users.email_confirmed_at is null, offer.role, clubs.name,
    coalesce(nullif(btrim(profiles.display_name), ''), inviter.email)
  from auth.one_time_tokens as token
  join auth.users on users.id = token.user_id
  left join lateral (
    select waiting.*, count(*) over () as waiting_count from app.open_invitations(users.email) as waiting
  ) as offer on users.email_confirmed_at is null
    and (offer.id = invitation_id_param or (invitation_id_param is null and offer.waiting_count = 1))
  left join public.clubs on clubs.id = offer.club_id
  left join public.profiles on profiles.user_id = offer.invited_by
  left join auth.users as inviter on inviter.id = offer.invited_by
  where token.token_hash in (token_hash_param, encode(sha256(convert_to(token_hash_param, 'UTF8')), 'hex'))
    and token.token_type::text
      = case type_param when 'invite' then 'confirmation_token' when 'recovery' then 'recovery_token' end
    and token.created_at > localtimestamp - interval '1 hour'
$$;
revoke all on function app.password_link(text, text, uuid) from public;
grant execute on function app.password_link(text, text, uuid) to anon, authenticated;

-- Asking spends nothing, and tells nothing that opening the link or reading its email would not: the token is too long to be
-- guessed.
create function public.password_link(type_param text, token_hash_param text, invitation_id_param uuid default null)
returns table (email text, is_new boolean, role text, club_name text, inviter_name text)
language sql stable set search_path = '' as $$
  select email, is_new, role, club_name, inviter_name
  from app.password_link(type_param, token_hash_param, invitation_id_param)
$$;
revoke all on function public.password_link(text, text, uuid) from public, anon, authenticated, service_role;
grant execute on function public.password_link(text, text, uuid) to anon, authenticated;
