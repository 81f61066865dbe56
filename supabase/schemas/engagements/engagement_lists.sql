-- Lists of engagements: the firm sees clubs × modules, a page of clubs at a time; an administrator sees their own club's.

create function app.require_administrator() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
declare
  clubs uuid[] := app.administered_clubs();
begin
  if cardinality(clubs) = 0 and not app.is_firm() then
    raise exception 'Only administrators and the firm see engagements.'
      using errcode = '42501', hint = 'Ask an administrator of your club.';
  end if;
  return clubs;
end
$$;
revoke all on function app.require_administrator() from public;

-- Modules that an engagement may include, also those that were agreed before their first release.
create function app.engagement_modules() returns table (module_id text, title text, production_version text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform app.require_administrator();
  return query
  select known.id, app.module_title(known.id), production.version
  from (
    select modules.id from public.modules where modules.engagement
    union
    select agreed.module_id from (select distinct club_modules.module_id from public.club_modules) as agreed
    where not exists (select from public.modules where modules.id = agreed.module_id and not modules.engagement)
  ) as known
  left join public.module_channels as production on production.module_id = known.id and production.channel = 'production'
  order by lower(app.module_title(known.id)) collate "C";
end
$$;

-- What a club has of each module that it has or is to have: [{moduleId, on, channel, pinnedVersion, rowVersion, version,
-- contract, rollout, mounted, failed, waiting}]; the contract is that of a pinned release, a rollout is {candidate,
-- share, paused} of the channel that it follows. The firm alone reads its health: the mounts and failures of that
-- version within the last day.
create function app.engagement_cells(club_id_param uuid, with_health boolean) returns jsonb
language sql stable security definer set search_path = '' as $$
  with cell as (
    select coalesce(has_it.module_id, waiting.module_id) as module_id, has_it.channel, has_it.pinned_version,
      has_it.version as row_version,
      case when waiting.id is not null then jsonb_build_object(
        'id', waiting.id, 'kind', waiting.kind, 'channel', waiting.channel, 'releaseVersion', waiting.release_version,
        'effectiveAt', waiting.effective_at, 'reason', waiting.reason
      ) end as waiting
    from (select * from public.club_modules where club_id = club_id_param) as has_it
    full join (
      select * from public.engagement_changes
      where club_id = club_id_param and applied_at is null and cancelled_at is null and failure is null
    ) as waiting on waiting.module_id = has_it.module_id
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'moduleId', cell.module_id,
    'on', cell.row_version is not null,
    'channel', cell.channel,
    'pinnedVersion', cell.pinned_version,
    'rowVersion', coalesce(cell.row_version, 0),
    'version', given.version,
    'contract', (
      select release -> 'descriptor' ->> 'contract' from public.module_releases
      where module_id = cell.module_id and module_releases.version = cell.pinned_version
    ),
    'rollout', (
      select jsonb_build_object('candidate', followed.candidate, 'share', followed.share, 'paused', followed.paused)
      from public.module_channels as followed
      where with_health and cell.pinned_version is null and followed.module_id = cell.module_id
        and followed.channel = app.followed_channel(cell.module_id, cell.channel) and followed.candidate is not null
    ),
    'mounted', health.mounted,
    'failed', health.failed,
    'waiting', cell.waiting
  ) order by cell.module_id collate "C"), '[]')
  from cell
  cross join lateral (
    select case when cell.row_version is not null
      then app.followed_version(cell.module_id, cell.channel, cell.pinned_version, club_id_param) end as version
  ) as given
  cross join lateral (
    -- One report of a mount may stand for several, and one reporter's day has a limit.
    select coalesce(sum(report.counted) filter (where report.outcome = 'mounted'), 0) as mounted,
      coalesce(sum(report.counted) filter (where report.outcome = 'failed'), 0) as failed
    from public.module_health_reports as report
    where with_health and report.club_id = club_id_param and report.module_id = cell.module_id
      and report.release_version = given.version and report.created_at > now() - interval '1 day'
  ) as health
$$;
revoke all on function app.engagement_cells(uuid, boolean) from public;

-- A page of the clubs that the caller administers, by name, with how many there are in all; with an id that club alone.
create function app.engagement_clubs(search_param text, limit_param integer, offset_param integer, club_id_param uuid)
returns table (club_id uuid, name text, plan text, time_zone text, staff_count bigint, total bigint, cells jsonb)
language plpgsql stable security definer set search_path = '' as $$
declare
  administered uuid[] := app.require_administrator();
  is_firm boolean := app.is_firm();
