-- Figures of the schedule, counted from the shifts.

-- Every shift that is not cancelled with its day, its week (which begins on Sunday), its department and its paid minutes.
create view public.shift_hours with (security_invoker = true) as
select
  shift.id as shift_id,
  shift.club_id,
  shift.staff_id,
  shift.role,
  role.department,
  shift.status,
  day.day,
  day.day - extract(dow from day.day)::integer as week_start,
  (extract(epoch from shift.ends_at - shift.starts_at) / 60)::integer - shift.break_minutes as minutes
from public.shifts as shift
join public.clubs as club on club.id = shift.club_id
left join public.job_role_definitions as role on role.club_id = shift.club_id and role.title = shift.role
cross join lateral (select (shift.starts_at at time zone club.time_zone)::date as day) as day
where shift.status <> 'cancelled';
revoke all on public.shift_hours from public, anon, authenticated, service_role;
grant select on public.shift_hours to authenticated, service_role;

-- The tiles of the schedule, on the club's day and in its week from Sunday to Saturday. Shifts that are cancelled do not
-- count. need_coverage: those of today that are open or flagged. coverage: percent of the week's shifts that someone has,
-- rounded; null in a week without shifts. No row for a club that the caller does not see.
create function public.schedule_tiles(club_id uuid)
returns table (shifts_today integer, need_coverage integer, shifts_this_week integer, open_shifts integer,
  coverage integer)
language sql stable set search_path = '' as $$
  select
    (count(shift.id) filter (where is_today))::integer,
    (count(shift.id) filter (where is_today and (shift.staff_id is null or shift.needs_cover)))::integer,
    count(shift.id)::integer,
    (count(shift.id) filter (where shift.staff_id is null))::integer,
    round(100.0 * count(shift.staff_id) / nullif(count(shift.id), 0))::integer
  from public.clubs as club
  cross join lateral (
    select app.club_today(club.id) as today, app.club_week_start(club.id) as week_start
  ) as clock
  left join public.shifts as shift on shift.club_id = club.id and shift.status <> 'cancelled'
    and shift.starts_at >= clock.week_start
    and shift.starts_at < ((clock.week_start at time zone club.time_zone) + interval '7 days') at time zone club.time_zone
  cross join lateral (select (shift.starts_at at time zone club.time_zone)::date = clock.today as is_today) as day
  where club.id = schedule_tiles.club_id
  group by club.id
$$;
revoke all on function public.schedule_tiles(uuid) from public, anon, authenticated, service_role;
grant execute on function public.schedule_tiles(uuid) to authenticated;
