-- Staff: the people who work at a club, with their certifications. The specified call reads and writes `staff`, which
-- also shows hours and certifications counted from other rows: a view (..._staff_list.sql) over staff_members.

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
  constraint staff_members_hourly_rate_range check (hourly_rate between 0 and 1000)
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
  'An e-mail address looks like name@example.com.';
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
comment on index public.staff_members_email_once is
  'Another staff member has this e-mail address. Use a different one.';
comment on column public.staff_members.role is 'The title of a job role of the club.';
comment on column public.staff_members.hourly_rate is 'US dollars an hour.';
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

-- Pay and birth dates: managers and admins keep the staff of their club, a person reads the own row.
call app.secure_club_rows('public.staff_members',
  writable => '{user_id,name,role,status,email,phone,birth_date,start_date,end_date,hourly_rate}',
  readers => 'managers',
  own_rows => 'user_id = (select auth.uid())');

create table public.staff_certifications (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  staff_id uuid not null,
  certification_type_id uuid,
  certification_name text not null,
  issued_on date,
  expiry_date date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint staff_certifications_staff foreign key (staff_id, club_id)
    references public.staff_members (id, club_id) on delete cascade,
  constraint staff_certifications_type foreign key (certification_type_id, club_id)
    references public.certification_types (id, club_id) on delete set null (certification_type_id),
  constraint staff_certifications_name_length check (char_length(btrim(certification_name)) between 1 and 120 and char_length(certification_name) <= 120),
  constraint staff_certifications_dates_range check (
    issued_on between '1950-01-01' and '2100-01-01' and expiry_date between '1950-01-01' and '2100-01-01'
  ),
  constraint staff_certifications_dates_order check (expiry_date >= issued_on)
);
create index staff_certifications_of_staff on public.staff_certifications (staff_id, club_id);
create index staff_certifications_of_type on public.staff_certifications (certification_type_id, club_id);
create index staff_certifications_by_expiry on public.staff_certifications (club_id, expiry_date);
comment on constraint staff_certifications_staff on public.staff_certifications is
  'This person is not on the staff of the club. Choose someone on the roster.';
comment on constraint staff_certifications_type on public.staff_certifications is
  'This certification is not on the list of the club. Choose one of the list.';
comment on constraint staff_certifications_name_length on public.staff_certifications is
  'A certification name has 1 to 120 characters.';
comment on constraint staff_certifications_dates_range on public.staff_certifications is
  'The dates of a certification lie between 1950 and 2100.';
comment on constraint staff_certifications_dates_order on public.staff_certifications is
  'A certification expires on the day on which it is issued or later.';
comment on column public.staff_certifications.expiry_date is 'The last day on which it counts. Null: it does not expire.';
-- Managers and admins keep the certifications of their club's staff; a person reads the own ones.
call app.secure_club_rows('public.staff_certifications',
  writable => '{staff_id,certification_type_id,certification_name,issued_on,expiry_date}',
  readers => 'managers',
  own_rows => 'staff_id = any ((select app.my_staff_ids())::uuid[])');

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

-- How many people of a club have a role and are not inactive. A definer function, because members see who works in
-- which role (the roster), but not the rows that hold their pay.
create function app.positions_filled(club_id_param uuid, title_param text) returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer from public.staff_members
  where club_id = club_id_param and role = title_param and status <> 'Inactive'
$$;
revoke all on function app.positions_filled(uuid, text) from public;
grant execute on function app.positions_filled(uuid, text) to authenticated, service_role;

-- A job role that is renamed takes its people along.
create function app.rename_staff_role() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.staff_members set role = new.title where club_id = new.club_id and role = old.title;
  return null;
end
$$;
revoke all on function app.rename_staff_role() from public;
create trigger job_role_definitions_rename_staff after update of title on public.job_role_definitions
  for each row when (old.title is distinct from new.title) execute function app.rename_staff_role();
