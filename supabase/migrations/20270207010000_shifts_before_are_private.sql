-- What a decision keeps of the shifts before it moves to the private schema, where only the functions read it. Requests that ended
-- with an approval are open again once it is taken back, and time off ends what its person asked about the shifts that it opens.
-- Reports are read by those who read their figures.

create table app.shifts_before (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  shift_request_id uuid unique references public.shift_requests (id) on delete cascade,
  time_off_id uuid unique references public.time_off_requests (id) on delete cascade,
  shifts jsonb not null,
  ended_with uuid,
  constraint shifts_before_one_request check (num_nonnulls(shift_request_id, time_off_id) = 1)
);
create index shifts_before_of_club on app.shifts_before (club_id);
create index shifts_before_ended_with on app.shifts_before (ended_with);
comment on column app.shifts_before.shifts is
  'The shifts of the request, or those that the time off opened, as they were before the decision (app.shift_before).';
comment on column app.shifts_before.ended_with is
  'The request, or the time off, with whose approval this request ended. Null for a decided request.';
alter table app.shifts_before enable row level security;
revoke all on app.shifts_before from public, anon, authenticated, service_role;


insert into app.shifts_before (club_id, shift_request_id, shifts)
select club_id, id, shifts_before from public.shift_requests where shifts_before is not null;
insert into app.shifts_before (club_id, time_off_id, shifts)
select club_id, id, shifts_before from public.time_off_requests where shifts_before is not null;

drop function app.cancel_other_requests(public.shift_requests);
drop function app.give_back_shifts(public.shift_requests, text);
drop function app.refuse_changed_shifts(public.shift_requests);
drop function app.shifts_to_give_back(public.time_off_requests);
alter table public.shift_requests drop column shifts_before;
alter table public.time_off_requests drop column shifts_before;

