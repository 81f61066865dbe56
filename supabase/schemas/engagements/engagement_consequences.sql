-- What a change of an engagement means for the club, before it is made: computed from the release that the club has now and
-- the one that it would have then.

-- What is on record against a release: {check, takenBack}, the outcome of its last check (null without one) and whether the
-- platform took it back since.
create function app.release_record(module_id_param text, version_param text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object(
    'check', (
      select case when passed then 'passed' else 'failed' end from public.release_checks
      where module_id = module_id_param and release_version = version_param
      order by id desc limit 1
    ),
    'takenBack', exists (
      select from public.release_withdrawals
      where module_id = module_id_param and release_version = version_param
    )
  );
end
$$;
revoke all on function app.release_record(text, text) from public;

-- The share of a rollout in which a club gets a release of a module; null where it gets it for another reason.
create function app.share_with(module_id_param text, channel_param text, version_param text) returns integer
language sql stable security definer set search_path = '' as $$
  select case when followed.candidate = version_param then followed.share end
  from public.module_channels as followed
  where followed.module_id = module_id_param
    and followed.channel = app.followed_channel(module_id_param, channel_param)
$$;
revoke all on function app.share_with(text, text, text) from public;

-- What a club has of a module in one state of its engagement, with the descriptor that its people get: of a module that is
-- switched off, the public routes alone (modules/platform_manifest.sql).
create function app.engagement_state(
  module_id_param text, switched_on boolean, channel_param text, pinned_param text, club_id_param uuid
) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'on', switched_on,
    'channel', case when switched_on then channel_param end,
    'pinnedVersion', case when switched_on then pinned_param end,
    'version', case when switched_on then chosen.version end,
    'share', case when switched_on and pinned_param is null
      then app.share_with(module_id_param, channel_param, chosen.version) end,
    'record', case when switched_on and chosen.version is not null
      then app.release_record(module_id_param, chosen.version) end,
    'contract', case when switched_on then chosen.release -> 'descriptor' -> 'contract' end,
    'shared', case when switched_on then coalesce(chosen.release -> 'shared', '{}') else '{}' end,
    'firstLoadBytes', case
      when switched_on and chosen.release is not null then (chosen.release ->> 'firstLoadBytes')::bigint
      else 0
    end,
    'routes', case
      when switched_on then coalesce(chosen.release -> 'descriptor' -> 'routes', '[]')
      when chosen.release is null then '[]'
      else app.descriptor_routes(chosen.release -> 'descriptor', true)
    end,
    'nav', case when switched_on then coalesce(chosen.release -> 'descriptor' -> 'nav', '[]') else '[]' end,
    'slots', case
      when switched_on then coalesce(
        (select jsonb_agg(jsonb_build_object('slot', slot) order by slot collate "C")
         from jsonb_object_keys(app.descriptor_fills(chosen.release -> 'descriptor')) as filled (slot)),
        '[]')
      else '[]'
    end,
    'actions', case when switched_on then coalesce(chosen.release -> 'descriptor' -> 'actions', '[]') else '[]' end
  )
  from (select 1) as always
  left join lateral (
    select module_releases.version, module_releases.release
    from public.module_releases
    where module_releases.module_id = module_id_param and module_releases.version = case
      when switched_on then app.followed_version(module_id_param, channel_param, pinned_param, club_id_param)
      else app.followed_version(module_id_param, 'production', null, club_id_param)
    end
  ) as chosen on true
$$;
revoke all on function app.engagement_state(text, boolean, text, text, uuid) from public;