begin
  if coalesce(limit_param, 0) not between 1 and 100 or coalesce(offset_param, -1) < 0 then
    raise exception 'A page has 1 to 100 clubs.' using errcode = '22023', hint = 'Ask for fewer at a time.';
  end if;
  return query
  with page as materialized (
    select clubs.id, clubs.name, clubs.plan, clubs.time_zone, count(*) over () as total
    from public.clubs
    where clubs.id = any (administered)
      and position(lower(btrim(coalesce(search_param, ''))) in lower(clubs.name)) > 0
      and (club_id_param is null or clubs.id = club_id_param)
    order by lower(clubs.name) collate "C", clubs.id
    limit limit_param offset offset_param
  )
  select page.id, page.name, page.plan, page.time_zone,
    (select count(*) from public.staff_members where staff_members.club_id = page.id and status <> 'Inactive'),
    page.total, app.engagement_cells(page.id, is_firm)
  from page
  order by lower(page.name) collate "C", page.id;
end
$$;

-- What was decided about a club's engagement, newest first: what took effect, and what waits, was cancelled or failed. Of
-- what was planned also who decided it, and when. Without a module, of all modules and of the plan.
create function app.engagement_history(club_id_param uuid, module_id_param text, plan_only_param boolean)
returns table (
  happened_at timestamptz, module_title text, action text, before jsonb, after jsonb, person text, reason text,
  decided_at timestamptz, decided_by text, effective_at timestamptz, failure text
)
language plpgsql stable security definer set search_path = '' as $$
begin
  if club_id_param is null or club_id_param <> all (app.require_administrator()) then
    raise exception 'There is no such club.' using errcode = 'PT404', hint = 'Reload the list of clubs.';
  end if;
  return query
  select line.at, app.module_title(line.module_id), line.action, line.before, line.after, app.name_of(line.person),
    line.reason, line.decided_at, app.name_of(line.decided_by), line.effective_at, line.failure
  from (
    -- The clock makes planned changes, so no person acts at that time.
    select event.created_at as at, event.id as place, event.module_id, event.action, event.before, event.after,
      case when planned.id is null then event.actor end as person, coalesce(event.reason, change.reason) as reason,
      planned.created_at as decided_at, planned.requested_by as decided_by, planned.effective_at, null as failure
    from public.engagement_events as event
    left join public.engagement_changes as change on change.id = event.change_id
    left join public.engagement_changes as planned on planned.id = change.id and planned.effective_at > planned.created_at
    where event.club_id = club_id_param and (module_id_param is null or event.module_id = module_id_param)
      and (event.module_id is null or not plan_only_param)
    union all
    select coalesce(change.cancelled_at, case when change.failure is not null then change.effective_at end, change.created_at),
      0, change.module_id,
      case when change.cancelled_at is not null then 'cancelled' when change.failure is not null then 'failed' else 'planned' end,
      null, jsonb_build_object('kind', change.kind, 'channel', change.channel, 'pinnedVersion', change.release_version),
      change.cancelled_by, change.reason, change.created_at, change.requested_by, change.effective_at, change.failure
    from public.engagement_changes as change
    where change.club_id = club_id_param and change.applied_at is null
      and (module_id_param is null or change.module_id = module_id_param) and not plan_only_param
  ) as line
  order by line.at desc, line.place desc
  limit 100;
end
$$;

revoke all on function app.engagement_modules(), app.engagement_clubs(text, integer, integer, uuid),
  app.engagement_history(uuid, text, boolean) from public;
grant execute on function app.engagement_modules(), app.engagement_clubs(text, integer, integer, uuid),
  app.engagement_history(uuid, text, boolean) to authenticated;

create function public.engagement_modules() returns table (module_id text, title text, production_version text)
language sql stable set search_path = '' as $$ select * from app.engagement_modules() $$;

create function public.engagement_clubs(
  search_param text default '', limit_param integer default 25, offset_param integer default 0, club_id_param uuid default null
)
returns table (club_id uuid, name text, plan text, time_zone text, staff_count bigint, total bigint, cells jsonb)
language sql stable set search_path = '' as $$
  select * from app.engagement_clubs(search_param, limit_param, offset_param, club_id_param)
$$;

-- `plan_only_param` leaves away what is about modules.
create function public.engagement_history(
  club_id_param uuid, module_id_param text default null, plan_only_param boolean default false
)
returns table (
  happened_at timestamptz, module_title text, action text, before jsonb, after jsonb, person text, reason text,
  decided_at timestamptz, decided_by text, effective_at timestamptz, failure text
)
language sql stable set search_path = '' as $$
  select * from app.engagement_history(club_id_param, module_id_param, plan_only_param)
$$;

revoke all on function public.engagement_modules(), public.engagement_clubs(text, integer, integer, uuid),
  public.engagement_history(uuid, text, boolean) from public, anon, authenticated, service_role;
grant execute on function public.engagement_modules(), public.engagement_clubs(text, integer, integer, uuid),
  public.engagement_history(uuid, text, boolean) to authenticated;
