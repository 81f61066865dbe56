-- Invitations that last seven days, have a link of their own and may come from managers; hiring that invites.

-- Invitations ----------------------------------------------------------------------------------------------------------

alter table public.invitations alter column expires_at set default now() + interval '7 days';
alter table public.invitations add column plan text;
alter table public.invitations
  add constraint invitations_plan_known check (app.plan_rank(plan) is not null or plan is null),
  add constraint invitations_plan_of_new_client check (plan is null or (club_id is null and role = 'user'));
comment on constraint invitations_plan_known on public.invitations is 'A plan is launch, manage, run or elevate.';
comment on constraint invitations_plan_of_new_client on public.invitations is
  'Only an invitation to set up a club names a plan.';
comment on column public.invitations.plan is 'The plan of the club that a new client sets up. Null: the smallest.';
grant insert (plan) on public.invitations to authenticated;

drop policy invitations_select on public.invitations;
drop policy invitations_insert on public.invitations;
drop policy invitations_update on public.invitations;

-- An admin reads the invitations to the own club, a manager those of its plain users; the firm reads all.
create policy invitations_select on public.invitations for select to authenticated
  using (
    club_id = any ((select app.administered_clubs())::uuid[])
    or (role = 'user' and club_id = any ((select app.editable_clubs())::uuid[]))
    or (club_id is null and (select app.is_firm()))
  );

-- An admin invites to the own club, a manager plain users; only the firm invites someone to set up a club or to the firm.
create policy invitations_insert on public.invitations for insert to authenticated
  with check (
    club_id = any ((select app.administered_clubs())::uuid[])
    or (role = 'user' and club_id = any ((select app.editable_clubs())::uuid[]))
    or (club_id is null and (select app.is_firm()))
  );
comment on policy invitations_insert on public.invitations is
  'An administrator invites people to the own club, and a manager invites staff. Everyone else is invited by the firm.';

-- Whoever may invite may also revoke.
create policy invitations_update on public.invitations for update to authenticated
  using (
    club_id = any ((select app.administered_clubs())::uuid[])
    or (role = 'user' and club_id = any ((select app.editable_clubs())::uuid[]))
    or (club_id is null and (select app.is_firm()))
  )
  with check (
    club_id = any ((select app.administered_clubs())::uuid[])
    or (role = 'user' and club_id = any ((select app.editable_clubs())::uuid[]))
    or (club_id is null and (select app.is_firm()))
  );

-- Refuses an invitation that would be a mail for nothing. Whether an address belongs to a person of another club is not
-- told: only whoever reads its mail learns of that.
create or replace function app.require_newcomer(email_param text, club_id_param uuid) returns void
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

drop function public.invite_person(text, text, uuid);

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

-- The link of an invitation's mail. It lasts as long as the invitation, while a link of the auth service lasts for an
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

-- What the mail of an invitation says, with a link that replaces the one before. No row for an invitation that is not open.
create function app.prepare_invitation_mail(invitation_id_param uuid)
returns table (
  token text, email text, role text, club_id uuid, club_name text, inviter_name text, inviter_email text, until_day text
)
language plpgsql security definer set search_path = '' as $$
begin
  return query
    select encode(extensions.gen_random_bytes(32), 'hex'), invitation.email, invitation.role, clubs.id, clubs.name,
      coalesce(nullif(btrim(profiles.display_name), ''), inviter.email::text), inviter.email::text,
      app.day_words((invitation.expires_at at time zone coalesce(clubs.time_zone, 'America/New_York'))::date)
    from public.invitations as invitation
    left join public.clubs on clubs.id = invitation.club_id
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
-- For the functions that send mails.
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
      using errcode = 'PT429', hint = 'Wait ten minutes, then open the link of your mail again.';
  end if;
  return invitation;
end
$$;

-- What a link leads to: its state (open, expired, accepted, ended), and while it is open or has expired, whom it invites to
-- what. No row for a link that there never was.
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

-- The address and the invitation of an open link whose address nobody has proven yet. For the function `open-invitation`,
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