-- Of two lists of things: those that come, those that go, and those that stay. Things are told apart by the named fields.
create function app.come_and_go(was jsonb, is_now jsonb, fields text[]) returns jsonb
language sql immutable set search_path = '' as $$
  with before as (
    select (select jsonb_object_agg(field, thing -> field) from unnest(fields) as field) as thing, position
    from jsonb_array_elements(was) with ordinality as things (thing, position)
  ), after as (
    select (select jsonb_object_agg(field, thing -> field) from unnest(fields) as field) as thing, position
    from jsonb_array_elements(is_now) with ordinality as things (thing, position)
  )
  select jsonb_build_object(
    'come', coalesce((select jsonb_agg(thing order by position) from after
                      where thing not in (select before.thing from before)), '[]'),
    'go', coalesce((select jsonb_agg(thing order by position) from before
                    where thing not in (select after.thing from after)), '[]'),
    'stay', coalesce((select jsonb_agg(thing order by position) from after
                      where thing in (select before.thing from before)), '[]')
  )
$$;
revoke all on function app.come_and_go(jsonb, jsonb, text[]) from public;

-- The features that routes and actions of a state ask for, with how many people of the club have been granted each.
create function app.features_asked_for(state jsonb, club_id_param uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', asked.name,
    'displayName', coalesce(features.display_name, asked.name),
    'category', coalesce(features.category, 'Unknown'),
    'inPlan', coalesce(app.plan_rank(features.minimum_plan) <= app.plan_rank(clubs.plan), false),
    'granted', (
      select count(*) from public.user_permissions
      join public.profiles on profiles.user_id = user_permissions.user_id
      where user_permissions.feature_id = features.id and profiles.club_id = club_id_param
    )
  ) order by asked.name collate "C"), '[]')
  from (
    select distinct thing ->> 'requires' as name
    from jsonb_array_elements((state -> 'routes') || (state -> 'actions')) as thing
    where thing ? 'requires'
  ) as asked
  join public.clubs on clubs.id = club_id_param
  left join public.features on features.name = asked.name
$$;
revoke all on function app.features_asked_for(jsonb, uuid) from public;

