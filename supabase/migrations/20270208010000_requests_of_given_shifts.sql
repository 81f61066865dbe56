-- A shift that gets another person without a decision, by hand, by auto-fill or because someone takes it, ends the requests
-- that need the earlier one. They are open again once that person has it again. A shift has a job role of the club, or one
-- that its shifts had before. Hours are entered within three years and from the first day of work, water readings within a
-- year. Staff are counted the open shifts that they may have. Rows that are stored stay as they are.

comment on column app.shifts_before.ended_with is
  'The request, or the time off, with whose approval this request ended, or its own shift, which got another person. Null for a '
  'decided request.';

-- Opens a request again that ended, and says whether it did. One that no longer fits stays ended: its shift has begun or is
-- another one, or its person has asked anew.
create function app.reopen_if_it_fits(ended public.shift_requests) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform app.refuse_changed_shifts(ended, app.shifts_before(ended.id));
  update public.shift_requests set status = 'open' where id = ended.id;
  return true;
exception when sqlstate 'PT409' or check_violation or exclusion_violation then
  return false;
end
$$;

-- The requests that ended with an approval are open again once it is taken back, and their people are told.
create or replace function app.reopen_ended_requests(decided_id uuid) returns void
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
    perform app.reopen_if_it_fits(ended);
  end loop;
  delete from app.shifts_before where ended_with = decided_id or decided_id in (shift_request_id, time_off_id);
end
$$;

-- Whether the person of a shift is the one that a request about it needs: who asked to drop or swap it, or the colleague of a
-- swap. A pickup needs one that is open or needs cover.
create function app.has_person_of_request(shift public.shifts, request public.shift_requests) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(case
    when request.colleague_shift_id = shift.id then shift.staff_id = request.colleague_id
    when request.kind = 'pickup' then shift.staff_id is null or shift.needs_cover and shift.staff_id <> request.staff_id
    else shift.staff_id = request.staff_id
  end, false)
$$;

-- Whether a request ended because one of its shifts got another person without a decision about the request.
create function app.ended_with_its_shift(request public.shift_requests) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from app.shifts_before
    where shift_request_id = request.id and ended_with in (request.shift_id, request.colleague_shift_id)
  )
$$;

-- Stores the shifts of the requests that end because a shift gets another person. A request of which something is stored is
-- open only within a decision, which ends it itself.
create function app.keep_requests_of_person(before public.shifts, after public.shifts) returns void
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
    and not app.has_person_of_request(after, request)
    and not exists (select from app.shifts_before as kept where kept.shift_request_id = request.id)
  group by request.id
$$;

-- Opens the requests again that ended when a shift got another person, once it has the earlier one again.
create function app.reopen_requests_of_person(shift public.shifts) returns void
language plpgsql security definer set search_path = '' as $$
declare
  ended public.shift_requests;
begin
  for ended in
    select asked.* from app.shifts_before as kept
    join public.shift_requests as asked on asked.id = kept.shift_request_id and asked.status = 'cancelled'
    where shift.id in (asked.shift_id, asked.colleague_shift_id)
      and kept.ended_with in (asked.shift_id, asked.colleague_shift_id)
      and app.has_person_of_request(shift, asked)
    order by asked.created_at, asked.id
    for update of asked
  loop
    if app.reopen_if_it_fits(ended) then
      delete from app.shifts_before where shift_request_id = ended.id;
    end if;
  end loop;
end
$$;

revoke all on function app.reopen_if_it_fits(public.shift_requests),
  app.has_person_of_request(public.shifts, public.shift_requests), app.ended_with_its_shift(public.shift_requests),
  app.keep_requests_of_person(public.shifts, public.shifts), app.reopen_requests_of_person(public.shifts) from public;

-- Gives the shifts of an approved request, which are locked, back to the people who had them before.
create or replace function app.give_back_shifts(request public.shift_requests, shifts_before jsonb, reason_param text) returns void
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

