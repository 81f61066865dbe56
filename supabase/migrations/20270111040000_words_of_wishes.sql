-- Words: two shifts without rest between them are back to back, and a shift is taken, not picked up.
create or replace function app.rest_problem(plan app.shift_plan) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  rest constant interval := (plan.rules).rest_hours * interval '1 hour';
begin
  return (
    select case when rested > interval '0'
      then format('%s would rest only %s between this shift and the one on %s; the club plans %s.', plan.name,
        app.hours_words(extract(epoch from rested) / 60), other_words, app.hours_words((plan.rules).rest_hours * 60))
      else format('%s would work this shift and the one on %s back to back; the club plans %s of rest.', plan.name,
        other_words, app.hours_words((plan.rules).rest_hours * 60))
      end
    from public.shifts as other
    cross join lateral (
      select greatest(other.starts_at - plan.ends_at, plan.starts_at - other.ends_at) as rested,
        app.period_words(plan.time_zone, other.starts_at, other.ends_at, plan.today) as other_words
    ) as pause
    where other.staff_id = plan.staff_id and other.status <> 'cancelled' and other.id is distinct from plan.shift_id
      -- No shift is longer than a day, so none that matters begins earlier than this.
      and other.starts_at > plan.starts_at - rest - interval '1 day' and other.starts_at < plan.ends_at + rest
      and rested >= interval '0' and rested < rest
    order by rested
    limit 1
  );
end
$$;

create or replace function app.shift_problems(shift public.shifts, stored public.shifts default null)
returns table (kind text, rule text, message text, hint text)
language plpgsql stable security definer set search_path = '' as $$
declare
  plan constant app.shift_plan := app.plan_of(shift);
  notice constant text := app.notice_problem(shift, stored);
begin
  if plan.staff_id is not null then
    return query
      select problem.* from (values
        ('hard', 'overlap', app.overlap_problem(plan),
          'Choose another time or person, or cancel the other shift first.'),
        ('hard', 'time_off', app.time_off_problem(plan), 'Choose someone else for this shift.'),
        ('hard', 'certification', app.certification_problem(plan),
          'Enter the renewed certification, or choose someone who holds it.'),
        ('hard', 'employment', app.employment_problem(plan),
          'Choose someone else, or correct the person''s dates and status.'),
        ('hard', 'minimum_age', app.minimum_age_problem(plan), 'Choose someone older.'),
        ('hard', 'minor_time_of_day', app.minor_time_of_day_problem(plan),
          'Choose an hour within those, or someone who is 16 or older.'),
        ('hard', 'minor_school_hours', app.minor_school_hours_problem(plan),
          'Choose a time outside of school. Holidays and breaks are entered in the school calendar.'),
        ('hard', 'minor_day_hours', app.minor_day_problem(plan),
          'Make the shift shorter, or choose someone who is 16 or older.'),
        ('hard', 'minor_week_hours', app.minor_week_problem(plan),
          'Make the shift shorter, or choose someone who is 16 or older.'),
        ('soft', 'availability', app.availability_problem(plan),
          'Choose someone else, or give a reason to plan it anyway.'),
        ('soft', 'weekly_hours', app.weekly_hours_problem(plan),
          'Choose someone with fewer hours, or give a reason to plan it anyway.'),
        ('soft', 'rest', app.rest_problem(plan),
          'Choose a later start, or give a reason to plan it anyway.')
      ) as problem (kind, rule, message, hint)
      where problem.message is not null;
  end if;
  if notice is not null then
    return query select 'soft', 'notice', notice, 'Talk to the person first, then give the reason for the change.';
  end if;
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
        else 'The schedule has changed. Ask again if you still want it.'
      end,
      '/scheduling'
    )::app.news
    from new_requests as request
    join old_requests as earlier on earlier.id = request.id
    join public.staff_members as person on person.id = request.staff_id
    join public.shifts as shift on shift.id = request.shift_id
    left join public.staff_members as colleague on colleague.id = request.colleague_id
    where earlier.status = 'open' and request.status in ('approved', 'declined', 'cancelled')
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
  ));
  return null;
