-- The list of staff asked what the caller may read anew for each person and each certification: six sevenths of its time.
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
    from (select app.club_week_start(member.club_id) as starts_at offset 0) as week
    join public.shifts as shift on shift.staff_id = member.id and shift.status = 'published'
      and shift.starts_at >= week.starts_at and shift.starts_at < week.starts_at + interval '7 days'
  ) as hours_this_week,
  (
    select coalesce(round(sum(extract(epoch from shift.ends_at - shift.starts_at) / 3600 - shift.break_minutes / 60.0), 2), 0)
    from public.shifts as shift
    where shift.staff_id = member.id and shift.status = 'published'
      and shift.ends_at <= (select app.club_now(member.club_id))
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
        and (certification.expiry_date is null or certification.expiry_date >= (select app.club_today(member.club_id)))
    ) then 'Current'
    else 'Action Needed'
  end as certification_badge,
  (
    select count(*)::integer
    from (select app.club_today(member.club_id) as day offset 0) as today
    join public.staff_certifications as certification on certification.staff_id = member.id
      and certification.state = 'confirmed' and certification.expiry_date between today.day and today.day + 30
    where not exists (
      select from public.staff_certifications as newer
      where newer.staff_id = member.id and newer.certification_name = certification.certification_name
        and newer.state = 'confirmed' and (newer.expiry_date is null or newer.expiry_date > certification.expiry_date)
    )
  ) as certifications_expiring,
  (
    select case when season.ends_on is not null then not exists (
      select from public.job_role_definitions as role
      join public.job_role_requirements as required on required.job_role_id = role.id
      where role.club_id = member.club_id and role.title = member.role and required.certification_type_id is not null
        and not exists (
          select from public.staff_certifications as held
          where held.staff_id = member.id and held.certification_type_id = required.certification_type_id
            and held.state = 'confirmed' and (held.expiry_date is null or held.expiry_date >= season.ends_on)
        )
    ) end
    from (select app.current_season_end(member.club_id) as ends_on offset 0) as season
  ) as valid_to_season_end,
  member.override_reason,
  (
    select coalesce(jsonb_agg(
      jsonb_build_object('type_id', standing.id, 'name', standing.name, 'state', standing.state)
      order by lower(standing.name) collate "C"
    ), '[]')
    from (
      select type.id, type.name, case
          when bool_or(held.state = 'confirmed' and coalesce(held.expiry_date >= today.day, true)) then 'held'
          when bool_or(held.state = 'waiting') then 'waiting'
          when bool_or(held.state = 'confirmed') then 'expired'
          else 'missing'
        end as state
      from (select app.club_today(member.club_id) as day offset 0) as today
      cross join public.job_role_definitions as role
      join public.job_role_requirements as required on required.job_role_id = role.id
      join public.certification_types as type on type.id = required.certification_type_id
      left join public.staff_certifications as held
        on held.staff_id = member.id and held.certification_type_id = type.id
      where role.club_id = member.club_id and role.title = member.role
      group by type.id, type.name
    ) as standing
  ) as required_certifications
from public.staff_members as member;

create or replace view public.needs_today with (security_invoker = true) as
select
  club.id as club_id,
  case
    when caller.decides then (
      select count(*)::integer
      from public.shifts as shift
      where shift.club_id = club.id and shift.staff_id is null and shift.status in ('draft', 'published')
        and shift.starts_at > clock.now and shift.starts_at < clock.week_end
    )
    when own.staff_id is not null then app.count_open_shifts_for_me(club.id, clock.week_end)
  end as open_shifts,
  (
    select coalesce(sum(staff.certifications_expiring), 0)::integer
    from public.staff
    where staff.club_id = club.id and staff.status <> 'Inactive'
  ) as expiring_certifications,
  case when caller.decides then (
    select count(*)::integer
    from public.shift_requests as request
    where request.club_id = club.id and request.status = 'open'
      and (request.kind <> 'swap' or request.colleague_agreed_at is not null)
  ) + (
    select count(*)::integer
    from public.time_off_requests as request
    where request.club_id = club.id and request.status = 'pending'
  ) end as requests,
  case when caller.decides then (
    select count(*)::integer
    from public.vendor_overview as vendor
    where vendor.club_id = club.id and vendor.status = 'Overdue'
  ) end as overdue_vendors,
  case when caller.decides then (
    select count(*)::integer
    from public.job_applications as application
    where application.club_id = club.id and application.status = 'pending_review' and application.season = club.season
  ) end as applications,
  case when caller.decides then (
    select count(*)::integer
    from public.staff_certifications as certification
    where certification.club_id = club.id and certification.state = 'waiting'
  ) end as certificates_to_confirm,
  own.staff_id as own_staff_id,
  own.lacking as own_certificates_lacking,
  case when caller.decides then (
    select count(*)::integer
    from public.vendors as vendor
    where vendor.club_id = club.id and vendor.insurance_expires_on <= app.club_today(club.id) + 30
  ) end as expiring_insurance,
  case when caller.decides then (
    select count(*)::integer
    from public.maintenance_tickets as ticket
    where ticket.club_id = club.id and ticket.priority = 'high' and ticket.status <> 'resolved'
  ) end as urgent_tickets,
  case when caller.decides then (
    select count(*)::integer
    from public.shift_answers as given
    join public.shifts as shift on shift.id = given.shift_id
    where given.club_id = club.id and given.answer = 'declined' and shift.starts_at > clock.now
      and shift.starts_at < ((clock.week_start at time zone club.time_zone) + interval '14 days') at time zone club.time_zone
  ) end as declined_shifts,
  case when caller.decides then (
    select count(*)::integer
    from public.vendor_contracts as contract
    where contract.club_id = club.id and not contract.is_settled
      and coalesce(contract.notice_on, contract.ends_on) <= app.club_today(club.id) + 30
  ) end as expiring_contracts,
  case when caller.decides then (
    select count(*)::integer
    from public.pools as pool
    cross join lateral (
      select quality.in_range from public.water_quality as quality
      where quality.pool_id = pool.id and quality.club_id = pool.club_id and quality.struck_reason is null
      order by quality.taken_at desc limit 1
    ) as latest
    where pool.club_id = club.id and pool.is_active and not latest.in_range
  ) end as water_out_of_limits,
  case when caller.decides then (
    select count(*)::integer
    from public.incidents as incident
    where incident.club_id = club.id and incident.closed_at is null
      and incident.occurred_at > clock.now - interval '1 year'
  ) end as open_incidents
from public.clubs as club
cross join lateral (
  select app.club_now(club.id) as now, week.starts_at as week_start,
    ((week.starts_at at time zone club.time_zone) + interval '7 days') at time zone club.time_zone as week_end
  from (select app.club_week_start(club.id) as starts_at) as week
) as clock
cross join lateral (select club.id = any ((select app.editable_clubs())::uuid[]) as decides) as caller
left join lateral (
  select member.id as staff_id, array(
    select required ->> 'name'
    from jsonb_array_elements(member.required_certifications) as required
    where required ->> 'state' in ('missing', 'expired')
  ) as lacking
  from public.staff as member
  where member.club_id = club.id and member.user_id = (select auth.uid()) and member.status <> 'Inactive'
) as own on true;

drop function app.holds_required_certifications(uuid, uuid, text, date);
drop function app.required_certifications(uuid, uuid, text);
