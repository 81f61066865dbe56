-- Timesheets: what each person worked in a workweek, beside what was planned, with overtime and pay; and who is late now.

-- Every workweek in which a person worked, was planned or has an adjustment. Hours over the club's limit are overtime and
-- cost one and a half times the rate (29 U.S.C. 207(a)(1), 29 CFR 778.107), unless the club claims the exemption of
-- seasonal recreational establishments (29 U.S.C. 213(a)(3)). Amounts are cents, at the rate that the person has today.
-- Managers and admins read everyone's; other people read their own.
create view public.timesheets with (security_invoker = true) as
select
  week.club_id,
  week.staff_id,
  person.name,
  person.role,
  week.workweek_start,
  week.planned_minutes,
  week.clocked_minutes,
  week.adjusted_minutes,
  week.minutes,
  week.minutes - week.overtime_minutes as regular_minutes,
  week.overtime_minutes,
  person.hourly_rate,
  round((week.minutes - week.overtime_minutes) * person.hourly_rate * 100 / 60)::bigint as regular_cents,
  round(week.overtime_minutes * person.hourly_rate * 150 / 60)::bigint as overtime_cents,
  week.open_entries,
  approval.approved_at,
  approval.approver_name,
  approval.is_own as is_own_approval,
  coalesce(person.user_id = auth.uid(), false) and app.has_other_manager(week.club_id) as is_for_others
from (
  select
    part.club_id,
    part.staff_id,
    part.workweek_start,
    sum(part.planned)::integer as planned_minutes,
    sum(part.clocked)::integer as clocked_minutes,
    sum(part.adjusted)::integer as adjusted_minutes,
    sum(part.clocked + part.adjusted)::integer as minutes,
    case when rules.is_overtime_exempt then 0
      else greatest(sum(part.clocked + part.adjusted) - rules.weekly_hours_cap * 60, 0) end::integer as overtime_minutes,
    sum(part.open)::integer as open_entries
  from (
    select club_id, staff_id, workweek_start, 0 as planned, minutes as clocked, 0 as adjusted, 0 as open
    from public.time_entry_hours
    union all
    select club_id, staff_id, workweek_start, 0, 0, minutes, 0 from public.timesheet_adjustments
    union all
    select planned.club_id, planned.staff_id, calendar.workweek_start, planned.minutes, 0, 0, 0
    from public.shift_hours as planned
    join public.club_labor_rules as rules on rules.club_id = planned.club_id
    cross join lateral (
      select planned.day - (extract(dow from planned.day)::integer - rules.workweek_start + 7) % 7 as workweek_start
    ) as calendar
    where planned.staff_id is not null and planned.status = 'published'
    union all
    select entry.club_id, entry.staff_id, calendar.workweek_start, 0, 0, 0, 1
    from public.time_entries as entry
    join public.clubs as club on club.id = entry.club_id
    join public.club_labor_rules as rules on rules.club_id = entry.club_id
    cross join lateral (select (entry.clocked_in_at at time zone club.time_zone)::date as day) as began
    cross join lateral (
      select began.day - (extract(dow from began.day)::integer - rules.workweek_start + 7) % 7 as workweek_start
    ) as calendar
    where entry.clocked_out_at is null
  ) as part
  join public.club_labor_rules as rules on rules.club_id = part.club_id
  group by part.club_id, part.staff_id, part.workweek_start, rules.is_overtime_exempt, rules.weekly_hours_cap
) as week
join public.staff_members as person on person.id = week.staff_id
left join public.timesheet_approvals as approval
  on approval.staff_id = week.staff_id and approval.workweek_start = week.workweek_start;
revoke all on public.timesheets from public, anon, authenticated, service_role;
grant select on public.timesheets to authenticated, service_role;
comment on column public.timesheets.minutes is 'Paid: clocked, less long breaks, with adjustments.';
comment on column public.timesheets.is_own_approval is
  'Its person approved it, as the only manager of the club. Null while it is not approved.';
comment on column public.timesheets.is_for_others is
  'The reader''s own, and someone else of the club approves and adjusts it.';
comment on column public.timesheets.open_entries is 'Entries without a clock-out, which count no minutes yet.';

-- Now ------------------------------------------------------------------------------------------------------------------

-- How the published shifts of the club's day stand with the clock, and who works without a shift, by start. Work that began
-- on an earlier day and is not over is there, too, with its shift. state:
--   coming     has not begun, or its person has some minutes left to clock in
--   late       its person has not clocked in (club_labor_rules.clock_late_minutes), and it still runs
--   missed     no one clocked in, and it is over
--   working    its person is at work;  on_break  is on a break;  worked  has clocked out, or works the next shift
-- came_late and came_early are minutes beyond what the club allows, 0 if none. The hours are those of the last stay.
create function app.clock_now(club_id_param uuid)
returns table (shift_id uuid, entry_id uuid, staff_id uuid, name text, role text, location text, starts_at timestamptz,
  ends_at timestamptz, clocked_in_at timestamptz, clocked_out_at timestamptz, state text, came_early integer,
  came_late integer)
