-- A series is one step: shifts that their person may not work are left open in it.

create or replace function app.change_shifts(changes_param jsonb, reason_param text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  club constant uuid := app.managed_club();
  newer public.shifts;
  added public.shifts;
begin
  if jsonb_typeof(changes_param) is distinct from 'array' then
    raise exception 'It is not said which shifts are changed.'
      using errcode = '22023', hint = 'Send a list of shifts.';
  end if;
  if jsonb_array_length(changes_param) > 4000 then
    raise exception 'At most 4,000 shifts are changed in one step, so nothing was changed.'
      using errcode = '22023', hint = 'Change them in parts.';
  end if;
  if not app.names_shifts(changes_param) or exists (
    select from jsonb_array_elements(changes_param) as sent
    where sent -> 'version' is distinct from 'null' and coalesce(sent ->> 'version' !~ '^[0-9]{1,9}$', true)
      or jsonb_typeof(sent -> 'is_removed') <> 'boolean' or jsonb_typeof(sent -> 'or_open') <> 'boolean'
  ) then
    raise exception 'It is not said clearly how each shift is changed, so nothing was changed.'
      using errcode = '22023', hint = 'Send each shift once, with its id and its version, or null for the version of a new one.';
  end if;
  perform from public.shifts
  where club_id = club and id in (select id from jsonb_to_recordset(changes_param) as sent (id uuid))
  order by id
  for update;
  if exists (
    select from jsonb_to_recordset(changes_param) as sent (id uuid, version integer)
    where sent.version is not null
      and not exists (select from public.shifts as shift where shift.id = sent.id and shift.club_id = club)
  ) then
    raise exception 'Someone else deleted one of these shifts meanwhile, so nothing was changed.'
      using errcode = 'PT409', hint = 'Look at the week as it is now.';
  end if;
  select shift.* into newer
  from jsonb_to_recordset(changes_param) as sent (id uuid, version integer)
  join public.shifts as shift on shift.id = sent.id and shift.club_id = club
  where sent.version is distinct from shift.version
  order by shift.starts_at, shift.id
  limit 1;
  if newer.id is not null then
    raise exception 'Someone else changed the % shift on % meanwhile, so nothing was changed.', newer.role,
      app.shift_words(newer)
      using errcode = 'PT409', hint = 'Open the shift to see its current state.';
  end if;

  delete from public.shifts as shift
  using jsonb_to_recordset(changes_param) as sent (id uuid, is_removed boolean)
  where shift.id = sent.id and shift.club_id = club and sent.is_removed and shift.published_at is null;

  -- One statement, so that people get one piece of news, and shifts that are swapped are judged by the outcome.
  update public.shifts as shift
  set staff_id = (planned).staff_id, role = (planned).role, location = (planned).location, starts_at = (planned).starts_at,
    ends_at = (planned).ends_at, break_minutes = (planned).break_minutes, status = (planned).status,
    needs_cover = (planned).needs_cover, notes = (planned).notes, series_id = (planned).series_id,
    override_reason = reason_param
  from jsonb_array_elements(changes_param) as sent
  join public.shifts as stored on stored.id = (sent ->> 'id')::uuid and stored.club_id = club
  cross join lateral jsonb_populate_record(stored,
    case when sent -> 'is_removed' = 'true' then '{"status": "cancelled"}'::jsonb else sent end) as planned
  where shift.id = stored.id;

  insert into public.shifts (id, club_id, staff_id, role, location, starts_at, ends_at, break_minutes, status, needs_cover,
    notes, series_id, override_reason)
  select planned.id, club, planned.staff_id, planned.role, planned.location, planned.starts_at, planned.ends_at,
    planned.break_minutes, planned.status, planned.needs_cover, planned.notes, planned.series_id, reason_param
  from jsonb_array_elements(changes_param) as sent
  cross join lateral jsonb_populate_record(null::public.shifts, sent) as planned
  where sent -> 'version' is not distinct from 'null'::jsonb and sent -> 'is_removed' is distinct from 'true'::jsonb
    and sent -> 'or_open' is distinct from 'true'::jsonb;

  -- These one by one: each is held against those before it.
  for added in
    select sent, planned
    from jsonb_array_elements(changes_param) as sent
    cross join lateral jsonb_populate_record(null::public.shifts, sent || jsonb_build_object('club_id', club)) as planned
    where sent -> 'version' is not distinct from 'null'::jsonb and sent -> 'is_removed' is distinct from 'true'::jsonb
      and sent -> 'or_open' = 'true'::jsonb
    order by planned.starts_at, planned.id
  loop
    insert into public.shifts (id, club_id, staff_id, role, location, starts_at, ends_at, break_minutes, status, needs_cover,
      notes, series_id)
    values (added.id, club,
      case when not exists (select from app.shift_problems(added)) then added.staff_id end,
      added.role, added.location, added.starts_at, added.ends_at, added.break_minutes, added.status,
      added.needs_cover, added.notes, added.series_id);
  end loop;

  return (
    select coalesce(jsonb_agg(to_jsonb(shift) order by shift.starts_at, shift.id), '[]')
    from public.shifts as shift
    where shift.club_id = club and shift.id in (select id from jsonb_to_recordset(changes_param) as sent (id uuid))
  );
end
$$;
