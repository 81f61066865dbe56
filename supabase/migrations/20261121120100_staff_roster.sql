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
  where club_id = club_id_param and status <> 'Inactive' and app.reads_club(club_id_param)
$$;
revoke all on function app.club_roster(uuid) from public;
grant execute on function app.club_roster(uuid) to authenticated, service_role;

-- Over the clubs that the caller may read, so that a filter on club_id asks for one club only.
create view public.staff_roster with (security_invoker = true) as
select
  member.id,
  club.id as club_id,
  member.name,
  member.role,
  member.status,
  member.certification_badge,
  member.certifications_expiring,
  member.valid_to_season_end
from public.clubs as club
cross join lateral app.club_roster(club.id) as member;
revoke all on public.staff_roster from public, anon, authenticated, service_role;
grant select on public.staff_roster to authenticated, service_role;
comment on view public.staff_roster is 'Who works at the club now, for everyone of the club.';
