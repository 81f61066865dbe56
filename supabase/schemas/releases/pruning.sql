-- Pruning: removes from the store the files of old releases that no one can get any more.

-- Whether a person gets a release, or would after a rollback, a planned change or the failure of another one.
create function app.release_is_needed(module_id_param text, version_param text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.module_channels
    where module_id = module_id_param and version_param in (version, candidate, fallback)
  ) or exists (
    select from public.module_channels
    cross join lateral (
      select from_version from public.module_channel_events as event
      where event.module_id = module_channels.module_id and event.channel = module_channels.channel
        and event.action = 'promote' and event.to_version = module_channels.version
      order by event.id desc
      limit 1
    ) as last_promotion
    where module_channels.module_id = module_id_param and last_promotion.from_version = version_param
  ) or exists (
    select from public.club_modules where module_id = module_id_param and pinned_version = version_param
  ) or exists (
    select from public.engagement_changes
    where module_id = module_id_param and release_version = version_param
      and applied_at is null and cancelled_at is null and failure is null
  ) or exists (
    select from public.preview_ticket_releases as previewed
    join public.preview_tickets on preview_tickets.id = previewed.ticket_id
    where previewed.module_id = module_id_param and previewed.release_version = version_param
      and ended_at is null and expires_at > now()
  )
$$;

-- Whether anything happened to a release within the last days: pages that were opened then may still ask for its files.
create function app.release_is_recent(module_id_param text, version_param text, days_param integer) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.module_channel_events
    where module_id = module_id_param and version_param in (from_version, to_version) and action <> 'prune'
      and created_at > now() - days_param * interval '1 day'
  )
$$;
revoke all on function app.release_is_needed(text, text), app.release_is_recent(text, text, integer) from public;

create function app.check_prune_days(days_param integer) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(days_param, -1) not between 0 and 3650 then
    raise exception 'Files are kept for 0 to 3650 days.'
      using errcode = '22023', hint = 'Without a number they are kept for 30 days.';
  end if;
end
$$;
revoke all on function app.check_prune_days(integer) from public;

create function app.prunable_releases(days_param integer) returns table (module_id text, version text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform app.check_prune_days(days_param);
  return query
  select releases.module_id, releases.version
  from public.module_releases as releases
  where not exists (
      select from public.pruned_releases as pruned
      where pruned.module_id = releases.module_id and pruned.release_version = releases.version
    )
    and not app.release_is_recent(releases.module_id, releases.version, days_param)
    and not app.release_is_needed(releases.module_id, releases.version)
  order by releases.module_id collate "C", releases.created_at;
end
$$;

-- Marks a release as pruned. Its files may be removed from then on, and not before.
create function app.prune_release(module_id_param text, version_param text, days_param integer, actor_param text)
returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform app.check_audit_text('actor', actor_param, 200);
  perform app.check_prune_days(days_param);
  -- Moves of the module's channels wait, which choose what browsers fall back to.
  perform from public.modules where id = module_id_param for update;
  -- A transaction that is giving the release to people holds the row, and is seen below. A later one waits, and is
  -- refused.
  perform from public.module_releases where module_id = module_id_param and version = version_param for update;
  if not found then
    raise exception 'There is no release % of %.', coalesce(left(version_param, 80), '(none)'), left(module_id_param, 80)
      using errcode = 'PT404', hint = 'Look at the list of releases.';
  end if;
  if app.release_is_needed(module_id_param, version_param)
    or app.release_is_recent(module_id_param, version_param, days_param) then
    raise exception '% % is still needed.', module_id_param, version_param
      using errcode = 'PT409', hint = 'People get it, or got it only a while ago.';
  end if;
  insert into public.pruned_releases (module_id, release_version, pruned_by)
  values (module_id_param, version_param, actor_param)
  on conflict do nothing;
  if found then
    delete from app.release_sources where module_id = module_id_param and release_version = version_param;
    insert into public.module_channel_events (module_id, action, to_version, reason, actor)
    values (
      module_id_param, 'prune', version_param,
      case days_param
        when 0 then 'Its files were removed: no one needed it.'
        else format('Its files were removed: no one needed it, and nothing had happened to it for %s.',
          case days_param when 1 then 'a day' else days_param || ' days' end)
      end,
      actor_param
    );
  end if;
end
$$;
revoke all on function app.prunable_releases(integer), app.prune_release(text, text, integer, text) from public;
grant execute on function app.prunable_releases(integer), app.prune_release(text, text, integer, text) to service_role;

-- The releases that no one needs and that had no event for so many days. Only the service key may ask.
create function public.prunable_releases(days_param integer default 30) returns table (module_id text, version text)
language sql stable set search_path = '' as $$
  select module_id, version from app.prunable_releases(days_param)
$$;

-- Writes down that a release has no files any more, before they are removed, also in the module's history. The service key
-- alone may.
create function public.prune_release(
  module_id_param text, version_param text, actor_param text, days_param integer default 30
) returns void
language sql volatile set search_path = '' as $$
  select app.prune_release(module_id_param, version_param, days_param, actor_param)
$$;
revoke all on function public.prunable_releases(integer), public.prune_release(text, text, text, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.prunable_releases(integer), public.prune_release(text, text, text, integer) to service_role;

-- Refuses a release whose files have been removed.
create function app.require_files(module_id_param text, version_param text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if exists (
    select from public.pruned_releases where module_id = module_id_param and release_version = version_param
  ) then
    raise exception 'The files of % % have been removed.', module_id_param, version_param
      using errcode = 'PT409', hint = 'Publish it again under a new version.';
  end if;
end
$$;
revoke all on function app.require_files(text, text) from public;

-- Refuses a row that would give people a pruned release. Its arguments are the columns that name one.
create function app.refuse_pruned() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  named text[] := array(select to_jsonb(new) ->> column_name from unnest(tg_argv) as column_name);
begin
  perform from public.module_releases where module_id = new.module_id and version = any (named) for key share;
  perform app.require_files(new.module_id, version) from unnest(named) as version;
  return new;
end
$$;
revoke all on function app.refuse_pruned() from public;
create trigger module_channels_refuse_pruned before insert or update of version, candidate, fallback on public.module_channels
  for each row execute function app.refuse_pruned('version', 'candidate', 'fallback');
create trigger club_modules_refuse_pruned before insert or update of pinned_version on public.club_modules
  for each row when (new.pinned_version is not null) execute function app.refuse_pruned('pinned_version');
create trigger engagement_changes_refuse_pruned before insert on public.engagement_changes
  for each row when (new.release_version is not null) execute function app.refuse_pruned('release_version');
create trigger preview_ticket_releases_refuse_pruned before insert on public.preview_ticket_releases
  for each row execute function app.refuse_pruned('release_version');
