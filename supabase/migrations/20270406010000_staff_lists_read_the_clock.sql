-- Lists of staff look up the clock of their club in the query itself, and read certifications less often.
-- The clocks of the clubs, with their owner's rights: all who read a row of a club may know its time. A list that asks for
-- each row reads them here, where its query looks the club up: a call of a function below costs more.
--   now         a demo club's season stands still
--   today       in the club's own time zone
--   week_start  Sunday at midnight, in its own time zone
--   season_end  the last day of the season that its settings name; null without a planned one
create view app.club_clocks as
select
  club.id as club_id,
  clock.now,
  day.today,
  (day.today - extract(dow from day.today)::integer)::timestamp at time zone club.time_zone as week_start,
  (
    select season.ends_on from public.seasons as season
    where season.club_id = club.id and season.year = club.season
  ) as season_end
from public.clubs as club
cross join lateral (select coalesce(club.clock_override, now()) as now) as clock
cross join lateral (select (clock.now at time zone club.time_zone)::date as today) as day;
revoke all on app.club_clocks from public, anon, authenticated, service_role;
grant select on app.club_clocks to authenticated, service_role;

-- The clock of a club, as functions in plpgsql, which keeps their plans: constraints and guards call them for every row.

-- The moment that is "now" for a club.
create or replace function app.club_now(club_id_param uuid) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select now from app.club_clocks where club_id = club_id_param);
end
$$;

-- The day that is "today" for a club.
create or replace function app.club_today(club_id_param uuid) returns date
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select today from app.club_clocks where club_id = club_id_param);
end
$$;

-- The moment at which the club's current week begins.
create or replace function app.club_week_start(club_id_param uuid) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select week_start from app.club_clocks where club_id = club_id_param);
end
$$;

create or replace view public.staff with (security_invoker = true) as
select
  member.id,
  member.club_id,
  member.user_id,
  member.name,
  member.role,
  member.status,
  member.email,
  member.phone,
  member.birth_date,
  member.start_date,
  member.end_date,
  member.hourly_rate,
  (
    select coalesce(round(sum(extract(epoch from shift.ends_at - shift.starts_at) / 3600 - shift.break_minutes / 60.0), 2), 0)
    from (
      select clock.week_start from app.club_clocks as clock where clock.club_id = member.club_id offset 0
    ) as clock
    join public.shifts as shift on shift.staff_id = member.id and shift.status = 'published'
      and shift.starts_at >= clock.week_start and shift.starts_at < clock.week_start + interval '7 days'
  ) as hours_this_week,
  (
    select coalesce(round(sum(extract(epoch from shift.ends_at - shift.starts_at) / 3600 - shift.break_minutes / 60.0), 2), 0)
    from public.shifts as shift
    where shift.staff_id = member.id and shift.status = 'published'
      and shift.ends_at <= (select clock.now from app.club_clocks as clock where clock.club_id = member.club_id)
  ) as total_hours,
  array(
    select certification.certification_name
    from public.staff_certifications as certification
    where certification.staff_id = member.id and certification.state = 'confirmed'
    order by lower(certification.certification_name) collate "C"
  ) as certifications,
  member.created_at,
  member.updated_at,
  member.version,
  case
    when exists (
      select from public.staff_certifications as certification
      where certification.staff_id = member.id and certification.state = 'confirmed'
        and (certification.expiry_date is null or certification.expiry_date >= (
          select clock.today from app.club_clocks as clock where clock.club_id = member.club_id
        ))
    ) then 'Current'
    else 'Action Needed'
  end as certification_badge,
  (
    select count(*)::integer
    from (
      select max(coalesce(certification.expiry_date, 'infinity')) as lasts_until
      from public.staff_certifications as certification
      where certification.staff_id = member.id and certification.state = 'confirmed'
      group by certification.certification_name
    ) as named
    join app.club_clocks as clock on clock.club_id = member.club_id
      and named.lasts_until between clock.today and clock.today + 30
  ) as certifications_expiring,
  (
    select case when clock.season_end is not null then not exists (
      select from public.job_role_definitions as role
      join public.job_role_requirements as required on required.job_role_id = role.id
      where role.club_id = member.club_id and role.title = member.role and required.certification_type_id is not null
        and not exists (
          select from public.staff_certifications as held
          where held.staff_id = member.id and held.certification_type_id = required.certification_type_id
            and held.state = 'confirmed' and (held.expiry_date is null or held.expiry_date >= clock.season_end)
        )
    ) end
    from (
      select clock.season_end from app.club_clocks as clock where clock.club_id = member.club_id offset 0
    ) as clock
  ) as valid_to_season_end,
  member.override_reason,
  (
    select coalesce(jsonb_agg(
      jsonb_build_object('type_id', type.id, 'name', type.name, 'state', (
        select case
          when bool_or(held.state = 'confirmed' and coalesce(held.expiry_date >= (
            select clock.today from app.club_clocks as clock where clock.club_id = member.club_id
          ), true)) then 'held'
          when bool_or(held.state = 'waiting') then 'waiting'
          when bool_or(held.state = 'confirmed') then 'expired'
          else 'missing'
        end
        from public.staff_certifications as held
        where held.staff_id = member.id and held.certification_type_id = type.id
      ))
      order by lower(type.name) collate "C"
    ), '[]')
    from public.certification_types as type
    where type.id in (
      select required.certification_type_id
      from public.job_role_definitions as role
      join public.job_role_requirements as required on required.job_role_id = role.id
      where role.club_id = member.club_id and role.title = member.role
    )
  ) as required_certifications
from public.staff_members as member;

drop function app.current_season_end(uuid);