-- Other modules of the club that lead into pages of this one, which cannot be opened while it is switched off.
create function app.modules_leading_to(module_id_param text, paths text[], club_id_param uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with others as (
    select modules.id, modules.title, app.engagement_state(modules.id, true,
      coalesce(club_modules.channel, 'production'), club_modules.pinned_version, club_id_param) as state
    from public.modules
    left join public.club_modules on club_modules.module_id = modules.id and club_modules.club_id = club_id_param
    where modules.id <> module_id_param and (not modules.engagement or club_modules.module_id is not null)
  )
  select coalesce(jsonb_agg(jsonb_build_object('moduleId', id, 'title', title, 'links', links) order by id collate "C"), '[]')
  from (
    select others.id, others.title, count(*) as links
    from others
    cross join jsonb_array_elements((state -> 'nav') || (state -> 'actions')) as link
    where exists (
      select from unnest(paths) as path
      where split_part(link ->> 'to', '?', 1) = path or starts_with(split_part(link ->> 'to', '?', 1), path || '/')
    )
    group by others.id, others.title
  ) as leads
$$;
revoke all on function app.modules_leading_to(text, text[], uuid) from public;

-- Rows of the club that could not be changed without the module: those of its own tables that no other module of the
-- club shares.
create function app.rows_resting_without(module_id_param text, club_id_param uuid) returns bigint
language plpgsql stable security definer set search_path = '' as $$
declare
  own_table text;
  counted bigint;
  rows_in_all bigint := 0;
begin
  for own_table in
    select table_name from app.module_tables as owned
    where module_id = module_id_param and not exists (
      select from app.module_tables as shared
      join public.club_modules on club_modules.module_id = shared.module_id and club_modules.club_id = club_id_param
      where shared.table_name = owned.table_name and shared.module_id <> module_id_param
    )
  loop
    execute format('select count(*) from public.%I where club_id = $1', own_table) into counted using club_id_param;
    rows_in_all := rows_in_all + counted;
  end loop;
  return rows_in_all;
end
$$;
revoke all on function app.rows_resting_without(text, uuid) from public;

create function app.require_kind_of_change(kind_param text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if kind_param is null or kind_param not in ('on', 'off', 'follow', 'pin') then
    raise exception 'A module is switched on or off, follows a channel or is pinned to a release.'
      using errcode = '22023', hint = 'Send on, off, follow or pin.';
  end if;
end
$$;
revoke all on function app.require_kind_of_change(text) from public;

create function app.engagement_consequences(
  club_id_param uuid, module_id_param text, kind_param text, channel_param text, release_version_param text
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  has_it public.club_modules;
  was jsonb;
  will_be jsonb;
  features_before jsonb;
  features_after jsonb;
  own_paths text[];
  decisive jsonb;
begin
  perform app.require_firm('sees what a change of an engagement means');
  perform app.require_kind_of_change(kind_param);
  if not exists (select from public.clubs where id = club_id_param) then
    raise exception 'There is no such club.' using errcode = 'PT404', hint = 'Reload the list of clubs.';
  end if;
  select * into has_it from public.club_modules where club_id = club_id_param and module_id = module_id_param;
  was := app.engagement_state(module_id_param, has_it.club_id is not null, has_it.channel, has_it.pinned_version,
    club_id_param);
  will_be := app.engagement_state(module_id_param, kind_param <> 'off',
    coalesce(channel_param, case when kind_param = 'pin' then has_it.channel end, 'production'), release_version_param, club_id_param);
  features_before := app.features_asked_for(was, club_id_param);
  features_after := app.features_asked_for(will_be, club_id_param);
  own_paths := array(
    select route ->> 'path' from jsonb_array_elements((was -> 'routes') || (will_be -> 'routes')) as route
    where route ->> 'access' <> 'public'
  );

  decisive := jsonb_build_object(
    'now', was - '{routes,nav,slots,actions}'::text[],
    'then', will_be - '{routes,nav,slots,actions}'::text[],
    'routes', app.come_and_go(was -> 'routes', will_be -> 'routes', '{path,title,access}'),
    'nav', app.come_and_go(was -> 'nav', will_be -> 'nav', '{area,label,to}'),
    'slots', app.come_and_go(was -> 'slots', will_be -> 'slots', '{slot}'),
    'actions', app.come_and_go(was -> 'actions', will_be -> 'actions', '{label,to}'),
    'features', app.come_and_go(features_before, features_after, '{name,displayName,category,inPlan}')
  );
  return decisive || jsonb_build_object(
    'digest', md5(decisive::text),
    'features', app.come_and_go(features_before, features_after, '{name,displayName,category,inPlan,granted}'),
    'people', (
      select coalesce(jsonb_object_agg(role, people), '{}')
      from (select role, count(*) as people from public.profiles where club_id = club_id_param group by role) as by_role
    ),
    'dependants', app.modules_leading_to(module_id_param, own_paths, club_id_param),
    'restingRows', case when kind_param = 'off' then app.rows_resting_without(module_id_param, club_id_param) else 0 end
  );
end
$$;
revoke all on function app.engagement_consequences(uuid, text, text, text, text) from public;
grant execute on function app.engagement_consequences(uuid, text, text, text, text) to authenticated;

-- What a change would mean for the club, as the firm reads it before deciding: {now, then, routes, nav, slots, actions,
-- features, people, dependants, restingRows, digest}. Lists are {come, go, stay}. `now` and `then` name the release,
-- the share of the rollout in which the club gets it, and what is on record about it. The digest stands for what people
-- get, lose or keep, and change_engagement takes it; figures that move with every working day are not part of it. Bytes
-- are those that the build has measured on a first load, compressed; null where a release does not say.
create function public.engagement_consequences(
  club_id_param uuid, module_id_param text, kind_param text, channel_param text default null,
  release_version_param text default null
) returns jsonb
language sql stable set search_path = '' as $$
  select app.engagement_consequences(club_id_param, module_id_param, kind_param, channel_param, release_version_param)
$$;
revoke all on function public.engagement_consequences(uuid, text, text, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.engagement_consequences(uuid, text, text, text, text) to authenticated;
