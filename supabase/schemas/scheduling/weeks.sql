-- Weeks: templates that a week is made from. A week runs from Sunday to Saturday; any of its days names it. A recurring
-- schedule is a template whose shifts name the person who regularly has them.

create table public.schedule_templates (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  name text not null,
  notes text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint schedule_templates_in_club unique (id, club_id),
  constraint schedule_templates_name_unique unique (club_id, name),
  constraint schedule_templates_name_length check (char_length(btrim(name)) between 1 and 80 and char_length(name) <= 80),
  constraint schedule_templates_notes_length check (char_length(notes) <= 1000)
);
comment on constraint schedule_templates_name_unique on public.schedule_templates is
  'The club has a template of this name already. Choose another name.';
comment on constraint schedule_templates_name_length on public.schedule_templates is 'A name has 1 to 80 characters.';
comment on constraint schedule_templates_notes_length on public.schedule_templates is
  'Notes have at most 1,000 characters.';
-- The staff read the templates of their club; managers and admins keep them.
call app.secure_club_rows('public.schedule_templates', writable => '{name,notes}', readers => 'staff');

create table public.schedule_template_shifts (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  template_id uuid not null,
  weekday smallint not null,
  starts_at time not null,
  length_minutes integer not null,
  break_minutes integer not null default 0,
  role text not null,
  location text,
  count integer not null default 1,
  staff_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint schedule_template_shifts_template foreign key (template_id, club_id)
    references public.schedule_templates (id, club_id) on delete cascade,
  constraint schedule_template_shifts_staff foreign key (staff_id, club_id)
    references public.staff_members (id, club_id) on delete set null (staff_id),
  constraint schedule_template_shifts_weekday_range check (weekday between 0 and 6),
  constraint schedule_template_shifts_length_range check (length_minutes between 15 and 1440),
  constraint schedule_template_shifts_break_range check (break_minutes >= 0 and break_minutes < length_minutes),
  constraint schedule_template_shifts_role_length check (char_length(btrim(role)) between 1 and 80 and char_length(role) <= 80),
  constraint schedule_template_shifts_location_length check (char_length(location) <= 80),
  constraint schedule_template_shifts_count_range check (count between 1 and 50),
  constraint schedule_template_shifts_one_person check (staff_id is null or count = 1)
);
create index schedule_template_shifts_of_template on public.schedule_template_shifts (template_id, club_id, weekday, starts_at);
create index schedule_template_shifts_of_staff on public.schedule_template_shifts (staff_id, club_id);
create index schedule_template_shifts_of_club on public.schedule_template_shifts (club_id);
comment on constraint schedule_template_shifts_template on public.schedule_template_shifts is
  'This template is not there any more. Choose one of the list.';
comment on constraint schedule_template_shifts_staff on public.schedule_template_shifts is
  'This person is not on the staff of the club. Choose someone on the roster.';
comment on constraint schedule_template_shifts_weekday_range on public.schedule_template_shifts is
  'A weekday is a day from 0 (Sunday) to 6 (Saturday).';
comment on constraint schedule_template_shifts_length_range on public.schedule_template_shifts is
  'A shift lasts from 15 minutes to 24 hours.';
comment on constraint schedule_template_shifts_break_range on public.schedule_template_shifts is
  'A break is shorter than its shift and not less than 0 minutes.';
comment on constraint schedule_template_shifts_role_length on public.schedule_template_shifts is
  'A role has 1 to 80 characters.';
comment on constraint schedule_template_shifts_location_length on public.schedule_template_shifts is
  'A location has at most 80 characters.';
comment on constraint schedule_template_shifts_count_range on public.schedule_template_shifts is
  'A template plans 1 to 50 shifts of a kind.';
comment on constraint schedule_template_shifts_one_person on public.schedule_template_shifts is
  'A shift for one person is there once.';
