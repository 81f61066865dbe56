-- A correction cut the seconds of times that stayed as they were, and two stays within a minute then overlapped.
create or replace function app.save_time_entry(entry_id_param uuid, staff_id_param uuid, role_param text, in_param timestamptz,
  out_param timestamptz, break_starts timestamptz[], break_ends timestamptz[], reason_param text, version_param integer)
returns public.time_entries
language plpgsql security definer set search_path = '' as $$
declare
  person constant public.staff_members := app.managed_person(staff_id_param, 'enter and correct hours');
  reason constant text := app.require_time_reason(reason_param);
  entry public.time_entries;
  facts jsonb;
  began timestamptz := in_param;
  ended timestamptz := out_param;
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
  perform app.refuse_hours_of_long_ago(person, in_param);
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
    -- A form has no seconds: a time of the same minute is not corrected. Two stays can be within one minute.
    if date_trunc('minute', entry.clocked_in_at) = in_param then
      began := entry.clocked_in_at;
    end if;
    if date_trunc('minute', entry.clocked_out_at) = out_param then
      ended := entry.clocked_out_at;
    end if;
    ended := greatest(began, ended);
    delete from public.time_entry_breaks where entry_id = entry.id;
    update public.time_entries
    set role = role_param, clocked_in_at = began, clocked_out_at = ended, version = version + 1,
      -- Where a time was corrected, it no longer comes from a clock.
      in_device = case when clocked_in_at = began then in_device end,
      out_device = case when clocked_out_at = ended then out_device end
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
