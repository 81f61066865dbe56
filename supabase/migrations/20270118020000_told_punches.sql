-- A shared clock that has told of 200 unsent punches within a day is refused, instead of being told that more were kept: its
-- screen keeps them, and tells of them later.

create or replace function app.tell_of_unsent_punch(token_param text, staff_id_param uuid, action_param text,
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
