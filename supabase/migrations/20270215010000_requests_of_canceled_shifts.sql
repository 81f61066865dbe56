-- A shift that is canceled ends the open requests about it: to drop it, to swap it and to take it. A request to take a shift ends
-- when it no longer needs cover. Their people are told, and so is the colleague of a swap, also when a shift of it gets another
-- person. Once the shift is published again as it was, as undo does, the requests are open again. Requests that were left open
-- so far end now.

-- Stores the shifts of the requests that end because a shift is canceled or gets another person. A request of which something
-- is stored is open only within a decision, which ends it itself.
create or replace function app.keep_requests_of_person(before public.shifts, after public.shifts) returns void
language sql security definer set search_path = '' as $$
  insert into app.shifts_before (club_id, shift_request_id, shifts, ended_with)
  select request.club_id, request.id, jsonb_agg(
      app.shift_before(case when shift.id = before.id then before else shift end)
        -- One statement can give both shifts of a swap to other people.
        || case
          when shift.id = request.colleague_shift_id then jsonb_build_object('staff_id', request.colleague_id)
          when request.kind = 'swap' then jsonb_build_object('staff_id', request.staff_id)
          else '{}'
        end
      order by shift.id = request.colleague_shift_id), before.id
  from public.shift_requests as request
  join public.shifts as shift on shift.id in (request.shift_id, request.colleague_shift_id)
  where request.status = 'open' and before.id in (request.shift_id, request.colleague_shift_id)
    and (after.status = 'cancelled' or not app.has_person_of_request(after, request))
    and not exists (select from app.shifts_before as kept where kept.shift_request_id = request.id)
  group by request.id
$$;

-- A request ends without a decision when the colleague does not agree, or when what it asks for is not there any more.
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
        when shift.status = 'cancelled' then 'The shift was canceled.'
        when colleague_shift.status = 'cancelled' then format('The shift of %s was canceled.', colleague.name)
        when app.ended_with_days_off(request) then 'You have these days off.'
        when app.ended_with_its_shift(request) then case
          when request.kind = 'pickup' and shift.staff_id = request.staff_id then 'You have this shift now.'
          when request.kind = 'pickup' and shift.staff_id::text = app.shifts_before(request.id) -> 0 ->> 'staff_id'
            then 'The shift no longer needs cover.'
          when request.kind = 'pickup' then 'Someone else has this shift now.'
          when app.has_person_of_request(shift, request) then format('%s no longer has the other shift.', colleague.name)
          else 'You no longer have this shift.'
        end
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
          when 'cancelled' then case
            when app.ended_with_its_shift(request) then 'The schedule is again as it was when you asked.'
            else 'It ended with another decision, which was taken back.'
          end
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
    -- A swap also ends for the colleague who is asked, when one of its shifts is canceled or gets another person.
    select row(
      colleague.user_id,
      'schedule_changes',
      format('Ended: the swap with %s of %s', person.name, app.shift_words(shift)),
      case
        when shift.status = 'cancelled' then 'The shift was canceled.'
        when colleague_shift.status = 'cancelled' then 'Your shift was canceled.'
        when app.has_person_of_request(shift, request) then 'You no longer have the other shift.'
        else format('%s no longer has this shift.', person.name)
      end,
      '/scheduling'
    )::app.news
    from new_requests as request
    join old_requests as earlier on earlier.id = request.id
    join public.staff_members as person on person.id = request.staff_id
    join public.staff_members as colleague on colleague.id = request.colleague_id
    join public.shifts as shift on shift.id = request.shift_id
    join public.shifts as colleague_shift on colleague_shift.id = request.colleague_shift_id
    where earlier.status = 'open' and request.status = 'cancelled' and colleague.user_id is not null
      and app.ended_with_its_shift(request)
    union all
    select row(
      colleague.user_id,
      'schedule_changes',
      format('Open again: the swap with %s of %s', person.name, app.shift_words(shift)),
      concat_ws(E'\n', case earlier.status
        when 'declined' then 'It is no longer declined.'
        else 'The schedule is again as it was when you were asked.'
      end, case
        when request.colleague_agreed_at is null then 'Say whether you agree.'
        else 'You are told when it is decided.'
      end),
      '/scheduling'
    )::app.news
    from new_requests as request
    join old_requests as earlier on earlier.id = request.id
    join public.staff_members as person on person.id = request.staff_id
    join public.staff_members as colleague on colleague.id = request.colleague_id
    join public.shifts as shift on shift.id = request.shift_id
    where request.status = 'open' and colleague.user_id is not null and (
        earlier.status = 'declined' and request.colleague_agreed_at is not null
        or earlier.status = 'cancelled' and app.ended_with_its_shift(request)
      )
  ));
  return null;
