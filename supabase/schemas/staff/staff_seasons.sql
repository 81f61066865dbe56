-- Who worked which season, and how it ended: what retention, the return rate and rehiring are about.

create table public.staff_seasons (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  season_id uuid not null,
  staff_id uuid not null,
  role text not null,
  outcome text,
  left_on date,
  eligible_for_rehire boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  equipment_returned_on date,
  asked_at timestamptz,
  wants_to_return boolean,
  constraint staff_seasons_season foreign key (season_id, club_id)
    references public.seasons (id, club_id) on delete cascade,
  constraint staff_seasons_staff foreign key (staff_id, club_id)
    references public.staff_members (id, club_id) on delete cascade,
  constraint staff_seasons_once unique (season_id, staff_id),
  constraint staff_seasons_role_length check (char_length(btrim(role)) between 1 and 80 and char_length(role) <= 80),
  constraint staff_seasons_outcome_known check (outcome in ('finished', 'left')),
  constraint staff_seasons_left_on_range check (left_on between '1950-01-01' and '2100-01-01'),
  constraint staff_seasons_left_on_only_when_left check (left_on is null or outcome = 'left'),
  constraint staff_seasons_equipment_range check (equipment_returned_on between '2000-01-01' and '2100-01-01'),
  constraint staff_seasons_asked_range check (asked_at between '2000-01-01' and '2100-01-01'),
  constraint staff_seasons_answer_once_asked check (wants_to_return is null or asked_at is not null)
);
create index staff_seasons_of_season on public.staff_seasons (season_id, club_id);
create index staff_seasons_of_staff on public.staff_seasons (staff_id, club_id);
create index staff_seasons_of_club on public.staff_seasons (club_id);
comment on constraint staff_seasons_season on public.staff_seasons is
  'This season is not one of the club. Choose one of the list.';
comment on constraint staff_seasons_staff on public.staff_seasons is
  'This person is not on the staff of the club. Choose someone on the roster.';
comment on constraint staff_seasons_once on public.staff_seasons is 'This person is part of the season already.';
comment on constraint staff_seasons_role_length on public.staff_seasons is 'A role has 1 to 80 characters.';
comment on constraint staff_seasons_outcome_known on public.staff_seasons is 'A person finished the season or left.';
comment on constraint staff_seasons_left_on_range on public.staff_seasons is 'The last day lies between 1950 and 2100.';
comment on constraint staff_seasons_left_on_only_when_left on public.staff_seasons is
  'Only someone who left during the season has a last day.';
comment on constraint staff_seasons_equipment_range on public.staff_seasons is
  'The day on which equipment came back lies between 2000 and 2100.';
comment on constraint staff_seasons_asked_range on public.staff_seasons is
  'The day on which a person was asked lies between 2000 and 2100.';
comment on constraint staff_seasons_answer_once_asked on public.staff_seasons is
  'This person was not asked to return yet. Ask first, then note the answer.';
comment on column public.staff_seasons.role is 'The role at the end of the season, or now.';
comment on column public.staff_seasons.outcome is 'Null while the season runs. finished: stayed to its end. left: went before.';
comment on column public.staff_seasons.equipment_returned_on is
  'When keys, uniform and equipment were back, or it was clear that the person had none. Null until then.';
comment on column public.staff_seasons.asked_at is
  'When the club asked the person to return (app.ask_to_return). Null: not asked.';
comment on column public.staff_seasons.wants_to_return is 'The answer of the person. Null: no answer yet.';
-- Managers and admins keep them: which people a club would hire again is confidential.
call app.secure_club_rows('public.staff_seasons',
  writable => '{season_id,staff_id,role,outcome,left_on,eligible_for_rehire}',
  updatable => '{role,outcome,left_on,eligible_for_rehire,equipment_returned_on,wants_to_return}',
  readers => 'managers');

-- The season that the club's row names, once it is planned.
create function app.current_season(club_id_param uuid) returns public.seasons
language sql stable security definer set search_path = '' as $$
  select seasons.*
  from public.clubs
  join public.seasons on seasons.club_id = clubs.id and seasons.year = clubs.season
  where clubs.id = club_id_param