language sql stable security definer rows 50 set search_path = '' as $$
  with club as (
    select rules.clock_late_minutes, rules.clock_early_minutes, app.club_now(club_id_param) as moment,
      app.club_moment(club_id_param, app.club_today(club_id_param)::timestamp) as day_starts,
      app.club_moment(club_id_param, (app.club_today(club_id_param) + 1)::timestamp) as day_ends
    from public.club_labor_rules as rules
    where rules.club_id = club_id_param and app.reads_confidential(club_id_param)
  ),
  planned as (
    select shift.id as shift_id, entry.id as entry_id, shift.staff_id, shift.role, shift.location, shift.starts_at,
      shift.ends_at, entry.clocked_in_at, entry.clocked_out_at, stays.arrived_at, stays.came_for_it
    from club
    join public.shifts as shift on shift.club_id = club_id_param and shift.status = 'published'
      and shift.staff_id is not null and shift.starts_at >= club.day_starts - interval '1 day'
      and shift.starts_at < club.day_ends
    left join lateral (
      select * from app.hours_at_shift(shift, club.moment) as stay order by stay.clocked_in_at desc limit 1
    ) as entry on true
    cross join lateral (
      select min(stay.clocked_in_at) as arrived_at,
        min(stay.clocked_in_at) = min(stay.clocked_in_at) filter (where stay.shift_id = shift.id) as came_for_it
      from app.hours_at_shift(shift, club.moment) as stay
    ) as stays
    where shift.starts_at >= club.day_starts or entry.id is not null and entry.clocked_out_at is null
  ),
  standing as (
    select * from planned
    union all
    select shift.id, entry.id, entry.staff_id, entry.role, shift.location, shift.starts_at, shift.ends_at,
      entry.clocked_in_at, entry.clocked_out_at, entry.clocked_in_at, true
    from club
    join public.time_entries as entry on entry.club_id = club_id_param
      and (entry.shift_id is null and entry.clocked_in_at >= club.day_starts and entry.clocked_in_at < club.day_ends
        or entry.clocked_out_at is null)
    left join public.shifts as shift on shift.id = entry.shift_id
    where not exists (select from planned where planned.entry_id = entry.id)
  ),
  -- Hours that go on into the next shift are at work in that one.
  told as (
    select standing.*,
      row_number() over (partition by standing.entry_id order by standing.starts_at desc) = 1 as is_last
    from standing
  )
  select told.shift_id, told.entry_id, told.staff_id, person.name, told.role, told.location, told.starts_at, told.ends_at,
    told.clocked_in_at, told.clocked_out_at,
    case
      when told.clocked_out_at is not null or told.entry_id is not null and not told.is_last then 'worked'
      when told.entry_id is not null and exists (
        select from public.time_entry_breaks as pause
        where pause.entry_id = told.entry_id and pause.ended_at is null
      ) then 'on_break'
      when told.entry_id is not null then 'working'
      when told.ends_at <= club.moment then 'missed'
      when told.starts_at + club.clock_late_minutes * interval '1 minute' <= club.moment then 'late'
      else 'coming'
    end,
    case when told.came_for_it and app.clock_minutes(told.arrived_at, told.starts_at) > club.clock_early_minutes
      then app.clock_minutes(told.arrived_at, told.starts_at) else 0 end,
    case when app.clock_minutes(told.starts_at, told.arrived_at) > club.clock_late_minutes
      then app.clock_minutes(told.starts_at, told.arrived_at) else 0 end
  from told
  cross join club
  join public.staff_members as person on person.id = told.staff_id
  order by coalesce(told.starts_at, told.clocked_in_at), person.name, told.shift_id
$$;
revoke all on function app.clock_now(uuid) from public;
grant execute on function app.clock_now(uuid) to authenticated;

-- For managers, admins and the firm; for other people it is empty.
create function public.clock_now(club_id uuid)
returns table (shift_id uuid, entry_id uuid, staff_id uuid, name text, role text, location text, starts_at timestamptz,
  ends_at timestamptz, clocked_in_at timestamptz, clocked_out_at timestamptz, state text, came_early integer,
  came_late integer)
language sql stable set search_path = '' as $$
  select * from app.clock_now(club_id)
$$;
revoke all on function public.clock_now(uuid) from public, anon, authenticated, service_role;
grant execute on function public.clock_now(uuid) to authenticated;
