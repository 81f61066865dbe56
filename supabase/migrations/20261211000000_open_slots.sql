-- A module says which slots it offers, each with the schema of what it hands over, and which slots it fills, by name.
-- No list of names stands in the registry.

create or replace function app.contract_version() returns text
language sql immutable set search_path = '' as $$ select '1.2.0' $$;

-- Whether a slot is named <area>.<name>, such as staff.drawer (slotNameSchema).
create function app.is_slot_name(name text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(name, '') ~ '^[a-z][a-z0-9-]{0,29}\.[a-z][a-z0-9-]{0,29}$'
$$;

-- The same for a slot that it fills.
create function app.fill_problem(slot text, fill jsonb) returns text
language sql immutable set search_path = '' as $$
  select case
    when not app.is_slot_name(slot) then 'a slot is named <area>.<name>, such as staff.drawer'
    when jsonb_typeof(fill -> 'order') is distinct from 'number' then 'its order is not a number'
  end
$$;

-- The same for a slot that it offers.
create function app.offer_problem(slot text, offer jsonb) returns text
language sql immutable set search_path = '' as $$
  select case
    when not app.is_slot_name(slot) then 'a slot is named <area>.<name>, such as staff.drawer'
    when offer -> 'props' ->> 'type' is distinct from 'object' then 'it has no schema of its props'
    when jsonb_typeof(offer -> 'props' -> 'examples' -> 0) is distinct from 'object'
      then 'its schema has no example of the props'
    when coalesce(jsonb_typeof(offer -> 'answer'), 'object') <> 'object' then 'its answer is not a schema'
    when coalesce(offer ->> 'bytes', '') !~ '^[1-9][0-9]{0,11}$' then 'its byte limit is not a positive number of bytes'
  end
$$;

-- The slots that a release fills, each with its order. Releases for contract 1.1 and before list them under slots.
create function app.descriptor_fills(descriptor jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(
    descriptor -> 'fills',
    (select jsonb_object_agg(coalesce(entry ->> 'slot', ''), entry - 'slot')
     from jsonb_array_elements(descriptor -> 'slots') as entries (entry)),
    '{}'
  )
$$;

-- What is wrong with a descriptor, with the place where it stands; null when nothing is.
create or replace function app.descriptor_problem(descriptor jsonb) returns text
language plpgsql immutable set search_path = '' as $$
declare
  known_words boolean;
  list text;
begin
  if coalesce(descriptor ->> 'contract', '') !~ '^[\^~]?[0-9]{1,6}\.[0-9]{1,6}\.[0-9]{1,6}$' then
    return 'descriptor.contract is not a range such as ^1.0.0';
  end if;
  if descriptor ? 'schema' and coalesce(descriptor ->> 'schema', '') !~ '^[0-9]{14}$' then
    return 'descriptor.schema is not the version of a migration, such as 20261124000000';
  end if;
  if jsonb_typeof(descriptor -> 'budget' -> 'firstLoadBytes') is distinct from 'number'
    or (descriptor -> 'budget' ->> 'firstLoadBytes')::numeric <= 0 then
    return 'descriptor.budget.firstLoadBytes is not a positive number';
  end if;
  foreach list in array '{nav,slots,actions}'::text[] loop
    if coalesce(jsonb_typeof(descriptor -> list), 'array') <> 'array' then
      return format('descriptor.%s is not a list', list);
    end if;
  end loop;
  foreach list in array '{offers,fills}'::text[] loop
    if coalesce(jsonb_typeof(descriptor -> list), 'object') <> 'object' then
      return format('descriptor.%s is not an object', list);
    end if;
  end loop;
  known_words := app.knows_contract(descriptor ->> 'contract');
  return (
    select format('descriptor.%s.%s: %s', kind, coalesce(slot, (place - 1)::text), problem)
    from (
      select 1 as turn, 'routes' as kind, null as slot, place, app.route_problem(entry, known_words) as problem
      from jsonb_array_elements(descriptor -> 'routes') with ordinality as entries (entry, place)
      union all
      select 2, 'nav', null, place, app.nav_problem(entry, known_words)
      from jsonb_array_elements(descriptor -> 'nav') with ordinality as entries (entry, place)
      union all
      select 3, 'offers', slot, place, app.offer_problem(slot, offer)
      from jsonb_each(descriptor -> 'offers') with ordinality as entries (slot, offer, place)
      union all
      select 4, 'fills', slot, place, app.fill_problem(slot, fill)
      from jsonb_each(app.descriptor_fills(descriptor)) with ordinality as entries (slot, fill, place)
      union all
      select 5, 'actions', null, place, app.action_problem(entry, known_words)
      from jsonb_array_elements(descriptor -> 'actions') with ordinality as entries (entry, place)
    ) as looked_at
    where problem is not null
    order by turn, place
    limit 1
  );
end
$$;

drop function app.slot_problem(jsonb, boolean);
revoke all on function app.is_slot_name(text), app.fill_problem(text, jsonb), app.offer_problem(text, jsonb),
  app.descriptor_fills(jsonb) from public;

-- Who owns a slot: the module that came with it first, until a release of it in production no longer offers it.

-- The slots of every module: from the releases that production has and is being given, and before that from the newest one.
create function app.owned_slots() returns table (module_id text, slot text)
language sql stable security definer set search_path = '' as $$
  select modules.id, offered.slot
  from public.modules
  left join public.module_channels as production
    on production.module_id = modules.id and production.channel = 'production'
  join public.module_releases as releases
    on releases.module_id = modules.id and releases.version = any (
      case when production.version is not null then array[production.version, production.candidate]
      else array(
        select version from public.module_releases
        where module_releases.module_id = modules.id
        order by created_at desc, version desc
        limit 1
      ) end
    )
  cross join lateral jsonb_object_keys(releases.release -> 'descriptor' -> 'offers') as offered (slot)
$$;

-- Refuses a release that offers a slot of another module: a module that fills it would not know which schema it follows.
create function app.refuse_taken_slots(module_id_param text, version_param text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  taken record;
begin
  perform pg_advisory_xact_lock(hashtextextended('slots of modules', 0));
  select wanted.slot, owned.module_id as owner into taken
  from public.module_releases as releases
  cross join lateral jsonb_object_keys(releases.release -> 'descriptor' -> 'offers') as wanted (slot)
  join app.owned_slots() as owned on owned.slot = wanted.slot and owned.module_id <> module_id_param
  where releases.module_id = module_id_param and releases.version = version_param
  order by wanted.slot collate "C", owned.module_id
  limit 1;
  if taken.slot is not null then
    raise exception 'The slot % is taken: % offers it, and a slot has one owner.', taken.slot, taken.owner
      using errcode = 'PT409', hint = format(
        'Choose another name. It is free once a release of %s in production no longer offers it.', taken.owner);
  end if;
end
$$;
revoke all on function app.owned_slots(), app.refuse_taken_slots(text, text) from public;

create or replace function app.publish_release(release_param text, actor_param text, key_param text, signature_param text)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  release jsonb;
  descriptor jsonb;
  id_of_module text;
  new_version text;
  release_digest text := 'sha256-' || encode(sha256(convert_to(release_param, 'UTF8')), 'base64');
begin
  begin
    release := release_param::jsonb;
  exception when invalid_text_representation or untranslatable_character then
    release := null;
  end;
  perform app.check_release(release);
  perform app.check_audit_text('actor', actor_param, 200);
  descriptor := release -> 'descriptor';
  id_of_module := release ->> 'moduleId';
  new_version := release ->> 'version';
  perform from public.publisher_keys where id = key_param for share;
  perform app.check_signature(release, release_digest, key_param, signature_param);

  insert into public.modules (id, title, owner, engagement)
  values (id_of_module, descriptor ->> 'title', descriptor ->> 'owner', (descriptor -> 'engagement')::boolean)
  on conflict (id) do nothing;

  insert into public.module_releases (module_id, version, release, digest, published_by)
  values (id_of_module, new_version, release, release_digest, actor_param)
  on conflict (module_id, version) do nothing;
  if not found then
    raise exception 'Release % of % exists already.', new_version, id_of_module
      using errcode = '23505', hint = 'A release never changes: publish under a new version.';
  end if;
  perform app.refuse_taken_routes(id_of_module, new_version);
  perform app.refuse_taken_slots(id_of_module, new_version);
  insert into public.release_signatures (module_id, release_version, key_id, signature, signed_by)
  values (id_of_module, new_version, key_param, signature_param, actor_param);

  insert into public.module_channel_events (module_id, action, to_version, actor)
  values (id_of_module, 'publish', new_version, actor_param);
end
$$;

create or replace function app.write_manifest_entry(module_id_param text, version_param text) returns void
language sql security definer set search_path = '' as $$
  insert into app.manifest_entries (module_id, release_version, switched_on, switched_off, refusal, fallback)
  select
    module_id,
    version,
    left((entry || jsonb_build_object('descriptor', descriptor))::text, -1),
    -- Switched off: the public pages (the demo) stay, and nothing of it shows on anyone else's page.
    case when public_routes <> '[]' then left((entry || jsonb_build_object('descriptor', descriptor || jsonb_build_object(
      'routes', public_routes, 'nav', '[]'::jsonb, 'actions', '[]'::jsonb, 'offers', '{}'::jsonb, 'fills', '{}'::jsonb
    )))::text, -1) end,
    case when other_routes <> '[]' then jsonb_build_object(
      'id', module_id,
      'title', descriptor -> 'title',
      'paths', (select jsonb_agg(route -> 'path' order by position)
                from jsonb_array_elements(other_routes) with ordinality as routes (route, position))
    )::text end,
    (app.manifest_release(release) || jsonb_build_object('contract', descriptor -> 'contract'))::text
  from public.module_releases
  cross join lateral (
    select
      app.manifest_release(release) || jsonb_build_object('id', module_id) as entry,
      release -> 'descriptor' as descriptor,
      app.descriptor_routes(release -> 'descriptor', true) as public_routes,
      app.descriptor_routes(release -> 'descriptor', false) as other_routes
  ) as parts
  where module_id = module_id_param and version = version_param
  on conflict (module_id, release_version) do update set
    switched_on = excluded.switched_on, switched_off = excluded.switched_off,
    refusal = excluded.refusal, fallback = excluded.fallback
$$;

-- What a club has of a module in one state of its engagement, with the descriptor that its people get: of a module that is
-- switched off, the public routes alone (modules/platform_manifest.sql).
create or replace function app.engagement_state(
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
