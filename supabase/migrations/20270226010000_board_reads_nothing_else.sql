-- People who only sit on the board read reports, plans, seasons and documents, and nothing of the daily work (decision 130).

-- Whether the caller only sits on the board: a member with the feature Board who does not work at the club and does not read
-- its analytics. Such a person reads reports, plans, seasons and documents, and nothing of the daily work.
create function app.only_sits_on_board() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return app.holds_feature('board_view') and not app.reads_analytics() and not exists (
    select from public.staff_members where user_id = auth.uid() and status <> 'Inactive'
  );
end
$$;
revoke all on function app.only_sits_on_board() from public;

-- Clubs whose daily work the caller reads (readers => 'staff' of app.secure_club_rows): those that they see, and none for a
-- person who only sits on the board.
create function app.working_clubs() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  if app.only_sits_on_board() then
    return '{}'::uuid[];
  end if;
  return app.visible_clubs();
end
$$;
revoke all on function app.working_clubs() from public;
grant execute on function app.working_clubs() to authenticated;

-- The same of one club, for definer functions; also true for the platform.
create function app.reads_work_of(club_id_param uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select app.reads_club(club_id_param) and not app.only_sits_on_board()
$$;
revoke all on function app.reads_work_of(uuid) from public;

-- Gives a table with club_id its rules. One whose rows change has created_at, updated_at and version, too.
--
--   readers    'members': everyone of the club reads its rows. 'staff': everyone but people who only sit on the board
--              (people/features.sql). 'managers': its managers and admins do. 'analysts': they and the people of the club
--              with the feature Analytics. 'board': they and people with the feature Board. The firm always.
--   verbs      what managers and admins do with the rows of their club. Rows of a log are only inserted.
--   writable   the columns they may send with a new row, besides id and club_id
--   updatable  the columns they may change; the same ones unless told
--   own_rows   a condition that says which rows are the caller's own, in the fast form (its functions asked once a
--              statement), and
--   own_verbs  what people do with those. The condition must keep a new row within the caller's club; rows of clubs
--              that the caller does not see are never read as own ones.
--
-- Everything else is refused: nothing is granted to visitors, callers whose session has ended write nothing
-- (foundation/sessions.sql), and what the server stamps is not in `writable`. The
-- comment on the policy is the sentence for a person who may not add a row.
create or replace procedure app.secure_club_rows(
  target regclass,
  writable text[],
  updatable text[] default null,
  readers text default 'members',
  verbs text[] default '{select,insert,update,delete}',
  own_rows text default null,
  own_verbs text[] default '{select}'
)
language plpgsql set search_path = '' as $$
declare
  name text := (select relname from pg_catalog.pg_class where oid = target);
  all_verbs text[] := case when own_rows is null then verbs else verbs || own_verbs end;
  visible constant text := 'club_id = any ((select app.visible_clubs())::uuid[])';
  analyzes constant text := '(select app.reads_analytics())';
  readable constant text := case readers
    when 'members' then visible
    when 'staff' then 'club_id = any ((select app.working_clubs())::uuid[])'
    when 'managers' then 'club_id = any ((select app.confidential_clubs())::uuid[])'
    when 'analysts' then format('%s and %s', visible, analyzes)
    when 'board' then format('%s and (select app.reads_reports())', visible)
  end;
  editable constant text := 'club_id = any ((select app.editable_clubs())::uuid[])';
  sent text := (select string_agg(quote_ident(c), ', ') from unnest(writable) as c);
  changed text := (select string_agg(quote_ident(c), ', ') from unnest(coalesce(updatable, writable)) as c);
  verb text;
  condition text;
