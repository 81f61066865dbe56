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
  worked.club_id,
  worked.week_start,
  coalesce(worked.department, 'No department') as department,
  sum(worked.minutes)::integer as minutes,
  round(sum(worked.minutes * member.hourly_rate) * 100 / 60)::bigint as cost_cents
from public.shift_hours as worked
join public.staff_members as member on member.id = worked.staff_id
where worked.status = 'published' and worked.club_id = any ((select app.payroll_clubs())::uuid[])
group by worked.club_id, worked.week_start, coalesce(worked.department, 'No department');
revoke all on public.labor_actuals from public, anon, authenticated, service_role;
grant select on public.labor_actuals to authenticated, service_role;
