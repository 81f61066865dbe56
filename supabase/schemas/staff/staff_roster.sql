-- The roster: what colleagues see of each other. Members may not read the rows that hold pay, birth dates, telephone
-- numbers and addresses, so a definer function reads them and gives the rest.

create function app.club_roster(club_id_param uuid)
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
revoke all on function app.club_roster(uuid) from public;
grant execute on function app.club_roster(uuid) to authenticated, service_role;

-- Over the clubs that the caller may read, so that a filter on club_id asks for one club only.
create view public.staff_roster with (security_invoker = true) as
select club.id as club_id, member.*
from public.clubs as club
cross join lateral app.club_roster(club.id) as member;
revoke all on public.staff_roster from public, anon, authenticated, service_role;
grant select on public.staff_roster to authenticated, service_role;
comment on view public.staff_roster is 'Who works at the club now, for everyone who works there.';

-- A page of it, by name: at most as many people as one answer holds (max_rows), after the last one of the page before.
-- What is worked out about each person is worked out for these alone, which a limit over the view cannot do.
create function app.roster_page(club_id_param uuid, after_name_param text, after_id_param uuid)
returns setof public.staff_roster
language sql stable security definer set search_path = '' as $$
  select club_id, id, name, role, status, certification_badge, certifications_expiring, valid_to_season_end
  from public.staff
  where club_id = club_id_param and status <> 'Inactive' and (select app.reads_work_of(club_id_param))
    and (after_name_param is null or (name, id) > (after_name_param, after_id_param))
  order by name, id
  limit 1000
$$;
revoke all on function app.roster_page(uuid, text, uuid) from public;
grant execute on function app.roster_page(uuid, text, uuid) to authenticated;

-- For everyone of the club. Name and id are those of the last person of the page before; without them it is the first.
create function public.roster_page(
  club_id_param uuid,
  after_name_param text default null,
  after_id_param uuid default null
)
returns setof public.staff_roster
language sql stable set search_path = '' as $$
  select * from app.roster_page(club_id_param, after_name_param, after_id_param)
$$;
revoke all on function public.roster_page(uuid, text, uuid) from public, anon, authenticated, service_role;
grant execute on function public.roster_page(uuid, text, uuid) to authenticated;

-- People found by a search on it, at most fifty, by name. Each pattern has to match the name or the role (~*). As with
-- a page, figures are computed only for the people found.
create function app.find_on_roster(club_id_param uuid, patterns_param text[], ids_param uuid[])
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
revoke all on function app.find_on_roster(uuid, text[], uuid[]) from public;
grant execute on function app.find_on_roster(uuid, text[], uuid[]) to authenticated;

-- For everyone of the club. With ids only these people are found; without patterns, all of them.
create function public.find_on_roster(
  club_id_param uuid,
  patterns_param text[] default '{}',
  ids_param uuid[] default null
)
returns setof public.staff_roster
language sql stable set search_path = '' as $$
  select * from app.find_on_roster(club_id_param, patterns_param, ids_param)
$$;
revoke all on function public.find_on_roster(uuid, text[], uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.find_on_roster(uuid, text[], uuid[]) to authenticated;

-- What the people with an account at the club work as: the job of their line of the roster.
create function app.team_jobs(club_id_param uuid)
returns table (user_id uuid, job text)
language sql stable security definer set search_path = '' as $$
  select user_id, role from public.staff_members
  where club_id = club_id_param and user_id is not null and status <> 'Inactive' and app.reads_club(club_id_param)
$$;
revoke all on function app.team_jobs(uuid) from public;
grant execute on function app.team_jobs(uuid) to authenticated;

-- For everyone of the club.
create function public.team_jobs(club_id_param uuid)
returns table (user_id uuid, job text)
language sql stable set search_path = '' as $$
  select * from app.team_jobs(club_id_param)
$$;
revoke all on function public.team_jobs(uuid) from public, anon, authenticated, service_role;
grant execute on function public.team_jobs(uuid) to authenticated;
