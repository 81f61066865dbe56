-- A release brings the icons of its links and actions: shapes alone, which every shell draws.

-- The same for the icons that it brings, which travel in everyone's manifest: shapes alone, each an element with its
-- attributes (iconShapes), in 20,000 characters together.
create function app.icons_problem(icons jsonb) returns text
language sql immutable set search_path = '' as $$
  select case
    when icons is null then null
    when jsonb_typeof(icons) <> 'object' then 'descriptor.icons is not an object'
    when char_length(icons::text) > 20000 then 'descriptor.icons has more than 20,000 characters'
    else (
      select format('descriptor.icons.%s is not made of shapes', left(name, 40))
      from jsonb_each(icons) as drawn (name, drawing)
      where jsonb_typeof(drawing) <> 'array' or exists (
        select from jsonb_array_elements(case when jsonb_typeof(drawing) = 'array' then drawing else '[]' end) as shape
        where jsonb_typeof(shape) <> 'array'
          or coalesce(shape ->> 0, '') not in ('path', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'rect')
          or jsonb_typeof(shape -> 1) is distinct from 'object'
          or exists (
            select from jsonb_object_keys(case when jsonb_typeof(shape -> 1) = 'object' then shape -> 1 else '{}' end) as attribute
            where attribute not in ('d', 'cx', 'cy', 'r', 'rx', 'ry', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'width', 'height', 'points')
          )
      )
      order by name
      limit 1
    )
  end
$$;

revoke all on function app.icons_problem(jsonb) from public;

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
  if app.icons_problem(descriptor -> 'icons') is not null then
    return app.icons_problem(descriptor -> 'icons');
  end if;
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

create or replace function app.write_manifest_entry(module_id_param text, version_param text) returns void
language sql security definer set search_path = '' as $$
  insert into app.manifest_entries (module_id, release_version, switched_on, switched_off, refusal, fallback)
  select
    module_id,
    version,
    left((entry || jsonb_build_object('descriptor', descriptor))::text, -1),
    -- Switched off: the public pages (the demo) stay, and nothing of it shows on anyone else's page.
    case when public_routes <> '[]' then left((entry || jsonb_build_object('descriptor', descriptor - 'icons' || jsonb_build_object(
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
