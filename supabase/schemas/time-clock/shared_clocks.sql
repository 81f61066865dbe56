-- Shared clocks: a screen at the club, such as a tablet in the guard room, at which people clock with their name and a PIN.
-- A manager makes the clock and opens its link on the screen. The link can do nothing but clock, and can be revoked. What
-- people do there is in shared_clock_punches.sql.

create table public.clock_devices (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  name text not null,
  token_hash text not null,
  revoked_at timestamptz,
  last_seen_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint clock_devices_in_club unique (id, club_id),
  constraint clock_devices_token_once unique (token_hash),
  constraint clock_devices_name_length check (char_length(btrim(name)) between 1 and 60 and char_length(name) <= 60),
  constraint clock_devices_name_one_line check (app.is_one_line(name)),
  constraint clock_devices_token_form check (token_hash ~ '^[0-9a-f]{64}$')
);
create unique index clock_devices_name_once on public.clock_devices (club_id, lower(name)) where revoked_at is null;
comment on constraint clock_devices_name_length on public.clock_devices is 'The name of a clock has 1 to 60 characters.';
comment on constraint clock_devices_name_one_line on public.clock_devices is
  'The name of a clock has no line breaks and no other control characters.';
comment on index public.clock_devices_name_once is 'The club has a shared clock of this name. Choose another name.';
comment on column public.clock_devices.token_hash is 'SHA-256 of the token in the link, in hexadecimal digits.';
comment on column public.clock_devices.last_seen_at is 'When the screen last asked for the list, within a minute.';
-- Managers and admins see the clocks of their club. The functions below make and revoke them.
call app.secure_club_rows('public.clock_devices', writable => '{}', readers => 'managers', verbs => '{select}');

-- What did not work at a shared clock. What worked is in the history of the hours (time_entry_events.device_name).
create table public.clock_attempts (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  device_id uuid not null,
  staff_id uuid not null,
  action text not null,
  outcome text not null,
  pressed_at timestamptz not null,
  client_key uuid,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint clock_attempts_device foreign key (device_id, club_id)
    references public.clock_devices (id, club_id) on delete cascade,
  constraint clock_attempts_staff foreign key (staff_id, club_id)
    references public.staff_members (id, club_id) on delete cascade,
  constraint clock_attempts_action_known check (action in ('in', 'out', 'break', 'back')),
  constraint clock_attempts_outcome_known check (outcome in ('wrong_pin', 'locked', 'not_sent')),
  constraint clock_attempts_sent_once unique (device_id, client_key)
);
create index clock_attempts_of_club on public.clock_attempts (club_id, created_at desc);
create index clock_attempts_of_device on public.clock_attempts (device_id, club_id);
create index clock_attempts_to_count on public.clock_attempts (device_id, outcome, created_at desc);
create index clock_attempts_of_staff on public.clock_attempts (staff_id, club_id);
comment on column public.clock_attempts.outcome is
  'wrong_pin; locked: after too many wrong ones; not_sent: the clock had no connection and told of it later.';
comment on column public.clock_attempts.pressed_at is 'On the club''s clock, which stands still for a demo club.';
comment on column public.clock_attempts.client_key is 'Of a punch that was not sent: told twice, it is kept once.';
-- Managers and admins read those of their club, a person those in their name.
call app.secure_club_rows('public.clock_attempts',
  writable => '{}',
  readers => 'managers',
  verbs => '{select}',
  own_rows => 'staff_id = any ((select app.my_staff_ids())::uuid[])');

call app.give_tables_to_module('operations', '{clock_devices,clock_attempts}');

-- Making and revoking ----------------------------------------------------------------------------------------------------

