-- What needs attention today: the first row of a club's dashboard. Each figure counts rows that the caller reads, under
-- the caller's own policies; the page that it leads to shows the same rows.
--
--   open_shifts              of this week, still to come, without anyone; for people of the staff those that they may take or
--                            ask for, also those that need cover
--   expiring_certifications  within 30 days and not renewed: of everyone for managers and admins, their own else
--   requests                 for shifts and days off that wait for a decision; a swap waits once the colleague agrees
--   overdue_vendors          whose visit was due and has not taken place
--   expiring_insurance       vendors whose certificate of insurance has expired, or does within 30 days
--   expiring_contracts       with vendors, whose last day for notice, or else whose end, has come or does within 30 days, and
--                            that are not settled
--   urgent_tickets           of high priority that are not resolved
--   declined_shifts          of this week and the next that their people cannot work, and that no one has taken yet
--   awaited_shifts           of today that have begun without their person at the time clock; null while the club does not
--                            use its clock
--   applications             of the club's season that are pending review
--   certificates_to_confirm  that people have uploaded and no manager has confirmed or returned
--   own_certificates_lacking names of those that the caller's own job role requires and that are missing or expired; one
--                            that waits for confirmation is not. own_staff_id is the caller's row of the staff
--
-- Requests, declined and awaited shifts, vendors, insurance, contracts, tickets, applications and certificates to confirm are null for
-- people other than managers and admins, who alone decide about these. Open shifts and their own are null for other people
-- who are not on the staff.
create view public.needs_today with (security_invoker = true) as
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
revoke all on public.needs_today from public, anon, authenticated, service_role;
grant select on public.needs_today to authenticated, service_role;
comment on view public.needs_today is 'One row a club: what waits for a person, counted.';
-- The view asks who decides; with the service key, no one does.
grant execute on function app.editable_clubs() to service_role;
grant execute on function app.clock_now(uuid) to service_role;
