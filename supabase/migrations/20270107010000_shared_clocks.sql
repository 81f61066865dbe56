-- Shared clocks: a screen at the club at which people clock with their name and a PIN, and where each hour was clocked.

alter table public.time_entries add column in_device text, add column out_device text,
  add constraint time_entries_device_length check (char_length(in_device) <= 60 and char_length(out_device) <= 60);
comment on constraint time_entries_device_length on public.time_entries is
  'The name of a shared clock has at most 60 characters.';
comment on column public.time_entries.in_device is
  'The shared clock at which the person clocked in. Null: with their own account, or entered by a manager.';
comment on column public.time_entries.out_device is 'The same of clocking out.';

alter table public.time_entry_events add column device_name text,
  add constraint time_entry_events_device_name_length check (char_length(device_name) <= 60);
comment on column public.time_entry_events.device_name is
  'The shared clock at which the person pressed, known by their PIN. Null: an account did it.';

-- The name of the shared clock that the statement comes from (shared_clock_punches.sql); null for one of an account.
create function app.shared_clock() returns text
language sql stable set search_path = '' as $$
  select nullif(current_setting('app.shared_clock', true), '')
$$;
revoke all on function app.shared_clock() from public;

create or replace function app.record_time_event(before_facts jsonb, entry public.time_entries, kind text, reason text) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.time_entry_events (club_id, entry_id, staff_id, kind, before, after, reason, actor_id, actor_name,
    happened_at, device_name)
  select entry.club_id, entry.id, entry.staff_id, record_time_event.kind, before_facts,
    case when record_time_event.kind <> 'removed' then app.time_entry_facts(entry) end, record_time_event.reason,
    actor.user_id, coalesce(actor.display_name, person.name), app.club_now(entry.club_id), app.shared_clock()
  from (select) as always
  -- At a shared clock it is the person, also where another account is open in the browser.
  left join public.profiles as actor on actor.user_id = auth.uid() and app.shared_clock() is null
  left join public.staff_members as person on person.id = entry.staff_id and app.shared_clock() is not null
$$;

create or replace function app.clock_in(person public.staff_members) returns public.time_entries
language plpgsql security definer set search_path = '' as $$
declare
  moment constant timestamptz := app.club_now(person.club_id);
  shift constant public.shifts := app.shift_to_clock(person, moment);
  zone constant text := (select time_zone from public.clubs where id = person.club_id);
  entry public.time_entries;
begin
  -- The second of two presses finds the entry of the first.
  perform pg_advisory_xact_lock(hashtextextended('time_entries of ' || person.id, 0));
  entry := app.open_time_entry(person.id);
  if entry.id is not null then
    raise exception 'You are already clocked in, since %.',
      to_char(entry.clocked_in_at at time zone zone, 'FMHH12:MI AM')
      using errcode = 'PT409', hint = 'Clock out first.';
  end if;
  insert into public.time_entries (club_id, staff_id, shift_id, role, clocked_in_at, in_device)
  values (person.club_id, person.id, shift.id, coalesce(shift.role, person.role), moment, app.shared_clock())
  returning * into entry;
  perform app.record_time_event(null, entry, 'clocked_in', null);
  return entry;
end
$$;

create or replace function app.clock_out(person public.staff_members) returns public.time_entries
language plpgsql security definer set search_path = '' as $$
declare
  moment constant timestamptz := app.club_now(person.club_id);
  entry_before constant public.time_entries := app.require_open_time_entry(person);
  facts constant jsonb := app.time_entry_facts(entry_before);
  entry public.time_entries;
begin
  if moment > entry_before.clocked_in_at + interval '24 hours' then
    raise exception 'You clocked in more than 24 hours ago.'
      using errcode = 'PT409', hint = 'Ask a manager to enter when you left.';
  end if;
  update public.time_entry_breaks set ended_at = moment where entry_id = entry_before.id and ended_at is null;
  update public.time_entries set clocked_out_at = moment, out_device = app.shared_clock(), version = version + 1
  where id = entry_before.id
  returning * into entry;
  perform app.record_time_event(facts, entry, 'clocked_out', null);
  return entry;
