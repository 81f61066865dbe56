-- Taking back a decision on a request keeps what the shifts were: their need for cover, and their role and place. It is for
-- the manager who decided, as offers are for the manager who made them. A draft that is canceled tells no one its plan.

alter table public.time_off_requests add column shifts_before jsonb;
comment on column public.time_off_requests.shifts_before is
  'The shifts that the approval opened, as they were before it (app.shift_before), which can be taken back.';
comment on column public.shift_requests.shifts_before is
  'Its shifts as they were before the decision (app.shift_before), which can be taken back.';
comment on column public.shifts.published_as is
  'What people were told of it last: staff_id, role, location, starts_at and ends_at. Kept while it is a draft again. Null if '
  'no one knows it, also once it is canceled as a draft, or planned anew after it was canceled or taken from its person.';
alter policy shifts_select on public.shifts
  using (
    club_id = any ((select app.visible_clubs())::uuid[])
    and (
      club_id = any ((select app.editable_clubs())::uuid[])
      or (select app.is_firm())
      or (status <> 'draft' and published_as is not null)
    )
  );

create function app.is_same_work(one public.shifts, other public.shifts) returns boolean
language sql immutable set search_path = '' as $$
  select (one.role, one.location, one.starts_at, one.ends_at)
    is not distinct from (other.role, other.location, other.starts_at, other.ends_at)
$$;

