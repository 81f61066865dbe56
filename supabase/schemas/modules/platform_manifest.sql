-- The platform manifest: which modules a person gets, and which release of each. Its shape is `platformManifestSchema`
-- of the contract.

-- The modules that the caller gets, whether they are switched on, and why in this release: a preview ticket, a pinned
-- version, a rollout, a channel, or production, the first of them that there is.
--   * A visitor and the firm: every module in production, all switched on.
--   * A member: modules outside engagements, and those that the club's engagement includes, in the release that it
--     follows (pinned version, else its channel, else production), or that is being rolled out to it there. The other
--     modules in production are switched off.
--   * A signed-in person without a club: as a member of a club whose engagement includes nothing.
--   * A person with a valid preview ticket: its releases before all others, and switched on.
--   * A person who only sits on the board: of the same modules, the pages that are not for the staff alone.
-- The fallback is the channel's stable release for people who have another one, else the channel's last known good one.
create function app.my_releases(ticket_param uuid)
returns table (module_id text, release_version text, switched_on boolean, why text, fallback_version text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  sees_all boolean := auth.uid() is null or app.is_firm();
  club uuid := case when sees_all then null else app.my_club_id() end;
begin
  return query
  select
    modules.id,
    chosen.version,
    sees_all or not modules.engagement or club_modules.module_id is not null or previewed.module_id is not null,
    case
      when previewed.module_id is not null then 'ticket'
      when club_modules.pinned_version is not null then 'pin'
      when chosen.version = coalesce(followed.candidate, production.candidate) then 'rollout'
      when followed.channel <> 'production' then 'channel'
      else 'production'
    end,
    case
      -- A preview shows how the release itself works.
      when previewed.module_id is not null then null
      when chosen.version <> coalesce(followed.version, production.version)
        then coalesce(followed.version, production.version)
      when followed.version is not null then followed.fallback
      else production.fallback
    end
  from public.modules
  left join app.previewed_releases(ticket_param) as previewed on previewed.module_id = modules.id
  left join public.club_modules on club_modules.module_id = modules.id and club_modules.club_id = club
  left join public.module_channels as followed
    on followed.module_id = modules.id and followed.channel = club_modules.channel
  left join public.module_channels as production
    on production.module_id = modules.id and production.channel = 'production'
  cross join lateral (
    select coalesce(
      previewed.release_version,
      club_modules.pinned_version,
      case when followed.candidate is not null then app.version_for(followed, club) else followed.version end,
      case when production.candidate is not null then app.version_for(production, club) else production.version end
    ) as version
  ) as chosen
  where chosen.version is not null;
end
$$;
revoke all on function app.my_releases(uuid) from public;

-- The preview that counts for the caller, as the banner names it; nothing, where the ticket does not.
create function app.manifest_preview(ticket_param uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object('ticket', id, 'endsAt', expires_at)
    from public.preview_tickets
    where id = ticket_param and exists (select from app.previewed_releases(ticket_param))
  );
end
$$;
revoke all on function app.manifest_preview(uuid) from public;

create function app.platform_manifest(ticket_param uuid) returns json
language sql stable security definer set search_path = '' as $$
  select format(
    '{"modules":[%s],"switchedOff":[%s]%s}',
    string_agg(
      case when not mine.switched_on then entry.switched_off
        when caller.only_sits_on_board then entry.for_board
        else entry.switched_on end
        || case mine.why when 'production' then '' else format(',"why":"%s"', mine.why) end
        || coalesce(',"fallback":' || earlier.fallback, '')
        || '}',
      ',' order by mine.module_id collate "C"
    ),
    string_agg(
      case when not mine.switched_on then entry.refusal
        when caller.only_sits_on_board then entry.board_refusal end,
      ',' order by mine.module_id collate "C"
    ),
    (select ',"preview":' || preview::text from app.manifest_preview(ticket_param) as preview)
  )::json
  from (select app.only_sits_on_board() as only_sits_on_board) as caller
  cross join app.my_releases(ticket_param) as mine
  join app.manifest_entries as entry using (module_id, release_version)
  left join app.manifest_entries as earlier
    on earlier.module_id = mine.module_id and earlier.release_version = mine.fallback_version
$$;
revoke all on function app.platform_manifest(uuid) from public;
grant execute on function app.platform_manifest(uuid) to anon, authenticated, service_role;

-- What the caller gets of the platform. Visitors may ask too, and the composed pages hold the answer they get; the
-- service key, which stands for no person, gets the same. `ticket_param` is the preview ticket that the page was opened
-- with; one that does not count for the caller changes nothing.
create function public.platform_manifest(ticket_param uuid default null) returns json
language sql stable set search_path = '' as $$
  select app.platform_manifest(ticket_param)
$$;
revoke all on function public.platform_manifest(uuid) from public, anon, authenticated, service_role;
grant execute on function public.platform_manifest(uuid) to anon, authenticated, service_role;
