-- In-service training besides the modules: the hour before opening in which guards practice. A session has a topic and
-- minutes, and the people who were there are credited with them.

create table public.in_service_sessions (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  held_on date not null,
  topic text not null,
  minutes integer not null,
  led_by text,
  notes text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint in_service_sessions_in_club unique (id, club_id),
  constraint in_service_sessions_held_on_range check (held_on between '2000-01-01' and '2100-01-01'),
  constraint in_service_sessions_topic_length check (char_length(btrim(topic)) between 1 and 120 and char_length(topic) <= 120),
  constraint in_service_sessions_minutes_range check (minutes between 5 and 600),
  constraint in_service_sessions_led_by_length check (char_length(led_by) <= 120),
  constraint in_service_sessions_notes_length check (char_length(notes) <= 2000)
);
create index in_service_sessions_by_day on public.in_service_sessions (club_id, held_on desc, id);
comment on constraint in_service_sessions_held_on_range on public.in_service_sessions is
  'The day of a session lies between 2000 and 2100.';
comment on constraint in_service_sessions_topic_length on public.in_service_sessions is 'A topic has 1 to 120 characters.';
comment on constraint in_service_sessions_minutes_range on public.in_service_sessions is
  'A session takes 5 to 600 minutes.';
comment on constraint in_service_sessions_led_by_length on public.in_service_sessions is
  'The name of who led it has at most 120 characters.';
comment on constraint in_service_sessions_notes_length on public.in_service_sessions is
  'Notes have at most 2,000 characters.';
comment on column public.in_service_sessions.held_on is 'The day at the club.';
-- The staff read what was practiced; managers and admins keep the log.
call app.secure_club_rows('public.in_service_sessions', writable => '{held_on,topic,minutes,led_by,notes}', readers => 'staff');

create table public.in_service_attendances (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  session_id uuid not null,
  staff_id uuid not null,
  created_at timestamptz not null default now(),
  constraint in_service_attendances_session foreign key (session_id, club_id)
    references public.in_service_sessions (id, club_id) on delete cascade,
  constraint in_service_attendances_staff foreign key (staff_id, club_id)
    references public.staff_members (id, club_id) on delete cascade,
  constraint in_service_attendances_once unique (session_id, staff_id)
);
create index in_service_attendances_of_session on public.in_service_attendances (session_id, club_id);
create index in_service_attendances_of_staff on public.in_service_attendances (staff_id, club_id);
create index in_service_attendances_of_club on public.in_service_attendances (club_id, session_id);
comment on constraint in_service_attendances_session on public.in_service_attendances is
  'This session is not in the log any more. Reload the log.';
comment on constraint in_service_attendances_staff on public.in_service_attendances is
  'This person is not on the staff of the club. Choose someone on the roster.';
comment on constraint in_service_attendances_once on public.in_service_attendances is
  'This person is credited with the session already.';
-- Managers and admins say who was there: a person is added or removed, never changed into another one. People with the
-- feature Analytics read it, other people whether they were there themselves.
call app.secure_club_rows('public.in_service_attendances',
  writable => '{session_id,staff_id}',
  readers => 'analysts',
  verbs => '{select,insert,delete}',
  own_rows => 'staff_id = any ((select app.my_staff_ids())::uuid[])');

-- The log is a record like finished training. Serves changing and deleting a session, and who was there.
create function app.keep_in_service_record() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  day constant date := case tg_table_name
    when 'in_service_sessions' then (to_jsonb(old) ->> 'held_on')::date
    else (select held_on from public.in_service_sessions where id = (to_jsonb(old) ->> 'session_id')::uuid)
  end;
  closed_year constant text := app.closed_season_on(old.club_id, day);
begin
  if closed_year is not null then
    raise exception 'The season % has closed, so its in-service log is kept.', closed_year
      using errcode = '42501', hint = 'Its topic, its notes and who led it can still be corrected.';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
revoke all on function app.keep_in_service_record() from public;
create trigger in_service_sessions_keep before delete on public.in_service_sessions
  for each row when (current_user in ('anon', 'authenticated')) execute function app.keep_in_service_record();
create trigger in_service_sessions_keep_hours before update of held_on, minutes on public.in_service_sessions
  for each row when (
    current_user in ('anon', 'authenticated') and (new.held_on, new.minutes) is distinct from (old.held_on, old.minutes)
  )
  execute function app.keep_in_service_record();
create trigger in_service_attendances_keep before delete on public.in_service_attendances
  for each row when (current_user in ('anon', 'authenticated')) execute function app.keep_in_service_record();

create function app.refuse_future_session() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.held_on > app.club_today(new.club_id) then
    raise exception 'A session is logged once it was held.'
      using errcode = '22023', hint = 'Enter the day on which it was held.';
  end if;
  return new;
end
$$;
revoke all on function app.refuse_future_session() from public;
create trigger in_service_sessions_refuse_future before insert or update of held_on on public.in_service_sessions
  for each row when (current_user in ('anon', 'authenticated')) execute function app.refuse_future_session();

-- Logs a session with everyone who was there, or changes one that is logged (over the version that was read). Answers its
-- id. With the caller's own rights: managers and admins.
create function public.log_in_service_session(
  club_id_param uuid,
  held_on_param date,
  topic_param text,
  minutes_param integer,
  staff_ids_param uuid[],
  led_by_param text default null,
  notes_param text default null,
  session_id_param uuid default null,
  version_param integer default null
)
returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  logged_id uuid := session_id_param;
begin
  perform app.require_manager(club_id_param, 'log in-service hours');
  if coalesce(cardinality(staff_ids_param), 0) = 0 then
    raise exception 'No one is chosen.' using errcode = '22023', hint = 'Choose who was there.';
  end if;
  if logged_id is null then
    insert into public.in_service_sessions (club_id, held_on, topic, minutes, led_by, notes)
    values (club_id_param, held_on_param, topic_param, minutes_param, led_by_param, notes_param)
    returning id into logged_id;
  else
    update public.in_service_sessions
    set held_on = held_on_param, topic = topic_param, minutes = minutes_param, led_by = led_by_param, notes = notes_param,
      version = coalesce(version_param, version)
    where id = logged_id and club_id = club_id_param;
    if not found then
      raise exception 'This session is not in the log any more.' using errcode = 'PT404', hint = 'Reload the log.';
    end if;
    delete from public.in_service_attendances where session_id = logged_id and staff_id <> all (staff_ids_param);
  end if;
  insert into public.in_service_attendances (club_id, session_id, staff_id)
  select distinct club_id_param, logged_id, attendant from unnest(staff_ids_param) as attendant
  on conflict (session_id, staff_id) do nothing;
  return logged_id;
end
$$;
revoke all on function
  public.log_in_service_session(uuid, date, text, integer, uuid[], text, text, uuid, integer)
  from public, anon, authenticated, service_role;
grant execute on function
  public.log_in_service_session(uuid, date, text, integer, uuid[], text, text, uuid, integer)
  to authenticated;

call app.give_tables_to_module('training', '{in_service_sessions,in_service_attendances}');