end
$$;

create or replace function app.end_requests_of_changed_shift() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_unpublished constant boolean := old.status = 'published' and new.status = 'draft'
    and new.staff_id is not distinct from old.staff_id;
  -- Other people can have it than before.
  is_for_others constant boolean := (new.staff_id, new.needs_cover) is distinct from (old.staff_id, old.needs_cover);
  is_canceled constant boolean := new.status = 'cancelled' and old.status <> 'cancelled';
  is_restored constant boolean := new.status = 'published' and old.status = 'cancelled';
  -- A job role that is renamed takes its shifts along; they are what they were.
  is_other_work constant boolean := (new.starts_at, new.ends_at, new.location)
      is distinct from (old.starts_at, old.ends_at, old.location)
    or new.role <> old.role and pg_trigger_depth() = 1;
begin
  if not (is_unpublished or is_for_others or is_other_work or is_canceled or is_restored) then
    return null;
  end if;
  if is_for_others or is_canceled then
    perform app.keep_requests_of_person(old, new);
  end if;
  with ended as (
    update public.shift_requests as request set status = 'cancelled'
    where status = 'open' and (shift_id = new.id or colleague_shift_id = new.id)
      and (is_unpublished or is_other_work and kind in ('swap', 'pickup')
        or (is_for_others or is_canceled) and app.ended_with_its_shift(request))
    returning kind, staff_id, colleague_id, app.ended_with_its_shift(request) as is_of_another
  )
  insert into public.shift_events (club_id, shift_id, staff_id, previous_staff_id, kind, title, period, outcome,
    before_words, after_words, actor_id, actor_name, happened_at)
  select new.club_id, new.id, ended.staff_id, ended.colleague_id, 'request_ended', new.role || ' ' || ended.kind || ' ended',
    to_char(new.starts_at at time zone club.time_zone, 'FMDay FMHH12:MI AM') || ' to '
      || to_char(new.ends_at at time zone club.time_zone, 'FMHH12:MI AM'),
    case
      when new.status = 'cancelled' then 'The shift was canceled'
      when ended.is_of_another and new.staff_id is not distinct from old.staff_id then 'The shift no longer needs cover'
      when ended.is_of_another then 'The shift has another person'
      when new.status = 'draft' then 'Ask again once the shift is published'
      else 'Ask again'
    end,
    app.shift_state_words(old), app.shift_state_words(new), actor.user_id, actor.display_name,
    app.club_now(new.club_id)
  from ended
  join public.clubs as club on club.id = new.club_id
  left join public.profiles as actor on actor.user_id = auth.uid();
  if is_for_others or is_restored then
    perform app.reopen_requests_of_person(new);
  end if;
  return null;
end
$$;

comment on column app.shifts_before.ended_with is
  'The request, or the time off, with whose approval this request ended, or its own shift, which got another person, no '
  'longer needs cover or was canceled. Null for a decided request.';

-- Nothing is told of these, as their shifts were canceled some time ago.
alter table public.shift_requests disable trigger shift_requests_tell_of_decided;
update public.shift_requests as request set status = 'cancelled'
from public.shifts as shift
where request.status = 'open' and shift.id in (request.shift_id, request.colleague_shift_id) and shift.status = 'cancelled';
alter table public.shift_requests enable trigger shift_requests_tell_of_decided;
