-- Shift events: what changed in the schedule, written by the server with every change. `before` and `after` hold the
-- facts, the words beside them are what people read.

create table public.shift_events (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  shift_id uuid,
  staff_id uuid,
  previous_staff_id uuid,
  kind text not null,
  title text not null,
  period text not null,
  outcome text not null,
  before_words text,
  after_words text,
  before jsonb,
  after jsonb,
  reason text,
  actor_id uuid references public.profiles (user_id) on delete set null,
  actor_name text,
  happened_at timestamptz not null,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  asked_at timestamptz not null default statement_timestamp(),
  constraint shift_events_shift foreign key (shift_id, club_id)
    references public.shifts (id, club_id) on delete set null (shift_id),
  constraint shift_events_staff foreign key (staff_id, club_id)
    references public.staff_members (id, club_id) on delete set null (staff_id),
  constraint shift_events_previous_staff foreign key (previous_staff_id, club_id)
    references public.staff_members (id, club_id) on delete set null (previous_staff_id),
  constraint shift_events_kind_known check (kind in ('added', 'assigned', 'reassigned', 'opened', 'moved', 'flagged',
    'unflagged', 'changed', 'published', 'unpublished', 'cancelled', 'restored', 'deleted', 'request_ended')),
  constraint shift_events_title_length check (char_length(title) between 1 and 120),
  constraint shift_events_period_length check (char_length(period) between 1 and 120),
  constraint shift_events_outcome_length check (char_length(outcome) between 1 and 40),
  constraint shift_events_before_words_length check (char_length(before_words) <= 500),
  constraint shift_events_after_words_length check (char_length(after_words) <= 500),
  constraint shift_events_before_size check (pg_column_size(before) <= 4000),
  constraint shift_events_after_size check (pg_column_size(after) <= 4000),
  constraint shift_events_reason_length check (char_length(reason) between 3 and 500),
  constraint shift_events_actor_name_length check (char_length(actor_name) <= 120),
  constraint shift_events_happened_range check (happened_at between '2000-01-01' and '2100-01-01')
);
create index shift_events_newest on public.shift_events (club_id, happened_at desc, created_at desc);
create index shift_events_of_shift on public.shift_events (shift_id, club_id);
create index shift_events_of_staff on public.shift_events (staff_id, club_id);
create index shift_events_of_previous_staff on public.shift_events (previous_staff_id, club_id);
create index shift_events_of_actor on public.shift_events (actor_id);
comment on column public.shift_events.kind is
  'request_ended: the shift was changed, so the request no longer applies. staff_id asked, previous_staff_id was to swap.';
comment on column public.shift_events.title is 'What it is about, such as ''Lifeguard shift change''.';
comment on column public.shift_events.period is 'When the shift is, such as ''Saturday, May 3, 2:00 PM to 8:00 PM''.';
comment on column public.shift_events.outcome is 'What came of it, such as ''Covered''.';
comment on column public.shift_events.reason is 'Why a soft rule was set aside.';
comment on column public.shift_events.asked_at is
  'When the request began that made the change. One statement changes its rows in no certain order.';
comment on column public.shift_events.happened_at is 'On the club''s clock, which stands still for a demo club.';
-- Managers and admins read what changed, a person what concerns their own published shifts and requests: drafts are the
-- managers'. Only the server writes it.
call app.secure_club_rows('public.shift_events',
  writable => '{}',
  readers => 'managers',
  verbs => '{select}',
  own_rows => $$(staff_id = any ((select app.my_staff_ids())::uuid[])
      or previous_staff_id = any ((select app.my_staff_ids())::uuid[]))
    and (kind = 'request_ended' or 'published' in (before ->> 'status', after ->> 'status'))$$);