$$;
revoke all on function app.current_season(uuid) from public;

-- A person who joins the staff is in the current season while it is open. A person who becomes inactive before its last
-- day has left it, and before its first day was never in it. This follows from the staff, so no one keeps a second
-- list.
create function app.record_staff_season() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.staff_seasons (club_id, season_id, staff_id, role)
  select changed.club_id, seasons.id, changed.id, changed.role
  from changed_staff as changed
  join public.clubs on clubs.id = changed.club_id
  join public.seasons on seasons.club_id = clubs.id and seasons.year = clubs.season and seasons.closed_at is null
  where changed.status <> 'Inactive'
  on conflict (season_id, staff_id) do update
    set role = excluded.role, outcome = null, left_on = null
    where (staff_seasons.role, staff_seasons.outcome) is distinct from (excluded.role, null);
  return null;
end
$$;
revoke all on function app.record_staff_season() from public;
create trigger staff_members_record_season after insert on public.staff_members
  referencing new table as changed_staff for each statement execute function app.record_staff_season();

create function app.follow_staff_season() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Only who changed role or came or went: correcting a phone number does not take back that someone has left.
  insert into public.staff_seasons (club_id, season_id, staff_id, role)
  select changed.club_id, seasons.id, changed.id, changed.role
  from changed_staff as changed
  join earlier_staff as earlier on earlier.id = changed.id
  join public.clubs on clubs.id = changed.club_id
  join public.seasons on seasons.club_id = clubs.id and seasons.year = clubs.season and seasons.closed_at is null
  where changed.status <> 'Inactive' and (changed.role <> earlier.role or earlier.status = 'Inactive')
  on conflict (season_id, staff_id) do update set role = excluded.role, outcome = null, left_on = null;

  delete from public.staff_seasons
  using changed_staff as changed
  join public.clubs on clubs.id = changed.club_id
  join public.seasons on seasons.club_id = clubs.id and seasons.year = clubs.season and seasons.closed_at is null
  where staff_seasons.season_id = seasons.id and staff_seasons.staff_id = changed.id
    and changed.status = 'Inactive' and app.club_today(clubs.id) < seasons.starts_on;

  update public.staff_seasons
  set outcome = case when today.day >= seasons.ends_on then 'finished' else 'left' end,
    left_on = case when today.day < seasons.ends_on then today.day end
  from changed_staff as changed
  join earlier_staff as earlier on earlier.id = changed.id
  join public.clubs on clubs.id = changed.club_id
  join public.seasons on seasons.club_id = clubs.id and seasons.year = clubs.season and seasons.closed_at is null
  cross join lateral app.club_today(clubs.id) as today (day)
  where staff_seasons.season_id = seasons.id and staff_seasons.staff_id = changed.id
    and staff_seasons.outcome is null and changed.status = 'Inactive' and earlier.status <> 'Inactive';
  return null;
end
$$;
revoke all on function app.follow_staff_season() from public;
create trigger staff_members_follow_season after update on public.staff_members
  referencing old table as earlier_staff new table as changed_staff
  for each statement execute function app.follow_staff_season();

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
create function app.positions_filled(club_id_param uuid, title_param text) returns integer
language plpgsql stable security definer set search_path = '' as $$
declare
  current_id constant uuid := app.current_season_id(club_id_param);
begin
  -- Each person's seasons are looked up once: whether one of them is the current one, or there is none.
  return (
    select count(*)::integer
    from public.staff_members as member
    where member.club_id = club_id_param and member.role = title_param and member.status <> 'Inactive'
      and (current_id is null or (
        select coalesce(bool_or(season_id = current_id), true) from public.staff_seasons where staff_id = member.id
      ))
  );
end
$$;
revoke all on function app.positions_filled(uuid, text) from public;
grant execute on function app.positions_filled(uuid, text) to authenticated, service_role;

