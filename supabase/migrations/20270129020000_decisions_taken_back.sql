-- Decisions on requests, and emergency offers, can be taken back. People are told, and what someone else has accepted
-- meanwhile stays as it is.

alter table public.time_off_requests add column opened_shifts uuid[] not null default '{}';
comment on column public.time_off_requests.opened_shifts is
  'The shifts that the approval opened, which are the person''s again if it is taken back.';
alter table public.shift_requests add column shifts_before jsonb;
comment on column public.shift_requests.shifts_before is
  'Its shifts (id, staff_id, needs_cover, starts_at, ends_at) as they were before the approval, which can be taken back.';
alter table public.shift_offers drop constraint shift_offers_status_known;
alter table public.shift_offers add constraint shift_offers_status_known
  check (status in ('open', 'accepted', 'taken', 'withdrawn'));
comment on column public.shift_offers.status is 'taken: someone else was first, or the shift was filled in another way. withdrawn: a manager took the offer back.';

create function app.is_on_days_off(shift public.shifts, request public.time_off_requests) returns boolean
language sql stable security definer set search_path = '' as $$
  select shift.starts_at > app.club_now(request.club_id)
    and shift.starts_at < app.club_moment(request.club_id, request.ends_on + 1)
    and shift.ends_at > app.club_moment(request.club_id, request.starts_on)
$$;
revoke all on function app.is_on_days_off(public.shifts, public.time_off_requests) from public;

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
  if request.status = 'pending' then
    -- This waits for a concurrent write of the person's shifts, and then opens those with the others. The shifts are
    -- locked before the person, as in every change of a shift, so of two concurrent changes one waits for the other.
    perform from public.shifts
    where staff_id = request.staff_id and starts_at > app.club_now(club)
    order by id
    for update;
    perform from public.staff_members where id = request.staff_id for no key update;
    update public.time_off_requests
    set status = decision_param, decision_note = note_param, decided_by = auth.uid(), decided_at = app.club_now(club)
    where id = request.id;
  end if;
  if decision_param = 'approved' then
    perform app.let_decision_tell(request.staff_id);
    with opened_shift as (
      update public.shifts as shift
      set staff_id = null, override_reason = 'Time off approved'
      where shift.staff_id = request.staff_id and shift.status <> 'cancelled' and app.is_on_days_off(shift, request)
      returning shift.id
    )
    select array_agg(id order by id) into opened from opened_shift;
    perform app.let_decision_tell(null);
    if opened is not null then
      update public.time_off_requests set opened_shifts = opened_shifts || opened where id = request.id;
      return query select * from public.shifts where id = any (opened) order by id;
    end if;
  end if;
end
$$;

create function app.reopen_time_off(request_id_param uuid, reason_param text) returns void
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
  if request.status = 'pending' then
    return;
  end if;
  if request.status = 'withdrawn' then
    raise exception 'This request is already withdrawn.'
      using errcode = 'PT409', hint = 'Reload the list of requests.';
  end if;
  if request.status = 'approved' and request.starts_on <= app.club_today(club) then
    raise exception 'This time off has already begun, so it stays approved.'
      using errcode = 'PT409', hint = 'Talk to the person.';
  end if;
  perform from public.shifts where id = any (request.opened_shifts) order by id for update;
  select person.name, shift.role, app.shift_words(shift) as words into taken
  from public.shifts as shift
  join public.staff_members as person on person.id = shift.staff_id
  where shift.id = any (request.opened_shifts) and shift.status <> 'cancelled' and app.is_on_days_off(shift, request)
  order by shift.starts_at, shift.id
  limit 1;
  if taken.name is not null then
    raise exception '% has the % shift on % now, so the time off stays approved.', taken.name, taken.role, taken.words
      using errcode = 'PT409', hint = 'Talk to both of them, and open that shift first.';
  end if;
  update public.time_off_requests
  set status = 'pending', decision_note = null, decided_by = null, decided_at = null, opened_shifts = '{}'
  where id = request.id;
  -- The news of the request names the shifts (decision_news.sql).
  perform app.let_decision_tell(request.staff_id);
  update public.shifts as shift
  set staff_id = request.staff_id, override_reason = reason_param
  where shift.id = any (request.opened_shifts) and shift.staff_id is null and shift.status <> 'cancelled'
    and app.is_on_days_off(shift, request);
  perform app.let_decision_tell(null);
