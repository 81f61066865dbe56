-- Four sentences say "their own club". Nothing else changes.

-- people/invitations.sql
comment on policy invitations_insert on public.invitations is
  'An administrator invites people to their own club, and a manager invites staff. Everyone else is invited by the firm.';

-- people/leaving_a_club.sql
create or replace function app.remove_from_club(user_id_param uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person public.profiles;
begin
  -- Two administrators who remove each other come one after the other: the second one is none any more.
  perform pg_advisory_xact_lock(hashtextextended('remove_from_club', 0));
  select * into person from public.profiles where user_id = user_id_param;
  if person.club_id is null or not person.club_id = any (app.administered_clubs()) then
    raise exception 'This person belongs to no club of yours.'
      using errcode = '42501', hint = 'An administrator removes people of their own club, the firm anyone. Reload the list.';
  end if;
  if person.user_id = auth.uid() then
    raise exception 'You cannot remove yourself from a club.'
      using errcode = '42501', hint = 'Ask another administrator of the club, or the firm.';
  end if;
  if person.role = 'super_admin' and not app.is_firm() then
    raise exception 'The firm''s people are removed by the firm.' using errcode = '42501', hint = 'Ask the firm.';
  end if;
  update public.profiles set club_id = null where id = person.id;
end
$$;

-- people/membership.sql
create or replace function app.guard_profile_update() returns trigger
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
