-- A shift keeps what people were told of it, so that publishing it again shows the difference, to the manager and to its
-- person.

alter table public.shifts add column published_as jsonb;
comment on column public.shifts.published_as is
  'What people were told of it last: staff_id, role, location, starts_at and ends_at. Kept while it is a draft again. Null if '
  'no one knows it, also once it is planned anew after it was canceled or taken from its person.';

create function app.shift_as_told(shift public.shifts) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('staff_id', shift.staff_id, 'role', shift.role, 'location', shift.location,
    'starts_at', shift.starts_at, 'ends_at', shift.ends_at)
$$;
revoke all on function app.shift_as_told(public.shifts) from public;

create function app.shift_as_known(old_shift public.shifts, shift public.shifts) returns jsonb
language sql stable set search_path = '' as $$
  select case
    when shift.status = 'published' then app.shift_as_told(shift)
    -- Its person is told that it is canceled, or no longer theirs.
    when old_shift.status = 'cancelled' and shift.status = 'draft' then null
    when old_shift.status = 'published' and shift.status = 'draft' and old_shift.staff_id is distinct from shift.staff_id
      and old_shift.staff_id is not null then null
    -- A job role that is renamed takes its shifts along.
    when pg_trigger_depth() > 1 and old_shift.published_as ->> 'role' = old_shift.role
      then old_shift.published_as || jsonb_build_object('role', shift.role)
    else old_shift.published_as
  end
$$;
revoke all on function app.shift_as_known(public.shifts, public.shifts) from public;

-- What people know is not a change of the shifts: they keep their versions, and no one is told.
alter table public.shifts disable trigger user;
update public.shifts as shift
set published_as = app.shift_as_told(case shift.status when 'draft' then app.shift_as_taken_back(shift) else shift end)
where published_at is not null and (shift.status <> 'draft' or (app.shift_as_taken_back(shift)).id is not null);
alter table public.shifts enable trigger user;

create or replace function app.prepare_shift() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from app.shift_override_reasons where shift_id = new.id;
  if new.override_reason is not null then
    if char_length(btrim(new.override_reason)) not between 3 and 500 then
      raise exception 'A reason has 3 to 500 characters.'
        using errcode = '22023', hint = 'Say in a few words why this shift is planned all the same.';
    end if;
    insert into app.shift_override_reasons (shift_id, reason) values (new.id, btrim(new.override_reason));
    new.override_reason := null;
  end if;
  if new.status = 'published' then
    new.published_at := coalesce(new.published_at, now());
  end if;
  new.published_as := app.shift_as_known(case when tg_op = 'UPDATE' then old end, new);
  -- A new person covers a shift, unless the same write flags it again.
  if tg_op = 'UPDATE' and new.staff_id is distinct from old.staff_id and new.needs_cover = old.needs_cover then
    new.needs_cover := false;
  end if;
  -- The person declined the shift as it was: another time, place or role is asked anew (app.forget_shift_answer). A job
  -- role that is renamed takes its shifts along; they are what they were.
  if tg_op = 'UPDATE' and old.needs_cover and new.needs_cover and pg_trigger_depth() = 1
    and (new.starts_at, new.ends_at, new.location, new.role)
      is distinct from (old.starts_at, old.ends_at, old.location, old.role)
    and exists (select from public.shift_answers where shift_id = new.id and answer = 'declined') then
    new.needs_cover := false;
  end if;
  -- As auto-fill left it, until a person changes it (app.assign_shifts). A role that is renamed is no change.
  if tg_op = 'UPDATE' and new.filled_from is not distinct from old.filled_from
    and ((new.staff_id, new.location, new.starts_at, new.ends_at, new.break_minutes, new.status, new.needs_cover, new.notes,
          new.series_id)
        is distinct from (old.staff_id, old.location, old.starts_at, old.ends_at, old.break_minutes, old.status,
          old.needs_cover, old.notes, old.series_id)
      or (new.role <> old.role and pg_trigger_depth() = 1)) then
    new.filled_from := null;
  end if;
  return new;
end
$$;

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
      string_agg(concat_ws(', ', word || ': ' || period, what) || coalesce('. ' || earlier, ''), E'\n' order by position)
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

drop function app.shift_as_taken_back(public.shifts);
