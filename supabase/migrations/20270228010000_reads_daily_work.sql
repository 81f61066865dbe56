-- Pages ask the database whether a person reads the daily work of their club (decision 130).

-- Whether the caller reads the daily work of their club, for pages that offer what is about it. Which modules the club has
-- does not matter.
create function public.reads_daily_work() returns boolean
language sql stable set search_path = '' as $$
  select coalesce(app.my_club_id() = any (app.working_clubs()), false)
$$;
revoke all on function public.reads_daily_work() from public, anon, authenticated, service_role;
grant execute on function public.reads_daily_work() to authenticated;