comment on column public.schedule_template_shifts.weekday is '0 for Sunday.';
comment on column public.schedule_template_shifts.starts_at is 'On the club''s clock.';
comment on column public.schedule_template_shifts.count is 'How many such shifts the day has.';
comment on column public.schedule_template_shifts.staff_id is 'Who regularly has it. Null: it is planned open.';
-- The staff read the templates of their club; managers and admins keep them.
call app.secure_club_rows('public.schedule_template_shifts',
  writable => '{template_id,weekday,starts_at,length_minutes,break_minutes,role,location,count,staff_id}',
  readers => 'staff');

-- A job role that is renamed takes the shifts of templates along, too.
create function app.rename_template_role() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.schedule_template_shifts set role = new.title where club_id = new.club_id and role = old.title;
  return null;
end
$$;
revoke all on function app.rename_template_role() from public;
create trigger job_role_definitions_rename_templates after update of title on public.job_role_definitions
  for each row when (old.title is distinct from new.title) execute function app.rename_template_role();

-- The shifts that a week would have: those of a template, or those of another week at the same weekday and hour.
create function app.proposed_shifts(club uuid, sunday date, template_id_param uuid, from_sunday date)
returns setof public.shifts
language sql stable security definer set search_path = '' as $$
  select proposed.*
  from public.schedule_template_shifts as template_shift
  cross join generate_series(1, template_shift.count)
  cross join lateral jsonb_populate_record(null::public.shifts, jsonb_build_object(
    'club_id', club, 'staff_id', template_shift.staff_id, 'role', template_shift.role,
    'location', template_shift.location, 'break_minutes', template_shift.break_minutes, 'status', 'draft',
    'starts_at', app.club_moment(club, sunday + template_shift.weekday + template_shift.starts_at),
    'ends_at', app.club_moment(club,
      sunday + template_shift.weekday + template_shift.starts_at + template_shift.length_minutes * interval '1 minute')
  )) as proposed
  where template_shift.template_id = template_id_param and template_shift.club_id = club
  union all
  select proposed.*
  from public.shifts as earlier
  cross join lateral jsonb_populate_record(null::public.shifts, jsonb_build_object(
    'club_id', club, 'staff_id', earlier.staff_id, 'role', earlier.role, 'location', earlier.location,
    'break_minutes', earlier.break_minutes, 'status', 'draft',
    'starts_at', app.club_moment(club, app.club_local(club, earlier.starts_at) + (sunday - from_sunday) * interval '1 day'),
    'ends_at', app.club_moment(club, app.club_local(club, earlier.ends_at) + (sunday - from_sunday) * interval '1 day')
  )) as proposed
  where earlier.club_id = club and earlier.status <> 'cancelled'
    and earlier.starts_at >= app.club_moment(club, from_sunday)
    and earlier.starts_at < app.club_moment(club, from_sunday + 7)
$$;
revoke all on function app.proposed_shifts(uuid, date, uuid, date) from public;

-- Makes the drafts of a week and returns the result of each. If a shift would break a hard or soft rule for its person,
-- it is planned open, with the reason. A week that has shifts already is opened as it is.
create function app.create_week(day_of_week_param date, template_id_param uuid, from_week_param date)
returns table (shift_id uuid, result text, reason text)
language plpgsql security definer set search_path = '' as $$
declare
  club uuid := app.managed_club();
  sunday date := app.sunday_of_named(day_of_week_param);
  from_sunday date := case when from_week_param is not null then app.sunday_of_named(from_week_param) end;
  proposed public.shifts;
  made uuid[];
  left_open uuid[] := array[]::uuid[];
  reasons text[] := array[]::text[];
