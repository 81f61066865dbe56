-- The invitations that wait for the caller, so that the page which joins a club can name it and who invites.
-- Invitations and clubs are otherwise hidden from someone who does not belong to the club yet.

-- To whoever has proven the address of the invitation, and to nobody else; the oldest first. An invitation to the firm or to
-- set up a club has no club, and the role tells them apart; each is accepted by its id.
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
