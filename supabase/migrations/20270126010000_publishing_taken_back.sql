-- Publishing can be taken back: unpublish_shifts makes the shifts that a manager published drafts again, tells their people,
-- and ends the answers and requests about them. publish_week returns what it published, in one list. change_shifts changes
-- several shifts in one step, for undo and redo.

create or replace function app.check_shift() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_new boolean := tg_op = 'INSERT' or old.status = 'cancelled';
  is_replanned boolean := is_new
    or (new.staff_id, new.starts_at, new.ends_at, new.break_minutes)
      is distinct from (old.staff_id, old.starts_at, old.ends_at, old.break_minutes);
  -- A draft again, and otherwise as it was: a rule that it has come to break since is no reason to keep it published.
  is_unpublished boolean := not is_replanned and old.status = 'published' and new.status = 'draft' and new.role = old.role;
  found record;
begin
  -- What follows from another row (a role renamed, a person removed) is no plan that could be refused.
  if pg_trigger_depth() > 1 then
    return null;
  end if;
  if new.staff_id is not null and new.status <> 'cancelled' then
    perform from public.staff_members where id = new.staff_id for no key update;
  end if;

  select
    string_agg(message, ' ') filter (where kind = 'hard') as forbidden,
    string_agg(rule, ', ') filter (where kind = 'hard') as forbidding,
    (array_agg(hint) filter (where kind = 'hard'))[1] as forbidden_hint,
    coalesce(bool_or(rule = 'overlap'), false) as overlaps,
    string_agg(message, ' ') filter (where kind = 'soft') as warned,
    string_agg(rule, ', ') filter (where kind = 'soft') as warning,
    (array_agg(hint) filter (where kind = 'soft'))[1] as warned_hint
  into found
  from app.shift_problems(new, case when tg_op = 'UPDATE' then old end)
  -- Publishing a shift that was planned with a reason does not need the reason again.
  where kind = 'hard' and not is_unpublished or rule = 'notice' or is_replanned;

  if found.forbidden is not null then
    raise exception '%', found.forbidden
      using errcode = case when found.overlaps then '23P01' else '23514' end,
        detail = found.forbidding, hint = found.forbidden_hint;
  end if;
  if found.warned is not null and not exists (select from app.shift_override_reasons where shift_id = new.id) then
    raise exception '%', found.warned
      using errcode = 'PT422', detail = found.warning, hint = found.warned_hint;
  end if;
  return null;
end
$$;

create or replace function app.shift_change(old_shift public.shifts, new_shift public.shifts) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case
    when old_shift.id is null then 'added'
    when new_shift.id is null then 'deleted'
    when new_shift.status = 'cancelled' and old_shift.status <> 'cancelled' then 'cancelled'
    when old_shift.status = 'cancelled' and new_shift.status <> 'cancelled' then 'restored'
    when old_shift.staff_id is null and new_shift.staff_id is not null then 'assigned'
    when old_shift.staff_id is not null and new_shift.staff_id is null then 'opened'
    when old_shift.staff_id <> new_shift.staff_id then 'reassigned'
    when (old_shift.starts_at, old_shift.ends_at) <> (new_shift.starts_at, new_shift.ends_at) then 'moved'
    when old_shift.status = 'published' and new_shift.status = 'draft' then 'unpublished'
    when new_shift.needs_cover and not old_shift.needs_cover then 'flagged'
    when old_shift.needs_cover and not new_shift.needs_cover then 'unflagged'
    when (old_shift.location, old_shift.break_minutes) is distinct from (new_shift.location, new_shift.break_minutes)
      then 'changed'
    when old_shift.role <> new_shift.role then 'changed'
  end;
end
$$;

create or replace function app.record_publishing() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.shift_events (club_id, kind, title, period, outcome, after_words, actor_id, actor_name, happened_at)
  select week.club_id, week.kind, 'Schedule ' || week.kind, 'Week of ' || to_char(week.sunday, 'FMMonth FMDD'),
    case week.kind when 'published' then 'Published' else 'Draft again' end,
    week.shifts || case week.shifts when 1 then ' shift' else ' shifts' end,
    profile.user_id, profile.display_name, app.club_now(week.club_id)
  from (
    select new_shift.club_id, app.sunday_of(app.club_date(new_shift.club_id, new_shift.starts_at)) as sunday,
      case new_shift.status when 'published' then 'published' else 'unpublished' end as kind, count(*) as shifts
    from new_shifts as new_shift
    join old_shifts as old_shift on old_shift.id = new_shift.id
    where old_shift.status = 'draft' and new_shift.status = 'published'
      or app.shift_change(old_shift, new_shift) = 'unpublished'
    group by 1, 2, 3
  ) as week
  left join public.profiles as profile on profile.user_id = auth.uid();
  return null;
end
$$;