begin
  if template_id_param is not null and from_sunday is not null then
    raise exception 'A week is made blank, from one template or from one other week.'
      using errcode = '22023', hint = 'Choose a template or a week to copy, not both.';
  end if;
  if template_id_param is not null
    and not exists (select from public.schedule_templates where id = template_id_param and club_id = club) then
    raise exception 'This template does not exist any more.' using errcode = 'PT404', hint = 'Choose another one.';
  end if;
  -- The second of two clicks finds the week that the first one made.
  perform pg_advisory_xact_lock(hashtextextended('create_week ' || club || ' ' || sunday, 0));
  return query
    select shift.id, 'existing', null::text
    from public.shifts as shift
    where shift.club_id = club and shift.status <> 'cancelled'
      and shift.starts_at >= app.club_moment(club, sunday) and shift.starts_at < app.club_moment(club, sunday + 7)
    order by shift.starts_at, shift.id;
  if found then
    return;
  end if;

  -- An open shift breaks no rule, so all of them are one statement: a week can have thousands.
  with added as (
    insert into public.shifts (club_id, role, location, starts_at, ends_at, break_minutes)
    select club, proposal.role, proposal.location, proposal.starts_at, proposal.ends_at, proposal.break_minutes
    from app.proposed_shifts(club, sunday, template_id_param, from_sunday) as proposal
    where proposal.staff_id is null
    returning id
  )
  select coalesce(array_agg(id), '{}') into made from added;

  -- The others one by one: each is held against those before it.
  for proposed in
    select * from app.proposed_shifts(club, sunday, template_id_param, from_sunday) as proposal
    where proposal.staff_id is not null
    order by proposal.starts_at, proposal.role, proposal.staff_id
  loop
    select string_agg(message, ' ') into reason from app.shift_problems(proposed);
    insert into public.shifts (club_id, staff_id, role, location, starts_at, ends_at, break_minutes)
    values (club, case when reason is null then proposed.staff_id end, proposed.role, proposed.location,
      proposed.starts_at, proposed.ends_at, proposed.break_minutes)
    returning id into shift_id;
    made := made || shift_id;
    if reason is not null then
      left_open := left_open || shift_id;
      reasons := reasons || reason;
    end if;
  end loop;

  return query
    select shift.id, case when without.reason is null then 'created' else 'left open' end, without.reason
    from public.shifts as shift
    left join unnest(left_open, reasons) as without (id, reason) on without.id = shift.id
    where shift.id = any (made)
    order by shift.starts_at, shift.role, shift.staff_id, shift.id;
end
$$;
revoke all on function app.create_week(date, uuid, date) from public;
grant execute on function app.create_week(date, uuid, date) to authenticated;

-- For managers and admins. Without template and other week it is blank: nothing but what is there already. A row for each
-- result ('created', 'left open', 'existing'), with the shifts by start and the reason of each: an answer has no more than
-- 1,000 rows, and a week can have more shifts.
create function public.make_week(day_of_week date, template_id uuid default null, other_week date default null)
returns table (result text, shift_ids uuid[], reasons text[])
language sql set search_path = '' as $$
  select made.result, array_agg(made.shift_id order by made.place), array_agg(made.reason order by made.place)
  from app.create_week(day_of_week, template_id, other_week) with ordinality as made (shift_id, result, reason, place)
  group by made.result
  order by made.result
$$;

-- The same with a row for each shift, for earlier releases of the module: they get the first 1,000.
create function public.create_week_from(day_of_week date, template_id uuid default null, other_week date default null)
returns table (shift_id uuid, result text, reason text)
language sql set search_path = '' as $$
  select * from app.create_week(day_of_week, template_id, other_week)
$$;
revoke all on function public.make_week(date, uuid, date), public.create_week_from(date, uuid, date)
  from public, anon, authenticated, service_role;
grant execute on function public.make_week(date, uuid, date), public.create_week_from(date, uuid, date) to authenticated;

-- Refuses a removal of which some shifts are left: another manager has changed them since.
create function app.refuse_left_shifts(shift_ids uuid[]) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  club constant uuid := app.managed_club();
  newer public.shifts;
begin
  select * into newer from public.shifts
  where id = any (shift_ids) and club_id = club
  order by starts_at, id
  limit 1;
  if newer.id is not null then
    raise exception 'Someone else changed the % shift on % meanwhile, so nothing was deleted.', newer.role,
      app.shift_words(newer)
      using errcode = 'PT409', hint = 'Open the shift to see its current state.';
  end if;
end
$$;
revoke all on function app.refuse_left_shifts(uuid[]) from public;
grant execute on function app.refuse_left_shifts(uuid[]) to authenticated;

