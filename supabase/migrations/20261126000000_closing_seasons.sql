-- An administrator closes a season and reopens it within 30 days, on record; people of an earlier season fill no position.

-- Refuses whoever does not administer the club, with what they wanted to do in words: 'close a season'. The firm reads.
create function app.require_administrator(club_id_param uuid, deed text default 'do this') returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not app.is_platform() and not exists (
    select from public.profiles where user_id = auth.uid() and club_id = club_id_param and role = 'admin'
  ) then
    raise exception 'Only administrators of the club %.', deed
      using errcode = '42501', hint = 'Ask an administrator of your club.';
  end if;
end
$$;
revoke all on function app.require_administrator(uuid, text) from public;
grant execute on function app.require_administrator(uuid, text) to authenticated;

create or replace function app.close_season() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform app.require_administrator(new.club_id, 'close a season');
  if app.club_today(new.club_id) < new.opens_on then
    raise exception 'The season % opens on %, so it is not closed yet.', new.year,
      to_char(new.opens_on, 'FMMonth FMDD, YYYY')
      using errcode = '23514', hint = 'Close it when it is over.';
  end if;
  new.closed_at := app.club_now(new.club_id);
  return new;
end
$$;

create or replace function app.keep_season_closed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  raise exception 'The season % has closed, so when it closed and its first and last day are kept.', old.year
    using errcode = '42501',
      hint = 'Its year and its opening day are still corrected. An administrator can reopen it within 30 days.';
end
$$;

-- A season becomes the current one: people of the staff who have no season yet take part in it. People of an earlier
-- season do not until they are rehired.
create function app.record_staff_without_season(club_id_param uuid) returns void
language sql security definer set search_path = '' as $$
  insert into public.staff_seasons (club_id, season_id, staff_id, role)
  select member.club_id, season.id, member.id, member.role
  from app.current_season(club_id_param) as season
  join public.staff_members as member on member.club_id = season.club_id
  where season.closed_at is null and member.status <> 'Inactive'
    and not exists (select from public.staff_seasons where staff_id = member.id)
$$;
create function app.begin_current_season() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.record_staff_without_season(
    case tg_table_name when 'clubs' then new.id else (to_jsonb(new) ->> 'club_id')::uuid end);
  return null;
end
$$;
revoke all on function app.record_staff_without_season(uuid), app.begin_current_season() from public;
create trigger clubs_begin_season after update of season on public.clubs
  for each row when (new.season <> old.season) execute function app.begin_current_season();
create trigger seasons_begin after insert on public.seasons
  for each row execute function app.begin_current_season();
create trigger seasons_begin_renamed after update of year on public.seasons
  for each row when (new.year <> old.year) execute function app.begin_current_season();

-- How many positions of a role are filled: by people who are not inactive and take part in the current season. People of
-- an earlier season fill none until they are rehired; people without any season do. A definer function, because members
-- see who works in which role (the roster), but not the rows that hold their pay.
create or replace function app.positions_filled(club_id_param uuid, title_param text) returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer
  from public.staff_members as member
  cross join (select app.current_season_id(club_id_param) as id offset 0) as season
  where member.club_id = club_id_param and member.role = title_param and member.status <> 'Inactive'
    and (
      season.id is null
      or exists (select from public.staff_seasons where season_id = season.id and staff_id = member.id)
      or not exists (select from public.staff_seasons where staff_id = member.id)
    )
$$;