-- The stored shifts of a decided request or time off; null if there are none.
create function app.shifts_before(decided_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select shifts from app.shifts_before where decided_id in (shift_request_id, time_off_id)
$$;

-- Stores the shifts of a request before its decision, or before the approval that ends it.
create function app.keep_requested_shifts(request public.shift_requests, ended_with_param uuid default null) returns void
language sql security definer set search_path = '' as $$
  insert into app.shifts_before (club_id, shift_request_id, shifts, ended_with)
  select request.club_id, request.id,
    jsonb_agg(app.shift_before(shift) order by shift.id = request.colleague_shift_id), ended_with_param
  from public.shifts as shift
  where shift.id in (request.shift_id, request.colleague_shift_id)
  having count(*) > 0
  on conflict (shift_request_id) do update set shifts = excluded.shifts, ended_with = excluded.ended_with
$$;

-- What the request asks for is done, or no longer possible, once it is approved: the other open requests about its shifts end
-- with it.
create function app.keep_other_requests(request public.shift_requests) returns void
language sql security definer set search_path = '' as $$
  select app.keep_requested_shifts(other, request.id)
  from public.shift_requests as other
  where other.status = 'open' and other.id <> request.id
    and (other.shift_id in (request.shift_id, request.colleague_shift_id)
      or other.colleague_shift_id in (request.shift_id, request.colleague_shift_id))
$$;

-- Stores the shifts that time off opens. What the person, or a colleague with them, asked about these shifts ends with it:
-- the person no longer has them. Requests to take one of them stay.
create function app.keep_opened_shifts(request public.time_off_requests, opened uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into app.shifts_before as kept (club_id, time_off_id, shifts)
  select request.club_id, request.id, jsonb_agg(app.shift_before(shift) order by shift.id)
  from public.shifts as shift
  where shift.id = any (opened)
  on conflict (time_off_id) do update set shifts = kept.shifts || excluded.shifts;
  perform app.keep_requested_shifts(asked, request.id)
  from public.shift_requests as asked
  where asked.status = 'open'
    and (asked.kind <> 'pickup' and asked.shift_id = any (opened) or asked.colleague_shift_id = any (opened));
end
$$;

create function app.end_requests_with(decided_id uuid) returns void
language sql security definer set search_path = '' as $$
  update public.shift_requests set status = 'cancelled'
  where status = 'open' and id in (select shift_request_id from app.shifts_before where ended_with = decided_id)
$$;

-- Whether a request ended because its person has the days off.
create function app.ended_with_days_off(request public.shift_requests) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from app.shifts_before as kept
    join public.time_off_requests as days on days.id = kept.ended_with
    where kept.shift_request_id = request.id and days.staff_id = request.staff_id
  )
$$;

-- The requests that ended with an approval are open again once it is taken back, and their people are told. One that no longer
-- fits stays ended: its shift has begun or is another one, or its person has asked anew.
create function app.reopen_ended_requests(decided_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  ended public.shift_requests;
begin
  for ended in
    select asked.* from app.shifts_before as kept
    join public.shift_requests as asked on asked.id = kept.shift_request_id and asked.status = 'cancelled'
    where kept.ended_with = decided_id
    order by asked.created_at, asked.id
    for update of asked
  loop
    begin
      perform app.refuse_changed_shifts(ended, app.shifts_before(ended.id));
      update public.shift_requests set status = 'open' where id = ended.id;
    exception when sqlstate 'PT409' or check_violation or exclusion_violation then
      null;
    end;
  end loop;
  delete from app.shifts_before where ended_with = decided_id or decided_id in (shift_request_id, time_off_id);
end
$$;
create function app.shifts_to_give_back(request public.time_off_requests, shifts_before jsonb)
returns setof public.shifts
language sql stable security definer set search_path = '' as $$
  select shift.*
  from jsonb_populate_recordset(null::public.shifts, shifts_before) as before
  join public.shifts as shift on shift.id = before.id
  where shift.status <> 'cancelled' and app.is_same_work(shift, before) and app.is_on_days_off(shift, request)
$$;

create function app.give_back_shifts(request public.shift_requests, shifts_before jsonb, reason_param text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  other record;
begin
  -- The first shift that is not as the approval left it.
  select person.name, format('%s shift on %s', shift.role, app.shift_words(shift)) as shift,
    shift.starts_at <= app.club_now(shift.club_id) or exists (
      select from public.time_entries where shift_id = shift.id
    ) as has_begun
  into other
  from jsonb_populate_recordset(null::public.shifts, shifts_before) as before
  join public.shifts as shift on shift.id = before.id
  cross join lateral (
    select case request.kind
      when 'drop' then before.staff_id
      when 'pickup' then request.staff_id
      else case when shift.id = request.shift_id then request.colleague_id else request.staff_id end
    end as staff_id
  ) as left_with
  left join public.staff_members as person on person.id = shift.staff_id and person.id <> left_with.staff_id
  where shift.status <> 'published' or shift.staff_id is distinct from left_with.staff_id
    or not app.is_same_work(shift, before)
    or shift.starts_at <= app.club_now(shift.club_id)
    or exists (select from public.time_entries where shift_id = shift.id)
  order by shift.starts_at, shift.id
  limit 1;
  if other.has_begun then
    raise exception 'The % has begun, so the request stays approved.', other.shift
      using errcode = 'PT409', hint = 'Correct in the schedule who works it.';
  elsif other.name is not null then
    raise exception '% has the % now, so the request stays approved.', other.name, other.shift
      using errcode = 'PT409', hint = 'Talk to them, and change the shift in the schedule.';
  elsif other.shift is not null then
    raise exception 'The % has changed since, so the request stays approved.', other.shift
      using errcode = 'PT409', hint = 'Change it in the schedule.';
  end if;
  perform app.let_decision_tell(request.staff_id);
  -- Who loses a shift can no longer drop or swap it.
  update public.shift_requests as wish set status = 'cancelled'
  from jsonb_populate_recordset(null::public.shifts, shifts_before) as before
  join public.shifts as shift on shift.id = before.id and shift.staff_id is distinct from before.staff_id
  where wish.status = 'open' and (wish.shift_id = shift.id and wish.kind <> 'pickup' or wish.colleague_shift_id = shift.id);
  update public.shifts as shift
  set staff_id = before.staff_id, override_reason = reason_param,
    needs_cover = before.needs_cover or shift.staff_id is not distinct from before.staff_id and exists (
      select from public.shift_answers where shift_id = shift.id and answer = 'declined'
    )
  from jsonb_populate_recordset(null::public.shifts, shifts_before) as before
  where shift.id = before.id;
  -- Another person covers a shift (app.prepare_shift): it is flagged again once the person has it.
  update public.shifts as shift
  set needs_cover = true
  from jsonb_populate_recordset(null::public.shifts, shifts_before) as before
  where shift.id = before.id and before.needs_cover and not shift.needs_cover;
  perform app.let_decision_tell(null);
end
$$;

create function app.refuse_changed_shifts(request public.shift_requests, shifts_before jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  changed public.shifts;
begin
  select shift.* into changed
  from jsonb_populate_recordset(null::public.shifts, shifts_before) as before
  join public.shifts as shift on shift.id = before.id
  where request.kind <> 'drop'
    and (not app.is_same_work(shift, before) or request.kind = 'swap' and shift.staff_id is distinct from before.staff_id)
  order by shift.starts_at, shift.id
  limit 1;
  if changed.id is not null then
    raise exception 'The % shift on % has changed since, so the request stays denied.', changed.role,
      app.shift_words(changed)
      using errcode = 'PT409', hint = 'They can ask again for the shift as it is now.';
  end if;
end
$$;

create or replace function app.decide_time_off(request_id_param uuid, decision_param text, note_param text)
returns setof public.shifts
language plpgsql security definer set search_path = '' as $$
declare
  club uuid := app.managed_club();
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
  club constant uuid := app.managed_club();
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
  request public.shift_requests := app.lock_shift_request(request_id_param, app.managed_club(), '{}');
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
  request public.shift_requests := app.lock_shift_request(request_id_param, app.managed_club(), '{}');
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

create or replace function app.rename_shift_role() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  renamed constant jsonb := jsonb_build_object('role', new.title);
begin
  update public.shifts
  set role = case when role = old.title then new.title else role end,
    published_as = case when published_as ->> 'role' = old.title then published_as || renamed else published_as end
  where club_id = new.club_id and old.title in (role, published_as ->> 'role');
  update app.shifts_before set shifts = app.with_role_renamed(shifts, old.title, new.title)
  where club_id = new.club_id and shifts @> jsonb_build_array(jsonb_build_object('role', old.title));
  return null;
end
$$;

create or replace function app.tell_of_decided_requests() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.tell(array(
    select row(
      person.user_id,
      'schedule_changes',
      format('%s: your request to %s %s',
        case request.status when 'approved' then 'Approved' when 'declined' then 'Declined' else 'Ended' end,
        case request.kind when 'pickup' then 'take' else request.kind end,
        app.shift_words(shift)),
      case
        when request.status <> 'cancelled' then request.decision_note
        when app.ended_with_days_off(request) then 'You have these days off.'
        when request.colleague_id = any (app.my_staff_ids()) then format('%s did not agree.', colleague.name)
        when 'draft' in (shift.status, colleague_shift.status)
          then 'The schedule has changed. Ask again once the shift is published.'
        else 'The schedule has changed. Ask again if you still want it.'
      end,
      '/scheduling'
    )::app.news
    from new_requests as request
    join old_requests as earlier on earlier.id = request.id
    join public.staff_members as person on person.id = request.staff_id
    join public.shifts as shift on shift.id = request.shift_id
    left join public.shifts as colleague_shift on colleague_shift.id = request.colleague_shift_id
    left join public.staff_members as colleague on colleague.id = request.colleague_id
    where earlier.status = 'open' and request.status in ('approved', 'declined', 'cancelled')
      and person.user_id is not null
    union all
    -- A decision that is taken back, with what becomes of the shifts.
    select row(
      person.user_id,
      'schedule_changes',
      format('Open again: your request to %s %s', case request.kind when 'pickup' then 'take' else request.kind end,
        app.shift_words(shift)),
      concat_ws(E'\n', case earlier.status || ' ' || request.kind
        when 'approved pickup' then 'The approval was taken back, so this shift is not yours for now.'
        when 'approved swap' then 'The approval was taken back, so you each have your own shift back.'
        else case earlier.status
          when 'cancelled' then 'It ended with another decision, which was taken back.'
          else format('It is no longer %s.', earlier.status)
        end
      end, 'You are told when it is decided.'),
      '/scheduling'
    )::app.news
    from new_requests as request
    join old_requests as earlier on earlier.id = request.id
    join public.staff_members as person on person.id = request.staff_id
    join public.shifts as shift on shift.id = request.shift_id
    where earlier.status in ('approved', 'declined', 'cancelled') and request.status = 'open'
      and person.user_id is not null
    union all
    -- Who agreed to a swap waits for the decision, too. An approved one reaches them as news of the schedule.
    select row(
      colleague.user_id,
      'schedule_changes',
      format('Declined: the swap with %s of %s', person.name, app.shift_words(shift)),
      request.decision_note,
      '/scheduling'
    )::app.news
    from new_requests as request
    join old_requests as earlier on earlier.id = request.id
    join public.staff_members as person on person.id = request.staff_id
    join public.staff_members as colleague on colleague.id = request.colleague_id
    join public.shifts as shift on shift.id = request.shift_id
    where earlier.status = 'open' and request.status = 'declined' and request.colleague_agreed_at is not null
      and colleague.user_id is not null
    union all
    select row(
      colleague.user_id,
      'schedule_changes',
      format('Open again: the swap with %s of %s', person.name, app.shift_words(shift)),
      E'It is no longer declined.\nYou are told when it is decided.',
      '/scheduling'
    )::app.news
    from new_requests as request
    join old_requests as earlier on earlier.id = request.id
    join public.staff_members as person on person.id = request.staff_id
    join public.staff_members as colleague on colleague.id = request.colleague_id
    join public.shifts as shift on shift.id = request.shift_id
    where earlier.status = 'declined' and request.status = 'open' and request.colleague_agreed_at is not null
      and colleague.user_id is not null
  ));
  return null;
end
$$;

create or replace function app.tell_of_decided_time_off() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.tell(array(
    select row(
      person.user_id,
      'schedule_changes',
      format('Time off %s: %s', request.status, app.days_words(request.starts_on, request.ends_on,
        app.club_today(request.club_id))),
      request.decision_note,
      '/scheduling'
    )::app.news
    from new_requests as request
    join old_requests as earlier on earlier.id = request.id
    join public.staff_members as person on person.id = request.staff_id
    where earlier.status = 'pending' and request.status in ('approved', 'declined') and person.user_id is not null
    union all
    -- A decision that is taken back, with the shifts that the approval opened.
    select row(
      person.user_id,
      'schedule_changes',
      format('Time off not decided yet: %s', app.days_words(request.starts_on, request.ends_on,
        app.club_today(request.club_id))),
      concat_ws(E'\n', format('It is no longer %s.', earlier.status), (
        select string_agg(format('Yours again: %s, %s', app.shift_words(shift), shift.role), E'\n'
          order by shift.starts_at, shift.id)
        from app.shifts_to_give_back(earlier, app.shifts_before(earlier.id)) as shift
        where shift.staff_id is null and shift.status = 'published'
      ), 'You are told when it is decided.'),
      '/scheduling'
    )::app.news
    from new_requests as request
    join old_requests as earlier on earlier.id = request.id
    join public.staff_members as person on person.id = request.staff_id
    where earlier.status in ('approved', 'declined') and request.status = 'pending' and person.user_id is not null
  ));
  return null;
end
$$;

revoke all on function app.shifts_before(uuid), app.keep_requested_shifts(public.shift_requests, uuid),
  app.keep_other_requests(public.shift_requests), app.keep_opened_shifts(public.time_off_requests, uuid[]),
  app.end_requests_with(uuid), app.ended_with_days_off(public.shift_requests), app.reopen_ended_requests(uuid),
  app.shifts_to_give_back(public.time_off_requests, jsonb), app.give_back_shifts(public.shift_requests, jsonb, text),
  app.refuse_changed_shifts(public.shift_requests, jsonb) from public;

alter policy reports_select on public.reports
  using (club_id = any ((select app.visible_clubs())::uuid[]) and (select app.reads_reports()));