-- For managers and admins. Deletes drafts that no one was told about, all or none, in the versions that the person saw; earlier
-- releases of the module send none. It runs as the caller, so that the rules of deleting a shift hold as for every delete; a
-- shift that is gone already is left out. A list in an address would be too long for a week. Returns how many it deleted.
create function public.remove_shifts(shift_ids uuid[], versions integer[] default null) returns integer
language plpgsql set search_path = '' as $$
declare
  removed integer;
begin
  if cardinality(versions) <> cardinality(shift_ids) then
    raise exception 'It is not said which version of each shift is deleted, so nothing was deleted.'
      using errcode = '22023', hint = 'Send one version for each shift, or none.';
  end if;
  delete from public.shifts as shift
  using unnest(shift_ids, versions) as sent (id, version)
  where shift.id = sent.id and coalesce(sent.version, shift.version) = shift.version;
  get diagnostics removed = row_count;
  if versions is not null then
    perform app.refuse_left_shifts(shift_ids);
  end if;
  return removed;
end
$$;
revoke all on function public.remove_shifts(uuid[], integer[]) from public, anon, authenticated, service_role;
grant execute on function public.remove_shifts(uuid[], integer[]) to authenticated;

-- Gives open shifts to people and takes them back, all or none: what auto-fill proposes is saved in one step and undone in
-- one. The lists have one entry for each shift: who works it (null for no one), its status, the version it was seen in, and
-- the reason to set soft rules aside (null for none). Hard rules hold as for every write. An open shift that gets a person
-- keeps what it was (filled_from), so that it can be opened again later. Returns the shifts as they are then, of which an
-- answer holds the first 1,000.
create function app.assign_shifts(shift_ids_param uuid[], staff_ids_param uuid[], statuses_param text[],
  versions_param integer[], reasons_param text[])
returns setof public.shifts
language plpgsql security definer set search_path = '' as $$
declare
  club constant uuid := app.managed_club();
  many constant integer := cardinality(shift_ids_param);
begin
  if many > 4000 then
    raise exception 'At most 4,000 shifts are assigned in one step, so nothing was saved.'
      using errcode = '22023', hint = 'Assign some of them by hand first, or plan the week in parts.';
  end if;
  if many is null
    or (cardinality(staff_ids_param), cardinality(statuses_param), cardinality(versions_param), cardinality(reasons_param))
      is distinct from (many, many, many, many) then
    raise exception 'Each shift has a person or none, a status, a version, and a reason or none.'
      using errcode = '22023', hint = 'Send five lists of the same length.';
  end if;
  perform from public.shifts where id = any (shift_ids_param) and club_id = club order by id for update;
  if many <> (
    select count(distinct shift.id)
    from unnest(shift_ids_param, versions_param) as sent (id, version)
    join public.shifts as shift on shift.id = sent.id and shift.club_id = club and shift.version = sent.version
  ) then
    raise exception 'Someone else changed one of these shifts meanwhile, so nothing was saved.'
      using errcode = 'PT409', hint = 'Look at the week as it is now, and try again.';
  end if;
  return query
    update public.shifts as shift
    set staff_id = sent.staff_id, status = sent.status, override_reason = sent.reason,
      filled_from = case when shift.staff_id is null and sent.staff_id is not null then nullif(shift.status, 'cancelled') end
    from unnest(shift_ids_param, staff_ids_param, statuses_param, reasons_param) as sent (id, staff_id, status, reason)
    where shift.id = sent.id
    returning shift.*;
end
$$;
revoke all on function app.assign_shifts(uuid[], uuid[], text[], integer[], text[]) from public;
grant execute on function app.assign_shifts(uuid[], uuid[], text[], integer[], text[]) to authenticated;

create function public.assign_shifts(shift_ids uuid[], staff_ids uuid[], statuses text[], versions integer[],
  reasons text[])
returns setof public.shifts
language sql set search_path = '' as $$
  select * from app.assign_shifts(shift_ids, staff_ids, statuses, versions, reasons)
$$;
revoke all on function public.assign_shifts(uuid[], uuid[], text[], integer[], text[])
  from public, anon, authenticated, service_role;
grant execute on function public.assign_shifts(uuid[], uuid[], text[], integer[], text[]) to authenticated;

call app.give_tables_to_module('operations', '{schedule_templates,schedule_template_shifts}');