begin
  if readers not in ('members', 'staff', 'managers', 'analysts', 'board') then
    raise exception 'Rows are read by members, the staff, managers, analysts or the board, not by "%".', readers;
  end if;
  execute format('alter table %s enable row level security', target);
  execute format('revoke all on %s from public, anon, authenticated, service_role', target);
  execute format('grant select, insert, update, delete on %s to service_role', target);
  execute format('create trigger require_session before insert or update or delete on %s
    for each statement execute function app.require_session_of_writer()', target);
  if 'update' = any (all_verbs) then
    execute format('create trigger %I before update on %s for each row execute function app.stamp_update()',
      name || '_stamp_update', target);
  end if;

  foreach verb in array array['select', 'insert', 'update', 'delete'] loop
    continue when verb <> all (all_verbs);
    execute format('grant %s on %s to authenticated',
      case verb
        when 'insert' then format('insert (id, club_id, %s)', sent)
        when 'update' then format('update (%s, version)', changed)
        else verb
      end, target);
    condition := case
      when verb = 'select' and readers = 'managers' and verb = any (verbs) and own_rows is not null
        and verb = any (own_verbs) then app.readable_or_own(own_rows)
      when verb = 'select' and readers = 'analysts' and verb = any (verbs) and own_rows is not null
        and verb = any (own_verbs) then format('%s and (%s or (%s))', visible, analyzes, own_rows)
      else concat_ws(' or ',
        case when verb = any (verbs) then case verb when 'select' then readable else editable end end,
        case when own_rows is not null and verb = any (own_verbs) then format('(%s)', own_rows) end)
    end;
    execute format('create policy %I on %s for %s to authenticated %s',
      name || '_' || verb, target, verb,
      case verb
        when 'insert' then format('with check (%s)', condition)
        when 'update' then format('using (%1$s) with check (%1$s)', condition)
        else format('using (%s)', condition)
      end);
    if verb = 'insert' then
      execute format('comment on policy %I on %s is %L', name || '_insert', target, case
        when own_rows is null or verb <> all (own_verbs) then 'Only managers and admins of the club save this.'
        when verb = any (verbs) then 'You save this in your own name. Managers and admins of the club save it for others.'
        else 'You save this in your own name and for your own club.'
      end);
    end if;
  end loop;
end
$$;

do $$
declare
  target text;
begin
  foreach target in array array['time_off_blackouts', 'club_minor_limits', 'school_calendar_days', 'schedule_templates',
    'schedule_template_shifts', 'in_service_sessions', 'certification_types', 'job_role_requirements', 'form_templates',
    'vendors', 'vendor_visits', 'pools', 'places', 'maintenance_plans', 'rotation_rules', 'checklist_templates',
    'checklist_template_items'] loop
    execute format('alter policy %I on public.%I using (club_id = any ((select app.working_clubs())::uuid[]))',
      target || '_select', target);
  end loop;
  execute format('alter policy shifts_select on public.shifts using (%s)',
    app.readable_or_own($own$status <> 'draft' and published_as is not null
    and club_id = any ((select app.working_clubs())::uuid[])$own$));
end
$$;

alter policy maintenance_tickets_select on public.maintenance_tickets
  using (club_id = any ((select app.working_clubs())::uuid[]) and (cost is null or (select app.reads_reports())));

alter policy ticket_events_select on public.ticket_events
  using (
    club_id = any ((select app.working_clubs())::uuid[]) and (kind <> 'cost' or (select app.reads_reports()))
  );

-- The lists with an item that came from a lesson. People who only sit on the board read these and those items: they are what
-- came of the season that they look back on.
create function app.checklists_of_lessons() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    select distinct checklist_id from public.checklist_items where club_id = app.my_club_id() and lesson_id is not null
  );
end
$$;
revoke all on function app.checklists_of_lessons() from public;
grant execute on function app.checklists_of_lessons() to authenticated;
alter policy checklists_select on public.checklists
  using (
    club_id = any ((select app.visible_clubs())::uuid[])
    and (club_id = any ((select app.working_clubs())::uuid[]) or id = any ((select app.checklists_of_lessons())::uuid[]))
  );

alter policy checklist_items_select on public.checklist_items
  using (
    club_id = any ((select app.visible_clubs())::uuid[])
    and (club_id = any ((select app.working_clubs())::uuid[]) or lesson_id is not null)
  );

-- The photos of the tickets of the caller's club: members see those of tickets whose rows they do not read.
create or replace function app.photos_of_tickets() returns text[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    select unnest(photos) from public.maintenance_tickets
    where club_id = app.my_club_id() and club_id = any (app.working_clubs())
  );
end
$$;

-- Tickets as everyone of the club reads them. What a repair costs is for people who read the money of the club, so members may
-- not read the rows that hold it: a definer function reads them and gives the rest.
create or replace function app.club_tickets(club_id_param uuid) returns setof public.maintenance_tickets
language plpgsql stable security definer rows 200 set search_path = '' as $$
declare
  reads_cost constant boolean := app.is_platform() or app.reads_reports();
  ticket public.maintenance_tickets;
begin
  if not app.reads_work_of(club_id_param) then
    return;
  end if;
  for ticket in select * from public.maintenance_tickets where club_id = club_id_param loop
    if not reads_cost then
      ticket.cost := null;
    end if;
    return next ticket;
  end loop;
end
$$;