-- Closing a season: people who have not left by then have finished it.
create function app.finish_staff_seasons() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.staff_seasons set outcome = 'finished'
  where season_id = new.id and club_id = new.club_id and outcome is null;
  return null;
end
$$;
revoke all on function app.finish_staff_seasons() from public;
create trigger seasons_finish_staff after update of closed_at on public.seasons
  for each row when (old.closed_at is null and new.closed_at is not null) execute function app.finish_staff_seasons();

-- How a season went for the staff, counted. A definer function, because everyone of the club may know how many came
-- back, and only managers who may.
create function app.season_turnout(season_id_param uuid)
returns table (worked integer, finished integer, eligible integer, returned integer)
language sql stable security definer rows 1 set search_path = '' as $$
  with season as (
    select id, closed_at is not null as is_closed, (
      select next.id from public.seasons as next
      where next.club_id = seasons.club_id and next.year > seasons.year
      order by next.year
      limit 1
    ) as next_id
    from public.seasons
    where id = season_id_param and app.reads_club(club_id)
  )
  select
    count(record.id)::integer,
    case when season.is_closed then count(*) filter (where record.outcome = 'finished') end::integer,
    case when season.is_closed then count(*) filter (where record.eligible_for_rehire) end::integer,
    case when season.is_closed and exists (select from public.staff_seasons where season_id = season.next_id) then
      count(*) filter (where record.eligible_for_rehire and exists (
        select from public.staff_seasons as later
        where later.season_id = season.next_id and later.staff_id = record.staff_id
      ))
    end::integer
  from season
  left join public.staff_seasons as record on record.season_id = season.id
  group by season.is_closed, season.next_id
$$;
revoke all on function app.season_turnout(uuid) from public;
grant execute on function app.season_turnout(uuid) to authenticated, service_role;

-- Retention of each season: who finished of those who worked it, and who came back of those the club would hire again.
-- Null while a season runs and without anyone to count. The return rate is also null until the next season has its first
-- person.
create view public.season_retention with (security_invoker = true) as
select
  season.id as season_id,
  season.club_id,
  season.year,
  turnout.worked,
  turnout.finished,
  round(100.0 * turnout.finished / nullif(turnout.worked, 0))::integer as retention_percent,
  turnout.eligible,
  turnout.returned,
  round(100.0 * turnout.returned / nullif(turnout.eligible, 0))::integer as return_rate_percent
from public.seasons as season
cross join lateral app.season_turnout(season.id) as turnout;
revoke all on public.season_retention from public, anon, authenticated, service_role;
grant select on public.season_retention to authenticated, service_role;

-- The people of each season with what became of them, for managers. `returned` means in the season after it, which is found
-- once for all people of a season. Not `exists`: the planner would collect the records of all seasons of the club for it.
create view public.staff_season_records with (security_invoker = true) as
select
  record.id,
  record.club_id,
  record.season_id,
  season.year,
  record.staff_id,
  member.name,
  record.role,
  member.status,
  record.outcome,
  record.left_on,
  record.eligible_for_rehire,
  coalesce((
    select true from public.staff_seasons as later where later.season_id = next.id and later.staff_id = record.staff_id
  ), false) as returned,
  record.equipment_returned_on,
  record.asked_at,
  record.wants_to_return
from public.seasons as season
left join lateral (
  select following.id
  from public.seasons as following
  where following.club_id = season.club_id and following.year > season.year
  order by following.year
  limit 1
) as next on true
join public.staff_seasons as record on record.season_id = season.id
join public.staff_members as member on member.id = record.staff_id;
revoke all on public.staff_season_records from public, anon, authenticated, service_role;
grant select on public.staff_season_records to authenticated, service_role;

create function app.keep_record_of_closed_season() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.keep_with_season(old.season_id, 'who worked it is kept',
    'Correct how it ended for this person instead.');
  return old;
end
$$;
create trigger staff_seasons_keep before delete on public.staff_seasons
  for each row when (current_user in ('anon', 'authenticated')) execute function app.keep_record_of_closed_season();
revoke all on function app.keep_record_of_closed_season() from public;