end
$$;

create or replace function app.save_time_entry(entry_id_param uuid, staff_id_param uuid, role_param text, in_param timestamptz,
  out_param timestamptz, break_starts timestamptz[], break_ends timestamptz[], reason_param text, version_param integer)
returns public.time_entries
language plpgsql security definer set search_path = '' as $$
declare
  person constant public.staff_members := app.managed_person(staff_id_param);
  reason constant text := app.require_time_reason(reason_param);
  entry public.time_entries;
  facts jsonb;
begin
  if in_param is null or out_param is null then
    raise exception 'Hours have a beginning and an end.' using errcode = '22023', hint = 'Enter both times.';
  end if;
  -- Said here, because a range that ends before it begins is refused as nonsense (22000).
  if out_param < in_param then
    raise exception 'Work ends after it begins.' using errcode = '22023', hint = 'Correct the two times.';
  end if;
  if out_param > app.club_now(person.club_id) then
    raise exception 'Hours are entered once they are worked.'
      using errcode = '22023', hint = 'Enter times that have passed. Plan later work in the schedule.';
  end if;
  if cardinality(coalesce(break_starts, '{}')) <> cardinality(coalesce(break_ends, '{}'))
    or exists (
      select from unnest(break_starts, break_ends) as pause (started_at, ended_at)
      where started_at is null or ended_at is null or started_at < in_param or ended_at < started_at
        or ended_at > out_param
    ) then
    raise exception 'A break begins and ends within its hours.' using errcode = '22023', hint = 'Correct its times.';
  end if;
  perform app.require_open_workweek(person.club_id, person.id, in_param);
  if entry_id_param is null then
    insert into public.time_entries (club_id, staff_id, shift_id, role, clocked_in_at, clocked_out_at)
    values (person.club_id, person.id, (
      select shift.id from public.shifts as shift
      where shift.staff_id = person.id and shift.status = 'published'
        and tstzrange(shift.starts_at, shift.ends_at) && tstzrange(in_param, out_param, '[]')
        and not exists (select from public.time_entries as other where other.shift_id = shift.id)
      order by shift.starts_at
      limit 1
    ), role_param, in_param, out_param)
    returning * into entry;
  else
    select * into entry from public.time_entries where id = entry_id_param and staff_id = person.id for update;
    if entry.id is null then
      raise exception 'There is no such entry.' using errcode = 'PT404', hint = 'Reload the timesheet.';
    end if;
    if entry.version is distinct from version_param then
      raise exception 'Someone else changed this. Reload to see their version.'
        using errcode = 'PT409', hint = 'Read the row again and save over its current version.';
    end if;
    perform app.require_open_workweek(person.club_id, person.id, entry.clocked_in_at);
    facts := app.time_entry_facts(entry);
    delete from public.time_entry_breaks where entry_id = entry.id;
    update public.time_entries
    set role = role_param, clocked_in_at = in_param, clocked_out_at = out_param, version = version + 1,
      -- Where a time was corrected, it no longer comes from a clock.
      in_device = case when clocked_in_at = in_param then in_device end,
      out_device = case when clocked_out_at = out_param then out_device end
    where id = entry.id
    returning * into entry;
  end if;
  insert into public.time_entry_breaks (club_id, entry_id, staff_id, started_at, ended_at)
  select entry.club_id, entry.id, entry.staff_id, pause.started_at, pause.ended_at
  from unnest(break_starts, break_ends) as pause (started_at, ended_at);
  perform app.record_time_event(facts, entry, case when facts is null then 'entered' else 'corrected' end, reason);
  return entry;
end
$$;

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
  club constant uuid := app.managed_club();
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
  club constant uuid := app.managed_club();
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

