-- Several clubs may invite one address. Nobody decides between them but the person: by the link they follow, which names
-- its invitation, or on the page that lists them. One that waits alone is taken up as soon as the address is proven.

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
      using errcode = 'PT404', hint = 'Ask whoever sent it to invite you again.';
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
