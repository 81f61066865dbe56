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

-- A staff member of a clock's club who is not inactive.
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
  -- Told again, because the answer was lost: it does not count twice.
  if exists (select from public.clock_attempts where device_id = device.id and client_key = key_param) then
    return;
  end if;
  -- The screen keeps what is refused here, and tells of it later.
  if not app.within_limit('unsent_punch', device.id::text, 200, interval '1 day') then
    raise exception 'This clock has told of 200 times within a day.'
      using errcode = 'PT429', hint = 'It tells of the others later. Your manager can enter them now.';
  end if;
  insert into public.clock_attempts (club_id, device_id, staff_id, action, outcome, pressed_at, client_key)
  values (device.club_id, device.id, person.id, action_param, 'not_sent', pressed_at_param, key_param)
  on conflict (device_id, client_key) do nothing;
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
