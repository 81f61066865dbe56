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
