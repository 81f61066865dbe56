-- Invitations: no one signs up without one. The invitation, not the sign-up form, says which club and role a person
-- gets.

create table public.invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  club_id uuid references public.clubs (id) on delete cascade,
  role text not null default 'user',
  invited_by uuid references auth.users (id) on delete set null,
  expires_at timestamptz default now() + interval '7 days',
  accepted_at timestamptz,
  accepted_by uuid references auth.users (id) on delete set null,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  plan text,
  constraint invitations_email_form check (email = lower(btrim(email)) and app.is_email_address(email)),
  constraint invitations_email_length check (char_length(email) between 3 and 254),
  constraint invitations_role_known check (role in ('user', 'manager', 'admin', 'super_admin')),
  constraint invitations_firm_has_no_club check (role <> 'super_admin' or club_id is null),
  constraint invitations_expiry_range check (expires_at <= created_at + interval '1 year'),
  constraint invitations_revoked_range check (revoked_at between '2000-01-01' and '2100-01-01'),
  constraint invitations_accepted_stay check (accepted_at is null or expires_at is null),
  constraint invitations_open_expire check (accepted_at is not null or expires_at is not null),
  constraint invitations_plan_known check (app.plan_rank(plan) is not null or plan is null),
  constraint invitations_plan_of_new_client check (plan is null or (club_id is null and role = 'user'))
);
create unique index invitations_one_open on public.invitations (email, club_id) nulls not distinct
  where accepted_at is null and revoked_at is null;
create index invitations_of_email on public.invitations (email, created_at);
create index invitations_of_club on public.invitations (club_id, created_at desc);
create index invitations_invited_by on public.invitations (invited_by);
create index invitations_accepted_by on public.invitations (accepted_by);
comment on constraint invitations_email_form on public.invitations is 'An email address looks like name@example.com.';
comment on constraint invitations_email_length on public.invitations is 'An email address has 3 to 254 characters.';
comment on constraint invitations_role_known on public.invitations is 'A role is user, manager, admin or super_admin.';
comment on constraint invitations_firm_has_no_club on public.invitations is
  'A person who is invited to the firm is invited to no club.';
comment on constraint invitations_expiry_range on public.invitations is 'An invitation lasts for one year at most.';
comment on constraint invitations_revoked_range on public.invitations is
  'The day on which an invitation is revoked lies between 2000 and 2100.';
comment on constraint invitations_accepted_stay on public.invitations is 'An accepted invitation does not expire.';
comment on constraint invitations_open_expire on public.invitations is
  'An open invitation has a day on which it expires.';
comment on constraint invitations_plan_known on public.invitations is 'A plan is launch, manage, run or elevate.';
comment on constraint invitations_plan_of_new_client on public.invitations is
  'Only an invitation to set up a club names a plan.';
comment on index public.invitations_one_open is
  'This address has an open invitation already. Revoke it before you send another.';
comment on column public.invitations.club_id is 'Null: the person is invited to set up a club, or (super_admin) to the firm.';
comment on column public.invitations.plan is 'The plan of the club that a new client sets up. Null: the smallest.';
comment on column public.invitations.expires_at is 'Null once accepted: an accepted invitation lasts until it is revoked.';

-- The inviter and the spelling of the address are the server's.
create function app.prepare_invitation() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.email := lower(btrim(new.email));
  if current_user in ('anon', 'authenticated') then
    new.invited_by := auth.uid();
    if new.expires_at <= now() then
      raise exception 'An invitation expires later than now.'
        using errcode = '22023', hint = 'Choose a day that is still to come.';
    end if;
  end if;
  return new;
end
$$;
revoke all on function app.prepare_invitation() from public;
create trigger invitations_prepare before insert on public.invitations
  for each row execute function app.prepare_invitation();
create trigger invitations_stamp_update before update on public.invitations
  for each row execute function app.stamp_update();

alter table public.invitations enable row level security;
revoke all on public.invitations from public, anon, authenticated, service_role;
grant select on public.invitations to authenticated;
grant insert (email, club_id, role, expires_at, plan) on public.invitations to authenticated;
grant update (revoked_at, version) on public.invitations to authenticated;
grant select, insert, update, delete on public.invitations to service_role;

-- An admin reads the invitations to their own club, a manager those of its plain users; the firm reads all.
create policy invitations_select on public.invitations for select to authenticated
  using (
    club_id = any ((select app.administered_clubs())::uuid[])
    or (role = 'user' and club_id = any ((select app.editable_clubs())::uuid[]))
    or (club_id is null and (select app.is_firm()))
  );

-- An admin invites to their own club, a manager plain users; only the firm invites someone to set up a club or to the firm.
create policy invitations_insert on public.invitations for insert to authenticated
  with check (
    club_id = any ((select app.administered_clubs())::uuid[])
    or (role = 'user' and club_id = any ((select app.editable_clubs())::uuid[]))
    or (club_id is null and (select app.is_firm()))
  );
comment on policy invitations_insert on public.invitations is
  'An administrator invites people to their own club, and a manager invites staff. Everyone else is invited by the firm.';

-- People who may invite may also revoke.
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

-- Who may come in ---------------------------------------------------------------------------------------------------

create function app.is_first_administrator(email_param text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from app.settings
    where name = 'first_administrator_email' and lower(btrim(value)) = lower(btrim(email_param))
  )
$$;
revoke all on function app.is_first_administrator(text) from public;

-- An invitation counts while it is open, and from when it was accepted until it is revoked.
create function app.has_invitation(email_param text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.invitations
    where email = lower(btrim(email_param)) and revoked_at is null and (accepted_at is not null or expires_at > now())
  )
$$;
revoke all on function app.has_invitation(text) from public;

-- One address asks at most 120 times in ten minutes: 40 people of a club behind one router, three tries each.
create function app.is_invited(email_param text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  wanted text := lower(btrim(email_param));
begin
  if not app.within_limit('is_invited', app.caller_network(), 120, interval '10 minutes') then
    raise exception 'Too many sign-in attempts from this network.'
      using errcode = 'PT429', hint = 'Wait ten minutes and try again.';
  end if;
  return coalesce(
    app.is_first_administrator(wanted)
    or app.has_invitation(wanted)
    -- An earlier first administrator was never invited.
    or exists (
      select from public.profiles
      join auth.users on users.id = profiles.user_id
      where profiles.role = 'super_admin' and lower(users.email) = wanted
    ),
    false
  );
end
$$;
revoke all on function app.is_invited(text) from public;
grant execute on function app.is_invited(text) to anon, authenticated;

-- Whether an address may sign in: yes or no, and nothing about the club, the role or the account behind it.
create function public.is_invited(email_param text) returns boolean
language sql volatile set search_path = '' as $$
  select app.is_invited(email_param)
$$;
revoke all on function public.is_invited(text) from public, anon, authenticated, service_role;
grant execute on function public.is_invited(text) to anon, authenticated;