create or replace function app.end_requests_of_changed_shift() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_unpublished constant boolean := old.status = 'published' and new.status = 'draft'
    and new.staff_id is not distinct from old.staff_id;
  has_new_person constant boolean := new.staff_id is distinct from old.staff_id;
  -- A job role that is renamed takes its shifts along; they are what they were.
  is_other_work constant boolean := (new.starts_at, new.ends_at, new.location)
      is distinct from (old.starts_at, old.ends_at, old.location)
    or new.role <> old.role and pg_trigger_depth() = 1;
begin
  if not (is_unpublished or has_new_person or is_other_work) then
    return null;
  end if;
  if has_new_person then
    perform app.keep_requests_of_person(old, new);
  end if;
  with ended as (
    update public.shift_requests as request set status = 'cancelled'
    where status = 'open' and (shift_id = new.id or colleague_shift_id = new.id)
      and (is_unpublished or is_other_work and kind in ('swap', 'pickup')
        or has_new_person and app.ended_with_its_shift(request))
    returning kind, staff_id, colleague_id, app.ended_with_its_shift(request) as is_of_another
  )
  insert into public.shift_events (club_id, shift_id, staff_id, previous_staff_id, kind, title, period, outcome,
    before_words, after_words, actor_id, actor_name, happened_at)
  select new.club_id, new.id, ended.staff_id, ended.colleague_id, 'request_ended', new.role || ' ' || ended.kind || ' ended',
    to_char(new.starts_at at time zone club.time_zone, 'FMDay FMHH12:MI AM') || ' to '
      || to_char(new.ends_at at time zone club.time_zone, 'FMHH12:MI AM'),
    case
      when ended.is_of_another then 'The shift has another person'
      when new.status = 'draft' then 'Ask again once the shift is published'
      else 'Ask again'
    end,
    app.shift_state_words(old), app.shift_state_words(new), actor.user_id, actor.display_name,
    app.club_now(new.club_id)
  from ended
  join public.clubs as club on club.id = new.club_id
  left join public.profiles as actor on actor.user_id = auth.uid();
  if has_new_person then
    perform app.reopen_requests_of_person(new);
  end if;
  return null;
end
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
        when app.ended_with_days_off(request) then 'You have these days off.'
        when app.ended_with_its_shift(request) then case
          when request.kind = 'pickup' and shift.staff_id = request.staff_id then 'You have this shift now.'
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
  update public.shift_requests set status = 'withdrawn'
  where status = 'open' and shift_id = shift.id and staff_id = taker.id;
  -- What others asked about it ends (app.end_requests_of_changed_shift).
  update public.shifts
  set staff_id = taker.id,
    override_reason = case when offer.status = 'open' then 'Accepted an emergency offer' else 'Taken by ' || taker.name end
  where id = shift.id
  returning * into shift;
  perform app.confirm_shift(shift.id);
  if offer.status is distinct from 'open' then
    perform app.tell(array(
      select app.news_for_managers(shift.club_id, format('%s takes %s', taker.name, app.shift_words(shift)),
        concat_ws(', ', shift.role, shift.location))
    ));
  end if;
  return shift;
end
$$;

-- How many shifts before a moment the caller may take or ask for; what app.open_shifts_for_me lists with 'no' does not count.
create function app.count_open_shifts_for_me(club_id_param uuid, until_param timestamptz) returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer
  from public.shifts as shift
  join public.staff_members as taker on taker.club_id = shift.club_id and taker.id = any (app.my_staff_ids())
    and taker.status <> 'Inactive'
  where shift.club_id = club_id_param and shift.status = 'published'
    and (shift.staff_id is null or shift.needs_cover) and shift.staff_id is distinct from taker.id
    and shift.starts_at > app.club_now(club_id_param) and shift.starts_at < until_param
    and (app.obstacles_to_taking(shift, taker.id)).hard is null
$$;

