-- What a module may say about itself, as `moduleDescriptorSchema` of the contract has it: a release that no shell could read
-- is refused when it is published, and not found in front of people.

-- The version of the contract that this platform speaks (CONTRACT_VERSION).
create function app.contract_version() returns text
language sql immutable set search_path = '' as $$ select '1.5.0' $$;

-- Whether the words of a contract range are known here. A release for a later contract may use others.
create function app.knows_contract(range_param text) returns boolean
language sql immutable set search_path = '' as $$
  select (string_to_array(ltrim(range_param, '^~'), '.')::numeric[])[1:2]
    <= (string_to_array(app.contract_version(), '.')::numeric[])[1:2]
$$;

-- Whether a module that asks for this range runs here (acceptsContract): `^1.2.0` accepts any 1.x from 1.2.0 on, `~1.2.0`
-- any 1.2.x, and a bare version only itself.
create function app.speaks_contract(range_param text) returns boolean
language sql immutable set search_path = '' as $$
  select case left(range_param, 1)
    when '^' then wanted[1] = spoken[1] and wanted <= spoken
    when '~' then wanted[1:2] = spoken[1:2] and wanted <= spoken
    else wanted = spoken
  end
  from (
    select string_to_array(ltrim(range_param, '^~'), '.')::numeric[] as wanted,
      string_to_array(app.contract_version(), '.')::numeric[] as spoken
  ) as versions
$$;

-- What is wrong with a route; null when nothing is.
create function app.route_problem(route jsonb, known_words boolean) returns text
language sql immutable set search_path = '' as $$
  select case
    when coalesce(route ->> 'path', '') !~* '^/(?!/)[a-z0-9/:_-]*$' then 'its path is not an absolute path of this site'
    when char_length(coalesce(route ->> 'title', '')) not between 1 and 80 then 'its title needs 1 to 80 characters'
    when coalesce(jsonb_typeof(route -> 'exact'), 'boolean') <> 'boolean' then 'exact is neither true nor false'
    when coalesce(jsonb_typeof(route -> 'staffOnly'), 'boolean') <> 'boolean' then 'staffOnly is neither true nor false'
    when coalesce(jsonb_typeof(route -> 'requires'), 'string') <> 'string' then 'requires is not the name of a feature'
    when char_length(coalesce(route ->> 'description', '-')) not between 1 and 200
      then 'its description needs 1 to 200 characters'
    when coalesce(route ->> 'access', '') = '' or known_words
      and route ->> 'access' not in ('public', 'session', 'club', 'admin') then 'its access is public, session, club or admin'
    when coalesce(route ->> 'layout', '') = '' or known_words
      and route ->> 'layout' not in ('site', 'app', 'demo', 'bare') then 'its layout is site, app, demo or bare'
  end
$$;

-- The same for an entry of the navigation.
create function app.nav_problem(entry jsonb, known_words boolean) returns text
language sql immutable set search_path = '' as $$
  select case
    when char_length(coalesce(entry ->> 'label', '')) not between 1 and 40 then 'its label needs 1 to 40 characters'
    when coalesce(entry ->> 'to', '') !~* '^/(?!/)[a-z0-9/_-]*(\?[a-z0-9=&_-]*)?$' then 'it leads to no page of this site'
    when jsonb_typeof(entry -> 'order') is distinct from 'number' then 'its order is not a number'
    when coalesce(entry ->> 'area', '') = '' or known_words
      and entry ->> 'area' not in ('sidebar', 'user-menu', 'site-header', 'site-footer')
      then 'its area is sidebar, user-menu, site-header or site-footer'
  end
$$;

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
    when coalesce(jsonb_typeof(fill -> 'staffOnly'), 'boolean') <> 'boolean' then 'staffOnly is neither true nor false'
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

-- The same for something that the command palette offers.
create function app.action_problem(action jsonb, known_words boolean) returns text
language sql immutable set search_path = '' as $$
  select case
    when char_length(coalesce(action ->> 'label', '')) not between 1 and 60 then 'its label needs 1 to 60 characters'
    when coalesce(action ->> 'to', '') !~* '^/(?!/)[a-z0-9/_-]*(\?[a-z0-9=&_-]*)?$' then 'it leads to no page of this site'
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

-- What is wrong with a descriptor, with the place where it stands; null when nothing is.
create function app.descriptor_problem(descriptor jsonb) returns text
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
revoke all on function app.contract_version(), app.knows_contract(text), app.speaks_contract(text), app.route_problem(jsonb, boolean),
  app.nav_problem(jsonb, boolean), app.is_slot_name(text), app.fill_problem(text, jsonb), app.offer_problem(text, jsonb),
  app.action_problem(jsonb, boolean), app.descriptor_fills(jsonb), app.icons_problem(jsonb), app.descriptor_problem(jsonb)
  from public;