-- 'Jordan Blake, Lifeguard, Saturday, May 3, 2:00 PM to 8:00 PM, Main Pool, published'. Without a person's name it is open.
create function app.shift_state_words(shift public.shifts, person text, period text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return concat_ws(', ', coalesce(person, 'Open'), shift.role, period, shift.location, shift.status,
    case when shift.needs_cover then 'needs cover' end);
end
$$;

create function app.shift_state_words(shift public.shifts) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return app.shift_state_words(shift, (select name from public.staff_members where id = shift.staff_id),
    app.shift_words(shift));
end
$$;

create function app.shift_facts(shift public.shifts) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object('staff_id', shift.staff_id, 'role', shift.role, 'location', shift.location,
    'starts_at', shift.starts_at, 'ends_at', shift.ends_at, 'break_minutes', shift.break_minutes,
    'status', shift.status, 'needs_cover', shift.needs_cover);
end
$$;

-- What kind of change it is; the weightiest when there are several. Null: nothing that is written down here.
create function app.shift_change(old_shift public.shifts, new_shift public.shifts) returns text
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

create function app.shift_change_outcome(change text, shift public.shifts) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case
    when change in ('added', 'restored') then case when shift.staff_id is null then 'Open' else 'Planned' end
    when change in ('assigned', 'reassigned', 'unflagged') then 'Covered'
    when change in ('opened', 'flagged') then 'Needs coverage'
    when change = 'unpublished' then 'Draft again'
    else initcap(change)
  end;
end
$$;

create function app.record_shift_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  change constant text := app.shift_change(old, new);
  given_reason text;
  club public.clubs;
  actor public.profiles;
begin
  delete from app.shift_override_reasons where shift_id = new.id returning reason into given_reason;
  select * into club from public.clubs where id = new.club_id;
  -- Nothing is written about a role that is renamed, nor into a club that is being removed.
  if change is null or (change = 'changed' and pg_trigger_depth() > 1) or club.id is null then
    return null;
  end if;
  select * into actor from public.profiles where user_id = auth.uid();
  insert into public.shift_events (club_id, shift_id, staff_id, previous_staff_id, kind, title, period, outcome,
    before_words, after_words, before, after, reason, actor_id, actor_name, happened_at)
  values (
    club.id, new.id, new.staff_id,
    (select id from public.staff_members where id = old.staff_id and id is distinct from new.staff_id),
    change, new.role || ' shift change', app.shift_words(new), app.shift_change_outcome(change, new),
    app.shift_state_words(old), app.shift_state_words(new), app.shift_facts(old), app.shift_facts(new),
    given_reason, actor.user_id, actor.display_name, app.club_now(club.id)
  );
  return null;
end
$$;
-- For each row: what a change does to the requests about a shift follows its own event (shifts_settle_requests).
create trigger shifts_record_change after update on public.shifts
  for each row execute function app.record_shift_change();

-- Shifts that a statement adds or removes, which can be thousands: one insert for all of them.
create function app.record_added_shifts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  with given as (
    delete from app.shift_override_reasons where shift_id in (select id from new_shifts)
    returning shift_id, reason
  ), club as materialized (
    select id, time_zone, app.club_now(id) as present, app.club_today(id) as today
    from public.clubs where id in (select club_id from new_shifts)
  )
  insert into public.shift_events (club_id, shift_id, staff_id, kind, title, period, outcome, after_words, after,
    reason, actor_id, actor_name, happened_at)
  select club.id, shift.id, shift.staff_id, 'added', shift.role || ' shift added', words.period,
    app.shift_change_outcome('added', shift), app.shift_state_words(shift, person.name, words.period), app.shift_facts(shift),
    given.reason, actor.user_id, actor.display_name, club.present
  from new_shifts as shift
  join club on club.id = shift.club_id
  left join public.staff_members as person on person.id = shift.staff_id
  cross join lateral (
    select app.period_words(club.time_zone, shift.starts_at, shift.ends_at, club.today) as period
  ) as words
  left join given on given.shift_id = shift.id
  left join public.profiles as actor on actor.user_id = auth.uid();
  return null;
end
$$;
create trigger shifts_record_added after insert on public.shifts
  referencing new table as new_shifts for each statement execute function app.record_added_shifts();

-- A club that is being removed is already gone, so nothing is written about its shifts.
create function app.record_removed_shifts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  with club as materialized (
    select id, time_zone, app.club_now(id) as present, app.club_today(id) as today
    from public.clubs where id in (select club_id from old_shifts)
  )
  insert into public.shift_events (club_id, previous_staff_id, kind, title, period, outcome, before_words, before,
    actor_id, actor_name, happened_at)
  select club.id, person.id, 'deleted', shift.role || ' shift removed', words.period,
    app.shift_change_outcome('deleted', shift), app.shift_state_words(shift, person.name, words.period), app.shift_facts(shift),
    actor.user_id, actor.display_name, club.present
  from old_shifts as shift
  join club on club.id = shift.club_id
  left join public.staff_members as person on person.id = shift.staff_id
  cross join lateral (
    select app.period_words(club.time_zone, shift.starts_at, shift.ends_at, club.today) as period
  ) as words
  left join public.profiles as actor on actor.user_id = auth.uid();
  return null;
end
$$;
create trigger shifts_record_removed after delete on public.shifts
  referencing old table as old_shifts for each statement execute function app.record_removed_shifts();

-- Publishing, and taking it back, is one event for each week, however many shifts it holds.
create function app.record_publishing() returns trigger
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
create trigger shifts_record_publishing after update on public.shifts
  referencing old table as old_shifts new table as new_shifts
  for each statement execute function app.record_publishing();

revoke all on function app.shift_state_words(public.shifts, text, text), app.shift_state_words(public.shifts),
  app.shift_facts(public.shifts),
  app.shift_change(public.shifts, public.shifts), app.shift_change_outcome(text, public.shifts),
  app.record_shift_change(), app.record_added_shifts(), app.record_removed_shifts(), app.record_publishing() from public;

-- The newest changes of a club's schedule as every member of it may read them: without reasons, and without unpublished
-- drafts. Publishing, and taking it back, is said once for the week, and not for each shift. A shift is described by its
-- weekday in the seven days that begin today, otherwise by its date.
create function app.recent_schedule_changes(club_id_param uuid, at_most_param integer)
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
revoke all on function app.recent_schedule_changes(uuid, integer) from public;
grant execute on function app.recent_schedule_changes(uuid, integer) to authenticated;

create function public.recent_schedule_changes(club_id uuid, at_most integer default 4)
returns table (id uuid, kind text, title text, period text, outcome text, happened_at timestamptz)
language sql stable set search_path = '' as $$
  select * from app.recent_schedule_changes(club_id, at_most)
$$;
revoke all on function public.recent_schedule_changes(uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.recent_schedule_changes(uuid, integer) to authenticated;

call app.give_tables_to_module('operations', '{shift_events}');