-- Keeps the PIN of a person: 4 to 8 digits, none of the first that others would try. The one before no longer works, and
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
  select app.keep_clock_pin(app.managed_person(staff_id_param), pin_param)
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
-- For everyone on the staff: the own PIN. Errors: 42501, 22023.
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

-- What people do at a shared clock. The screen has no account: its token says which club and which clock it is, a name and a
-- PIN say which person. Punches go through the functions of the time clock, so lateness, breaks and history are the same.

-- Punches that worked, for a day: a screen that did not hear the answer sends the same one again.
create table app.clock_punches (
  device_id uuid not null references public.clock_devices (id) on delete cascade,
  client_key uuid not null,
  staff_id uuid not null references public.staff_members (id) on delete cascade,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  constraint clock_punches_pkey primary key (device_id, client_key)
);
create index clock_punches_by_age on app.clock_punches (created_at);
create index clock_punches_of_staff on app.clock_punches (staff_id);
alter table app.clock_punches enable row level security;
revoke all on app.clock_punches from public, anon, authenticated, service_role;

-- The clock of a token. Refused for one that was turned off, and where the club no longer has Operations.
create function app.clock_device_of(token_param text) returns public.clock_devices
language plpgsql stable security definer set search_path = '' as $$
declare
  device public.clock_devices;
begin
  select * into device from public.clock_devices
  where token_hash = app.hash_of_link(token_param) and revoked_at is null;
  if device.id is null then
    raise exception 'This shared clock has been turned off.'
      using errcode = 'PT410', hint = 'Ask a manager to set it up again.';
  end if;
  if exists (select from public.module_channels where module_id = 'operations' and channel = 'production')
    and not exists (select from public.club_modules where club_id = device.club_id and module_id = 'operations') then
    raise exception 'Operations is not part of your club''s engagement.'
      using errcode = '42501', hint = 'Ask a manager. Hours that were recorded stay.';
  end if;
  return device;
end
$$;

-- A person of a clock's club: on its staff, and not inactive.
create function app.person_at_clock(device public.clock_devices, staff_id_param uuid) returns public.staff_members
language plpgsql stable security definer set search_path = '' as $$
declare
  person public.staff_members;
begin
  select * into person from public.staff_members
  where id = staff_id_param and club_id = device.club_id and status <> 'Inactive';
  if person.id is null then
    raise exception 'This person is not on the staff any more.'
      using errcode = 'PT404', hint = 'Ask a manager to check the roster.';
  end if;
  return person;
end
$$;

-- When the clock takes PINs again; null while it does. Five wrong ones of a person, or thirty of all people, within 15
-- minutes close it for that person, or for everyone, until 15 minutes after the first of them. A right PIN, or a new one,
-- starts the count of that person again.
create function app.clock_opens_at(device public.clock_devices, staff_id_param uuid) returns timestamptz
language sql volatile security definer set search_path = '' as $$
  with wrong as (
    select attempt.staff_id, attempt.created_at,
      attempt.staff_id = staff_id_param and attempt.created_at > coalesce((
        select greatest(pin.set_at, pin.used_at) from app.clock_pins as pin where pin.staff_id = staff_id_param
      ), '-infinity') as counts
    from public.clock_attempts as attempt
    where attempt.device_id = device.id and attempt.outcome = 'wrong_pin'
      and attempt.created_at > clock_timestamp() - interval '15 minutes'
  )
  select max(closed.since) + interval '15 minutes' from (
    (select created_at as since from wrong where counts order by created_at desc offset 4 limit 1)
    union all
    (select created_at from wrong order by created_at desc offset 29 limit 1)
  ) as closed
$$;

-- That moment on the club's own clock, which stands still for a demo club.
create function app.on_club_clock(club_id_param uuid, moment timestamptz) returns timestamptz
language sql volatile security definer set search_path = '' as $$
  select app.club_now(club_id_param) + (moment - clock_timestamp())
$$;

