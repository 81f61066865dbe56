-- A day that lies in another year than its reader's today carries the year. The day on which a certificate expires always
-- does: it is years ahead.

drop function app.period_words(text, timestamptz, timestamptz);
drop function app.days_words(date, date);
drop function app.day_words(date);

-- 'Saturday, May 3', with the year of a day that lies in another one than today: 'Saturday, May 3, 2025'. Without today the
-- year always stands there.
create function app.day_words(day date, today date default null) returns text
language sql stable set search_path = '' as $$
  select to_char(day, case when extract(year from day) = extract(year from today)
    then 'FMDay, FMMonth FMDD' else 'FMDay, FMMonth FMDD, YYYY' end)
$$;

-- How people read a period: 'Saturday, May 3, 2:00 PM to 8:00 PM', with the year as in app.day_words.
create function app.period_words(time_zone text, starts_at timestamptz, ends_at timestamptz, today date) returns text
language plpgsql stable set search_path = '' as $$
begin
  return app.day_words((starts_at at time zone time_zone)::date, today)
    || to_char(starts_at at time zone time_zone, ', FMHH12:MI AM') || ' to '
    || to_char(ends_at at time zone time_zone, 'FMHH12:MI AM');
end
$$;

revoke all on function app.period_words(text, timestamptz, timestamptz, date), app.day_words(date, date)
  from public;

-- 'Friday, May 2 to Saturday, May 3', with the years as in app.day_words.
create function app.days_words(first_day date, last_day date, today date) returns text
language sql stable set search_path = '' as $$
  select app.day_words(first_day, today)
    || case when last_day > first_day then ' to ' || app.day_words(last_day, today) else '' end
$$;
revoke all on function app.days_words(date, date, date) from public;

create or replace function app.prepare_invitation_mail(invitation_id_param uuid)
returns table (
  token text, email text, role text, club_id uuid, club_name text, inviter_name text, inviter_email text, until_day text
)
language plpgsql security definer set search_path = '' as $$
begin
  return query
    select encode(extensions.gen_random_bytes(32), 'hex'), invitation.email, invitation.role, clubs.id, clubs.name,
      coalesce(nullif(btrim(profiles.display_name), ''), inviter.email::text), inviter.email::text,
      app.day_words((invitation.expires_at at time zone reader.time_zone)::date, (now() at time zone reader.time_zone)::date)
    from public.invitations as invitation
    left join public.clubs on clubs.id = invitation.club_id
    cross join lateral (select coalesce(clubs.time_zone, 'America/New_York') as time_zone) as reader
    left join auth.users as inviter on inviter.id = invitation.invited_by
    left join public.profiles on profiles.user_id = invitation.invited_by
    where invitation.id = invitation_id_param and invitation.revoked_at is null and invitation.accepted_at is null
      and invitation.expires_at > now();
end
$$;

create or replace function app.engagement_day_words(change public.engagement_changes) returns text
language sql stable security definer set search_path = '' as $$
  select app.day_words((change.effective_at at time zone time_zone)::date, (change.created_at at time zone time_zone)::date)
  from public.clubs where id = change.club_id
$$;

create or replace function app.require_no_other_change(club_id_param uuid, module_id_param text) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  waits public.engagement_changes;
begin
  select * into waits from public.engagement_changes
  where club_id = club_id_param and module_id = module_id_param
    and applied_at is null and cancelled_at is null and failure is null;
  if waits.id is not null then
    raise exception 'Another change of % waits for this club already: % on %.', app.module_title(module_id_param),
      case waits.kind
        when 'on' then 'it is switched on'
        when 'off' then 'it is switched off'
        when 'pin' then 'it is pinned to ' || waits.release_version
        else 'it follows ' || waits.channel
      end,
      app.engagement_day_words(waits)
      using errcode = 'PT409', hint = 'Cancel it first, then decide again.';
  end if;
end
$$;

create or replace function app.shift_words(shift public.shifts) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select app.period_words(time_zone, shift.starts_at, shift.ends_at,
      (coalesce(clock_override, now()) at time zone time_zone)::date)
    from public.clubs where id = shift.club_id
  );
end
$$;

create or replace function app.overlap_problem(plan app.shift_plan) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select format('%s already works on %s.', plan.name,
      app.period_words(plan.time_zone, other.starts_at, other.ends_at, plan.today))
    from public.shifts as other
    where other.staff_id = plan.staff_id and other.status <> 'cancelled' and other.id is distinct from plan.shift_id
      and tstzrange(other.starts_at, other.ends_at) && tstzrange(plan.starts_at, plan.ends_at)
    order by other.starts_at
    limit 1
  );
end
$$;

