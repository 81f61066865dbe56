-- A person whose own shift is canceled or restored is told once, also of the requests that end or reopen with it.

-- Lists the shifts that a statement cancels or restores, until their people are told. Their requests end or reopen in the same
-- statement, and the person who has such a shift is told both at once.
create function app.list_told_shift() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform set_config('app.told_shifts', concat_ws(' ', current_setting('app.told_shifts', true), new.id), true);
  return new;
end
$$;

create function app.is_told_with_shift(shift public.shifts, staff_id_param uuid) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(shift.staff_id = staff_id_param and shift.ends_at > app.club_now(shift.club_id)
    and strpos(current_setting('app.told_shifts', true), shift.id::text) > 0, false)
$$;

-- What becomes of a person's requests about their shift when it is just canceled or restored; null without any. status_now is
-- 'cancelled' or 'open'.
create function app.words_of_settled_requests(shift public.shifts, staff_id_param uuid, status_now text) returns text
language sql stable security definer set search_path = '' as $$
  select string_agg(concat_ws(' ',
    case when request.staff_id = staff_id_param then format('Your request to %s it', request.kind)
      else format('The swap with %s', person.name) end,
    case
      when status_now = 'cancelled' then 'has ended.'
      when request.staff_id = staff_id_param or request.colleague_agreed_at is not null
        then 'is open again. You are told when it is decided.'
      else 'is open again. Say whether you agree.'
    end), ' ' order by request.staff_id <> staff_id_param, request.created_at, request.id)
  from public.shift_requests as request
  join public.staff_members as person on person.id = request.staff_id
  where (
      (request.staff_id, request.shift_id) = (staff_id_param, shift.id)
      or (request.colleague_id, request.colleague_shift_id) = (staff_id_param, shift.id)
    )
    and request.status = status_now
    -- Listed by app.tell_of_decided_requests.
    and strpos(current_setting('app.settled_requests', true), request.id::text) > 0
$$;
revoke all on function app.list_told_shift(), app.is_told_with_shift(public.shifts, uuid),
  app.words_of_settled_requests(public.shifts, uuid, text) from public;

create trigger shifts_list_told before update on public.shifts
  for each row when (old.status <> new.status and 'cancelled' in (old.status, new.status))
  execute function app.list_told_shift();

