-- News of decisions: a person who asked about a shift or for days off is told the decision, and why. This covers the
-- change of the schedule that an approval makes, so it is not told again as news of the schedule.

-- Says, until the transaction ends or changes it, which person a decision tells of the shifts that it changes; null for
-- none.
create function app.let_decision_tell(staff_id_param uuid) returns void
language sql volatile set search_path = '' as $$
  select set_config('app.told_by_decision', coalesce(staff_id_param::text, ''), true)
$$;
revoke all on function app.let_decision_tell(uuid) from public;

-- A request ends without a decision when the colleague does not agree, or when what it asks for is not there any more. A person
-- whose own shift is canceled or restored reads in the news of that shift what becomes of their requests (schedule_news.sql).
create function app.tell_of_decided_requests() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if current_setting('app.told_shifts', true) <> '' then
    perform set_config('app.settled_requests', concat_ws(' ', current_setting('app.settled_requests', true),
      (select string_agg(id::text, ' ') from new_requests)), true);
  end if;
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
      and person.user_id is not null and not app.is_told_with_shift(shift, person.id)
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
      and person.user_id is not null and not app.is_told_with_shift(shift, person.id)
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
      and app.ended_with_its_shift(request) and not app.is_told_with_shift(colleague_shift, colleague.id)
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
    join public.shifts as colleague_shift on colleague_shift.id = request.colleague_shift_id
    where request.status = 'open' and colleague.user_id is not null
      and not app.is_told_with_shift(colleague_shift, colleague.id) and (
        earlier.status = 'declined' and request.colleague_agreed_at is not null
        or earlier.status = 'cancelled' and app.ended_with_its_shift(request)
      )
  ));
  return null;
end
$$;

create function app.tell_of_decided_time_off() returns trigger
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
revoke all on function app.tell_of_decided_requests(), app.tell_of_decided_time_off() from public;
create trigger shift_requests_tell_of_decided after update on public.shift_requests
  referencing old table as old_requests new table as new_requests
  for each statement execute function app.tell_of_decided_requests();
create trigger time_off_requests_tell_of_decided after update on public.time_off_requests
  referencing old table as old_requests new table as new_requests
  for each statement execute function app.tell_of_decided_time_off();
