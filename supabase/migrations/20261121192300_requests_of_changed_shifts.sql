-- A swap and a pickup are asked for, and agreed to, for the shift as it is. Once it is at another time or place, or of
-- another role, nobody has asked for that one: the request ends, and whoever still wants it asks again. A wish to be
-- free of a shift stays.

create function app.end_requests_of_changed_shift() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- A job role that is renamed takes its shifts along; they are what they were.
  if (new.starts_at, new.ends_at, new.location) is not distinct from (old.starts_at, old.ends_at, old.location)
    and (new.role = old.role or pg_trigger_depth() > 1) then
    return null;
  end if;
  with ended as (
    update public.shift_requests set status = 'cancelled'
    where status = 'open' and kind in ('swap', 'pickup') and (shift_id = new.id or colleague_shift_id = new.id)
    returning kind, staff_id, colleague_id
  )
  insert into public.shift_events (club_id, shift_id, staff_id, previous_staff_id, kind, title, period, outcome,
    before_words, after_words, actor_id, actor_name, happened_at)
  select new.club_id, new.id, ended.staff_id, ended.colleague_id, 'request_ended', new.role || ' ' || ended.kind || ' ended',
    to_char(new.starts_at at time zone club.time_zone, 'FMDay FMHH12:MI AM') || ' to '
      || to_char(new.ends_at at time zone club.time_zone, 'FMHH12:MI AM'),
    'Ask again', app.shift_state_words(old), app.shift_state_words(new), actor.user_id, actor.display_name,
    app.club_now(new.club_id)
  from ended
  join public.clubs as club on club.id = new.club_id
  left join public.profiles as actor on actor.user_id = auth.uid();
  return null;
end
$$;
revoke all on function app.end_requests_of_changed_shift() from public;
-- By its name it fires after shifts_record_change: first what happened to the shift, then what came of it.
create trigger shifts_settle_requests after update on public.shifts
  for each row execute function app.end_requests_of_changed_shift();