create or replace function app.recent_schedule_changes(club_id_param uuid, at_most_param integer)
returns table (id uuid, kind text, title text, period text, outcome text, happened_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  if at_most_param is null or at_most_param < 1 then
    raise exception 'It is not said how many changes to read.'
      using errcode = '22023', hint = 'Ask for 1 to 100.';
  end if;
  return query
    select event.id, event.kind, event.title, event.period, event.outcome, event.happened_at
    from public.shift_events as event
    where event.club_id = club_id_param and event.club_id = any (app.visible_clubs())
      and case when event.kind in ('published', 'unpublished') then event.after is null
        else 'published' in (event.before ->> 'status', event.after ->> 'status') end
    order by event.happened_at desc, event.created_at desc, event.id
    limit least(at_most_param, 100);
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
    'Ask again', app.shift_state_words(old), app.shift_state_words(new), actor.user_id, actor.display_name,
    app.club_now(new.club_id)
  from ended
  join public.clubs as club on club.id = new.club_id
  left join public.profiles as actor on actor.user_id = auth.uid();
  return null;
end
$$;

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

-- Publishes the drafts of a week and returns them, and whether people had been told of each before. The hard rules are
-- asked again, so a week with a broken one is not published.
create function app.publish_drafts(day_of_week_param date) returns table (shift public.shifts, was_published boolean)
language plpgsql security definer set search_path = '' as $$
declare
  club uuid := app.managed_club();
  sunday date := app.sunday_of_named(day_of_week_param);
  week_starts timestamptz := app.club_moment(club, sunday);
  week_ends timestamptz := app.club_moment(club, sunday + 7);
begin
  return query
    with drafts as (
      select draft.id, draft.published_at is not null as was_published
      from public.shifts as draft
      where draft.club_id = club and draft.status = 'draft'
        and draft.starts_at >= week_starts and draft.starts_at < week_ends
      order by draft.id
      for update
    )
    update public.shifts as published set status = 'published'
    from drafts where published.id = drafts.id
    returning published, drafts.was_published;
end
$$;
revoke all on function app.publish_drafts(date) from public;
grant execute on function app.publish_drafts(date) to authenticated;

-- For managers and admins: publishes the drafts of a week. Returns them in one list, by start: an answer has no more than
-- 1,000 rows, and a week can have more shifts. Publishing twice returns an empty list the second time.
create function public.publish_week(day_of_week date) returns jsonb
language sql set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(shift) order by (shift).starts_at, (shift).id), '[]')
  from app.publish_drafts(day_of_week)
$$;

-- The same with a row and words for each shift, for earlier releases of the module: they get the first 1,000.
create or replace function app.publish_shifts(day_of_week_param date)
returns table (shift_id uuid, staff_id uuid, staff_name text, change text, words text)
language sql security definer set search_path = '' as $$
  select (shift).id, (shift).staff_id, person.name, case when was_published then 'changed' else 'new' end,
    (shift).role || ', ' || app.shift_words(shift)
  from app.publish_drafts(day_of_week_param)
  left join public.staff_members as person on person.id = (shift).staff_id
  order by (shift).starts_at, (shift).id
$$;
revoke all on function app.publish_shifts(date) from public;
grant execute on function app.publish_shifts(date) to authenticated;

create or replace function public.publish_shifts(day_of_week date)
returns table (shift_id uuid, staff_id uuid, staff_name text, change text, words text)
language sql set search_path = '' as $$
  select * from app.publish_shifts(day_of_week)
$$;
revoke all on function public.publish_week(date), public.publish_shifts(date)
  from public, anon, authenticated, service_role;
grant execute on function public.publish_week(date), public.publish_shifts(date) to authenticated;

-- Why a shift that was published stays as it is when publishing is taken back; null if it becomes a draft again. What its
-- person has answered since is no change of it: a declined shift needs cover, which ends with the answer.
create function app.stays_published(sent public.shifts, shift public.shifts) returns text
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
    when sent.needs_cover is distinct from shift.needs_cover
      and not exists (select from public.shift_answers where shift_id = shift.id and answer = 'declined') then 'changed'
  end;
end
$$;
revoke all on function app.stays_published(public.shifts, public.shifts) from public;

create function app.unpublish_shifts(published_param jsonb, reason_param text) returns jsonb
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
  perform from public.shifts
  where club_id = club and id in (select id from jsonb_populate_recordset(null::public.shifts, published_param))
  order by id
  for update;
  with judged as (
    select sent.id, sent.needs_cover, app.stays_published(sent, shift) as reason
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
revoke all on function app.unpublish_shifts(jsonb, text) from public;
grant execute on function app.unpublish_shifts(jsonb, text) to authenticated;

-- For managers and admins: takes publishing back. `published` lists the shifts as they were published (id, staff_id, role,
-- location, starts_at, ends_at, break_minutes, needs_cover, notes, series_id). Those that are still like that, and have
-- not begun, become drafts again: their answers are dropped, open requests about them end, and their people are told. The
-- others stay, each with its reason: 'begun', 'clocked_in', 'given' (it was open, and has a person now), 'changed',
-- 'canceled', 'draft', 'gone'. Shortly before a shift begins, an override_reason is needed. Returns `drafts`, by start, and
-- `kept`.
create function public.unpublish_shifts(published jsonb, override_reason text default null) returns jsonb
language sql set search_path = '' as $$
  select app.unpublish_shifts(published, override_reason)
$$;
revoke all on function public.unpublish_shifts(jsonb, text) from public, anon, authenticated, service_role;
grant execute on function public.unpublish_shifts(jsonb, text) to authenticated;

create function app.change_shifts(changes_param jsonb, reason_param text) returns jsonb
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
revoke all on function app.change_shifts(jsonb, text) from public;
grant execute on function app.change_shifts(jsonb, text) to authenticated;

-- For managers and admins. Each entry of `changes` has the id of a shift and the version to save over, null for a new shift,
-- and either the columns that it gets or is_removed: then a draft that no one was told of is deleted, and another shift
-- canceled. The rules hold as for every write; override_reason answers soft ones. If one entry is refused, nothing is
-- changed. Returns the shifts as they are then, by start, in one list.
create function public.change_shifts(changes jsonb, override_reason text default null) returns jsonb
language sql set search_path = '' as $$
  select app.change_shifts(changes, override_reason)
$$;
revoke all on function public.change_shifts(jsonb, text) from public, anon, authenticated, service_role;
grant execute on function public.change_shifts(jsonb, text) to authenticated;