create function app.read_shared_clock(token_param text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  device constant public.clock_devices := app.clock_device_of(token_param);
begin
  update public.clock_devices set last_seen_at = now()
  where id = device.id and (last_seen_at is null or last_seen_at < now() - interval '1 minute');
  return (
    select jsonb_build_object(
      'club', club.name,
      'time_zone', club.time_zone,
      'device', device.name,
      'now', app.club_now(club.id),
      'stands_still', club.clock_override is not null,
      'people', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', person.id,
          'name', person.name,
          'role', person.role,
          'has_pin', pin.staff_id is not null,
          'since', entry.clocked_in_at,
          'break_since', pause.started_at
        ) order by lower(person.name) collate "C", person.id)
        from public.staff_members as person
        left join app.clock_pins as pin on pin.staff_id = person.id
        left join public.time_entries as entry on entry.staff_id = person.id and entry.clocked_out_at is null
        left join public.time_entry_breaks as pause on pause.entry_id = entry.id and pause.ended_at is null
        where person.club_id = club.id and person.status <> 'Inactive'
      ), '[]')
    )
    from public.clubs as club
    where club.id = device.club_id
  );
end
$$;

create function app.punch_shared_clock(token_param text, staff_id_param uuid, pin_param text, action_param text,
  key_param uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  device constant public.clock_devices := app.clock_device_of(token_param);
  person constant public.staff_members := app.person_at_clock(device, staff_id_param);
  pressed_at constant timestamptz := app.club_now(device.club_id);
  right_hash text;
  opens_at timestamptz;
  answer jsonb;
  entry public.time_entries;
begin
  if action_param is null or action_param not in ('in', 'out', 'break', 'back') then
    raise exception 'The clock knows in, out, break and back.'
      using errcode = '22023', hint = 'Send one of the four words.';
  end if;
  -- One try after the other, on whatever connection: a burst finds the count of the one before.
  perform pg_advisory_xact_lock(hashtextextended('clock_attempts of ' || device.id, 0));
  select pin_hash into right_hash from app.clock_pins where staff_id = person.id;
  if right_hash is null then
    return jsonb_build_object('outcome', 'no_pin');
  end if;
  opens_at := app.clock_opens_at(device, person.id);
  if opens_at is not null then
    insert into public.clock_attempts (club_id, device_id, staff_id, action, outcome, pressed_at)
    values (device.club_id, device.id, person.id, action_param, 'locked', pressed_at);
    return jsonb_build_object('outcome', 'locked', 'opens_at', app.on_club_clock(device.club_id, opens_at));
  end if;
  -- Longer ones are not worth the time, and no PIN is.
  if extensions.crypt(left(coalesce(pin_param, ''), 8), right_hash) is distinct from right_hash
    or char_length(pin_param) > 8 then
    insert into public.clock_attempts (club_id, device_id, staff_id, action, outcome, pressed_at)
    values (device.club_id, device.id, person.id, action_param, 'wrong_pin', pressed_at);
    opens_at := app.clock_opens_at(device, person.id);
    return jsonb_build_object('outcome', 'wrong_pin', 'opens_at', app.on_club_clock(device.club_id, opens_at));
  end if;
  update app.clock_pins set used_at = clock_timestamp() where staff_id = person.id;
  delete from app.clock_punches where created_at < now() - interval '1 day';
  select punch.answer into answer from app.clock_punches as punch
  where punch.device_id = device.id and punch.client_key = key_param and punch.staff_id = person.id;
  if answer is not null then
    return answer;
  end if;
  perform set_config('app.shared_clock', device.name, true);
  case action_param
    when 'in' then entry := app.clock_in(person);
    when 'out' then entry := app.clock_out(person);
    when 'break' then entry := app.start_break(person);
    else entry := app.end_break(person);
  end case;
  perform set_config('app.shared_clock', '', true);
  answer := jsonb_build_object('outcome', 'done', 'at', pressed_at, 'role', entry.role);
  insert into app.clock_punches (device_id, client_key, staff_id, answer) values (device.id, key_param, person.id, answer);
  return answer;
end
$$;

-- Tells of a punch that the screen could not send. It records no hours, because no one has checked the PIN: a manager sees
-- it and enters them.
create function app.tell_of_unsent_punch(token_param text, staff_id_param uuid, action_param text,
  pressed_at_param timestamptz, key_param uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  device constant public.clock_devices := app.clock_device_of(token_param);
  person constant public.staff_members := app.person_at_clock(device, staff_id_param);
  moment constant timestamptz := app.club_now(device.club_id);
begin
  if pressed_at_param is null or pressed_at_param not between moment - interval '7 days' and moment + interval '10 minutes' then
    raise exception 'The clock of this screen is wrong.'
      using errcode = '22023', hint = 'Set its date and time, and tell a manager when you pressed.';
  end if;
  -- Perhaps it had arrived, and only its answer was lost.
  if exists (
    select from app.clock_punches where device_id = device.id and client_key = key_param and staff_id = person.id
  ) then
    return;
  end if;
  -- No refusal, which would take the count back: beyond the limit, nothing more is kept.
  if app.within_limit('unsent_punch', device.id::text, 200, interval '1 day') then
    insert into public.clock_attempts (club_id, device_id, staff_id, action, outcome, pressed_at, client_key)
    values (device.club_id, device.id, person.id, action_param, 'not_sent', pressed_at_param, key_param)
    on conflict (device_id, client_key) do nothing;
  end if;
end
$$;

revoke all on function app.clock_device_of(text), app.person_at_clock(public.clock_devices, uuid),
  app.clock_opens_at(public.clock_devices, uuid), app.on_club_clock(uuid, timestamptz), app.read_shared_clock(text),
  app.punch_shared_clock(text, uuid, text, text, uuid),
  app.tell_of_unsent_punch(text, uuid, text, timestamptz, uuid) from public;
grant execute on function app.read_shared_clock(text), app.punch_shared_clock(text, uuid, text, text, uuid),
  app.tell_of_unsent_punch(text, uuid, text, timestamptz, uuid) to anon, authenticated;

-- For the screen of a shared clock: the club, its hour, and who is on. Errors: PT410 turned off, 42501.
create function public.read_shared_clock(token text) returns jsonb
language sql volatile set search_path = '' as $$
  select app.read_shared_clock(token)
$$;
-- Clocks a person: 'in', 'out', 'break' or 'back'. The hour is the server's. Answers
--   {"outcome": "done", "at", "role"}
--   {"outcome": "wrong_pin", "opens_at"}   opens_at: too many wrong ones, on the club's clock; else null
--   {"outcome": "locked", "opens_at"}
--   {"outcome": "no_pin"}
-- and is refused with PT409 where the person stands elsewhere. With the same key, a second call changes nothing.
create function public.punch_shared_clock(token text, staff_id uuid, pin text, action text, client_key uuid)
returns jsonb
language sql volatile set search_path = '' as $$
  select app.punch_shared_clock(token, staff_id, pin, action, client_key)
$$;
create function public.tell_of_unsent_punch(token text, staff_id uuid, action text, pressed_at timestamptz,
  client_key uuid) returns void
language sql volatile set search_path = '' as $$
  select app.tell_of_unsent_punch(token, staff_id, action, pressed_at, client_key)
$$;
revoke all on function public.read_shared_clock(text), public.punch_shared_clock(text, uuid, text, text, uuid),
  public.tell_of_unsent_punch(text, uuid, text, timestamptz, uuid) from public, anon, authenticated, service_role;
-- The screen has no account. Its token has 256 random bits and opens nothing else.
grant execute on function public.read_shared_clock(text), public.punch_shared_clock(text, uuid, text, text, uuid),
  public.tell_of_unsent_punch(text, uuid, text, timestamptz, uuid) to anon, authenticated;
