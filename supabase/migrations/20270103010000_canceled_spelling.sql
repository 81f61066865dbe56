-- Product texts say "canceled", as people in the U.S. write it. Stored statuses keep their spelling.

comment on constraint engagement_changes_ends_once on public.engagement_changes is
  'A change is made, canceled or has failed, and only one of them.';

create or replace function app.keep_published_shift() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') and old.published_at is not null then
    raise exception 'A shift that was published is canceled, not deleted.'
      using errcode = '42501', hint = 'Cancel it: its person is then told, and their calendar shows it.';
  end if;
  return old;
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
    select had_by, before, null, case when (after).status = 'cancelled' then 'Canceled' else 'No longer yours' end
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
        else 'Shift no longer yours: '
      end || period
      when words = 1 and word = 'Published'
        then format('Your schedule is published: %s shifts from %s', shifts, first_day)
      when words = 1 and word = 'New' then format('%s new shifts from %s', shifts, first_day)
      else format('%s of your shifts have changed, the first on %s', shifts, first_day)
    end,
    case when shifts = 1 then details else list end,
    '/scheduling'
  )::app.news))
  from news
$$;

create or replace function app.tell_of_cancelled_change(change public.engagement_changes) returns void
language plpgsql security definer set search_path = '' as $$
declare
  told uuid[];
begin
  if change.kind not in ('on', 'off') then
    return;
  end if;
  told := array(select app.take_back_announcement(change) union select app.administrators_of(change.club_id));
  perform app.tell(array(
    select row(
      user_id,
      'email_notifications',
      format('%s stays %s: the change on %s is canceled', app.module_title(change.module_id),
        case change.kind when 'off' then 'on' else 'off' end, app.engagement_day_words(change)),
      format('It was to be switched %s on %s.', change.kind, app.engagement_moment_words(change)),
      '/admin/features'
    )::app.news
    from public.profiles
    where user_id = any (told) and club_id = change.club_id
  ));
end
$$;
