-- A report says whether its hours are planned or were clocked.

-- Which hours app.counted_hours counts from one day to another, in one row: `planned`, `actual` (those of the time clock) or `both`.
create function public.report_hours_basis(club_id_param uuid, from_param date, to_param date)
returns table (basis text)
language sql stable set search_path = '' as $$
  select case
    when rules.uses_time_clock_from is null or to_param < rules.uses_time_clock_from or from_param >= club.today
      or rules.uses_time_clock_from >= club.today then 'planned'
    when from_param >= rules.uses_time_clock_from and to_param < club.today then 'actual'
    else 'both'
  end
  from public.club_labor_rules as rules
  cross join lateral (select app.club_today(rules.club_id) as today) as club
  where rules.club_id = club_id_param
$$;
revoke all on function public.report_hours_basis(uuid, date, date) from public, anon, authenticated, service_role;
grant execute on function public.report_hours_basis(uuid, date, date) to authenticated;
