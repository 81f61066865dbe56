-- Staff: the people who work at a club, with their certifications. The specified call reads and writes `staff`, which
-- also shows hours and certifications counted from other rows: a view (staff_list.sql) over staff_members.

create table public.staff_members (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  user_id uuid references public.profiles (user_id) on delete set null,
  name text not null,
  role text not null,
  status text not null default 'Pending Onboarding',
  email text,
  phone text,
  birth_date date,
  start_date date,
  end_date date,
  hourly_rate numeric(8, 2),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  override_reason text,
  constraint staff_members_in_club unique (id, club_id),
  constraint staff_members_one_per_user unique (user_id),
  constraint staff_members_name_length check (char_length(btrim(name)) between 1 and 120 and char_length(name) <= 120),
  constraint staff_members_name_one_line check (app.is_one_line(name)),
  constraint staff_members_role_length check (char_length(btrim(role)) between 1 and 80 and char_length(role) <= 80),
  constraint staff_members_status_known check (status in ('Active', 'Pending Onboarding', 'Inactive', 'On Leave')),
  constraint staff_members_email_form check (app.is_email_address(email) and char_length(email) <= 254),
  constraint staff_members_phone_length check (char_length(phone) <= 40),
  constraint staff_members_birth_date_range check (birth_date between '1900-01-01' and '2100-01-01'),
  constraint staff_members_start_date_range check (start_date between '1950-01-01' and '2100-01-01'),
  constraint staff_members_end_date_range check (end_date between '1950-01-01' and '2100-01-01'),
  constraint staff_members_end_after_start check (end_date >= start_date),
  constraint staff_members_hourly_rate_range check (hourly_rate between 0 and 1000),
  constraint staff_members_override_reason_moved_on check (override_reason is null)
);
create unique index staff_members_email_once on public.staff_members (lower(email), club_id);
create index staff_members_by_name on public.staff_members (club_id, name, id);
create index staff_members_of_role on public.staff_members (club_id, role);
comment on constraint staff_members_user_id_fkey on public.staff_members is
  'This account is not there any more. Choose one of the list.';
comment on constraint staff_members_one_per_user on public.staff_members is
  'This account belongs to another staff member already.';
comment on constraint staff_members_name_length on public.staff_members is 'A name has 1 to 120 characters.';
comment on constraint staff_members_name_one_line on public.staff_members is
  'A name has no line breaks and no other control characters.';
comment on constraint staff_members_role_length on public.staff_members is 'A role has 1 to 80 characters.';
comment on constraint staff_members_status_known on public.staff_members is
  'A staff member is Active, Pending Onboarding, Inactive or On Leave.';
comment on constraint staff_members_email_form on public.staff_members is
  'An email address looks like name@example.com.';
comment on constraint staff_members_phone_length on public.staff_members is 'A phone number has at most 40 characters.';
comment on constraint staff_members_birth_date_range on public.staff_members is
  'A birth date lies between 1900 and 2100.';
comment on constraint staff_members_start_date_range on public.staff_members is
  'A start date lies between 1950 and 2100.';
comment on constraint staff_members_end_date_range on public.staff_members is
  'A last day lies between 1950 and 2100.';
comment on constraint staff_members_end_after_start on public.staff_members is
  'The last day is the first day or later.';
comment on constraint staff_members_hourly_rate_range on public.staff_members is 'Pay is $0 to $1,000 an hour.';
comment on constraint staff_members_override_reason_moved_on on public.staff_members is
  'The reason to save a person all the same stands in their history.';
comment on index public.staff_members_email_once is
  'Another staff member has this email address. Use a different one.';
comment on column public.staff_members.role is 'The title of a job role of the club.';
comment on column public.staff_members.hourly_rate is 'US dollars an hour.';
comment on column public.staff_members.override_reason is
  'Sent with a write that a rule warns of, or that changes the pay. It goes to staff_events and is null here.';
comment on column public.staff_members.user_id is 'The account of this person, once they have one.';

-- The staff rows of the caller: one for each club they work at, which is one.
create function app.my_staff_ids() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(select id from public.staff_members where user_id = auth.uid());
end
$$;
revoke all on function app.my_staff_ids() from public;
grant execute on function app.my_staff_ids() to authenticated;

-- Pay and birth dates: managers and admins keep the staff of their club, a person reads their own row.
call app.secure_club_rows('public.staff_members',
  writable => '{user_id,name,role,status,email,phone,birth_date,start_date,end_date,hourly_rate,override_reason}',
  readers => 'managers',
  own_rows => 'user_id = (select auth.uid())');

-- clubs.staff_count, which the specified call reads with the club: how many people are not inactive. Kept by the server
-- with every change of the staff, once a statement.
create function app.count_staff() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- In this order, so that two who hire at the same moment count one after the other.
  perform from public.clubs where id in (select club_id from changed_staff) order by id for no key update;
  update public.clubs
  set staff_count = counted.people
  from (
    select changed.club_id, count(staff_members.id) filter (where staff_members.status <> 'Inactive') as people
    from (select distinct club_id from changed_staff) as changed
    left join public.staff_members on staff_members.club_id = changed.club_id
    group by changed.club_id
  ) as counted
  where clubs.id = counted.club_id and clubs.staff_count <> counted.people;
  return null;
end
$$;
revoke all on function app.count_staff() from public;
create trigger staff_members_count_added after insert on public.staff_members
  referencing new table as changed_staff for each statement execute function app.count_staff();