revoke all on function app.count_open_shifts_for_me(uuid, timestamptz) from public;
grant execute on function app.count_open_shifts_for_me(uuid, timestamptz) to authenticated, service_role;

create or replace view public.needs_today with (security_invoker = true) as
select
  club.id as club_id,
  case when not caller.decides and own.staff_id is not null
    then app.count_open_shifts_for_me(club.id, clock.week_end)
    else (
      select count(*)::integer
      from public.shifts as shift
      where shift.club_id = club.id and shift.staff_id is null
        and (shift.status = 'published' or (shift.status = 'draft' and caller.decides))
        and shift.starts_at > clock.now and shift.starts_at < clock.week_end
    )
  end as open_shifts,
  (
    select coalesce(sum(staff.certifications_expiring), 0)::integer
    from public.staff
    where staff.club_id = club.id and staff.status <> 'Inactive'
  ) as expiring_certifications,
  case when caller.decides then (
    select count(*)::integer
    from public.shift_requests as request
    where request.club_id = club.id and request.status = 'open'
      and (request.kind <> 'swap' or request.colleague_agreed_at is not null)
  ) + (
    select count(*)::integer
    from public.time_off_requests as request
    where request.club_id = club.id and request.status = 'pending'
  ) end as requests,
  case when caller.decides then (
    select count(*)::integer
    from public.vendor_overview as vendor
    where vendor.club_id = club.id and vendor.status = 'Overdue'
  ) end as overdue_vendors,
  case when caller.decides then (
    select count(*)::integer
    from public.job_applications as application
    where application.club_id = club.id and application.status = 'pending_review' and application.season = club.season
  ) end as applications,
  case when caller.decides then (
    select count(*)::integer
    from public.staff_certifications as certification
    where certification.club_id = club.id and certification.state = 'waiting'
  ) end as certificates_to_confirm,
  own.staff_id as own_staff_id,
  own.lacking as own_certificates_lacking,
  case when caller.decides then (
    select count(*)::integer
    from public.vendors as vendor
    where vendor.club_id = club.id and vendor.insurance_expires_on <= app.club_today(club.id) + 30
  ) end as expiring_insurance,
  case when caller.decides then (
    select count(*)::integer
    from public.maintenance_tickets as ticket
    where ticket.club_id = club.id and ticket.priority = 'high' and ticket.status <> 'resolved'
  ) end as urgent_tickets,
  case when caller.decides then (
    select count(*)::integer
    from public.shift_answers as given
    join public.shifts as shift on shift.id = given.shift_id
    where given.club_id = club.id and given.answer = 'declined' and shift.starts_at > clock.now
      and shift.starts_at < ((clock.week_start at time zone club.time_zone) + interval '14 days') at time zone club.time_zone
  ) end as declined_shifts,
  case when caller.decides then (
    select count(*)::integer
    from public.vendor_contracts as contract
    where contract.club_id = club.id and not contract.is_settled
      and coalesce(contract.notice_on, contract.ends_on) <= app.club_today(club.id) + 30
  ) end as expiring_contracts,
  case when caller.decides then (
    select count(*)::integer
    from public.pools as pool
    cross join lateral (
      select quality.in_range from public.water_quality as quality
      where quality.pool_id = pool.id and quality.club_id = pool.club_id and quality.struck_reason is null
      order by quality.taken_at desc limit 1
    ) as latest
    where pool.club_id = club.id and pool.is_active and not latest.in_range
  ) end as water_out_of_limits,
  case when caller.decides then (
    select count(*)::integer
    from public.incidents as incident
    where incident.club_id = club.id and incident.closed_at is null
      and incident.occurred_at > clock.now - interval '1 year'
  ) end as open_incidents