create function app.refuse_decision_of_others(decided_by uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if decided_by is distinct from auth.uid() then
    raise exception 'Another manager has decided since.'
      using errcode = 'PT409', hint = 'Talk to them, or reload the list of requests.';
  end if;
end
$$;

create function app.shift_before(shift public.shifts) returns jsonb
language sql stable set search_path = '' as $$
  select app.shift_as_told(shift) || jsonb_build_object('id', shift.id, 'needs_cover', shift.needs_cover)
$$;

revoke all on function app.shift_before(public.shifts), app.is_same_work(public.shifts, public.shifts),
  app.refuse_decision_of_others(uuid) from public;

-- Earlier decisions did not store the role and place. They are taken as they are now. The requests keep their versions, and
-- no one is told.
alter table public.shift_requests disable trigger user;
update public.shift_requests as request
set shifts_before = (
  select jsonb_agg(before || jsonb_build_object('role', shift.role, 'location', shift.location) order by place)
  from jsonb_array_elements(request.shifts_before) with ordinality as stored (before, place)
  join public.shifts as shift on shift.id = (before ->> 'id')::uuid
)
where shifts_before is not null;
alter table public.shift_requests enable trigger user;
alter table public.time_off_requests disable trigger user;
update public.time_off_requests as request
set shifts_before = (
  select jsonb_agg(app.shift_before(shift) || jsonb_build_object('staff_id', request.staff_id) order by shift.id)
  from public.shifts as shift
  where shift.id = any (request.opened_shifts)
)
where opened_shifts <> '{}';
alter table public.time_off_requests enable trigger user;
alter table public.time_off_requests drop column opened_shifts;

create or replace function app.shift_as_known(old_shift public.shifts, shift public.shifts) returns jsonb
language sql stable set search_path = '' as $$
  select case
    when shift.status = 'published' then app.shift_as_told(shift)
    -- Its person is told that it is canceled, or no longer theirs.
    when old_shift.status = 'cancelled' and shift.status = 'draft' then null
    when old_shift.status = 'draft' and shift.status = 'cancelled' then null
    when old_shift.status = 'published' and shift.status = 'draft' and old_shift.staff_id is distinct from shift.staff_id
      and old_shift.staff_id is not null then null
    -- Only a job role that is renamed has changed it (app.rename_shift_role).
    else shift.published_as
  end
$$;

create function app.with_role_renamed(shifts jsonb, old_title text, new_title text) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_agg(
    case when shift ->> 'role' = old_title then shift || jsonb_build_object('role', new_title) else shift end order by place
  )
  from jsonb_array_elements(shifts) with ordinality as stored (shift, place)
$$;

revoke all on function app.with_role_renamed(jsonb, text, text) from public;

create or replace function app.rename_shift_role() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  renamed constant jsonb := jsonb_build_object('role', new.title);
begin
  update public.shifts
  set role = case when role = old.title then new.title else role end,
    published_as = case when published_as ->> 'role' = old.title then published_as || renamed else published_as end
  where club_id = new.club_id and old.title in (role, published_as ->> 'role');
  update public.shift_requests set shifts_before = app.with_role_renamed(shifts_before, old.title, new.title)
  where club_id = new.club_id and shifts_before @> jsonb_build_array(jsonb_build_object('role', old.title));
  update public.time_off_requests set shifts_before = app.with_role_renamed(shifts_before, old.title, new.title)
  where club_id = new.club_id and shifts_before @> jsonb_build_array(jsonb_build_object('role', old.title));
  return null;
end
$$;

-- No one knows the plan of a draft that was canceled.
alter table public.shifts disable trigger user;
update public.shifts as shift
set published_as = null
where status = 'cancelled' and published_as is not null and (
  select event.before ->> 'status' from public.shift_events as event
  where event.shift_id = shift.id and event.kind = 'cancelled'
  order by event.created_at desc
  limit 1
) = 'draft';
alter table public.shifts enable trigger user;

create or replace function app.decide_time_off(request_id_param uuid, decision_param text, note_param text)
returns setof public.shifts
language plpgsql security definer set search_path = '' as $$
declare
  club uuid := app.managed_club();
  request public.time_off_requests;
  opened uuid[];
  before jsonb;
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
    select array_agg(shift.id), jsonb_agg(app.shift_before(shift) order by shift.id) into opened, before
    from public.shifts as shift
    where shift.staff_id = request.staff_id and shift.status <> 'cancelled' and app.is_on_days_off(shift, request);
    if opened is not null then
      perform app.let_decision_tell(request.staff_id);
      update public.shifts set staff_id = null, override_reason = 'Time off approved' where id = any (opened);
      perform app.let_decision_tell(null);
      update public.time_off_requests set shifts_before = coalesce(shifts_before, '[]') || before where id = request.id;
      return query select * from public.shifts where id = any (opened) order by id;
    end if;
  end if;
end
$$;

create function app.shifts_to_give_back(request public.time_off_requests) returns setof public.shifts
language sql stable security definer set search_path = '' as $$
  select shift.*
  from jsonb_populate_recordset(null::public.shifts, request.shifts_before) as before
  join public.shifts as shift on shift.id = before.id
  where shift.status <> 'cancelled' and app.is_same_work(shift, before) and app.is_on_days_off(shift, request)
$$;

revoke all on function app.shifts_to_give_back(public.time_off_requests) from public;

create or replace function app.reopen_time_off(request_id_param uuid, reason_param text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  club constant uuid := app.managed_club();
  request public.time_off_requests;
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
  perform from public.shifts
  where id in (select id from jsonb_populate_recordset(null::public.shifts, request.shifts_before))
  order by id
  for update;
  select person.name, shift.role, app.shift_words(shift) as words into taken
  from app.shifts_to_give_back(request) as shift
  join public.staff_members as person on person.id = shift.staff_id
  order by shift.starts_at, shift.id
  limit 1;
  if taken.name is not null then
    raise exception '% has the % shift on % now, so the time off stays approved.', taken.name, taken.role, taken.words
      using errcode = 'PT409', hint = 'Talk to both of them, and open that shift first.';
  end if;
  update public.time_off_requests
  set status = 'pending', decision_note = null, decided_by = null, decided_at = null, shifts_before = null
  where id = request.id;
  -- The news of the request names the shifts (decision_news.sql).
  perform app.let_decision_tell(request.staff_id);
  update public.shifts as shift
  set staff_id = request.staff_id, override_reason = reason_param, needs_cover = before.needs_cover
  from app.shifts_to_give_back(request) as given
  join jsonb_populate_recordset(null::public.shifts, request.shifts_before) as before on before.id = given.id
  where shift.id = given.id and shift.staff_id is null;
  perform app.let_decision_tell(null);
end
$$;

create or replace function app.decide_shift_request(request_id_param uuid, decision_param text, note_param text,
  reason_param text)
returns public.shift_requests
language plpgsql security definer set search_path = '' as $$
declare
  request public.shift_requests := app.lock_shift_request(request_id_param, app.managed_club(), '{}');
  before jsonb;
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
  select jsonb_agg(app.shift_before(shift) order by shift.id = request.colleague_shift_id) into before
  from public.shifts as shift
  where shift.id in (request.shift_id, request.colleague_shift_id);
  if decision_param = 'approved' then
    perform app.carry_out_shift_request(request, reason_param);
    perform app.cancel_other_requests(request);
  end if;
  update public.shift_requests
  set status = decision_param, decision_note = note_param, decided_by = auth.uid(), decided_at = app.club_now(club_id),
    shifts_before = before
  where id = request.id
  returning * into request;
  return request;
end
$$;

create or replace function app.give_back_shifts(request public.shift_requests, reason_param text) returns void
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
  from jsonb_populate_recordset(null::public.shifts, request.shifts_before) as before
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
  from jsonb_populate_recordset(null::public.shifts, request.shifts_before) as before
  join public.shifts as shift on shift.id = before.id and shift.staff_id is distinct from before.staff_id
  where wish.status = 'open' and (wish.shift_id = shift.id and wish.kind <> 'pickup' or wish.colleague_shift_id = shift.id);
  update public.shifts as shift
  set staff_id = before.staff_id, override_reason = reason_param,
    needs_cover = before.needs_cover or shift.staff_id is not distinct from before.staff_id and exists (
      select from public.shift_answers where shift_id = shift.id and answer = 'declined'
    )
  from jsonb_populate_recordset(null::public.shifts, request.shifts_before) as before
  where shift.id = before.id;
  -- Another person covers a shift (app.prepare_shift): it is flagged again once the person has it.
  update public.shifts as shift
  set needs_cover = true
  from jsonb_populate_recordset(null::public.shifts, request.shifts_before) as before
  where shift.id = before.id and before.needs_cover and not shift.needs_cover;
  perform app.let_decision_tell(null);
end
$$;

create function app.refuse_changed_shifts(request public.shift_requests) returns void
language plpgsql security definer set search_path = '' as $$
declare
  changed public.shifts;
begin
  select shift.* into changed
  from jsonb_populate_recordset(null::public.shifts, request.shifts_before) as before
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

revoke all on function app.refuse_changed_shifts(public.shift_requests) from public;

create or replace function app.reopen_shift_request(request_id_param uuid, reason_param text) returns public.shift_requests
language plpgsql security definer set search_path = '' as $$
declare
  request public.shift_requests := app.lock_shift_request(request_id_param, app.managed_club(), '{}');
begin
  if request.status not in ('approved', 'declined') then
    raise exception 'This request is already %.', request.status
      using errcode = 'PT409', hint = 'Reload the list of requests.';
  end if;
  perform app.refuse_decision_of_others(request.decided_by);
  if request.shifts_before is null then
    raise exception 'This was decided too long ago to be taken back.'
      using errcode = 'PT409', hint = 'Change the shift in the schedule.';
  end if;
  if request.status = 'approved' then
    perform app.give_back_shifts(request, reason_param);
  else
    perform app.refuse_changed_shifts(request);
  end if;
  update public.shift_requests
  set status = 'open', decision_note = null, decided_by = null, decided_at = null, shifts_before = null
  where id = request.id
  returning * into request;
  return request;
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
        else format('It is no longer %s.', earlier.status)
      end, 'You are told when it is decided.'),
      '/scheduling'
    )::app.news
    from new_requests as request
    join old_requests as earlier on earlier.id = request.id
    join public.staff_members as person on person.id = request.staff_id
    join public.shifts as shift on shift.id = request.shift_id
    where earlier.status in ('approved', 'declined') and request.status = 'open' and person.user_id is not null
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
        from app.shifts_to_give_back(earlier) as shift
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