end
$$;
revoke all on function app.reopen_time_off(uuid, text) from public;
grant execute on function app.reopen_time_off(uuid, text) to authenticated;

create function public.reopen_time_off(request_id uuid, override_reason text default null) returns void
language sql set search_path = '' as $$
  select app.reopen_time_off(request_id, override_reason)
$$;
revoke all on function public.reopen_time_off(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.reopen_time_off(uuid, text) to authenticated;

create trigger "Shift_requests_check_again" after update on public.shift_requests
  for each row when (new.status = 'open' and old.status <> 'open') execute function app.check_shift_request();

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
  if decision_param = 'approved' then
    select jsonb_agg(jsonb_build_object('id', id, 'staff_id', staff_id, 'needs_cover', needs_cover, 'starts_at', starts_at,
      'ends_at', ends_at) order by id = request.colleague_shift_id)
    into before
    from public.shifts
    where id in (request.shift_id, request.colleague_shift_id);
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

create function app.give_back_shifts(request public.shift_requests, reason_param text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  other record;
begin
  if request.shifts_before is null then
    raise exception 'This was approved too long ago to be taken back.'
      using errcode = 'PT409', hint = 'Change the shift in the schedule.';
  end if;
  -- The first shift that is not as the approval left it.
  select person.name, format('%s shift on %s', shift.role, app.shift_words(shift)) as shift,
    shift.starts_at <= app.club_now(shift.club_id) or exists (
      select from public.time_entries where shift_id = shift.id
    ) as has_begun
  into other
  from jsonb_to_recordset(request.shifts_before) as before (id uuid, staff_id uuid, starts_at timestamptz,
    ends_at timestamptz)
  join public.shifts as shift on shift.id = before.id
  cross join lateral (
    select case request.kind
      when 'drop' then before.staff_id
      when 'pickup' then request.staff_id
      else case when shift.id = request.shift_id then request.colleague_id else request.staff_id end
    end as staff_id
  ) as left_with
  left join public.staff_members as person on person.id = shift.staff_id and person.id <> left_with.staff_id
  where shift.status <> 'published' or (shift.staff_id, shift.starts_at, shift.ends_at)
      is distinct from (left_with.staff_id, before.starts_at, before.ends_at)
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
  update public.shifts as shift
  set staff_id = before.staff_id, override_reason = reason_param,
    needs_cover = before.needs_cover or shift.staff_id = before.staff_id and exists (
      select from public.shift_answers where shift_id = shift.id and answer = 'declined'
    )
  from jsonb_to_recordset(request.shifts_before) as before (id uuid, staff_id uuid, needs_cover boolean)
  where shift.id = before.id;
  perform app.let_decision_tell(null);
end
$$;

create function app.reopen_shift_request(request_id_param uuid, reason_param text) returns public.shift_requests
language plpgsql security definer set search_path = '' as $$
declare
  request public.shift_requests := app.lock_shift_request(request_id_param, app.managed_club(), '{}');
begin
  if request.status = 'open' then
    return request;
  end if;
  if request.status not in ('approved', 'declined') then
    raise exception 'This request is already %.', request.status
      using errcode = 'PT409', hint = 'Reload the list of requests.';
  end if;
  if request.status = 'approved' then
    perform app.give_back_shifts(request, reason_param);
  end if;
  update public.shift_requests
  set status = 'open', decision_note = null, decided_by = null, decided_at = null, shifts_before = null
  where id = request.id
  returning * into request;
  return request;
end
$$;
revoke all on function app.give_back_shifts(public.shift_requests, text), app.reopen_shift_request(uuid, text) from public;
grant execute on function app.reopen_shift_request(uuid, text) to authenticated;

create function public.reopen_shift_request(request_id uuid, override_reason text default null)
returns public.shift_requests
language sql set search_path = '' as $$
  select app.reopen_shift_request(request_id, override_reason)
$$;
revoke all on function public.reopen_shift_request(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.reopen_shift_request(uuid, text) to authenticated;

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
        when 'approved swap' then 'The approval was taken back, so each of you has the own shift again.'
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
        from public.shifts as shift
        where shift.id = any (earlier.opened_shifts) and shift.staff_id is null and shift.status = 'published'
          and app.is_on_days_off(shift, request)
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

create function app.withdraw_offers(offer_ids_param uuid[]) returns setof uuid
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
    update public.shift_offers set status = 'withdrawn', answered_at = app.club_now(club)
    where id = any (offer_ids_param) and club_id = club and status = 'open'
    returning id;
  if not found then
    raise exception 'None of these offers is open any more, so there is nothing to take back.'
      using errcode = 'PT409', hint = 'The schedule shows who has taken the shifts.';
  end if;
end
$$;
revoke all on function app.withdraw_offers(uuid[]) from public;
grant execute on function app.withdraw_offers(uuid[]) to authenticated;

create function public.withdraw_offers(offer_ids uuid[]) returns setof uuid
language sql set search_path = '' as $$
  select * from app.withdraw_offers(offer_ids)
$$;
revoke all on function public.withdraw_offers(uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.withdraw_offers(uuid[]) to authenticated;

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
      format('No longer asked: %s', app.shift_words(shift)),
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

create or replace function app.accept_open_shift(shift_id_param uuid) returns public.shifts
language plpgsql security definer set search_path = '' as $$
declare
  shift public.shifts;
  offer public.shift_offers;
  taker public.staff_members;
  against record;
begin
  -- The lock on the shift comes first: the first to get it has won, and the others read the outcome.
  select * into shift from public.shifts
  where id = shift_id_param and club_id = any (app.visible_clubs())
  for update;
  select * into taker from public.staff_members where club_id = shift.club_id and id = any (app.my_staff_ids());
  select * into offer from public.shift_offers where shift_id = shift.id and staff_id = taker.id;
  if offer.id is null and (taker.id is null or shift.status = 'draft' or not app.staff_take_open_shifts(shift.club_id)) then
    raise exception 'This shift was not offered to you.'
      using errcode = 'PT404', hint = 'Ask to take it, or talk to your manager.';
  end if;
  if shift.staff_id = taker.id then
    return shift;
  end if;
  if offer.status = 'withdrawn' and not app.staff_take_open_shifts(shift.club_id) then
    raise exception 'This offer was taken back.' using errcode = 'PT409', hint = 'Talk to your manager.';
  end if;
  if shift.status <> 'published' or shift.staff_id is not null and not shift.needs_cover
    or offer.status <> 'open' and not app.staff_take_open_shifts(shift.club_id) then
    raise exception 'This shift is no longer open: someone else was first.'
      using errcode = 'PT409', hint = 'Thank you all the same. Look at the other offers.';
  end if;
  if shift.starts_at <= app.club_now(shift.club_id) then
    raise exception 'This shift has already begun.' using errcode = 'PT409', hint = 'Talk to your manager.';
  end if;
  -- Of several shifts that one person takes at once, each is held against those before it. Plans of shifts take the same
  -- lock (app.write_in_turn).
  perform pg_advisory_xact_lock(hashtextextended('shifts of ' || taker.id, 0));
  -- An offer is the manager's reason to set soft rules aside; without one they hold.
  if offer.status is distinct from 'open' then
    against := app.obstacles_to_taking(shift, taker.id);
    if against.hard is not null then
      raise exception '%', against.hard using errcode = '23514', hint = 'Choose a shift that you may work.';
    end if;
    if against.soft is not null then
      raise exception '%', against.soft
        using errcode = 'PT409', hint = 'Ask to take it instead: your manager decides.';
    end if;
  end if;
  update public.shifts
  set staff_id = taker.id,
    override_reason = case when offer.status = 'open' then 'Accepted an emergency offer' else 'Taken by ' || taker.name end
  where id = shift.id
  returning * into shift;
  perform app.confirm_shift(shift.id);
  -- What others asked about it is done, or no longer possible.
  update public.shift_requests set status = 'cancelled'
  where status = 'open' and shift.id in (shift_id, colleague_shift_id) and staff_id <> taker.id;
  update public.shift_requests set status = 'withdrawn'
  where status = 'open' and shift_id = shift.id and staff_id = taker.id;
  if offer.status is distinct from 'open' then
    perform app.tell(array(
      select app.news_for_managers(shift.club_id, format('%s takes %s', taker.name, app.shift_words(shift)),
        concat_ws(', ', shift.role, shift.location))
    ));
  end if;
  return shift;
end
$$;
