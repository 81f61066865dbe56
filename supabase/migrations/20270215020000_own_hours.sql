-- Someone else approves and adjusts the hours of a manager, unless the club has no other manager or admin. Then it is recorded.

alter table public.timesheet_approvals add column is_own boolean not null default false;
comment on column public.timesheet_approvals.is_own is
  'A person approved their own hours: the club had no other manager or admin.';
alter table public.timesheet_adjustments add column is_own boolean not null default false;
comment on column public.timesheet_adjustments.is_own is
  'A person adjusted their own hours: the club had no other manager or admin.';

-- Whether someone else decides about the caller's own hours in a club: another manager or admin, as long as there is one.
create function app.has_other_manager(club_id_param uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.profiles
    where club_id = club_id_param and role in ('manager', 'admin') and user_id <> auth.uid()
  )
$$;

-- Whether the hours are the caller's own. No one approves or adjusts their own, except the only manager of a club, which is
-- then recorded. They correct them in an open week: someone else approves it afterwards.
create function app.decides_own_hours(person public.staff_members) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  if person.user_id is distinct from auth.uid() then
    return false;
  end if;
  if app.has_other_manager(person.club_id) then
    raise exception 'Someone else approves and adjusts your own hours.'
      using errcode = '42501', hint = 'Ask another manager or administrator of the club.';
  end if;
  return true;
end
$$;
revoke all on function app.has_other_manager(uuid), app.decides_own_hours(public.staff_members) from public;
-- The view of timesheets asks it with the rights of its reader.
grant execute on function app.has_other_manager(uuid) to authenticated, service_role;

-- Approves the hours of a person in the workweek of a day. A second approval changes nothing.
create or replace function app.approve_timesheet(staff_id_param uuid, day_of_week_param date) returns public.timesheet_approvals
language plpgsql security definer set search_path = '' as $$
declare
  person constant public.staff_members := app.managed_person(staff_id_param);
  week constant date := app.workweek_of(person.club_id, app.sunday_of_named(day_of_week_param)
    + extract(dow from day_of_week_param)::integer);
  is_own constant boolean := app.decides_own_hours(person);
  approval public.timesheet_approvals;
begin
  perform pg_advisory_xact_lock(hashtextextended('timesheet of ' || person.id, 0));
  if week + 7 > app.club_today(person.club_id) then
    raise exception 'This week is not over yet.' using errcode = 'PT409', hint = 'Approve its hours once it has ended.';
  end if;
  if exists (
    select from public.time_entries
    where staff_id = person.id and clocked_out_at is null
      and clocked_in_at < app.club_moment(person.club_id, week + 7)
  ) then
    raise exception '% has not clocked out.', person.name
      using errcode = 'PT409', hint = 'Enter when they left, then approve the week.';
  end if;
  insert into public.timesheet_approvals (club_id, staff_id, workweek_start, approved_by, approver_name, approved_at, is_own)
  select person.club_id, person.id, week, auth.uid(),
    (select display_name from public.profiles where user_id = auth.uid()), app.club_now(person.club_id), is_own
  on conflict (staff_id, workweek_start) do nothing;
  select * into approval from public.timesheet_approvals where staff_id = person.id and workweek_start = week;
  return approval;
end
$$;

create or replace function app.adjust_timesheet(staff_id_param uuid, workweek_start_param date, minutes_param integer,
  reason_param text)
returns public.timesheet_adjustments
language plpgsql security definer set search_path = '' as $$
declare
  person constant public.staff_members := app.managed_person(staff_id_param);
  reason constant text := app.require_time_reason(reason_param);
  is_own constant boolean := app.decides_own_hours(person);
  adjustment public.timesheet_adjustments;
begin
  if not exists (
    select from public.timesheet_approvals where staff_id = person.id and workweek_start = workweek_start_param
  ) then
    raise exception 'This week is not approved yet.' using errcode = 'PT409', hint = 'Correct its hours instead.';
  end if;
  insert into public.timesheet_adjustments (club_id, staff_id, workweek_start, minutes, reason, made_by, maker_name, made_at,
    is_own)
  select person.club_id, person.id, workweek_start_param, minutes_param, reason, auth.uid(),
    (select display_name from public.profiles where user_id = auth.uid()), app.club_now(person.club_id), is_own
  returning * into adjustment;
  return adjustment;
end
$$;

create or replace view public.timesheets with (security_invoker = true) as
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
comment on column public.timesheets.is_own_approval is
  'Its person approved it, as the only manager of the club. Null while it is not approved.';
comment on column public.timesheets.is_for_others is
  'The reader''s own, and someone else of the club approves and adjusts it.';