create or replace function app.tell_of_renewed_offers() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.tell(array(
    select news
    from new_offers as offer
    join old_offers as earlier on earlier.id = offer.id
    cross join lateral app.news_of_offer(offer) as news
    where earlier.status <> 'open'
    union all
    select row(
      person.user_id,
      'schedule_changes',
      format('You are no longer asked to work %s', app.shift_words(shift)),
      concat_ws(', ', shift.role, nullif(btrim(shift.location), '')) || '. The offer was taken back.',
      '/scheduling'
    )::app.news
    from new_offers as offer
    join old_offers as earlier on earlier.id = offer.id
    join public.staff_members as person on person.id = offer.staff_id
    join public.shifts as shift on shift.id = offer.shift_id
    where earlier.status = 'open' and offer.status = 'withdrawn' and person.user_id is not null
  ));
  return null;
end
$$;

drop function public.offer_open_shifts(), app.offer_open_shifts();

create function app.offer_open_shifts()
returns table (offer_id uuid, is_new boolean, shift_id uuid, staff_id uuid, staff_name text, words text)
language plpgsql security definer set search_path = '' as $$
declare
  club uuid := app.managed_club();
  wanted public.shifts[];
  made uuid[];
begin
  wanted := array(
    select shift from public.shifts as shift
    where shift.club_id = club and shift.status = 'published' and (shift.staff_id is null or shift.needs_cover)
      and shift.starts_at > app.club_now(club) and shift.starts_at <= app.club_now(club) + interval '24 hours'
    order by shift.id
    for update
  );
  -- Shifts of the same role and time have the same candidates, so the rules are asked once for all of them. As a new open
  -- shift, which is none of them: a person whose own shift is among them works at that time.
  with eligible as materialized (
    select kind.*, candidate.staff_id
    from (select distinct role, starts_at, ends_at, break_minutes from unnest(wanted)) as kind
    cross join lateral jsonb_populate_record(null::public.shifts, to_jsonb(kind) || jsonb_build_object(
      'club_id', club, 'status', 'published')) as planned
    cross join lateral app.candidates(planned, true) as candidate
    where candidate.refusals is null
  ), asked as (
    insert into public.shift_offers as offer (club_id, shift_id, staff_id, offered_by)
    select club, shift.id, eligible.staff_id, auth.uid()
    from eligible
    join unnest(wanted) as shift on (shift.role, shift.starts_at, shift.ends_at, shift.break_minutes)
        = (eligible.role, eligible.starts_at, eligible.ends_at, eligible.break_minutes)
      and shift.staff_id is distinct from eligible.staff_id
    on conflict on constraint shift_offers_once
      do update set status = 'open', answered_at = null, offered_by = excluded.offered_by where offer.status <> 'open'
    returning offer.id
  )
  select coalesce(array_agg(id), '{}') into made from asked;
  return query
    select offer.id, offer.id = any (made), offer.shift_id, offer.staff_id, person.name,
      shift.role || ', ' || app.shift_words(shift)
    from public.shift_offers as offer
    join public.shifts as shift on shift.id = offer.shift_id
    join public.staff_members as person on person.id = offer.staff_id
    where offer.club_id = club and offer.status = 'open' and (shift.staff_id is null or shift.needs_cover)
      and shift.status = 'published'
      and shift.starts_at > app.club_now(club)
    order by shift.starts_at, shift.id, lower(person.name) collate "C";