create or replace function app.club_roster(club_id_param uuid)
returns table (
  id uuid,
  name text,
  role text,
  status text,
  certification_badge text,
  certifications_expiring integer,
  valid_to_season_end boolean
)
language sql stable security definer set search_path = '' as $$
  select id, name, role, status, certification_badge, certifications_expiring, valid_to_season_end
  from public.staff
  where club_id = club_id_param and status <> 'Inactive' and (select app.reads_work_of(club_id_param))
$$;

-- A page of it, by name: at most as many people as one answer holds (max_rows), after the last one of the page before.
-- What is worked out about each person is worked out for these alone, which a limit over the view cannot do.
create or replace function app.roster_page(club_id_param uuid, after_name_param text, after_id_param uuid)
returns setof public.staff_roster
language sql stable security definer set search_path = '' as $$
  select club_id, id, name, role, status, certification_badge, certifications_expiring, valid_to_season_end
  from public.staff
  where club_id = club_id_param and status <> 'Inactive' and (select app.reads_work_of(club_id_param))
    and (after_name_param is null or (name, id) > (after_name_param, after_id_param))
  order by name, id
  limit 1000
$$;

-- People found by a search on it, at most fifty, by name. Each pattern has to match the name or the role (~*). As with
-- a page, figures are computed only for the people found.
create or replace function app.find_on_roster(club_id_param uuid, patterns_param text[], ids_param uuid[])
returns setof public.staff_roster
language sql stable security definer set search_path = '' as $$
  select club_id, id, name, role, status, certification_badge, certifications_expiring, valid_to_season_end
  from public.staff
  where club_id = club_id_param and status <> 'Inactive' and (select app.reads_work_of(club_id_param))
    and app.require_cheap_patterns(patterns_param)
    and (ids_param is null or id = any (ids_param))
    and not exists (select from unnest(patterns_param) as pattern where name !~* pattern and role !~* pattern)
  order by name, id
  limit 50
$$;

