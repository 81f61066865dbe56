-- The link of an invitation's email. It lasts as long as the invitation, while a link of the auth service lasts for an
-- hour: the function `open-invitation` exchanges it for one of those when the person has typed a password. Sending again
-- makes a new link and ends the old one.

create table app.invitation_links (
  invitation_id uuid primary key references public.invitations (id) on delete cascade,
  token_hash text not null,
  created_at timestamptz not null default now(),
  asked_at timestamptz,
  constraint invitation_links_token_unique unique (token_hash),
  constraint invitation_links_token_form check (token_hash ~ '^[0-9a-f]{64}$')
);
alter table app.invitation_links enable row level security;
revoke all on app.invitation_links from public, anon, authenticated, service_role;
comment on column app.invitation_links.asked_at is 'When the person last asked for a new invitation, because this one had expired.';

create function app.hash_of_link(token_param text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(coalesce(token_param, ''), 'UTF8')), 'hex')
$$;

-- What the email of an invitation says, with a link that replaces the one before. No row for an invitation that is not open.
create function app.prepare_invitation_mail(invitation_id_param uuid)
returns table (
  token text, email text, role text, club_id uuid, club_name text, inviter_name text, inviter_email text, until_day text
)
language plpgsql security definer set search_path = '' as $$
begin
  return query
    select encode(extensions.gen_random_bytes(32), 'hex'), invitation.email, invitation.role, clubs.id, clubs.name,
      coalesce(nullif(btrim(profiles.display_name), ''), inviter.email::text), inviter.email::text,
      app.day_words((invitation.expires_at at time zone reader.time_zone)::date, (now() at time zone reader.time_zone)::date)
    from public.invitations as invitation
    left join public.clubs on clubs.id = invitation.club_id
    cross join lateral (select coalesce(clubs.time_zone, 'America/New_York') as time_zone) as reader
    left join auth.users as inviter on inviter.id = invitation.invited_by
    left join public.profiles on profiles.user_id = invitation.invited_by
    where invitation.id = invitation_id_param and invitation.revoked_at is null and invitation.accepted_at is null
      and invitation.expires_at > now();
end
$$;

-- Keeps the link of an invitation; the one before ends.
create function app.keep_invitation_link(invitation_id_param uuid, token_param text) returns void
language sql volatile security definer set search_path = '' as $$
  insert into app.invitation_links (invitation_id, token_hash) values (invitation_id_param, app.hash_of_link(token_param))
  on conflict (invitation_id) do update set token_hash = excluded.token_hash, created_at = now()
$$;

create function public.prepare_invitation_mail(invitation_id_param uuid)
returns table (
  token text, email text, role text, club_id uuid, club_name text, inviter_name text, inviter_email text, until_day text
)
language plpgsql volatile set search_path = '' as $$
begin
  for token, email, role, club_id, club_name, inviter_name, inviter_email, until_day in
    select * from app.prepare_invitation_mail(invitation_id_param)
  loop
    perform app.keep_invitation_link(invitation_id_param, token);
    return next;
  end loop;
end
$$;
revoke all on function app.hash_of_link(text), app.prepare_invitation_mail(uuid), app.keep_invitation_link(uuid, text)
  from public;
revoke all on function public.prepare_invitation_mail(uuid) from public, anon, authenticated, service_role;
grant execute on function app.prepare_invitation_mail(uuid), app.keep_invitation_link(uuid, text) to service_role;
-- For the functions that send emails.
grant execute on function public.prepare_invitation_mail(uuid) to service_role;

-- Following a link -----------------------------------------------------------------------------------------------------

-- The invitation of a link. A wrong one is counted: 60 within ten minutes from one network. Wrong ones of others never
-- hinder a right one, and there are too many links to guess one.
create function app.invitation_of_link(token_param text, network_param text) returns public.invitations
language plpgsql volatile security definer set search_path = '' as $$
declare
  invitation public.invitations;
begin
  select invitations.* into invitation
  from app.invitation_links as link join public.invitations on invitations.id = link.invitation_id
  where link.token_hash = app.hash_of_link(token_param);
  if invitation.id is null and not app.within_limit('invitation_link', network_param, 60, interval '10 minutes') then
    raise exception 'Too many links from this network opened nothing.'
      using errcode = 'PT429', hint = 'Wait ten minutes, then open the link in your email again.';
  end if;
  return invitation;
end
$$;

-- What a link leads to: its state (open, expired, accepted, ended), and while it is open or has expired, the invited
-- person and the invitation. No row for a link that never existed.
create function app.read_invitation_link(token_param text)
returns table (
  state text, invitation_id uuid, email text, is_new boolean, role text, club_name text, inviter_name text,
  expires_at timestamptz
)
language plpgsql volatile security definer set search_path = '' as $$
declare
  invitation public.invitations := app.invitation_of_link(token_param, app.caller_network());