end
$$;

revoke all on function app.offer_open_shifts() from public;
grant execute on function app.offer_open_shifts() to authenticated;

create function public.offer_open_shifts()
returns table (offer_id uuid, is_new boolean, shift_id uuid, staff_id uuid, staff_name text, words text)
language sql set search_path = '' as $$
  select * from app.offer_open_shifts()
$$;

revoke all on function public.offer_open_shifts() from public, anon, authenticated, service_role;
grant execute on function public.offer_open_shifts() to authenticated;

create or replace function app.withdraw_offers(offer_ids_param uuid[]) returns setof uuid
language plpgsql security definer set search_path = '' as $$
declare
  club constant uuid := app.managed_club();
begin
  -- The shifts first: who accepts an offer locks the shift before it.
  perform from public.shifts
  where id in (select shift_id from public.shift_offers where id = any (offer_ids_param) and club_id = club)
  order by id
  for update;
  return query
    update public.shift_offers as offer set status = 'withdrawn', answered_at = app.club_now(club)
    from public.shifts as shift
    where offer.id = any (offer_ids_param) and offer.club_id = club and offer.status = 'open'
      and offer.offered_by = auth.uid() and shift.id = offer.shift_id and shift.starts_at > app.club_now(club)
    returning offer.id;
  if not found then
    raise exception 'None of these offers is open any more, so there is nothing to take back.'
      using errcode = 'PT409', hint = 'The schedule shows who has taken the shifts.';
  end if;
end
$$;

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
    select planned.*
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