-- On shift -----------------------------------------------------------------------------------------------------------
-- Who is on shift on a day of a club, by start: published shifts, as the time clock corrects them. A person who came
-- late is there from then on, and one who left is there until then. Where the club uses the clock, a person who has not
-- clocked in a while after the start is not there. Everyone of the club sees it, as they see the schedule. On another day
-- than the club's today, only those who read the hours of everyone see the corrected times; the others see the plan.
-- Errors: 42501, 22023.
create or replace function app.people_on_shift(club_id_param uuid, day_param date)
returns table (staff_id uuid, name text, role text, location text, starts_at timestamptz, ends_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  rules public.club_labor_rules;
  moment timestamptz := app.club_now(club_id_param);
  sees_clock constant boolean := coalesce(day_param = app.club_today(club_id_param), false)
    or app.reads_confidential(club_id_param);
  day_starts timestamptz;
  day_ends timestamptz;
begin
  if club_id_param = any (app.working_clubs()) is not true then
    raise exception 'These are not the shifts of your club.'
      using errcode = '42501', hint = 'Ask for those of the club that you belong to.';
  end if;
  if day_param is null or day_param not between '2000-01-01' and '2100-01-01' then
    raise exception 'A rotation is planned for a day between 2000 and 2100.'
      using errcode = '22023', hint = 'Choose another day.';
  end if;
  select * into rules from public.club_labor_rules where club_labor_rules.club_id = club_id_param;
  day_starts := app.club_moment(club_id_param, day_param::timestamp);
  day_ends := app.club_moment(club_id_param, (day_param + 1)::timestamp);
  return query
  select shift.staff_id, person.name, shift.role, shift.location,
    greatest(shift.starts_at, entry.clocked_in_at), coalesce(entry.clocked_out_at, shift.ends_at)
  from public.shifts as shift
  join public.staff_members as person on person.id = shift.staff_id
  -- A person who leaves and comes back within a shift has an entry for each stay. One that ended before the shift says
  -- nothing about it.
  left join public.time_entries as entry on sees_clock and entry.shift_id = shift.id
    and coalesce(entry.clocked_out_at > shift.starts_at, true)
  where shift.club_id = club_id_param and shift.status = 'published'
    and shift.starts_at >= day_starts and shift.starts_at < day_ends
    and not exists (
      select from public.shift_answers as said
      where said.shift_id = shift.id and said.staff_id = shift.staff_id and said.answer = 'declined'
    )
    and coalesce(entry.clocked_out_at, shift.ends_at) > greatest(shift.starts_at, entry.clocked_in_at)
    and not (
      sees_clock and entry.id is null and coalesce(rules.uses_time_clock_from <= day_param, false)
      and shift.starts_at + rules.clock_late_minutes * interval '1 minute' <= moment
    )
  order by greatest(shift.starts_at, entry.clocked_in_at), person.name collate "C", shift.id;
end
$$;

-- The readings that are due in a club on one of its days, by time and name. Everyone of the club sees whether a reading
-- was taken; what it said is read where readings are. Errors: 42501, 22023.
create or replace function app.readings_of_day(club_id_param uuid, day_param date)
returns table (pool_id uuid, due_at timestamptz, taken_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  zone text := (select time_zone from public.clubs where id = club_id_param);
begin
  if club_id_param = any (app.working_clubs()) is not true then
    raise exception 'These are not the readings of your club.'
      using errcode = '42501', hint = 'Ask for those of the club that you belong to.';
  end if;
  if day_param is null or day_param not between '2000-01-01' and '2100-01-01' then
    raise exception 'Readings are due on a day between 2000 and 2100.'
      using errcode = '22023', hint = 'Choose another day.';
  end if;
  return query
  select due.pool_id, due.due_at, due.taken_at
  from app.due_readings(array[club_id_param], day_param::timestamp at time zone zone,
    (day_param + 1)::timestamp at time zone zone) as due
  order by due.due_at, due.pool_name collate "C";
end
$$;

-- What was last measured of each body of water in use: each value as of its latest reading that counts. Everyone on deck
-- swims in it, so members read this of the whole club, without who took a reading or wrote what. Errors: 42501.
create or replace function app.water_now(club_id_param uuid)
returns table (
  pool_id uuid, taken_at timestamptz, free_chlorine_ppm numeric, ph numeric, temperature_f numeric,
  total_alkalinity_ppm numeric, calcium_hardness_ppm numeric, cyanuric_acid_ppm numeric
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if club_id_param = any (app.working_clubs()) is not true then
    raise exception 'This is not the water of your club.'
      using errcode = '42501', hint = 'Ask for that of the club that you belong to.';
  end if;
  return query
  select
    pool.id,
    max(taken.taken_at),
    (array_agg(taken.free_chlorine_ppm order by taken.taken_at desc) filter (where taken.free_chlorine_ppm is not null))[1],
    (array_agg(taken.ph order by taken.taken_at desc) filter (where taken.ph is not null))[1],
    (array_agg(taken.temperature_f order by taken.taken_at desc) filter (where taken.temperature_f is not null))[1],
    (array_agg(taken.total_alkalinity_ppm order by taken.taken_at desc)
      filter (where taken.total_alkalinity_ppm is not null))[1],
    (array_agg(taken.calcium_hardness_ppm order by taken.taken_at desc)
      filter (where taken.calcium_hardness_ppm is not null))[1],
    (array_agg(taken.cyanuric_acid_ppm order by taken.taken_at desc)
      filter (where taken.cyanuric_acid_ppm is not null))[1]
  from public.pools as pool
  join public.water_readings as taken on taken.pool_id = pool.id and taken.club_id = pool.club_id
  where pool.club_id = club_id_param and pool.is_active and taken.struck_reason is null
  group by pool.id
  order by pool.name collate "C";
end
$$;

-- The newest changes of a club's schedule as every member of it may read them: without reasons, and without unpublished
-- drafts. Publishing, and taking it back, is said once for the week, and not for each shift.
create or replace function app.recent_schedule_changes(club_id_param uuid, at_most_param integer)
returns table (id uuid, kind text, title text, period text, outcome text, happened_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  if at_most_param is null or at_most_param < 1 then
    raise exception 'It is not said how many changes to read.'
      using errcode = '22023', hint = 'Ask for 1 to 100.';
  end if;
  return query
    select event.id, event.kind, event.title, event.period, event.outcome, event.happened_at
    from public.shift_events as event
    where event.club_id = club_id_param and event.club_id = any (app.working_clubs())
      and case when event.kind in ('published', 'unpublished') then event.after is null
        else 'published' in (event.before ->> 'status', event.after ->> 'status') end
    -- What one request changed is read by the start of the shifts, the latest first, then the later step first.
    order by event.happened_at desc, event.asked_at desc,
      coalesce(event.after, event.before) ->> 'starts_at' desc nulls first, event.shift_id, event.created_at desc, event.id
    limit least(at_most_param, 100);
end
$$;

comment on view public.staff_roster is 'Who works at the club now, for everyone who works there.';
comment on view public.ticket_overview is 'The tickets of a club, for everyone who works there.';

-- The manifest of such a person has the pages that are not for the staff alone.
-- What is wrong with a route; null when nothing is.
create or replace function app.route_problem(route jsonb, known_words boolean) returns text
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

-- The same for a slot that it fills.
create or replace function app.fill_problem(slot text, fill jsonb) returns text
language sql immutable set search_path = '' as $$
  select case
    when not app.is_slot_name(slot) then 'a slot is named <area>.<name>, such as staff.drawer'
    when jsonb_typeof(fill -> 'order') is distinct from 'number' then 'its order is not a number'
    when coalesce(jsonb_typeof(fill -> 'staffOnly'), 'boolean') <> 'boolean' then 'staffOnly is neither true nor false'
  end
$$;

-- A descriptor as people who only sit on the board get it: without the routes and the fillings of slots that are for the
-- people who work at the club. Links and actions without a page are shown to no one, so they may stay.
create function app.descriptor_for_board(descriptor_param jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select descriptor_param || jsonb_build_object(
    'routes', (
      select coalesce(jsonb_agg(route order by position), '[]')
      from jsonb_array_elements(descriptor_param -> 'routes') with ordinality as routes (route, position)
      where route ->> 'staffOnly' is distinct from 'true'
    ),
    'fills', (
      select coalesce(jsonb_object_agg(slot, fill), '{}')
      from jsonb_each(app.descriptor_fills(descriptor_param)) as fills (slot, fill)
      where fill ->> 'staffOnly' is distinct from 'true'
    )
  )
$$;
revoke all on function app.descriptor_for_board(jsonb) from public;

-- The line under switchedOff that names the pages of a module that a person does not get; null without any.
create function app.manifest_refusal(
  module_id_param text,
  title_param jsonb,
  routes_param jsonb,
  more_param jsonb default '{}'
) returns text
language sql immutable set search_path = '' as $$
  select case when routes_param <> '[]' then (jsonb_build_object(
    'id', module_id_param,
    'title', title_param,
    'paths', (select jsonb_agg(route -> 'path' order by position)
              from jsonb_array_elements(routes_param) with ordinality as routes (route, position))
  ) || more_param)::text end
$$;
revoke all on function app.manifest_refusal(text, jsonb, jsonb, jsonb) from public;

alter table app.manifest_entries add column for_board text, add column board_refusal text;
comment on column app.manifest_entries.for_board is
  'As switched_on, for people who only sit on the board; null where no page is left.';
comment on column app.manifest_entries.board_refusal is
  'JSON of their line under switchedOff; null when the module has no page for the staff alone.';

create or replace function app.write_manifest_entry(module_id_param text, version_param text) returns void
language sql security definer set search_path = '' as $$
  insert into app.manifest_entries
    (module_id, release_version, switched_on, switched_off, refusal, fallback, for_board, board_refusal)
  select
    module_id,
    version,
    left((entry || jsonb_build_object('descriptor', descriptor))::text, -1),
    -- Switched off: the public pages (the demo) stay, and nothing of it shows on anyone else's page.
    case when public_routes <> '[]' then left((entry || jsonb_build_object('descriptor', descriptor - 'icons' || jsonb_build_object(
      'routes', public_routes, 'nav', '[]'::jsonb, 'actions', '[]'::jsonb, 'offers', '{}'::jsonb, 'fills', '{}'::jsonb
    )))::text, -1) end,
    app.manifest_refusal(module_id, descriptor -> 'title', other_routes),
    (app.manifest_release(release) || jsonb_build_object('contract', descriptor -> 'contract'))::text,
    case when for_board -> 'routes' <> '[]' then left((entry || jsonb_build_object('descriptor', for_board))::text, -1) end,
    app.manifest_refusal(
      module_id,
      descriptor -> 'title',
      (select coalesce(jsonb_agg(route order by position), '[]')
       from jsonb_array_elements(descriptor -> 'routes') with ordinality as routes (route, position)
       where route ->> 'staffOnly' = 'true'),
      '{"staffOnly": true}'
    )
  from public.module_releases
  cross join lateral (
    select
      app.manifest_release(release) || jsonb_build_object('id', module_id) as entry,
      release -> 'descriptor' as descriptor,
      app.descriptor_routes(release -> 'descriptor', true) as public_routes,
      app.descriptor_routes(release -> 'descriptor', false) as other_routes,
      app.descriptor_for_board(release -> 'descriptor') as for_board
  ) as parts
  where module_id = module_id_param and version = version_param
  on conflict (module_id, release_version) do update set
    switched_on = excluded.switched_on, switched_off = excluded.switched_off,
    refusal = excluded.refusal, fallback = excluded.fallback,
    for_board = excluded.for_board, board_refusal = excluded.board_refusal
$$;

create or replace function app.platform_manifest(ticket_param uuid) returns json
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

-- No earlier release has a page for the staff alone.
update app.manifest_entries set for_board = switched_on;
