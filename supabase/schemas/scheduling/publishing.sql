-- Publishing a week, and taking that back. People are told both times (schedule_news.sql), once for each statement.

-- Publishes the drafts of a week and returns them, and whether people had been told of each before. The hard rules are
-- asked again, so a week with a broken one is not published. With the drafts that the person saw, no other one is published.
create function app.publish_drafts(day_of_week_param date, shift_ids_param uuid[] default null,
  versions_param integer[] default null)
returns table (shift public.shifts, was_published boolean)
language plpgsql security definer set search_path = '' as $$
declare
  club uuid := app.managed_club();
  sunday date := app.sunday_of_named(day_of_week_param);
  drafts uuid[];
begin
  if cardinality(versions_param) is distinct from cardinality(shift_ids_param) then
    raise exception 'It is not said which version of each draft is published, so nothing was published.'
      using errcode = '22023', hint = 'Send one version for each shift, or no shifts.';
  end if;
  select array_agg(draft.id) into drafts
  from (
    select id from public.shifts
    where club_id = club and status = 'draft'
      and starts_at >= app.club_moment(club, sunday) and starts_at < app.club_moment(club, sunday + 7)
    order by id
    for update
  ) as draft;
  if shift_ids_param is not null and exists (
    select from public.shifts as draft
    left join unnest(shift_ids_param, versions_param) as seen (id, version)
      on seen.id = draft.id and seen.version = draft.version
    where draft.id = any (drafts) and seen.id is null
  ) then
    raise exception 'Someone else changed the drafts of this week meanwhile, so nothing was published.'
      using errcode = 'PT409', hint = 'Look at the drafts as they are now, and publish them then.';
  end if;
  return query
    with before as (
      select draft.id, draft.published_at is not null as was_published from public.shifts as draft
      where draft.id = any (drafts)
    )
    update public.shifts as published set status = 'published'
    from before where published.id = before.id
    returning published, before.was_published;
end
$$;
revoke all on function app.publish_drafts(date, uuid[], integer[]) from public;
grant execute on function app.publish_drafts(date, uuid[], integer[]) to authenticated;

-- For managers and admins: publishes the drafts of a week, as the person saw them: their ids and versions. If another manager
-- has added or changed one since, nothing is published, because people would be told of a plan that no one has looked at.
-- Earlier releases of the module send none, and publish every draft. Returns them in one list, by start: an answer has no more
-- than 1,000 rows, and a week can have more shifts. Publishing twice returns an empty list the second time.
create function public.publish_week(day_of_week date, shift_ids uuid[] default null, versions integer[] default null)
returns jsonb
language sql set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(shift) order by (shift).starts_at, (shift).id), '[]')
  from app.publish_drafts(day_of_week, shift_ids, versions)
$$;

-- The same with a row and words for each shift, for earlier releases of the module: they get the first 1,000.
create function app.publish_shifts(day_of_week_param date)
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

create function public.publish_shifts(day_of_week date)
returns table (shift_id uuid, staff_id uuid, staff_name text, change text, words text)
language sql set search_path = '' as $$
  select * from app.publish_shifts(day_of_week)
$$;
revoke all on function public.publish_week(date, uuid[], integer[]), public.publish_shifts(date)
  from public, anon, authenticated, service_role;
grant execute on function public.publish_week(date, uuid[], integer[]), public.publish_shifts(date) to authenticated;

-- Why a shift that was published stays as it is when publishing is taken back; null if it becomes a draft again. What its
-- person has answered since is no change of it: a declined shift needs cover, and one that is confirmed after that does not.
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
    when coalesce(sent.needs_cover, false) <> shift.needs_cover
      and not exists (
        select from public.shift_answers where shift_id = shift.id and (answer = 'declined' or sent.needs_cover)
      ) then 'changed'
  end;
end
$$;
revoke all on function app.stays_published(public.shifts, public.shifts) from public;

-- Whether each of a list is an object with the id of a shift, and none is named twice.
create function app.names_shifts(list jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select count(*) = count(distinct case
    when sent ->> 'id' ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then lower(sent ->> 'id')
  end)
  from jsonb_array_elements(list) as sent
$$;
revoke all on function app.names_shifts(jsonb) from public;

create function app.unpublish_shifts(published_param jsonb, reason_param text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  club constant uuid := app.managed_club();
  found jsonb;
  soon text;
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
  -- Of several shifts that need a reason, the first one is named: a statement writes its rows in no order.
  if reason_param is null then
    select app.notice_problem(jsonb_populate_record(shift, '{"status": "draft"}'), shift) into soon
    from jsonb_populate_recordset(null::public.shifts, published_param) as sent
    join public.shifts as shift on shift.id = sent.id and shift.club_id = club
    where app.stays_published(sent, shift) is null
      and app.notice_problem(jsonb_populate_record(shift, '{"status": "draft"}'), shift) is not null
    order by shift.starts_at, shift.id
    limit 1;
    if soon is not null then
      raise exception '%', soon using errcode = 'PT422', detail = 'notice',
        hint = 'Talk to the person first, then give the reason for the change.';
    end if;
  end if;
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
