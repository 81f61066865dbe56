-- Drafts stay with the planner: a calendar shows a shift that was taken back as its person knew it, a person's history has no
-- drafts, and a person who was told that a shift is a draft again is told when it is published without them, or canceled. A
-- state's breaks may be fewer and longer. Malformed lists of shifts are refused with a sentence.

create or replace function public.read_calendar_feed(token_digest_param text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'club', club.name,
    'time_zone', club.time_zone,
    'person', person.name,
    'shifts', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', shift.id,
        'version', shift.version,
        'role', shown.role,
        'location', shown.location,
        'notes', shown.notes,
        'starts_at', shown.starts_at,
        'ends_at', shown.ends_at,
        'updated_at', shift.updated_at,
        'is_cancelled', not has_now
      ) order by shown.starts_at, shift.id)
      from public.shifts as shift
      cross join lateral (
        select shift.staff_id is not distinct from person.id and shift.status = 'published' as has_now
      ) as held
      left join (
        select distinct on (event.shift_id) event.shift_id, event.before || '{"notes": null}' as facts
        from public.shift_events as event
        where (event.staff_id = person.id or event.previous_staff_id = person.id)
          and event.before ->> 'staff_id' = person.id::text and event.before ->> 'status' = 'published'
        order by event.shift_id, event.created_at desc
      ) as had on had.shift_id = shift.id and not has_now
      cross join lateral jsonb_populate_record(shift, coalesce(had.facts, '{}')) as shown
      where shift.club_id = person.club_id and (has_now or had.shift_id is not null)
        and shown.starts_at >= app.club_now(person.club_id) - interval '90 days'
    ), '[]')
  )
  from public.calendar_feeds as feed
  join public.staff_members as person on person.id = feed.staff_id
  join public.clubs as club on club.id = feed.club_id
  where feed.token_digest = token_digest_param and feed.revoked_at is null
    and person.status <> 'Inactive' and coalesce(person.end_date >= app.club_today(person.club_id), true)
    and app.has_api_access(person.user_id)
$$;

alter policy shift_events_select on public.shift_events
  using (
    club_id = any ((select app.visible_clubs())::uuid[])
    and (club_id = any ((select app.editable_clubs())::uuid[]) or (select app.is_firm())
      or ((staff_id = any ((select app.my_staff_ids())::uuid[])
          or previous_staff_id = any ((select app.my_staff_ids())::uuid[]))
        and (kind = 'request_ended' or 'published' in (before ->> 'status', after ->> 'status'))))
  );

-- A shift that was made a draft again, as its person knew it. Null for one that the person lost with that, and for one that
-- was canceled since: they were told so. A change to cancelled that is on record already is not asked about.
create function app.shift_as_taken_back(shift public.shifts) returns public.shifts
language sql stable security definer set search_path = '' as $$
  select jsonb_populate_record(shift, event.before)
  from (
    select before, after from public.shift_events
    where shift_id = shift.id and after ->> 'status' <> 'published' and before ->> 'status' <> after ->> 'status'
    order by created_at desc
    offset (shift.status = 'cancelled')::integer
    limit 1
  ) as event
  where event.before ->> 'status' = 'published' and event.after ->> 'status' = 'draft'
    and event.before ->> 'staff_id' = event.after ->> 'staff_id'
$$;
revoke all on function app.shift_as_taken_back(public.shifts) from public;