create or replace function app.time_off_problem(plan app.shift_plan) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select format('%s has time off %s.', plan.name,
      case when off.ends_on > off.starts_on then 'from ' else 'on ' end
        || app.days_words(off.starts_on, off.ends_on, plan.today))
    from public.time_off_requests as off
    where off.staff_id = plan.staff_id and off.status = 'approved'
      and off.starts_on <= plan.last_day and off.ends_on >= plan.first_day
    order by off.starts_on
    limit 1
  );
end
$$;

create or replace function app.certification_problem(plan app.shift_plan) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select format('%s cannot work as %s on %s without a valid certification: %s.', plan.name, plan.role,
      app.day_words(plan.first_day, plan.today), string_agg(lacking.words, ', ' order by lacking.words collate "C"))
    from (
      select type.name || coalesce(
        ' (expired on ' || app.day_words(max(held.expiry_date) filter (where held.expiry_date < plan.last_day)) || ')',
        '') as words
      from public.job_role_definitions as role
      join public.job_role_requirements as requirement on requirement.job_role_id = role.id
      join public.certification_types as type on type.id = requirement.certification_type_id
      left join public.staff_certifications as held on held.staff_id = plan.staff_id and held.state = 'confirmed'
        and (held.certification_type_id = type.id
          or (held.certification_type_id is null and lower(held.certification_name) = lower(type.name)))
      where role.club_id = plan.club_id and role.title = plan.role
      group by type.id, type.name
      having not bool_or(held.id is not null and coalesce(held.issued_on <= plan.first_day, true)
        and coalesce(held.expiry_date >= plan.last_day, true))
    ) as lacking
    having count(*) > 0
  );
end
$$;

create or replace function app.employment_problem(plan app.shift_plan) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return case
    when plan.first_day < plan.employed_from
      then format('%s starts work on %s.', plan.name, app.day_words(plan.employed_from, plan.today))
    when plan.last_day > plan.employed_until
      then format('%s worked until %s.', plan.name, app.day_words(plan.employed_until, plan.today))
    when plan.staff_status = 'Inactive' and (plan.employed_until is null or plan.last_day >= plan.today)
      then format('%s is inactive.', plan.name)
  end;
end
$$;

create or replace function app.minor_time_of_day_problem(plan app.shift_plan) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  latest constant time := case when app.is_labor_summer(plan.first_day) then time '21:00' else time '19:00' end;
begin
  return case when app.is_young_worker(plan)
    and not (plan.local_start >= plan.first_day + time '07:00' and plan.local_end <= plan.first_day + latest)
    then format('%s and works from 7:00 AM to %s at most on %s.', app.age_words(plan),
      to_char(plan.first_day + latest, 'FMHH12:MI AM'), app.day_words(plan.first_day, plan.today)) end;
end
$$;

create or replace function app.minor_school_hours_problem(plan app.shift_plan) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  school_starts constant timestamp := plan.first_day + (plan.rules).school_starts_at;
  school_ends constant timestamp := plan.first_day + (plan.rules).school_ends_at;
begin
  return case when app.is_young_worker(plan)
    and plan.local_start < school_ends and plan.local_end > school_starts
    and app.is_school_day(plan.club_id, plan.first_day)
    then format('%s and is at school on %s from %s to %s.', app.age_words(plan), app.day_words(plan.first_day, plan.today),
      to_char(school_starts, 'FMHH12:MI AM'), to_char(school_ends, 'FMHH12:MI AM')) end;
end
$$;

create or replace function app.minor_day_problem(plan app.shift_plan) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  is_school_day boolean;
  allowed integer;
  minutes integer;
begin
  if not app.is_young_worker(plan) then
    return null;
  end if;
  is_school_day := app.is_school_day(plan.club_id, plan.first_day);
  allowed := case when is_school_day then 180 else 480 end;
  minutes := app.minutes_with_plan(plan, plan.first_day, plan.first_day);
  return case when minutes > allowed
    then format('%s and works at most %s on %s, which is %s: this would make it %s.', app.age_words(plan),
      app.hours_words(allowed), app.day_words(plan.first_day, plan.today),
      case when is_school_day then 'a school day' else 'no school day' end, app.hours_words(minutes)) end;
end
$$;

create or replace function app.minor_week_problem(plan app.shift_plan) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  sunday constant date := app.sunday_of(plan.first_day);
  has_school boolean;
  allowed integer;
  minutes integer;
begin
  if not app.is_young_worker(plan) then
    return null;
  end if;
  has_school := exists (select from generate_series(0, 6) as day where app.is_school_day(plan.club_id, sunday + day));
  allowed := case when has_school then 1080 else 2400 end;
  minutes := app.minutes_with_plan(plan, sunday, sunday + 6);
  return case when minutes > allowed
    then format('%s and works at most %s in the week from %s, %s school: this would make it %s.', app.age_words(plan),
      app.hours_words(allowed), app.day_words(sunday, plan.today), case when has_school then 'which has' else 'which has no' end,
      app.hours_words(minutes)) end;
