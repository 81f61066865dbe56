-- The changes of the schedule name the day of a shift, unless its weekday alone says it.

-- 'Saturday 2:00 PM to 8:00 PM' for the seven days that begin today, in which a weekday names one day only; otherwise as
-- app.period_words.
create function app.near_period_words(time_zone text, starts_at timestamptz, ends_at timestamptz, today date) returns text
language plpgsql stable set search_path = '' as $$
declare
  day constant date := (starts_at at time zone time_zone)::date;
begin
  if day not between today and today + 6 then
    return app.period_words(time_zone, starts_at, ends_at, today);
  end if;
  return to_char(day, 'FMDay ') || app.clock_words(time_zone, starts_at) || ' to ' || app.clock_words(time_zone, ends_at);
end
$$;
revoke all on function app.near_period_words(text, timestamptz, timestamptz, date) from public;

comment on column public.shift_events.period is 'When the shift is, such as ''Saturday, May 3, 2:00 PM to 8:00 PM''.';

create or replace function app.record_shift_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  shift constant public.shifts := case tg_op when 'DELETE' then old else new end;
  old_shift constant public.shifts := case when tg_op <> 'INSERT' then old end;
  new_shift constant public.shifts := case when tg_op <> 'DELETE' then new end;
  change constant text := app.shift_change(old_shift, new_shift);
  given_reason text;
  club public.clubs;
  actor public.profiles;
begin
  delete from app.shift_override_reasons where shift_id = shift.id returning reason into given_reason;
  select * into club from public.clubs where id = shift.club_id;
  -- Nothing is written about a role that is renamed, nor into a club that is being removed.
  if change is null or (change = 'changed' and pg_trigger_depth() > 1) or club.id is null then
    return null;
  end if;
  select * into actor from public.profiles where user_id = auth.uid();
  insert into public.shift_events (club_id, shift_id, staff_id, previous_staff_id, kind, title, period, outcome,
    before_words, after_words, before, after, reason, actor_id, actor_name, happened_at)
  values (
    club.id, new_shift.id, new_shift.staff_id,
    (select id from public.staff_members where id = old_shift.staff_id and id is distinct from new_shift.staff_id),
    change,
    shift.role || case change when 'added' then ' shift added' when 'deleted' then ' shift removed' else ' shift change' end,
    app.shift_words(shift),
    case
      when change in ('added', 'restored') then case when shift.staff_id is null then 'Open' else 'Planned' end
      when change in ('assigned', 'reassigned', 'unflagged') then 'Covered'
      when change in ('opened', 'flagged') then 'Needs coverage'
      when change = 'unpublished' then 'Draft again'
      else initcap(change)
    end,
    case when old_shift.id is not null then app.shift_state_words(old_shift) end,
    case when new_shift.id is not null then app.shift_state_words(new_shift) end,
    case when old_shift.id is not null then app.shift_facts(old_shift) end,
    case when new_shift.id is not null then app.shift_facts(new_shift) end,
    given_reason, actor.user_id, actor.display_name, app.club_now(club.id)
  );
  return null;
end
$$;

-- The newest changes of a club's schedule as every member of it may read them: without reasons, and without unpublished
-- drafts. Publishing, and taking it back, is said once for the week, and not for each shift. A shift is described by its
-- weekday in the seven days that begin today, otherwise by its date.
create or replace function app.recent_schedule_changes(club_id_param uuid, at_most_param integer)
returns table (id uuid, kind text, title text, period text, outcome text, happened_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  time_zone constant text := (select club.time_zone from public.clubs as club where club.id = club_id_param);
  today constant date := app.club_today(club_id_param);
begin
  if at_most_param is null or at_most_param < 1 then
    raise exception 'It is not said how many changes to read.'
      using errcode = '22023', hint = 'Ask for 1 to 100.';
  end if;
  return query
    select event.id, event.kind, event.title,
      case when event.kind in ('published', 'unpublished') then event.period
        else app.near_period_words(time_zone, (facts.shift ->> 'starts_at')::timestamptz,
          (facts.shift ->> 'ends_at')::timestamptz, today) end,
      event.outcome, event.happened_at
    from public.shift_events as event
    cross join lateral (select coalesce(event.after, event.before) as shift) as facts
    where event.club_id = club_id_param and event.club_id = any (app.working_clubs())
      and case when event.kind in ('published', 'unpublished') then event.after is null
        else 'published' in (event.before ->> 'status', event.after ->> 'status') end
    -- What one request changed is read by the start of the shifts, the latest first, then the later step first.
    order by event.happened_at desc, event.asked_at desc,
      facts.shift ->> 'starts_at' desc nulls first, event.shift_id, event.created_at desc, event.id
    limit least(at_most_param, 100);
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
    app.shift_words(new),
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
  left join public.profiles as actor on actor.user_id = auth.uid();
  if is_for_others or is_restored then
    perform app.reopen_requests_of_person(new);
  end if;
  return null;
end
$$;

-- What was written before names its day, too, as on the day when it happened.
update public.shift_events as event
set period = app.period_words(club.time_zone, (coalesce(event.after, event.before) ->> 'starts_at')::timestamptz,
  (coalesce(event.after, event.before) ->> 'ends_at')::timestamptz, (event.happened_at at time zone club.time_zone)::date)
from public.clubs as club
where club.id = event.club_id and event.kind not in ('published', 'unpublished')
  and coalesce(event.after, event.before) is not null;