create or replace function app.tell_of_shifts(changes app.changed_shift[]) returns void
language sql security definer set search_path = '' as $$
  with side as (
    select changed.before, changed.after,
      case when (changed.before).status = 'published' then (changed.before).staff_id end as had_by,
      case when (changed.after).status = 'published' then (changed.after).staff_id end as has_now
    from unnest(changes) as changed
  ), change as (
    select has_now as staff_id, after as shift, null::public.shifts as earlier,
      case when (before).status = 'draft' then 'Published' else 'New' end as word
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
    from side cross join lateral app.shift_as_taken_back(after) as known
    where (before).status = 'draft' and (before).published_at is not null and (after).status <> 'draft'
      and (known).staff_id is distinct from has_now
    union all
    select has_now, after, before, 'Moved' from side
    where has_now = had_by and ((before).starts_at, (before).ends_at, (before).location)
      is distinct from ((after).starts_at, (after).ends_at, (after).location)
  ), line as (
    select person.user_id, change.word, (change.shift).starts_at, club.time_zone, clock.today,
      app.period_words(club.time_zone, (change.shift).starts_at, (change.shift).ends_at, clock.today) as period,
      concat_ws(', ', (change.shift).role, (change.shift).location) as what,
      case when (change.earlier).id is not null then 'Before: ' || concat_ws(', ',
        app.period_words(club.time_zone, (change.earlier).starts_at, (change.earlier).ends_at, clock.today),
        (change.earlier).location) end as earlier,
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
      min(concat_ws(E'\n', what, earlier)) as details,
      string_agg(concat_ws(', ', word || ': ' || period, what), E'\n' order by position) filter (where position <= 10)
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

create or replace function app.end_requests_of_changed_shift() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_unpublished constant boolean := old.status = 'published' and new.status = 'draft'
    and new.staff_id is not distinct from old.staff_id;
begin
  -- A job role that is renamed takes its shifts along; they are what they were.
  if (new.starts_at, new.ends_at, new.location) is not distinct from (old.starts_at, old.ends_at, old.location)
    and (new.role = old.role or pg_trigger_depth() > 1) and not is_unpublished then
    return null;
  end if;
  with ended as (
    update public.shift_requests set status = 'cancelled'
    where status = 'open' and (kind in ('swap', 'pickup') or is_unpublished)
      and (shift_id = new.id or colleague_shift_id = new.id)
    returning kind, staff_id, colleague_id
  )
  insert into public.shift_events (club_id, shift_id, staff_id, previous_staff_id, kind, title, period, outcome,
    before_words, after_words, actor_id, actor_name, happened_at)
  select new.club_id, new.id, ended.staff_id, ended.colleague_id, 'request_ended', new.role || ' ' || ended.kind || ' ended',
    to_char(new.starts_at at time zone club.time_zone, 'FMDay FMHH12:MI AM') || ' to '
      || to_char(new.ends_at at time zone club.time_zone, 'FMHH12:MI AM'),
    case new.status when 'draft' then 'Ask again once the shift is published' else 'Ask again' end,
    app.shift_state_words(old), app.shift_state_words(new), actor.user_id, actor.display_name,
    app.club_now(new.club_id)
  from ended
  join public.clubs as club on club.id = new.club_id
  left join public.profiles as actor on actor.user_id = auth.uid();
  return null;
end
$$;

create or replace function app.state_end_problem(plan app.shift_plan) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  is_before_school boolean;
  latest time;
  last_day date;
begin
  if (plan.limits).id is null then
    return null;
  end if;
  is_before_school := app.is_school_day(plan.club_id, plan.first_day + 1);
  latest := case when is_before_school
    then (plan.limits).latest_end_school else (plan.limits).latest_end_other end;
  last_day := plan.first_day + (latest <= '04:00')::integer;
  return case when plan.local_end > last_day + latest
    then format('%s and works until %s at most on %s, %s %s, by the limits entered for %s.',
      app.age_words(plan), to_char(last_day + latest, 'FMHH12:MI AM'), app.day_words(last_day, plan.today),
      case when last_day = plan.first_day then 'before' else 'which is' end,
      case when is_before_school then 'a school day' else 'a day without school' end, (plan.limits).state) end;
end
$$;

create or replace function app.state_break_problem(plan app.shift_plan) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  longest constant integer := (plan.limits).break_after_minutes;
  pause constant integer := (plan.limits).break_minutes;
  whole integer;
  breaks integer;
  needed integer;
begin
  if longest is null then
    return null;
  end if;
  whole := extract(epoch from plan.ends_at - plan.starts_at) / 60;
  breaks := ceil((whole - longest)::numeric / (longest + pause));
  needed := case when breaks > 0 then greatest(pause, least(breaks * pause, whole - breaks * longest)) else 0 end;
  return case when whole - plan.minutes < needed
    then format('%s and takes an unpaid break of %s minutes after at most %s of work, by the limits entered for %s: this shift needs %s minutes of break.',
      app.age_words(plan), pause, app.hours_words(longest), (plan.limits).state, needed) end;
end
$$;

-- Whether each of a list is an object with the id of a shift, and none is named twice.
create function app.names_shifts(list jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select count(*) = count(distinct case
    when sent ->> 'id' ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then lower(sent ->> 'id')
  end)
  from jsonb_array_elements(list) as sent
$$;
revoke all on function app.names_shifts(jsonb) from public;

create or replace function app.stays_published(sent public.shifts, shift public.shifts) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return case
    when shift.id is null then 'gone'
    when shift.status = 'draft' then 'draft'
    when shift.status = 'cancelled' then 'canceled'
    when shift.starts_at <= app.club_now(shift.club_id) then 'begun'
    when exists (select from public.time_entries where shift_id = shift.id) then 'clocked_in'
    when sent.staff_id is null and shift.staff_id is not null then 'given'
    when (sent.staff_id, sent.role, sent.location, sent.starts_at, sent.ends_at, sent.break_minutes, sent.notes,
        sent.series_id)
      is distinct from (shift.staff_id, shift.role, shift.location, shift.starts_at, shift.ends_at, shift.break_minutes,
        shift.notes, shift.series_id) then 'changed'
    when coalesce(sent.needs_cover, false) <> shift.needs_cover
      and not exists (
        select from public.shift_answers where shift_id = shift.id and (answer = 'declined' or sent.needs_cover)
      ) then 'changed'
  end;
end
$$;

create or replace function app.unpublish_shifts(published_param jsonb, reason_param text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  club constant uuid := app.managed_club();
  found jsonb;
begin
  if jsonb_typeof(published_param) is distinct from 'array' then
    raise exception 'It is not said which shifts become drafts again.'
      using errcode = '22023', hint = 'Send a list of shifts as they were published.';
  end if;
  if jsonb_array_length(published_param) > 4000 then
    raise exception 'At most 4,000 shifts become drafts again in one step, so nothing was changed.'
      using errcode = '22023', hint = 'Take back one week after the other.';
  end if;
  if not app.names_shifts(published_param) then
    raise exception 'It is not said clearly which shifts become drafts again, so nothing was changed.'
      using errcode = '22023', hint = 'Send each shift once, with its id, as it was published.';
  end if;
  perform from public.shifts
  where club_id = club and id in (select id from jsonb_populate_recordset(null::public.shifts, published_param))
  order by id
  for update;
  with judged as (
    select sent.id, coalesce(sent.needs_cover, false) as needs_cover, app.stays_published(sent, shift) as reason
    from jsonb_populate_recordset(null::public.shifts, published_param) as sent
    left join public.shifts as shift on shift.id = sent.id and shift.club_id = club
  ), draft as (
    update public.shifts as shift
    set status = 'draft', needs_cover = judged.needs_cover, override_reason = reason_param
    from judged
    where shift.id = judged.id and shift.club_id = club and judged.reason is null
    returning shift.*
  )
  select jsonb_build_object(
    'drafts', coalesce((select jsonb_agg(to_jsonb(draft) order by draft.starts_at, draft.id) from draft), '[]'),
    'kept', coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'reason', reason) order by id) from judged where reason is not null
    ), '[]')
  )
  into found;
  return found;
