-- The events of the shifts that a statement adds or removes are written at once. They took four fifths of the time of a
-- copy of 2,000 shifts.
create function app.shift_state_words(shift public.shifts, person text, period text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return concat_ws(', ', coalesce(person, 'Open'), shift.role, period, shift.location, shift.status,
    case when shift.needs_cover then 'needs cover' end);
end
$$;

create or replace function app.shift_state_words(shift public.shifts) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return app.shift_state_words(shift, (select name from public.staff_members where id = shift.staff_id),
    app.shift_words(shift));
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

create or replace function app.record_shift_change() returns trigger
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

drop trigger shifts_record_change on public.shifts;
create trigger shifts_record_change after update on public.shifts
  for each row execute function app.record_shift_change();

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

revoke all on function app.shift_state_words(public.shifts, text, text),
  app.shift_change_outcome(text, public.shifts), app.record_added_shifts(), app.record_removed_shifts() from public;

-- Deleting 2,000 shifts spent three quarters of its time on reading the catalog for each of them.
create or replace function app.keep_for_minimum() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  kept record;
  told text;
  told_day date;
begin
  -- Looks up this table alone, because a statement can delete thousands of rows.
  select known.title, known.minimum_months, known.reason, source.date_column, source.planned_ahead,
    dated.atttypid = 'date'::regtype as is_date
  into kept
  from app.retention_sources as source
  join app.retention_kinds as known on known.kind = source.kind
  join pg_catalog.pg_attribute as dated on dated.attrelid = tg_relid and dated.attname = source.date_column
  where source.relation = tg_table_name;
  told := to_jsonb(old) ->> kept.date_column;
  if kept.planned_ahead and told::timestamptz > app.club_now(old.club_id) then
    return old;
  end if;
  told_day := case when kept.is_date then told::date else app.club_date(old.club_id, told::timestamptz) end;
  if greatest(told_day, app.club_date(old.club_id, old.created_at))
    >= app.club_today(old.club_id) - make_interval(months => kept.minimum_months) then
    raise exception '% are kept for % months at least.', kept.title, kept.minimum_months
      using errcode = '42501', hint = kept.reason;
  end if;
  return old;
end
$$;

-- What can become of requests is asked only of shifts that have some.
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
  if not (is_unpublished or is_for_others or is_other_work or is_canceled or is_restored)
    -- Most shifts have no request, and a statement can change hundreds of shifts.
    or not exists (select from public.shift_requests where shift_id = new.id or colleague_shift_id = new.id) then
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
