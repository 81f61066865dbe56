-- An adjustment of more than a week's hours made a payroll with negative pay.

create or replace function app.adjust_timesheet(staff_id_param uuid, workweek_start_param date, minutes_param integer,
  reason_param text)
returns public.timesheet_adjustments
language plpgsql security definer set search_path = '' as $$
declare
  person constant public.staff_members := app.managed_person(staff_id_param, 'correct approved hours');
  reason constant text := app.require_time_reason(reason_param);
  is_own constant boolean := app.decides_own_hours(person);
  adjustment public.timesheet_adjustments;
begin
  if not exists (
    select from public.timesheet_approvals where staff_id = person.id and workweek_start = workweek_start_param
  ) then
    raise exception 'This week is not approved yet.' using errcode = 'PT409', hint = 'Correct its hours instead.';
  end if;
  -- Two adjustments at once take from what the other one left.
  perform pg_advisory_xact_lock(hashtextextended('timesheet of ' || person.id, 0));
  insert into public.timesheet_adjustments (club_id, staff_id, workweek_start, minutes, reason, made_by, maker_name, made_at,
    is_own)
  select person.club_id, person.id, workweek_start_param, minutes_param, reason, auth.uid(),
    (select display_name from public.profiles where user_id = auth.uid()), app.club_now(person.club_id), is_own
  returning * into adjustment;
  if minutes_param < 0 and (
    select coalesce(sum(part.minutes), 0) < 0
    from (
      select minutes from public.time_entry_hours
      where staff_id = person.id and workweek_start = workweek_start_param
      union all
      select minutes from public.timesheet_adjustments
      where staff_id = person.id and workweek_start = workweek_start_param
    ) as part
  ) then
    raise exception 'An adjustment takes no more than the hours of the week.'
      using errcode = '22023', hint = 'Enter fewer minutes.';
  end if;
  return adjustment;
end
$$;
