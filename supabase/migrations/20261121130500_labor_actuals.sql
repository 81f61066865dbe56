-- What a club's work has cost: worked minutes of published shifts times pay, by week and department. The week begins on
-- Sunday and a shift counts in the week in which it begins, on the club's own calendar. Pay is confidential: members
-- who are no managers get no rows.

-- Whether the caller may sum up the pay of a club: its managers and admins, the firm, and callers who act for no account
-- (the service key).
create function app.sums_up_pay_of(club_id_param uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select auth.uid() is null or app.is_firm() or club_id_param = any (app.editable_clubs())
$$;
revoke all on function app.sums_up_pay_of(uuid) from public;
grant execute on function app.sums_up_pay_of(uuid) to authenticated, service_role;

-- The weeks of one club, for whoever may sum up its pay; nothing for anyone else. A definer function, so that the work is
-- that of one club however many the caller sees: under the policies of three joined tables the planner looks ten thousand
-- clubs up for every shift.
create function app.labor_of(club_id_param uuid)
returns table (club_id uuid, week_start date, department text, minutes integer, cost_cents bigint)
language sql stable security definer rows 50 set search_path = '' as $$
  select
    club_id_param,
    worked.week_start,
    coalesce(worked.department, 'No department'),
    sum(worked.minutes)::integer,
    round(sum(worked.minutes * member.hourly_rate) * 100 / 60)::bigint
  from public.shift_hours as worked
  join public.staff_members as member on member.id = worked.staff_id
  where worked.club_id = club_id_param and worked.status = 'published' and (select app.sums_up_pay_of(club_id_param))
  group by worked.week_start, coalesce(worked.department, 'No department')
$$;
revoke all on function app.labor_of(uuid) from public;
grant execute on function app.labor_of(uuid) to authenticated, service_role;

-- A condition on club_id reaches the club by way of the join, so that only its work is summed up.
create view public.labor_actuals with (security_invoker = true) as
select labor.club_id, labor.week_start, labor.department, labor.minutes, labor.cost_cents
from public.clubs as club
join lateral app.labor_of(club.id) as labor on labor.club_id = club.id;
revoke all on public.labor_actuals from public, anon, authenticated, service_role;
grant select on public.labor_actuals to authenticated, service_role;
