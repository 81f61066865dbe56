-- Inviting a person of the staff to an account of their own, in the transaction that hires them. The email waits in the
-- queue: a mail server that is slow or down holds up no hire.

-- Queues the email of an open invitation of the caller.
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

-- Invites a member of the staff as a plain user, unless they have an account or an open invitation. The caller's own
-- policies decide whether they may.
create function app.invite_staff_member(staff_id_param uuid) returns void
language plpgsql volatile set search_path = '' as $$
declare
  person public.staff_members;
begin
  select * into person from public.staff_members where id = staff_id_param;
  if person.email is null then
    raise exception 'Without an email address, this person cannot be invited.'
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
