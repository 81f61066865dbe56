-- Clubs: the organisations that the platform serves. Policies follow in club_access.sql, where membership is known.

-- How far a plan reaches: 1 for the smallest; a plan includes everything of the ones before it. Null for anything else.
create function app.plan_rank(plan_param text) returns integer
language sql immutable set search_path = '' as $$
  select array_position(array['launch', 'manage', 'run', 'elevate'], plan_param)
$$;
revoke all on function app.plan_rank(text) from public;
-- Check constraints run it with the rights of the person who writes the row.
grant execute on function app.plan_rank(text) to authenticated, service_role;

create table public.clubs (
  id uuid primary key default gen_random_uuid(),
  slug text not null,
  name text not null,
  type text not null,
  size text not null,
  member_count integer not null default 0,
  staff_count integer not null default 0,
  season text not null default to_char(now(), 'YYYY'),
  address text,
  time_zone text not null default 'America/New_York',
  clock_override timestamptz,
  plan text not null default 'launch',
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint clubs_slug_unique unique (slug),
  constraint clubs_one_per_creator unique (created_by),
  constraint clubs_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 60),
  constraint clubs_name_length check (char_length(btrim(name)) between 1 and 120 and char_length(name) <= 120),
  constraint clubs_name_one_line check (app.is_one_line(name)),
  constraint clubs_type_known check (type in ('Swim & Tennis Club', 'Country Club', 'Golf Club', 'Fitness Center',
    'Community Center', 'Resort', 'Other')),
  constraint clubs_size_known check (size in ('small', 'medium', 'large')),
  constraint clubs_member_count_range check (member_count between 0 and 1000000),
  constraint clubs_staff_count_range check (staff_count between 0 and 100000),
  constraint clubs_season_year check (season ~ '^20[0-9]{2}$'),
  constraint clubs_clock_override_range check (clock_override between '2000-01-01' and '2100-01-01'),
  constraint clubs_plan_known check (app.plan_rank(plan) is not null),
  constraint clubs_address_length check (char_length(address) <= 500),
  constraint clubs_time_zone_form check (time_zone ~ '^(UTC|[A-Z][A-Za-z_]+(/[A-Za-z0-9_+-]+){1,2})$')
);
create index clubs_by_name on public.clubs (name);
comment on constraint clubs_slug_unique on public.clubs is 'Another club has this web address. Choose another one.';
comment on constraint clubs_created_by_fkey on public.clubs is
  'This account is not there any more. Reload the page.';
comment on constraint clubs_one_per_creator on public.clubs is 'You have already set up a club.';
comment on constraint clubs_slug_form on public.clubs is
  'A web address has at most 60 small letters, digits and single dashes between them.';
comment on constraint clubs_name_length on public.clubs is 'A name has 1 to 120 characters.';
comment on constraint clubs_name_one_line on public.clubs is 'A name has no line breaks and no other control characters.';
comment on constraint clubs_type_known on public.clubs is
  'A club is a Swim & Tennis Club, Country Club, Golf Club, Fitness Center, Community Center, Resort or Other.';
comment on constraint clubs_size_known on public.clubs is 'A size is small, medium or large.';
comment on constraint clubs_member_count_range on public.clubs is 'A club has 0 to 1,000,000 members.';
comment on constraint clubs_staff_count_range on public.clubs is 'A club has 0 to 100,000 staff.';
comment on constraint clubs_season_year on public.clubs is 'A season is a year with four digits, such as 2026.';
comment on constraint clubs_clock_override_range on public.clubs is
  'The clock of a demo club stands between 2000 and 2100.';
comment on constraint clubs_plan_known on public.clubs is 'A plan is launch, manage, run or elevate.';
comment on constraint clubs_address_length on public.clubs is 'An address has at most 500 characters.';
comment on constraint clubs_time_zone_form on public.clubs is 'A time zone is a name such as America/Chicago.';
comment on column public.clubs.size is 'small 1-15 staff, medium 15-35, large 35 and more.';
comment on column public.clubs.staff_count is 'The server''s: 0 when a club is made, whatever a client sends.';
comment on column public.clubs.clock_override is 'What "now" is for a demo club, whose season stands still. Null for real clubs.';
comment on column public.clubs.plan is 'The plan of the engagement. The firm''s to set, by change_plan.';

-- A web address from a club's name; a taken one gets four random hexadecimal digits.
create function app.new_club_slug(name_param text) returns text
language sql volatile security definer set search_path = '' as $$
  with wanted as (
    select coalesce(nullif(btrim(left(regexp_replace(lower(name_param), '[^a-z0-9]+', '-', 'g'), 50), '-'), ''), 'club') as slug
  )
  select case
    when exists (select from public.clubs where clubs.slug = wanted.slug)
      then wanted.slug || '-' || left(md5(gen_random_uuid()::text), 4)
    else wanted.slug
  end
  from wanted
$$;
revoke all on function app.new_club_slug(text) from public;

-- What the server alone decides about a new club: its creator, its slug, and that it has no staff yet.
create function app.prepare_new_club() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Clubs are set up one after the other: a second click waits here and is then told that there is a club already.
  perform pg_advisory_xact_lock(hashtextextended('set_up_club', 0));
  if auth.uid() is not null then
    new.created_by := auth.uid();
    if exists (select from public.profiles where user_id = auth.uid() and club_id is not null) then
      raise exception 'You already belong to a club.'
        using errcode = '42501', hint = 'One person sets up one club. Ask the firm to move you.';
    end if;
    if exists (select from public.clubs where created_by = auth.uid()) then
      raise exception 'You have already set up a club.'
        using errcode = '42501', hint = 'One person sets up one club. Ask the firm to link you to it again.';
    end if;
    new.staff_count := 0;
    new.slug := null;
  end if;
  new.slug := coalesce(new.slug, app.new_club_slug(new.name));
  return new;
end
$$;
revoke all on function app.prepare_new_club() from public;
create trigger clubs_prepare_new before insert on public.clubs
  for each row execute function app.prepare_new_club();

-- A time zone that this server cannot compute with is refused when it is saved, not when a page needs it.
create function app.check_club_time_zone() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform now() at time zone new.time_zone;
  return new;
exception when invalid_parameter_value then
  raise exception 'The time zone "%" is not known.', new.time_zone
    using errcode = '22023', hint = 'Use a name of the IANA list, such as America/Chicago.';
end
$$;
revoke all on function app.check_club_time_zone() from public;
create trigger clubs_check_time_zone before insert or update of time_zone on public.clubs
  for each row execute function app.check_club_time_zone();

-- That staff is counted (staff/staff.sql) is no change of the club that someone who edits it must hear of.
create trigger clubs_stamp_update before update on public.clubs
  for each row when (new.staff_count is not distinct from old.staff_count) execute function app.stamp_update();

alter table public.clubs enable row level security;
revoke all on public.clubs from public, anon, authenticated, service_role;
