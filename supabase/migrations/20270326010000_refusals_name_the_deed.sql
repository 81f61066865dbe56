-- A refusal names what was refused: who approves hours or time off without managing the club was told who plans its shifts.
drop function app.managed_club();
create function app.managed_club(deed text default 'plan shifts') returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  club uuid := (app.editable_clubs())[1];
begin
  if club is null then
    raise exception 'Only managers and admins of the club %.', deed
      using errcode = '42501', hint = 'Ask a manager of your club.';
  end if;
  return club;
end
$$;
revoke all on function app.managed_club(text) from public;

create or replace function app.decide_time_off(request_id_param uuid, decision_param text, note_param text)
returns setof public.shifts
language plpgsql security definer set search_path = '' as $$
declare
  club uuid := app.managed_club('decide on time off');
  request public.time_off_requests;
  opened uuid[];
begin
  if decision_param is null or decision_param not in ('approved', 'declined') then
    raise exception 'A request is approved or declined.' using errcode = '22023', hint = 'Send one of the two words.';
  end if;
  select * into request from public.time_off_requests where id = request_id_param and club_id = club for update;
  if request.id is null then
    raise exception 'There is no such request.' using errcode = 'PT404', hint = 'Reload the list of requests.';
  end if;
  if request.status not in ('pending', decision_param) then
    raise exception 'This request is already %.', request.status
      using errcode = 'PT409', hint = 'Reload the list of requests.';
  end if;
  -- This waits for a concurrent write of the person's shifts, and then opens those with the others. The shifts are
  -- locked before the person, as in every change of a shift, so of two concurrent changes one waits for the other.
  perform from public.shifts
  where staff_id = request.staff_id and starts_at > app.club_now(club)
  order by id
  for update;
  perform from public.staff_members where id = request.staff_id for no key update;
  if request.status = 'pending' then
    update public.time_off_requests
    set status = decision_param, decision_note = note_param, decided_by = auth.uid(), decided_at = app.club_now(club)
    where id = request.id;
  end if;
  if decision_param = 'approved' then
    select array_agg(shift.id) into opened
    from public.shifts as shift
    where shift.staff_id = request.staff_id and shift.status <> 'cancelled' and app.is_on_days_off(shift, request);
    if opened is not null then
      perform app.keep_opened_shifts(request, opened);
      perform app.let_decision_tell(request.staff_id);
      update public.shifts set staff_id = null, override_reason = 'Time off approved' where id = any (opened);
      perform app.let_decision_tell(null);
      perform app.end_requests_with(request.id);
      return query select * from public.shifts where id = any (opened) order by id;
    end if;
  end if;
end
$$;