begin
  if invitation.id is null then
    return;
  end if;
  state := case
    when invitation.revoked_at is not null then 'ended'
    when invitation.accepted_at is not null then 'accepted'
    when invitation.expires_at <= now() then 'expired'
    else 'open'
  end;
  if state in ('open', 'expired') then
    invitation_id := invitation.id;
    email := invitation.email;
    role := invitation.role;
    expires_at := invitation.expires_at;
    is_new := not exists (
      select from auth.users where lower(users.email) = invitation.email and users.email_confirmed_at is not null
    );
    club_name := (select clubs.name from public.clubs where clubs.id = invitation.club_id);
    inviter_name := (
      select coalesce(nullif(btrim(profiles.display_name), ''), users.email::text)
      from auth.users left join public.profiles on profiles.user_id = users.id
      where users.id = invitation.invited_by
    );
  end if;
  return next;
end
$$;

-- The address and the invitation of an open link whose address is not proven yet. For the function `open-invitation`,
-- 20 times an hour for each invitation.
create function app.open_invitation_link(token_param text, origin_param text)
returns table (email text, invitation_id uuid)
language plpgsql volatile security definer set search_path = '' as $$
declare
  invitation public.invitations := app.invitation_of_link(token_param, origin_param);
begin
  if invitation.id is null or invitation.revoked_at is not null or invitation.accepted_at is not null
    or invitation.expires_at <= now() or exists (
      select from auth.users where lower(users.email) = invitation.email and users.email_confirmed_at is not null
    ) then
    return;
  end if;
  if not app.within_limit('open_invitation', invitation.id::text, 20, interval '1 hour') then
    raise exception 'This link was opened 20 times within an hour.'
      using errcode = 'PT429', hint = 'Wait an hour, then try again.';
  end if;
  email := invitation.email;
  invitation_id := invitation.id;
  return next;
end
$$;

-- Tells the inviter, or else the administrators of the club or the firm, that the person asks for a new invitation.
-- Once a day.
create function app.ask_for_new_invitation(token_param text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  invitation public.invitations := app.invitation_of_link(token_param, app.caller_network());
begin
  if invitation.id is null or invitation.revoked_at is not null or invitation.accepted_at is not null
    or invitation.expires_at > now() then
    raise exception 'This link is not one of an expired invitation.'
      using errcode = 'PT404', hint = 'Open the link in your newest email, or sign in.';
  end if;
  update app.invitation_links set asked_at = now()
  where invitation_links.invitation_id = invitation.id and (asked_at is null or asked_at < now() - interval '1 day');
  if not found then
    return;
  end if;
  perform app.tell(array(
    select row(
      profiles.user_id,
      'email_notifications',
      format('%s asks for a new invitation', invitation.email),
      'The last one expired. Send it again, and they get a new link.',
      case when invitation.club_id is not null and profiles.role = 'manager' then '/user-dashboard?tab=team'
        else '/admin?view=invitations&state=expired' end
    )::app.news
    from public.profiles
    where case when exists (
        select from public.profiles as inviter
        where inviter.user_id = invitation.invited_by
          and (inviter.role = 'super_admin' or inviter.club_id = invitation.club_id and inviter.role in ('manager', 'admin'))
      )
      then profiles.user_id = invitation.invited_by
      when invitation.club_id is null then profiles.role = 'super_admin'
      else profiles.club_id = invitation.club_id and profiles.role = 'admin'
    end
  ));
end
$$;
revoke all on function app.invitation_of_link(text, text), app.read_invitation_link(text),
  app.open_invitation_link(text, text), app.ask_for_new_invitation(text) from public;
grant execute on function app.read_invitation_link(text), app.ask_for_new_invitation(text) to anon, authenticated;
grant execute on function app.open_invitation_link(text, text) to service_role;

create function public.read_invitation_link(token_param text)
returns table (
  state text, invitation_id uuid, email text, is_new boolean, role text, club_name text, inviter_name text,
  expires_at timestamptz
)
language sql volatile set search_path = '' as $$ select * from app.read_invitation_link(token_param) $$;
create function public.open_invitation_link(token_param text, origin_param text)
returns table (email text, invitation_id uuid)
language sql volatile set search_path = '' as $$ select * from app.open_invitation_link(token_param, origin_param) $$;
create function public.ask_for_new_invitation(token_param text) returns void
language sql volatile set search_path = '' as $$ select app.ask_for_new_invitation(token_param) $$;
revoke all on function public.read_invitation_link(text), public.open_invitation_link(text, text),
  public.ask_for_new_invitation(text) from public, anon, authenticated, service_role;
-- Asking spends nothing, and tells nothing that the email does not.
grant execute on function public.read_invitation_link(text), public.ask_for_new_invitation(text) to anon, authenticated;
grant execute on function public.open_invitation_link(text, text) to service_role;
