-- Publishing sends the drafts that the manager saw. Until now, it also published what another manager had added or changed
-- since, and told people of it.
drop function public.publish_week(date);
drop function app.publish_drafts(date);

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

revoke all on function public.publish_week(date, uuid[], integer[]) from public, anon, authenticated, service_role;
grant execute on function public.publish_week(date, uuid[], integer[]) to authenticated;
