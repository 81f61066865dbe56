-- The figures of the staff, one row a club, for the Analytics of the staff and for dashboards.

-- A definer function: everyone of the club may know how many people and positions there are; what they are paid on
-- average only managers and admins (and the firm), others get null.
create function app.club_staff_measures(club_id_param uuid)
returns table (
  staff_count integer,
  pending_onboarding integer,
  members_per_staff integer,
  positions_total integer,
  positions_filled integer,
  positions_filled_percent integer,
  hourly_rate_sum numeric,
  average_hourly_rate numeric,
  certifications_expiring integer,
  action_needed integer,
  opens_on date,
  days_to_opening integer,
  retention_percent integer,
  return_rate_percent integer
)
language sql stable security definer set search_path = '' as $$
  with club as (
    select id, member_count, app.club_today(id) as today, app.current_season(id) as season,
      app.reads_confidential(id) as shows_pay
    from public.clubs where id = club_id_param and app.reads_club(id)
  ),
  people as (
    select count(*)::integer as staff, count(*) filter (where status = 'Pending Onboarding')::integer as pending,
      sum(hourly_rate) as rates, round(avg(hourly_rate), 2) as average,
      sum(certifications_expiring)::integer as expiring,
      count(*) filter (where certification_badge = 'Action Needed')::integer as action_needed
    from public.staff where club_id = club_id_param and status <> 'Inactive'
  ),
  positions as (
    select sum(positions_total)::integer as total, sum(least(positions_filled, positions_total))::integer as filled
    from public.job_roles where club_id = club_id_param
  ),
  last_season as (
    select retention_percent, return_rate_percent from public.season_retention
    where club_id = club_id_param and finished is not null
    order by year desc
    limit 1
  )
  select
    people.staff,
    people.pending,
    round(club.member_count::numeric / nullif(people.staff, 0))::integer,
    coalesce(positions.total, 0),
    coalesce(positions.filled, 0),
    round(100.0 * positions.filled / nullif(positions.total, 0))::integer,
    case when club.shows_pay then people.rates end,
    case when club.shows_pay then people.average end,
    coalesce(people.expiring, 0),
    people.action_needed,
    (club.season).opens_on,
    case when club.today <= (club.season).ends_on then (club.season).opens_on - least((club.season).opens_on, club.today) end,
    last_season.retention_percent,
    last_season.return_rate_percent
  from club
  cross join people
  cross join positions
  left join last_season on true
$$;
revoke all on function app.club_staff_measures(uuid) from public;
grant execute on function app.club_staff_measures(uuid) to authenticated, service_role;

-- members_per_staff: 12 reads 1:12. certifications_expiring: within 30 days of the club's date. action_needed: people
-- without a valid certification. days_to_opening: 0 once open, null once the
-- season has ended. Retention and return rate: of the last closed season.
-- Whatever has nothing to count is null, never 0 %. A role with more people than positions fills no other one.
create view public.staff_measures with (security_invoker = true) as
select club.id as club_id, measures.*
from public.clubs as club
cross join lateral app.club_staff_measures(club.id) as measures;
revoke all on public.staff_measures from public, anon, authenticated, service_role;
grant select on public.staff_measures to authenticated, service_role;