create trigger staff_members_count_changed after update on public.staff_members
  referencing new table as changed_staff for each statement execute function app.count_staff();
create trigger staff_members_count_removed after delete on public.staff_members
  referencing old table as changed_staff for each statement execute function app.count_staff();

-- A job role that is renamed takes its people along. That is no decision about any of them (staff/employment_rules.sql).
create function app.rename_staff_role() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform set_config('app.renames_role', 'on', true);
  update public.staff_members set role = new.title where club_id = new.club_id and role = old.title;
  perform set_config('app.renames_role', '', true);
  return null;
end
$$;
revoke all on function app.rename_staff_role() from public;
create trigger job_role_definitions_rename_staff after update of title on public.job_role_definitions
  for each row when (old.title is distinct from new.title) execute function app.rename_staff_role();

-- Accounts of the staff ----------------------------------------------------------------------------------------------
-- Which account belongs to which staff row. An account and a staff row are linked when the confirmed email address of the
-- account is the address in the row. Either may come first: the row (the person joins by invitation later) or the account
-- (a manager enters the address later). A manager may also link someone of the caller's club by hand.

-- The account of a club's person with this confirmed address, unless it belongs to a staff row already.
create function app.unlinked_account(club_id_param uuid, email_param text) returns uuid
language sql stable security definer set search_path = '' as $$
  select profiles.user_id
  from auth.users
  join public.profiles on profiles.user_id = users.id and profiles.club_id = club_id_param
  where users.email = lower(email_param) and not users.is_sso_user and users.email_confirmed_at is not null
    and not exists (select from public.staff_members where staff_members.user_id = profiles.user_id)
$$;
revoke all on function app.unlinked_account(uuid, text) from public;

-- A link leads to a person of the same club. No one can take over an account that another staff row has, or a row that
-- another account has. Definer, because no API role reads addresses of accounts.
create function app.guard_staff_account() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  previous uuid;
  previous_email text;
  namesake text;
begin
  if tg_op = 'UPDATE' then
    previous := old.user_id;
    previous_email := old.email;
  end if;

  if new.user_id is not null and new.user_id is distinct from previous then
    if not exists (select from public.profiles where user_id = new.user_id and club_id = new.club_id) then
      raise exception 'This account belongs to no one in the club.'
        using errcode = '42501', hint = 'Invite the person to the club first.';
    end if;
    if previous is not null then
      raise exception '% already has an account.', old.name
        using errcode = 'PT409', hint = 'If it is the wrong one, unlink it and save before you link another.';
    end if;
    select name into namesake from public.staff_members where user_id = new.user_id and id <> new.id;
    if found then
      raise exception 'This account belongs to %.', namesake
        using errcode = 'PT409', hint = 'One person has one staff row.';
    end if;
  end if;

  if new.email is not null and lower(new.email) is distinct from lower(previous_email) then
    -- By the address first (hence the offset): reading the club instead would make an import of thousands quadratic.
    select name into namesake
    from (select id, club_id, name from public.staff_members where lower(email) = lower(new.email) offset 0) as same_address
    where club_id = new.club_id and id <> new.id;
    if found then
      raise exception '% already has the email address %.', namesake, new.email
        using errcode = '23505', hint = 'Open that person, or enter another address.';
    end if;
    if new.user_id is null and previous is null
      and exists (select from auth.users where email = lower(new.email) and not is_sso_user) then
      new.user_id := app.unlinked_account(new.club_id, new.email);
    end if;
  end if;
  return new;
end
$$;
revoke all on function app.guard_staff_account() from public;
create trigger staff_members_guard_account before insert or update of user_id, email on public.staff_members
  for each row execute function app.guard_staff_account();

-- Links an account to the staff row of its club that carries its confirmed address, if both are still free.
create function app.link_account_to_staff(user_id_param uuid) returns void
language sql security definer set search_path = '' as $$
  update public.staff_members
  set user_id = user_id_param
  from auth.users
  join public.profiles on profiles.user_id = users.id
  where users.id = user_id_param and users.email_confirmed_at is not null
    and staff_members.club_id = profiles.club_id and lower(staff_members.email) = lower(users.email)
    and staff_members.user_id is null
    and not exists (select from public.staff_members as linked where linked.user_id = user_id_param)
$$;
revoke all on function app.link_account_to_staff(uuid) from public;

-- Joining a club links; leaving one unlinks, so that a person sees nothing of the club they left.
create function app.link_joining_person() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.staff_members set user_id = null
  where user_id = new.user_id and club_id is distinct from new.club_id;
  if new.club_id is not null then
    perform app.link_account_to_staff(new.user_id);
  end if;
  return null;
end
$$;
revoke all on function app.link_joining_person() from public;
create trigger profiles_link_new after insert on public.profiles
  for each row when (new.club_id is not null) execute function app.link_joining_person();
create trigger profiles_link_moved after update of club_id on public.profiles
  for each row when (new.club_id is distinct from old.club_id) execute function app.link_joining_person();

-- Confirming an address counts as soon as it happens, also when the person joined the club before. By its name the
-- trigger runs after on_auth_user_confirmed, which takes the person into the club.
create function app.link_confirmed_person() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.link_account_to_staff(new.id);
  return null;
end
$$;
revoke all on function app.link_confirmed_person() from public;
create trigger on_auth_user_confirmed_link_staff after update of email, email_confirmed_at on auth.users
  for each row when (
    new.email_confirmed_at is not null
    and (old.email_confirmed_at is null or new.email is distinct from old.email)
  ) execute function app.link_confirmed_person();
