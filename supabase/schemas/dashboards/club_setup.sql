-- What is left to do before a new club can work: each step done or not by the rows that are there, null without the module
-- that it belongs to. The dashboard of an administrator shows it; others count what they may read.
--
--   season      a person saved the days of the season, which were only suggested
--   positions   a job role has positions, which opens the application page
--   managers    a manager or another administrator was invited or is there
--   checklists  a checklist was started for the current season
--   applying    an application has come in, or was entered
--   staff       a person is on the staff
--
-- set_up_here: a person set the club up here. One that was brought over knows how to work.
create view public.club_setup with (security_invoker = true) as
select
  club.id as club_id,
  exists (
    select from public.seasons as season where season.club_id = club.id and season.year = club.season and season.version > 1
  ) as season,
  case when has.recruitment then exists (
    select from public.job_role_definitions as role where role.club_id = club.id and role.positions_total > 0
  ) end as positions,
  exists (
    select from public.invitations as invitation
    where invitation.club_id = club.id and invitation.role in ('manager', 'admin') and invitation.revoked_at is null
      and (invitation.accepted_at is not null or invitation.expires_at > now())
  ) or exists (
    select from public.profiles as person where person.club_id = club.id and person.role = 'manager'
  ) as managers,
  case when has.pre_season then exists (
    select from public.checklists as list
    join public.seasons as season on season.id = list.season_id
    where list.club_id = club.id and season.year = club.season
  ) end as checklists,
  case when has.recruitment then exists (
    select from public.job_applications as application where application.club_id = club.id
  ) end as applying,
  case when has.recruitment then exists (
    select from public.staff_members as person where person.club_id = club.id
  ) end as staff,
  club.created_by is not null as set_up_here
from public.clubs as club
cross join lateral (
  select coalesce(bool_or(module_id = 'recruitment'), false) as recruitment,
    coalesce(bool_or(module_id = 'pre-season'), false) as pre_season
  from public.club_modules where club_modules.club_id = club.id
) as has;
revoke all on public.club_setup from public, anon, authenticated, service_role;
grant select on public.club_setup to authenticated, service_role;
comment on view public.club_setup is 'One row a club: what its administrator does to get it ready, and whether it is done.';
