-- What the specified calls read: `staff` and `job_roles`, with the figures that are counted from other rows. Both are
-- simple views over one table, so that inserting and updating through them works; the caller's own policies decide.

-- Hours are worked time: shifts that are published, without breaks. "This week" begins on Sunday, in the club's time.
-- The badge is 'Current' with any certification that counts on the club's date (decision 20). A certification is
-- expiring when it ends within 30 days and none of the same name lasts longer. The club's clock is asked in selects of
-- their own: once for a person, and not for each of their shifts and certifications.
create view public.staff with (security_invoker = true) as
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
    where certification.staff_id = member.id
    order by lower(certification.certification_name) collate "C"
  ) as certifications,
  member.created_at,
  member.updated_at,
  member.version,
  case
    when exists (
      select from public.staff_certifications as certification
      where certification.staff_id = member.id
        and (certification.expiry_date is null or certification.expiry_date >= (select app.club_today(member.club_id)))
    ) then 'Current'
    else 'Action Needed'
  end as certification_badge,
  (
    select count(*)::integer
    from (select app.club_today(member.club_id) as day offset 0) as today
    join public.staff_certifications as certification on certification.staff_id = member.id
      and certification.expiry_date between today.day and today.day + 30
    where not exists (
      select from public.staff_certifications as newer
      where newer.staff_id = member.id and newer.certification_name = certification.certification_name
        and (newer.expiry_date is null or newer.expiry_date > certification.expiry_date)
    )
  ) as certifications_expiring,
  app.holds_required_certifications(
    member.club_id, member.id, member.role, app.current_season_end(member.club_id)
  ) as valid_to_season_end
from public.staff_members as member;
revoke all on public.staff from public, anon, authenticated, service_role;
grant select, delete on public.staff to authenticated;
grant insert (id, club_id, user_id, name, role, status, email, phone, birth_date, start_date, end_date, hourly_rate),
  update (user_id, name, role, status, email, phone, birth_date, start_date, end_date, hourly_rate, version)
  on public.staff to authenticated;
grant select, insert, update, delete on public.staff to service_role;

-- A position is filled by whoever has the role and is not inactive.
create view public.job_roles with (security_invoker = true) as
select
  definition.id,
  definition.club_id,
  definition.title,
  definition.department,
  definition.description,
  definition.positions_total,
  app.positions_filled(definition.club_id, definition.title) as positions_filled,
  definition.pay_range_min,
  definition.pay_range_max,
  definition.is_open,
  definition.created_at,
  definition.updated_at,
  definition.version
from public.job_role_definitions as definition;
revoke all on public.job_roles from public, anon, authenticated, service_role;
grant select, delete on public.job_roles to authenticated;
grant insert (id, club_id, title, department, description, positions_total, pay_range_min, pay_range_max, is_open),
  update (title, department, description, positions_total, pay_range_min, pay_range_max, is_open, version)
  on public.job_roles to authenticated;
grant select, insert, update, delete on public.job_roles to service_role;