create or replace function app.tell_of_shifts(changes app.changed_shift[]) returns void
language sql security definer set search_path = '' as $$
  with side as (
    select changed.before, changed.after,
      case when (changed.before).status = 'published' then (changed.before).staff_id end as had_by,
      case when (changed.after).status = 'published' then (changed.after).staff_id end as has_now,
      -- As people know a shift that is a draft again.
      case when (changed.before).status = 'draft' and (changed.before).published_as is not null
        then jsonb_populate_record(changed.before, (changed.before).published_as) end as known
    from unnest(changes) as changed
  ), change as (
    select has_now as staff_id, after as shift, case when (known).staff_id = has_now then known end as earlier,
      case
        when (before).status = 'draft' then 'Published'
        when (before).status = 'cancelled' and (before).staff_id = has_now then 'No longer canceled'
        else 'New'
      end as word
    from side where has_now is distinct from had_by
    union all
    select had_by, before, null, case
      when (after).status = 'cancelled' then 'Canceled'
      when (after).status = 'draft' and (after).staff_id = had_by then 'Draft again'
      else 'No longer yours'
    end
    from side where had_by is distinct from has_now
    union all
    select (known).staff_id, known, null, case (after).status when 'cancelled' then 'Canceled' else 'No longer yours' end
    from side
    where (known).staff_id is distinct from has_now and (after).status <> 'draft'
    union all
    select has_now, after, before, 'Moved' from side
    where has_now = had_by and ((before).starts_at, (before).ends_at, (before).location)
      is distinct from ((after).starts_at, (after).ends_at, (after).location)
  ), line as (
    select person.user_id, change.word, (change.shift).starts_at, club.time_zone, clock.today,
      app.period_words(club.time_zone, (change.shift).starts_at, (change.shift).ends_at, clock.today) as period,
      concat_ws(', ', (change.shift).role, (change.shift).location) as what,
      case when ((change.earlier).starts_at, (change.earlier).ends_at, (change.earlier).location, (change.earlier).role)
          is distinct from ((change.shift).starts_at, (change.shift).ends_at, (change.shift).location, (change.shift).role)
          and (change.earlier).id is not null
        then 'Before: ' || concat_ws(', ',
          app.period_words(club.time_zone, (change.earlier).starts_at, (change.earlier).ends_at, clock.today),
          case when (change.earlier).role <> (change.shift).role then (change.earlier).role end,
          (change.earlier).location) end as earlier,
      case change.word
        when 'Canceled' then app.words_of_settled_requests(change.shift, change.staff_id, 'cancelled')
        when 'No longer canceled' then app.words_of_settled_requests(change.shift, change.staff_id, 'open')
      end as requests,
      row_number() over (partition by person.user_id order by (change.shift).starts_at, (change.shift).id) as position
    from change
    join public.staff_members as person on person.id = change.staff_id
    join public.clubs as club on club.id = person.club_id
    cross join lateral (select (coalesce(club.clock_override, now()) at time zone club.time_zone)::date as today) as clock
    where person.user_id is not null
      and greatest((change.shift).ends_at, (change.earlier).ends_at) > coalesce(club.clock_override, now())
      -- The answer to a request tells the person who asked (..._decision_news.sql).
      and person.id::text is distinct from current_setting('app.told_by_decision', true)
  ), news as (
    select user_id, count(*) as shifts, min(word) as word, count(distinct word) as words, min(period) as period,
      app.day_words((min(starts_at) at time zone min(time_zone))::date, min(today)) as first_day,
      min(concat_ws(E'\n', what, earlier, requests)) as details,
      string_agg(concat_ws('. ', concat_ws(', ', word || ': ' || period, what), earlier, requests), E'\n' order by position)
          filter (where position <= 10)
        || case when count(*) > 10 then format(E'\nAnd %s more.', count(*) - 10) else '' end as list
    from line
    group by user_id
  )
  select app.tell(array_agg(row(
    user_id,
    'schedule_changes',
    case
      when shifts = 1 then case word
        when 'Published' then 'Your shift is published: '
        when 'New' then 'New shift: '
        when 'Moved' then 'Shift moved: '
        when 'Canceled' then 'Shift canceled: '
        when 'No longer canceled' then 'Shift no longer canceled: '
        when 'Draft again' then 'Your shift is a draft again: '
        else 'Shift no longer yours: '
      end || period
      when words = 1 and word = 'Published'
        then format('Your schedule is published: %s shifts from %s', shifts, first_day)
      when words = 1 and word = 'Draft again'
        then format('Your schedule is a draft again: %s shifts from %s', shifts, first_day)
      when words = 1 and word = 'New' then format('%s new shifts from %s', shifts, first_day)
      else format('%s of your shifts have changed, the first on %s', shifts, first_day)
    end,
    concat_ws(E'\n', case when shifts = 1 then details else list end,
      case when words = 1 and word = 'Draft again'
        then 'This can still change. You are told when it is published again.' end),
    '/scheduling'
  )::app.news))
  from news
$$;

create or replace function app.tell_of_changed_shifts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.tell_of_shifts(array(
    select row(old_shift, new_shift)::app.changed_shift
    from new_shifts as new_shift
    join old_shifts as old_shift on old_shift.id = new_shift.id
    where ('published' in (old_shift.status, new_shift.status)
        or old_shift.published_at is not null and old_shift.status = 'draft' and new_shift.status = 'cancelled')
      and (old_shift.status, old_shift.staff_id, old_shift.starts_at, old_shift.ends_at, old_shift.location) is distinct
        from (new_shift.status, new_shift.staff_id, new_shift.starts_at, new_shift.ends_at, new_shift.location)
  ));
  perform set_config('app.told_shifts', '', true), set_config('app.settled_requests', '', true);
  return null;
end
$$;

create or replace function app.tell_of_decided_requests() returns trigger
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