from public.clubs as club
cross join lateral (
  select app.club_now(club.id) as now, week.starts_at as week_start,
    ((week.starts_at at time zone club.time_zone) + interval '7 days') at time zone club.time_zone as week_end
  from (select app.club_week_start(club.id) as starts_at) as week
) as clock
cross join lateral (select club.id = any ((select app.editable_clubs())::uuid[]) as decides) as caller
left join lateral (
  select member.id as staff_id, array(
    select required ->> 'name'
    from jsonb_array_elements(app.required_certifications(member.club_id, member.id, member.role)) as required
    where required ->> 'state' in ('missing', 'expired')
  ) as lacking
  from public.staff_members as member
  where member.club_id = club.id and member.user_id = (select auth.uid()) and member.status <> 'Inactive'
) as own on true;

-- Shifts keep a role that was removed, and so does everything planned after them: copied weeks, series and undo.
create function app.check_shift_role() returns trigger
language plpgsql stable security definer set search_path = '' as $$
begin
  -- Where the caller sees no club, the policies refuse the row.
  if new.club_id = any (app.visible_clubs())
    and not exists (select from public.job_role_definitions where club_id = new.club_id and title = new.role)
    and not exists (select from public.shifts where club_id = new.club_id and role = new.role) then
    raise exception 'The club has no job role called %.', new.role
      using errcode = '23514', hint = 'Choose a job role of the club, or add this one to its job roles first.';
  end if;
  return new;
end
$$;

revoke all on function app.check_shift_role() from public;
create trigger shifts_check_role before insert or update of role on public.shifts
  for each row when (char_length(btrim(new.role)) between 1 and 80) execute function app.check_shift_role();

-- Refuses hours that are older than the records of pay that a club keeps, three years (29 CFR 516.5), and those before the
-- person's first day: the start date, or the first shift or entry before it. A person who was rehired has earlier ones.
create function app.refuse_hours_of_long_ago(person public.staff_members, in_param timestamptz) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  today constant date := app.club_today(person.club_id);
  day constant date := app.club_date(person.club_id, in_param);
begin
  if day < today - interval '3 years' then
    raise exception 'Hours are entered within three years.' using errcode = '22023', hint = 'Check the year of the day.';
  end if;
  if day < person.start_date
    and not exists (
      select from public.shifts
      where staff_id = person.id and status = 'published' and app.club_date(club_id, starts_at) <= day
    )
    and not exists (
      select from public.time_entries where staff_id = person.id and app.club_date(club_id, clocked_in_at) <= day
    ) then
    raise exception '% starts work on %.', person.name, app.day_words(person.start_date, today)
      using errcode = '22023', hint = 'Correct the day, or the person''s start date on the roster.';
  end if;
end
$$;

revoke all on function app.refuse_hours_of_long_ago(public.staff_members, timestamptz) from public;

create or replace function app.save_time_entry(entry_id_param uuid, staff_id_param uuid, role_param text, in_param timestamptz,
  out_param timestamptz, break_starts timestamptz[], break_ends timestamptz[], reason_param text, version_param integer)
returns public.time_entries
language plpgsql security definer set search_path = '' as $$
declare
  person constant public.staff_members := app.managed_person(staff_id_param);
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

-- A reading is of a pool of the club, taken now unless it says when, and never to come. The sheets of a year can be entered
-- later; an older day is a mistake in the year.
create or replace function app.check_water_reading() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.taken_at := coalesce(new.taken_at, app.club_now(new.club_id));
  if new.taken_at > app.club_now(new.club_id) + interval '5 minutes' then
    raise exception 'A reading is written down after it was taken.'
      using errcode = '22023', hint = 'Correct the day and the time.';
  end if;
  if not app.is_platform() and new.taken_at < app.club_now(new.club_id) - interval '1 year' then
    raise exception 'A reading is written down within a year.'
      using errcode = '22023', hint = 'Correct the day: check its year.';
  end if;
  new.pool_name := (select name from public.pools where id = new.pool_id and club_id = new.club_id);
  if new.pool_name is null then
    raise exception 'The reading names no pool of this club.' using errcode = '22023', hint = 'Choose the pool.';
  end if;
  return new;
end
$$;