create or replace function app.reopen_time_off(request_id_param uuid, reason_param text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  club constant uuid := app.managed_club('decide on time off');
  request public.time_off_requests;
  before jsonb;
  taken record;
begin
  -- The shifts before their person, as in app.decide_time_off.
  select * into request from public.time_off_requests where id = request_id_param and club_id = club for update;
  if request.id is null then
    raise exception 'There is no such request.' using errcode = 'PT404', hint = 'Reload the list of requests.';
  end if;
  if request.status not in ('approved', 'declined') then
    raise exception 'This request is already %.', request.status
      using errcode = 'PT409', hint = 'Reload the list of requests.';
  end if;
  perform app.refuse_decision_of_others(request.decided_by);
  if request.status = 'approved' and request.starts_on <= app.club_today(club) then
    raise exception 'This time off has already begun, so it stays approved.'
      using errcode = 'PT409', hint = 'Talk to the person.';
  end if;
  before := app.shifts_before(request.id);
  perform from public.shifts
  where id in (select id from jsonb_populate_recordset(null::public.shifts, before))
  order by id
  for update;
  select person.name, shift.role, app.shift_words(shift) as words into taken
  from app.shifts_to_give_back(request, before) as shift
  join public.staff_members as person on person.id = shift.staff_id
  order by shift.starts_at, shift.id
  limit 1;
  if taken.name is not null then
    raise exception '% has the % shift on % now, so the time off stays approved.', taken.name, taken.role, taken.words
      using errcode = 'PT409', hint = 'Talk to both of them, and open that shift first.';
  end if;
  update public.time_off_requests
  set status = 'pending', decision_note = null, decided_by = null, decided_at = null
  where id = request.id;
  -- The news of the request names the shifts (decision_news.sql).
  perform app.let_decision_tell(request.staff_id);
  update public.shifts as shift
  set staff_id = request.staff_id, override_reason = reason_param, needs_cover = was.needs_cover
  from app.shifts_to_give_back(request, before) as given
  join jsonb_populate_recordset(null::public.shifts, before) as was on was.id = given.id
  where shift.id = given.id and shift.staff_id is null;
  perform app.let_decision_tell(null);
  perform app.reopen_ended_requests(request.id);
end
$$;

create or replace function app.decide_shift_request(request_id_param uuid, decision_param text, note_param text,
  reason_param text)
returns public.shift_requests
language plpgsql security definer set search_path = '' as $$
declare
  request public.shift_requests := app.lock_shift_request(request_id_param,
    app.managed_club('decide on requests'), '{}');
begin
  if decision_param is null or decision_param not in ('approved', 'declined') then
    raise exception 'A request is approved or declined.' using errcode = '22023', hint = 'Send one of the two words.';
  end if;
  if request.status = decision_param then
    return request;
  end if;
  if request.status <> 'open' then
    raise exception 'This request is already %.', request.status
      using errcode = 'PT409', hint = 'Reload the list of requests.';
  end if;
  perform app.keep_requested_shifts(request);
  if decision_param = 'approved' then
    perform app.keep_other_requests(request);
    perform app.carry_out_shift_request(request, reason_param);
    perform app.end_requests_with(request.id);
  end if;
  update public.shift_requests
  set status = decision_param, decision_note = note_param, decided_by = auth.uid(), decided_at = app.club_now(club_id)
  where id = request.id
  returning * into request;
  return request;
end
$$;

create or replace function app.reopen_shift_request(request_id_param uuid, reason_param text) returns public.shift_requests
language plpgsql security definer set search_path = '' as $$
declare
  request public.shift_requests := app.lock_shift_request(request_id_param,
    app.managed_club('decide on requests'), '{}');
  before constant jsonb := app.shifts_before(request_id_param);
begin
  if request.status not in ('approved', 'declined') then
    raise exception 'This request is already %.', request.status
      using errcode = 'PT409', hint = 'Reload the list of requests.';
  end if;
  perform app.refuse_decision_of_others(request.decided_by);
  if before is null then
    raise exception 'This was decided too long ago to be taken back.'
      using errcode = 'PT409', hint = 'Change the shift in the schedule.';
  end if;
  if request.status = 'approved' then
    perform app.give_back_shifts(request, before, reason_param);
  else
    perform app.refuse_changed_shifts(request, before);
  end if;
  update public.shift_requests
  set status = 'open', decision_note = null, decided_by = null, decided_at = null
  where id = request.id
  returning * into request;
  perform app.reopen_ended_requests(request.id);
  return request;
end
$$;

create or replace function app.create_clock_device(name_param text) returns text
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

create or replace function app.revoke_clock_device(device_id_param uuid) returns void
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

drop function app.managed_person(uuid);
create function app.managed_person(staff_id_param uuid, deed text) returns public.staff_members
language plpgsql stable security definer set search_path = '' as $$
declare
  club constant uuid := app.managed_club(deed);
  person public.staff_members;
begin
  select * into person from public.staff_members where id = staff_id_param and club_id = club;
  if person.id is null then
    raise exception 'There is no such person on the staff.'
      using errcode = 'PT404', hint = 'Choose someone on the roster.';
  end if;
  return person;
end
$$;
revoke all on function app.managed_person(uuid, text) from public;

create or replace function app.set_clock_pin(staff_id_param uuid, pin_param text) returns void
language sql security definer set search_path = '' as $$
  select app.keep_clock_pin(app.managed_person(staff_id_param, 'set the PINs of others'), pin_param)
$$;

create or replace function app.save_time_entry(entry_id_param uuid, staff_id_param uuid, role_param text, in_param timestamptz,
  out_param timestamptz, break_starts timestamptz[], break_ends timestamptz[], reason_param text, version_param integer)
returns public.time_entries
language plpgsql security definer set search_path = '' as $$
declare
  person constant public.staff_members := app.managed_person(staff_id_param, 'enter and correct hours');
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

create or replace function app.remove_time_entry(entry_id_param uuid, reason_param text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  club constant uuid := app.managed_club('enter and correct hours');
  reason constant text := app.require_time_reason(reason_param);
  entry public.time_entries;
  facts jsonb;
begin
  select * into entry from public.time_entries where id = entry_id_param and club_id = club for update;
  if entry.id is null then
    raise exception 'There is no such entry.' using errcode = 'PT404', hint = 'Reload the timesheet.';
  end if;
  perform app.require_open_workweek(club, entry.staff_id, entry.clocked_in_at);
  facts := app.time_entry_facts(entry);
  delete from public.time_entries where id = entry.id;
  perform app.record_time_event(facts, entry, 'removed', reason);
end
$$;

create or replace function app.approve_timesheet(staff_id_param uuid, day_of_week_param date) returns public.timesheet_approvals
language plpgsql security definer set search_path = '' as $$
declare
  person constant public.staff_members := app.managed_person(staff_id_param, 'approve hours');
  week constant date := app.workweek_of(person.club_id, app.sunday_of_named(day_of_week_param)
    + extract(dow from day_of_week_param)::integer);
  is_own constant boolean := app.decides_own_hours(person);
  approval public.timesheet_approvals;
begin
  perform pg_advisory_xact_lock(hashtextextended('timesheet of ' || person.id, 0));
  if week + 7 > app.club_today(person.club_id) then
    raise exception 'This week is not over yet.' using errcode = 'PT409', hint = 'Approve its hours once it has ended.';
  end if;
  if exists (
    select from public.time_entries
    where staff_id = person.id and clocked_out_at is null
      and clocked_in_at < app.club_moment(person.club_id, week + 7)
  ) then
    raise exception '% has not clocked out.', person.name
      using errcode = 'PT409', hint = 'Enter when they left, then approve the week.';
  end if;
  insert into public.timesheet_approvals (club_id, staff_id, workweek_start, approved_by, approver_name, approved_at, is_own)
  select person.club_id, person.id, week, auth.uid(),
    (select display_name from public.profiles where user_id = auth.uid()), app.club_now(person.club_id), is_own
  on conflict (staff_id, workweek_start) do nothing;
  select * into approval from public.timesheet_approvals where staff_id = person.id and workweek_start = week;
  return approval;
end
$$;

create or replace function app.adjust_timesheet(staff_id_param uuid, workweek_start_param date, minutes_param integer,
  reason_param text)
returns public.timesheet_adjustments
language plpgsql security definer set search_path = '' as $$
declare
  person constant public.staff_members := app.managed_person(staff_id_param, 'correct approved hours');
  reason constant text := app.require_time_reason(reason_param);
  is_own constant boolean := app.decides_own_hours(person);
  adjustment public.timesheet_adjustments;
begin
  if not exists (
    select from public.timesheet_approvals where staff_id = person.id and workweek_start = workweek_start_param
  ) then
    raise exception 'This week is not approved yet.' using errcode = 'PT409', hint = 'Correct its hours instead.';
  end if;
  insert into public.timesheet_adjustments (club_id, staff_id, workweek_start, minutes, reason, made_by, maker_name, made_at,
    is_own)
  select person.club_id, person.id, workweek_start_param, minutes_param, reason, auth.uid(),
    (select display_name from public.profiles where user_id = auth.uid()), app.club_now(person.club_id), is_own
  returning * into adjustment;
  return adjustment;
end
$$;