create function app.create_clock_device(name_param text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  club constant uuid := app.managed_club('set up shared clocks');
  token constant text := encode(extensions.gen_random_bytes(32), 'hex');
begin
  if (select count(*) from public.clock_devices where club_id = club and revoked_at is null) >= 20 then
    raise exception 'A club has 20 shared clocks at most.' using errcode = '22023', hint = 'Turn one off first.';
  end if;
  insert into public.clock_devices (club_id, name, token_hash) values (club, btrim(name_param), app.hash_of_link(token));
  return token;
end
$$;

create function app.revoke_clock_device(device_id_param uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  club constant uuid := app.managed_club('set up shared clocks');
begin
  update public.clock_devices set revoked_at = coalesce(revoked_at, now()), version = version + 1
  where id = device_id_param and club_id = club;
  if not found then
    raise exception 'There is no such shared clock.' using errcode = 'PT404', hint = 'Reload the list of clocks.';
  end if;
end
$$;

-- PINs -------------------------------------------------------------------------------------------------------------------

-- Of each person the PIN, as bcrypt has it: salted, and slow to try. No role of the API reads it.
create table app.clock_pins (
  staff_id uuid primary key references public.staff_members (id) on delete cascade,
  pin_hash text not null,
  set_at timestamptz not null default clock_timestamp(),
  set_by uuid references public.profiles (user_id) on delete set null,
  used_at timestamptz,
  constraint clock_pins_hash_form check (pin_hash ~ '^\$2[ab]\$[0-9]{2}\$')
);
create index clock_pins_of_setter on app.clock_pins (set_by);
alter table app.clock_pins enable row level security;
revoke all on app.clock_pins from public, anon, authenticated, service_role;
create trigger require_session before insert or update or delete on app.clock_pins
  for each statement execute function app.require_session_of_writer();
comment on column app.clock_pins.used_at is 'When it was last right. Wrong ones before that no longer count.';

-- Keeps the PIN of a person: 4 to 8 digits, and none of those that others would try first. The earlier PIN stops working, and
-- wrong tries no longer count.
create function app.keep_clock_pin(person public.staff_members, pin_param text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if coalesce(pin_param !~ '^[0-9]{4,8}$', true) then
    raise exception 'A PIN has 4 to 8 digits.' using errcode = '22023', hint = 'Choose digits only.';
  end if;
  if pin_param ~ '^(.)\1*$' or position(pin_param in '01234567890') > 0 or position(pin_param in '09876543210') > 0 then
    raise exception 'This PIN is too easy to guess.'
      using errcode = '22023', hint = 'Choose digits that are not all the same and not in a row.';
  end if;
  insert into app.clock_pins (staff_id, pin_hash, set_by)
  values (person.id, extensions.crypt(pin_param, extensions.gen_salt('bf', 8)), auth.uid())
  on conflict (staff_id) do update
    set pin_hash = excluded.pin_hash, set_at = excluded.set_at, set_by = excluded.set_by, used_at = null;
end
$$;

create function app.set_my_clock_pin(pin_param text) returns void
language sql security definer set search_path = '' as $$
  select app.keep_clock_pin(app.my_place_on_staff(), pin_param)
$$;

create function app.set_clock_pin(staff_id_param uuid, pin_param text) returns void
language sql security definer set search_path = '' as $$
  select app.keep_clock_pin(app.managed_person(staff_id_param, 'set the PINs of others'), pin_param)
$$;

create function app.my_clock_pin() returns table (set_at timestamptz, is_own boolean)
language sql stable security definer set search_path = '' as $$
  select pin.set_at, pin.set_by is not distinct from auth.uid()
  from app.clock_pins as pin where pin.staff_id = any (app.my_staff_ids())
$$;

create function app.clock_pins(club_id_param uuid)
returns table (staff_id uuid, name text, role text, set_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select person.id, person.name, person.role, pin.set_at
  from public.staff_members as person
  left join app.clock_pins as pin on pin.staff_id = person.id
  where person.club_id = club_id_param and person.status <> 'Inactive' and app.manages_club(club_id_param)
  order by lower(person.name) collate "C", person.id
$$;

revoke all on function app.create_clock_device(text), app.revoke_clock_device(uuid),
  app.keep_clock_pin(public.staff_members, text), app.set_my_clock_pin(text), app.set_clock_pin(uuid, text),
  app.my_clock_pin(), app.clock_pins(uuid) from public;
grant execute on function app.create_clock_device(text), app.revoke_clock_device(uuid), app.set_my_clock_pin(text),
  app.set_clock_pin(uuid, text), app.my_clock_pin(), app.clock_pins(uuid) to authenticated;

-- For managers and admins: makes a shared clock and returns the token of its link, this once.
create function public.create_clock_device(name text) returns text
language sql set search_path = '' as $$
  select app.create_clock_device(name)
$$;
-- Turns a shared clock off for good. A second call changes nothing.
create function public.revoke_clock_device(device_id uuid) returns void
language sql set search_path = '' as $$
  select app.revoke_clock_device(device_id)
$$;
-- For everyone on the staff: their own PIN. Errors: 42501, 22023.
create function public.set_my_clock_pin(pin text) returns void
language sql set search_path = '' as $$
  select app.set_my_clock_pin(pin)
$$;
-- For managers and admins: the PIN of a person of the club. Errors: 42501, PT404, 22023.
create function public.set_clock_pin(staff_id uuid, pin text) returns void
language sql set search_path = '' as $$
  select app.set_clock_pin(staff_id, pin)
$$;
-- Whether the caller has a PIN, since when, and whether they set it themselves. No row without one.
create function public.my_clock_pin() returns table (set_at timestamptz, is_own boolean)
language sql stable set search_path = '' as $$
  select * from app.my_clock_pin()
$$;
-- For managers and admins: the people of the club, with when their PIN was set. Empty for everyone else.
create function public.clock_pins(club_id uuid) returns table (staff_id uuid, name text, role text, set_at timestamptz)
language sql stable set search_path = '' as $$
  select * from app.clock_pins(club_id)
$$;
revoke all on function public.create_clock_device(text), public.revoke_clock_device(uuid), public.set_my_clock_pin(text),
  public.set_clock_pin(uuid, text), public.my_clock_pin(), public.clock_pins(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.create_clock_device(text), public.revoke_clock_device(uuid),
  public.set_my_clock_pin(text), public.set_clock_pin(uuid, text), public.my_clock_pin(), public.clock_pins(uuid)
  to authenticated;