end
$$;

create or replace function app.availability_problem(plan app.shift_plan) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  planned constant tsrange := tsrange(plan.local_start, plan.local_end);
  midnight timestamp := plan.first_day;
  unavailable tsmultirange;
  available tsmultirange;
begin
  if plan.staff_status = 'On Leave' then
    return format('%s is on leave.', plan.name);
  end if;
  while midnight <= plan.last_day loop
    select range_agg(hours) filter (where kind = 'unavailable'), range_agg(hours) filter (where kind = 'available')
    into unavailable, available
    from (
      select entry.kind, tsrange(midnight::date + entry.from_time, midnight::date + entry.to_time) as hours,
        entry.day is not null as is_dated, bool_or(entry.day is not null) over () as has_dated
      from public.staff_availability as entry
      where entry.staff_id = plan.staff_id
        and (entry.day = midnight::date or entry.weekday = extract(dow from midnight))
    ) as entries
    where is_dated = has_dated;
    if unavailable && planned or not available @> planned * tsrange(midnight, midnight + interval '1 day') then
      return format('%s is not available on %s.', plan.name,
        app.period_words(plan.time_zone, plan.starts_at, plan.ends_at, plan.today));
    end if;
    midnight := midnight + interval '1 day';
  end loop;
  return null;
end
$$;

create or replace function app.weekly_hours_problem(plan app.shift_plan) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  week_start constant date :=
    plan.first_day - (extract(dow from plan.first_day)::integer + 7 - (plan.rules).workweek_start) % 7;
  allowed constant integer := (plan.rules).weekly_hours_cap * 60;
  minutes constant integer := app.minutes_with_plan(plan, week_start, week_start + 6);
begin
  return case when minutes > allowed
    then format('%s would work %s in the week from %s; more than %s are overtime.', plan.name,
      app.hours_words(minutes), app.day_words(week_start, plan.today), app.hours_words(allowed)) end;
end
$$;

create or replace function app.rest_problem(plan app.shift_plan) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  rest constant interval := (plan.rules).rest_hours * interval '1 hour';
begin
  return (
    select format('%s would rest only %s between this shift and the one on %s; the club plans %s.', plan.name,
      app.hours_words(extract(epoch from rested) / 60),
      app.period_words(plan.time_zone, other.starts_at, other.ends_at, plan.today),
      app.hours_words((plan.rules).rest_hours * 60))
    from public.shifts as other
    cross join lateral (
      select greatest(other.starts_at - plan.ends_at, plan.starts_at - other.ends_at) as rested
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
    select had_by, before, null, case when (after).status = 'cancelled' then 'Cancelled' else 'No longer yours' end
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
      -- The answer to a request tells whoever asked (..._decision_news.sql).
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
        when 'Cancelled' then 'Shift cancelled: '
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

create or replace function app.tell_of_decided_time_off() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.tell(array(
    select row(
      person.user_id,
      'schedule_changes',
      format('Time off %s: %s', request.status, app.days_words(request.starts_on, request.ends_on,
        app.club_today(request.club_id))),
      request.decision_note,
      '/scheduling'
    )::app.news
    from new_requests as request
    join old_requests as earlier on earlier.id = request.id
    join public.staff_members as person on person.id = request.staff_id
    where earlier.status = 'pending' and request.status in ('approved', 'declined') and person.user_id is not null
  ));
  return null;
end
$$;

create or replace function app.tell_of_new_time_off() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.tell(array(
    select news
    from new_requests as request
    join public.staff_members as person on person.id = request.staff_id
    cross join lateral app.news_for_managers(request.club_id,
      format('%s asks for time off: %s', person.name, app.days_words(request.starts_on, request.ends_on,
        app.club_today(request.club_id))),
      request.reason) as news
    where request.status = 'pending'
  ));
  return null;
end
$$;


-- What was announced is found by its headline when it is cancelled.
update public.notifications set title = app.engagement_announcement(change)
from public.engagement_changes as change
where change.applied_at is null and change.cancelled_at is null and change.failure is null
  and notifications.club_id = change.club_id and notifications.created_at = change.created_at
  and notifications.title <> app.engagement_announcement(change)
  and starts_with(app.engagement_announcement(change), notifications.title);
update app.notification_mails set title = app.engagement_announcement(change)
from public.engagement_changes as change
where change.applied_at is null and change.cancelled_at is null and change.failure is null
  and notification_mails.club_id = change.club_id and notification_mails.created_at = change.created_at
  and notification_mails.title <> app.engagement_announcement(change)
  and starts_with(app.engagement_announcement(change), notification_mails.title);
