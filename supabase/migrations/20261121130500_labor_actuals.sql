-- What a club's work has cost: worked minutes of published shifts times pay, by week and department. The week begins on
-- Sunday and a shift counts in the week in which it begins, on the club's own calendar. Pay is confidential: members
-- who are no managers get no rows.

-- Clubs whose pay the caller may sum up: those whose confidential rows they read; for callers who act for no account
-- (the service key), all.
create function app.payroll_clubs() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.uid() is null then
    return array(select id from public.clubs);
  end if;
  return app.confidential_clubs();
end
$$;
revoke all on function app.payroll_clubs() from public;
grant execute on function app.payroll_clubs() to authenticated, service_role;

create view public.labor_actuals with (security_invoker = true) as
select
  work.club_id,
  work.day - extract(dow from work.day)::integer as week_start,
  work.department,
  sum(work.minutes)::integer as minutes,
  round(sum(work.minutes * work.hourly_rate) * 100 / 60)::bigint as cost_cents
from (
  select
    shift.club_id,
    (shift.starts_at at time zone club.time_zone)::date as day,
    coalesce(role.department, 'No department') as department,
    extract(epoch from shift.ends_at - shift.starts_at) / 60 - shift.break_minutes as minutes,
    member.hourly_rate
  from public.shifts as shift
  join public.clubs as club on club.id = shift.club_id
  join public.staff_members as member on member.id = shift.staff_id
  left join public.job_role_definitions as role on role.club_id = shift.club_id and role.title = shift.role
  where shift.status = 'published' and shift.club_id = any ((select app.payroll_clubs())::uuid[])
) as work
group by 1, 2, 3;
revoke all on public.labor_actuals from public, anon, authenticated, service_role;
grant select on public.labor_actuals to authenticated, service_role;