end
$$;

create or replace function app.tell_of_new_requests() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.tell(array(
    select news
    from new_requests as request
    join public.staff_members as person on person.id = request.staff_id
    join public.shifts as shift on shift.id = request.shift_id
    cross join lateral app.news_for_managers(request.club_id,
      format('%s asks to %s %s', person.name, case request.kind when 'pickup' then 'take' else 'drop' end,
        app.shift_words(shift)),
      request.note) as news
    where request.status = 'open' and request.kind <> 'swap'
    union all
    select row(
      colleague.user_id,
      'email_notifications',
      format('%s asks you to swap %s', person.name, app.shift_words(colleague_shift)),
      concat_ws(E'\n', 'You would work ' || app.shift_words(shift) || ' instead.', request.note),
      '/scheduling'
    )::app.news
    from new_requests as request
    join public.staff_members as person on person.id = request.staff_id
    join public.staff_members as colleague on colleague.id = request.colleague_id
    join public.shifts as shift on shift.id = request.shift_id
    join public.shifts as colleague_shift on colleague_shift.id = request.colleague_shift_id
    where request.status = 'open' and request.kind = 'swap' and colleague.user_id is not null
  ));
  return null;
end
$$;

create or replace function app.check_shift_request() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  wanted public.shifts;
  given public.shifts;
  refusal text;
begin
  if exists (select from public.shift_requests
    where shift_id = new.shift_id and staff_id = new.staff_id and status = 'open' and id <> new.id) then
    raise exception 'This is already asked for.' using errcode = '23P01', hint = 'Withdraw the open request first.';
  end if;
  select * into wanted from public.shifts where id = new.shift_id;
  select * into given from public.shifts where id = new.colleague_shift_id;
  refusal := case
    when wanted.status <> 'published' or given.status <> 'published' then 'Only published shifts are asked about.'
    when wanted.starts_at <= app.club_now(new.club_id) or given.starts_at <= app.club_now(new.club_id)
      then 'This shift has already begun.'
    when new.kind = 'pickup' and wanted.staff_id is not null
      and (wanted.staff_id = new.staff_id or not wanted.needs_cover) then 'This shift is no longer open.'
    when new.kind <> 'pickup' and wanted.staff_id is distinct from new.staff_id
      then 'Only the person who has a shift can ask to drop or swap it.'
    when new.kind = 'swap' and given.staff_id is null then 'That shift is open: ask to take it instead.'
    when new.kind = 'swap' and given.staff_id = new.staff_id then 'Both shifts belong to the same person.'
  end;
  if refusal is not null then
    raise exception '%', refusal using errcode = 'PT409', hint = 'Reload the schedule and choose another shift.';
  end if;
  if new.kind = 'pickup' then
    wanted.staff_id := new.staff_id;
    select string_agg(message, ' ') into refusal from app.shift_problems(wanted) where kind = 'hard';
    if refusal is not null then
      raise exception '%', refusal using errcode = '23514', hint = 'Choose a shift that you may work.';
    end if;
  end if;
  if new.kind = 'swap' then
    refusal := app.obstacle_to_trading(given, new.staff_id, wanted.id);
    if refusal is not null then
      raise exception '%', refusal using errcode = '23514', hint = 'Choose another shift to swap for.';
    end if;
    -- Why a colleague cannot is between them and their managers.
    if app.obstacle_to_trading(wanted, given.staff_id, given.id) is not null then
      raise exception '% cannot work on %.', (select name from public.staff_members where id = given.staff_id),
        app.shift_words(wanted)
        using errcode = '23514', hint = 'Ask another colleague.';
    end if;
  end if;
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

comment on constraint shift_requests_kind_known on public.shift_requests is
  'A request is to drop, swap or take a shift.';