end
$$;

create or replace function app.change_shifts(changes_param jsonb, reason_param text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  club constant uuid := app.managed_club();
  newer public.shifts;
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
      or jsonb_typeof(sent -> 'is_removed') <> 'boolean'
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
  where sent -> 'version' is not distinct from 'null'::jsonb and sent -> 'is_removed' is distinct from 'true'::jsonb;

  return (
    select coalesce(jsonb_agg(to_jsonb(shift) order by shift.starts_at, shift.id), '[]')
    from public.shifts as shift
    where shift.club_id = club and shift.id in (select id from jsonb_to_recordset(changes_param) as sent (id uuid))
  );
end
$$;

create or replace function app.clock_in(person public.staff_members) returns public.time_entries
language plpgsql security definer set search_path = '' as $$
declare
  moment constant timestamptz := app.club_now(person.club_id);
  shift public.shifts;
  zone constant text := (select time_zone from public.clubs where id = person.club_id);
  entry public.time_entries;
begin
  -- The second of two presses finds the entry of the first.
  perform pg_advisory_xact_lock(hashtextextended('time_entries of ' || person.id, 0));
  entry := app.open_time_entry(person.id);
  if entry.id is not null then
    raise exception 'You are already clocked in, since %.',
      to_char(entry.clocked_in_at at time zone zone, 'FMHH12:MI AM')
      using errcode = 'PT409', hint = 'Clock out first.';
  end if;
  -- Publishing that is taken back at the same moment waits for this entry, or leaves the shift out of it.
  select * into shift from public.shifts
  where id = (app.shift_to_clock(person, moment)).id and staff_id = person.id and status = 'published'
  for share;
  insert into public.time_entries (club_id, staff_id, shift_id, role, clocked_in_at, in_device)
  values (person.club_id, person.id, shift.id, coalesce(shift.role, person.role), moment, app.shared_clock())
  returning * into entry;
  perform app.record_time_event(null, entry, 'clocked_in', null);
  return entry;
end
$$;