create or replace function app.rehire_people(season_id_param uuid, staff_ids uuid[], beyond_positions_param boolean)
returns table (staff_id uuid, name text, role text, outcome text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  season public.seasons;
  current_season public.seasons;
  person record;
begin
  select * into season from public.seasons where id = season_id_param;
  if not found or not app.reads_club(season.club_id) then
    raise exception 'This season does not exist.' using errcode = 'PT404', hint = 'Reload the list of seasons.';
  end if;
  perform app.require_manager(season.club_id, 'rehire people');
  current_season := app.current_season(season.club_id);
  if current_season.id is null or current_season.closed_at is not null or current_season.year <= season.year then
    raise exception 'There is no season after % to rehire people for.', season.year
      using errcode = 'PT409', hint = 'Add the next season in the settings and make it the current one.';
  end if;
  perform app.lock_staff_of(season.club_id);

  for person in
    select member.id, member.name, member.status, worked.role, worked.eligible_for_rehire,
      now_here.id is not null as was_back, now_here.outcome as left_since
    from public.staff_seasons as worked
    join public.staff_members as member on member.id = worked.staff_id
    left join public.staff_seasons as now_here
      on now_here.season_id = current_season.id and now_here.staff_id = member.id
    where worked.season_id = season.id and member.id = any (staff_ids)
    order by member.start_date, lower(member.name) collate "C", member.id
  loop
    staff_id := person.id;
    name := person.name;
    role := person.role;
    if person.was_back then
      outcome := case when person.left_since is null then 'back already' else 'left since' end;
    elsif not person.eligible_for_rehire then
      outcome := 'not eligible';
    elsif not coalesce(beyond_positions_param, false) and not app.has_free_position(season.club_id, person.role) then
      outcome := 'no free position';
    elsif person.status <> 'Inactive' then
      -- Still on the staff, so there is nothing to do but to count them in.
      outcome := 'rehired';
      insert into public.staff_seasons (club_id, season_id, staff_id, role)
      values (season.club_id, current_season.id, person.id, person.role);
    else
      outcome := 'rehired';
      update public.staff_members
      set role = person.role, status = 'Pending Onboarding', end_date = null,
        start_date = app.first_day_of_work(season.club_id)
      where id = person.id;
      perform app.add_onboarding_items(person.id);
    end if;
    return next;
  end loop;
end
$$;

create table public.season_events (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  season_id uuid not null,
  action text not null,
  reason text,
  actor uuid references public.profiles (user_id) on delete set null,
  happened_at timestamptz not null,
  created_at timestamptz not null default now(),
  constraint season_events_season foreign key (season_id, club_id)
    references public.seasons (id, club_id) on delete cascade,
  constraint season_events_action_known check (action in ('closed', 'reopened')),
  constraint season_events_reason_length check (char_length(btrim(reason)) between 1 and 500 and char_length(reason) <= 500),
  constraint season_events_reopened_with_reason check ((action = 'reopened') = (reason is not null)),
  constraint season_events_happened_range check (happened_at between '2000-01-01' and '2100-01-01')
);
create index season_events_newest_first on public.season_events (season_id, club_id, happened_at desc);
create index season_events_of_club on public.season_events (club_id);
create index season_events_of_actor on public.season_events (actor);
comment on constraint season_events_reason_length on public.season_events is 'A reason has 1 to 500 characters.';
comment on column public.season_events.happened_at is 'On the clock of the club.';
-- Managers and admins read when a season closed and why it was reopened; the server writes it.
call app.secure_club_rows('public.season_events', writable => '{}', readers => 'managers', verbs => '{select}');

create function app.log_season_close() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.season_events (club_id, season_id, action, reason, actor, happened_at)
  values (
    new.club_id, new.id, case when new.closed_at is null then 'reopened' else 'closed' end,
    case when new.closed_at is null then
      coalesce(nullif(current_setting('app.season_reason', true), ''), 'By the platform.')
    end,
    auth.uid(), app.club_now(new.club_id));
  return null;
end
$$;
revoke all on function app.log_season_close() from public;
create trigger seasons_log_close after update of closed_at on public.seasons
  for each row when ((new.closed_at is null) <> (old.closed_at is null)) execute function app.log_season_close();

-- What a season still has open, and what its close makes final, one row a figure:
--   checklist_items   items of its checklists, except archived ones, that are not done
--   shifts            shifts of its days that are still to come and were not cancelled
--   requests          requests of the staff about shifts or days off that wait for a decision
--   tickets           maintenance tickets that are not resolved
--   applications      applications for the season that are not decided
--   unfinished_budget budget lines of expense of its year without an actual amount
--   worked, left      people who worked the season, and of them those who left before its end
--   may_return        people of it whom the club would hire again
-- For administrators of the club; it runs with their rights.
create function public.season_close_preview(season_id_param uuid) returns table (figure text, amount integer)
language plpgsql stable set search_path = '' as $$
declare
  season public.seasons;
begin
  select * into season from public.seasons where id = season_id_param;
  if not found then
    raise exception 'This season does not exist.' using errcode = 'PT404', hint = 'Reload the list of seasons.';
  end if;
  perform app.require_administrator(season.club_id, 'close a season');
  return query
  select counted.figure, counted.amount::integer
  from (values
    ('checklist_items', (
      select count(*) from public.checklists as checklist
      join public.checklist_items as item on item.checklist_id = checklist.id
      where checklist.season_id = season.id and not checklist.archived and not item.completed)),
    ('shifts', (
      select count(*) from public.shifts as shift
      where shift.club_id = season.club_id and shift.status <> 'cancelled'
        and shift.starts_at > app.club_now(season.club_id)
        and app.club_date(season.club_id, shift.starts_at) between season.starts_on and season.ends_on)),
    ('requests', (
      (select count(*) from public.shift_requests as request
       join public.shifts as shift on shift.id = request.shift_id
       where request.club_id = season.club_id and request.status = 'open'
         and app.club_date(season.club_id, shift.starts_at) between season.starts_on and season.ends_on)
      + (select count(*) from public.time_off_requests as request
         where request.club_id = season.club_id and request.status = 'pending'
           and request.starts_on between season.starts_on and season.ends_on))),
    ('tickets', (
      select count(*) from public.maintenance_tickets as ticket
      where ticket.club_id = season.club_id and ticket.status <> 'resolved')),
    ('applications', (
      select count(*) from public.job_applications as application
      where application.club_id = season.club_id and application.season = season.year
        and application.status in ('pending_review', 'interviewed'))),
    ('unfinished_budget', (
      select count(*) from public.budget_categories as category
      where category.club_id = season.club_id and category.year = season.year and category.type = 'expense'
        and category.amount = 0)),
    ('worked', (select count(*) from public.staff_seasons as record where record.season_id = season.id)),
    ('left', (
      select count(*) from public.staff_seasons as record
      where record.season_id = season.id and record.outcome = 'left')),
    ('may_return', (
      select count(*) from public.staff_seasons as record
      where record.season_id = season.id and record.eligible_for_rehire))
  ) as counted (figure, amount);
end
$$;
revoke all on function public.season_close_preview(uuid) from public, anon, authenticated, service_role;
grant execute on function public.season_close_preview(uuid) to authenticated;

-- Closes a season whose version the caller has seen, at this moment of the club's clock. For administrators.
create function public.close_season(season_id_param uuid, version_param integer) returns void
language plpgsql set search_path = '' as $$
begin
  update public.seasons set closed_at = now(), version = version_param
  where id = season_id_param and closed_at is null;
  if found then
    return;
  end if;
  if exists (select from public.seasons where id = season_id_param and closed_at is null) then
    perform app.require_administrator(club_id, 'close a season') from public.seasons where id = season_id_param;
  end if;
  if exists (select from public.seasons where id = season_id_param) then
    raise exception 'This season has closed already.' using errcode = 'PT409', hint = 'Reload the list of seasons.';
  end if;
  raise exception 'This season does not exist.' using errcode = 'PT404', hint = 'Reload the list of seasons.';
end
$$;
revoke all on function public.close_season(uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.close_season(uuid, integer) to authenticated;

-- Reopens a season within 30 days of its close, with a reason that stays on record. People who are still on the staff
-- take part in it again; those who had left have left.
create function app.reopen_season(season_id_param uuid, reason_param text, version_param integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  season public.seasons;
begin
  select * into season from public.seasons where id = season_id_param for update;
  if not found or not app.reads_club(season.club_id) then
    raise exception 'This season does not exist.' using errcode = 'PT404', hint = 'Reload the list of seasons.';
  end if;
  perform app.require_administrator(season.club_id, 'reopen a season');
  if season.closed_at is null then
    raise exception 'The season % is open.', season.year using errcode = 'PT409', hint = 'Reload the list of seasons.';
  end if;
  if season.version <> version_param then
    raise exception 'Someone else changed this. Reload to see their version.'
      using errcode = 'PT409', hint = 'Look at the season again, and reopen it if you still want to.';
  end if;
  if coalesce(btrim(reason_param), '') = '' then
    raise exception 'Reopening a season needs a reason.'
      using errcode = 'PT422', hint = 'Say in a sentence what has to be corrected.';
  end if;
  if app.club_now(season.club_id) > season.closed_at + interval '30 days' then
    raise exception 'The season % closed on %, more than 30 days ago.', season.year,
      to_char(app.club_date(season.club_id, season.closed_at), 'FMMonth FMDD, YYYY')
      using errcode = '42501', hint = 'It stays as it is. Correct single rows instead.';
  end if;
  perform set_config('app.season_reason', btrim(reason_param), true);
  update public.seasons set closed_at = null where id = season.id;
  update public.staff_seasons as record set outcome = null
  from public.staff_members as member
  where record.season_id = season.id and record.outcome = 'finished'
    and member.id = record.staff_id and member.status <> 'Inactive';
end
$$;
revoke all on function app.reopen_season(uuid, text, integer) from public;
grant execute on function app.reopen_season(uuid, text, integer) to authenticated;

-- For administrators of the club.
create function public.reopen_season(season_id_param uuid, reason_param text, version_param integer) returns void
language sql volatile set search_path = '' as $$
  select app.reopen_season(season_id_param, reason_param, version_param)
$$;
revoke all on function public.reopen_season(uuid, text, integer) from public, anon, authenticated, service_role;
grant execute on function public.reopen_season(uuid, text, integer) to authenticated;

-- People who joined before their club had a season take part in the current one.
select app.record_staff_without_season(id) from public.clubs;