-- Tells whoever invited the person, and else the administrators of the club or the firm, that they ask for a new
-- invitation. Once a day.
create function app.ask_for_new_invitation(token_param text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  invitation public.invitations := app.invitation_of_link(token_param, app.caller_network());
begin
  if invitation.id is null or invitation.revoked_at is not null or invitation.accepted_at is not null
    or invitation.expires_at > now() then
    raise exception 'This link is not one of an expired invitation.'
      using errcode = 'PT404', hint = 'Open the link of your newest mail, or sign in.';
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
-- Asking spends nothing, and tells nothing that the mail does not.
grant execute on function public.read_invitation_link(text), public.ask_for_new_invitation(text) to anon, authenticated;
grant execute on function public.open_invitation_link(text, text) to service_role;

-- The mails of invitations ----------------------------------------------------------------------------------------------

alter table app.notification_mails add column invitation_id uuid references public.invitations (id) on delete cascade;
create index notification_mails_of_invitation on app.notification_mails (invitation_id);
comment on column app.notification_mails.invitation_id is
  'Of the mail of an invitation: its worker makes the link and writes the text when it goes out.';
drop function public.claim_notification_mail();
drop function app.claim_notification_mail();

-- Makes the next mail the caller's and returns what stands in it: one row, or up to 200 rows of one person's digest,
-- the oldest of a kind first. Nothing when no mail is due. News for whoever has left the club, or has no proven
-- address, is dropped on the way.
create function app.claim_notification_mail()
returns table (
  claim uuid, email text, club_name text, is_digest boolean, kind text, title text, body text, link text, reply_to text,
  invitation_id uuid
)
language plpgsql security definer set search_path = '' as $$
declare
  first app.notification_mails;
  claimed uuid[];
begin
  -- One after the other: of two workers, each would find a part of the same digest.
  perform pg_advisory_xact_lock(hashtextextended('claim_notification_mail', 0));
  loop
    select * into first from app.notification_mails as mail
    where mail.sent_at is null and mail.claim is null and mail.attempts < 5 and mail.due_at <= now()
    order by mail.due_at, mail.id
    limit 1
    for update skip locked;
    if first.id is null then
      return;
    end if;
    select users.email, clubs.name into email, club_name
    from public.profiles
    join auth.users on users.id = profiles.user_id
    left join public.clubs on clubs.id = first.club_id
    where profiles.user_id = first.user_id and (first.club_id is null or profiles.club_id = first.club_id)
      and users.email like '%@%' and users.email_confirmed_at is not null and users.deleted_at is null
      and coalesce(users.banned_until <= now(), true);
    email := coalesce(email, first.address);
    club_name := coalesce(club_name, (select clubs.name from public.clubs where clubs.id = first.club_id));
    exit when email is not null;
    delete from app.notification_mails as mail
    where mail.user_id = first.user_id and mail.club_id is not distinct from first.club_id
      and mail.sent_at is null and mail.claim is null;
  end loop;

  claimed := case when first.is_digest then array(
    select mail.id from app.notification_mails as mail
    where mail.user_id = first.user_id and mail.club_id is not distinct from first.club_id and mail.is_digest
      and mail.sent_at is null and mail.claim is null and mail.attempts < 5 and mail.due_at <= now()
    order by mail.due_at, mail.id
    limit 200
    for update skip locked
  ) else array[first.id] end;
  claim := gen_random_uuid();
  is_digest := first.is_digest;
  reply_to := first.reply_to;
  invitation_id := first.invitation_id;
  for kind, title, body, link in
    with taken as (
      update app.notification_mails as mail
      set claim = claim_notification_mail.claim, claimed_at = now(), attempts = mail.attempts + 1
      where mail.id = any (claimed)
      returning mail.*
    )
    select taken.kind, taken.title, taken.body, taken.link from taken
    order by taken.kind, taken.created_at, taken.id
  loop
    return next;
  end loop;
end
$$;

revoke all on function app.claim_notification_mail() from public;
grant execute on function app.claim_notification_mail() to service_role;

create function public.claim_notification_mail()
returns table (
  claim uuid, email text, club_name text, is_digest boolean, kind text, title text, body text, link text, reply_to text,
  invitation_id uuid
)
language sql volatile set search_path = '' as $$ select * from app.claim_notification_mail() $$;
revoke all on function public.claim_notification_mail() from public, anon, authenticated, service_role;
grant execute on function public.claim_notification_mail() to service_role;

-- Inviting a person of the staff to an account of their own, in the transaction that hires them. The mail waits in the
-- queue: a mail server that is slow or down holds up no hire.

-- Queues the mail of an open invitation of the caller.
create function app.queue_invitation_mail(invitation_id_param uuid) returns void
language sql volatile security definer set search_path = '' as $$
  insert into app.notification_mails (address, club_id, kind, title, is_digest, due_at, invitation_id)
  select invitation.email, invitation.club_id, 'email_notifications',
    left(format('%s invites you to join %s',
      coalesce(nullif(btrim(profiles.display_name), ''), users.email::text, 'Your club'), clubs.name), 160),
    false, now(), invitation.id
  from public.invitations as invitation
  join public.clubs on clubs.id = invitation.club_id
  left join auth.users on users.id = invitation.invited_by
  left join public.profiles on profiles.user_id = invitation.invited_by
  where invitation.id = invitation_id_param and invitation.invited_by = auth.uid()
    and invitation.revoked_at is null and invitation.accepted_at is null
$$;

-- Whether an address has neither an account in a club nor an invitation to it that is open.
create function app.lacks_invitation(club_id_param uuid, email_param text) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (
    select from auth.users join public.profiles on profiles.user_id = users.id
    where lower(users.email) = lower(btrim(email_param)) and profiles.club_id = club_id_param
  ) and not exists (
    select from public.invitations
    where email = lower(btrim(email_param)) and club_id = club_id_param
      and revoked_at is null and accepted_at is null and expires_at > now()
  )
$$;

-- Invites somebody of the staff as a plain user, unless they have an account or an open invitation. The caller's own
-- policies decide whether they may.
create function app.invite_staff_member(staff_id_param uuid) returns void
language plpgsql volatile set search_path = '' as $$
declare
  person public.staff_members;
begin
  select * into person from public.staff_members where id = staff_id_param;
  if person.email is null then
    raise exception 'Without an email address nobody can be invited.'
      using errcode = '22023', hint = 'Enter the address first, or go on without the invitation.';
  end if;
  if person.user_id is null and app.lacks_invitation(person.club_id, person.email) then
    perform app.queue_invitation_mail(public.invite_person(person.email, 'user', person.club_id));
  end if;
end
$$;
revoke all on function app.queue_invitation_mail(uuid), app.lacks_invitation(uuid, text), app.invite_staff_member(uuid)
  from public;
grant execute on function app.queue_invitation_mail(uuid), app.lacks_invitation(uuid, text), app.invite_staff_member(uuid)
  to authenticated;

drop function public.hire_applicant(uuid, uuid, date, numeric, boolean, integer, date, text);

-- For managers and admins of the club. Start date and pay (US dollars an hour) are the season's first day and the least
-- that the role pays unless told. The reason goes with what takes one (staff/employment_rules.sql). With invite_param the
-- person is invited to an account in the same transaction.
create function public.hire_applicant(
  application_id_param uuid,
  job_role_id_param uuid,
  start_date_param date default null,
  hourly_rate_param numeric default null,
  beyond_positions_param boolean default false,
  version_param integer default null,
  birth_date_param date default null,
  reason_param text default null,
  invite_param boolean default false
) returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  hired constant uuid := app.hire_applicant(application_id_param, job_role_id_param, start_date_param, hourly_rate_param,
    beyond_positions_param, version_param, birth_date_param, reason_param);
begin
  if invite_param then
    perform app.invite_staff_member(hired);
  end if;
  return hired;
end
$$;
revoke all on function
  public.hire_applicant(uuid, uuid, date, numeric, boolean, integer, date, text, boolean)
  from public, anon, authenticated, service_role;
grant execute on function
  public.hire_applicant(uuid, uuid, date, numeric, boolean, integer, date, text, boolean) to authenticated;
