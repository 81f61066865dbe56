-- Inviting a person, as the function `invite` does it for an administrator or the firm.

-- Counts an invitation of the caller: at most 50 an hour, each of which is a mail to someone.
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

-- Refuses an invitation that would be a mail for nothing. Whether an address belongs to a person of another club is not
-- told: only whoever reads its mail learns of that.
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
  if person.club_id = club_id_param and club_id_param = any (app.administered_clubs()) then
    raise exception 'This person belongs to the club already.'
      using errcode = 'PT409', hint = 'Change what they may do in the list of people.';
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

-- Whether the account of an address belongs to another club, so that its mail can say what to do first. For the platform.
create function public.belongs_to_another_club(email_param text, club_id_param uuid) returns boolean
language sql stable set search_path = '' as $$
  select app.belongs_to_another_club(email_param, club_id_param)
$$;
revoke all on function public.belongs_to_another_club(text, uuid) from public, anon, authenticated, service_role;
grant execute on function public.belongs_to_another_club(text, uuid) to service_role;

-- Invites an address and returns the id of the invitation. An open invitation to the same club is replaced, so that
-- inviting again starts the expiry anew and may give another role. The caller's own policies decide about all of it.
create function public.invite_person(email_param text, role_param text, club_id_param uuid) returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  invitation_id uuid;
begin
  perform app.count_invitation();
  perform app.require_newcomer(email_param, club_id_param);
  update public.invitations set revoked_at = now()
  where email = lower(btrim(email_param)) and club_id is not distinct from club_id_param
    and accepted_at is null and revoked_at is null;
  insert into public.invitations (email, role, club_id) values (email_param, role_param, club_id_param)
  returning id into invitation_id;
  return invitation_id;
end
$$;
revoke all on function public.invite_person(text, text, uuid) from public, anon, authenticated, service_role;
grant execute on function public.invite_person(text, text, uuid) to authenticated;
