-- Of two readings of the same minute, the one that was entered last says how the water is.
create or replace function app.water_now(club_id_param uuid)
returns table (
  pool_id uuid, taken_at timestamptz, free_chlorine_ppm numeric, ph numeric, temperature_f numeric,
  total_alkalinity_ppm numeric, calcium_hardness_ppm numeric, cyanuric_acid_ppm numeric
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if club_id_param = any (app.working_clubs()) is not true then
    raise exception 'This is not the water of your club.'
      using errcode = '42501', hint = 'Ask for that of the club that you belong to.';
  end if;
  return query
  select
    pool.id,
    max(taken.taken_at),
    (array_agg(taken.free_chlorine_ppm order by taken.taken_at desc, taken.created_at desc)
      filter (where taken.free_chlorine_ppm is not null))[1],
    (array_agg(taken.ph order by taken.taken_at desc, taken.created_at desc)
      filter (where taken.ph is not null))[1],
    (array_agg(taken.temperature_f order by taken.taken_at desc, taken.created_at desc)
      filter (where taken.temperature_f is not null))[1],
    (array_agg(taken.total_alkalinity_ppm order by taken.taken_at desc, taken.created_at desc)
      filter (where taken.total_alkalinity_ppm is not null))[1],
    (array_agg(taken.calcium_hardness_ppm order by taken.taken_at desc, taken.created_at desc)
      filter (where taken.calcium_hardness_ppm is not null))[1],
    (array_agg(taken.cyanuric_acid_ppm order by taken.taken_at desc, taken.created_at desc)
      filter (where taken.cyanuric_acid_ppm is not null))[1]
  from public.pools as pool
  join public.water_readings as taken on taken.pool_id = pool.id and taken.club_id = pool.club_id
  where pool.club_id = club_id_param and pool.is_active and taken.struck_reason is null
  group by pool.id
  order by pool.name collate "C";
end
$$;

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
      order by quality.taken_at desc, quality.created_at desc limit 1
    ) as latest
    where pool.club_id = club.id and pool.is_active and not latest.in_range
  ) end as water_out_of_limits,
  case when caller.decides then (
    select count(*)::integer
    from public.incidents as incident
    where incident.club_id = club.id and incident.closed_at is null
      and incident.occurred_at > clock.now - interval '1 year'
  ) end as open_incidents,
  case when caller.decides and exists (
    select from public.club_labor_rules as rules
    where rules.club_id = club.id and rules.uses_time_clock_from <= app.club_today(club.id)
  ) then (
    select count(*)::integer from app.clock_now(club.id) as line where line.state in ('late', 'missed')
  ) end as awaited_shifts
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
