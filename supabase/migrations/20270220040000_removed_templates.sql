-- A manager who chose a template that someone else has just removed reads that.

create or replace function app.create_week(day_of_week_param date, template_id_param uuid, from_week_param date)
returns table (shift_id uuid, result text, reason text)
language plpgsql security definer set search_path = '' as $$
declare
  club uuid := app.managed_club();
  sunday date := app.sunday_of_named(day_of_week_param);
  from_sunday date := case when from_week_param is not null then app.sunday_of_named(from_week_param) end;
  proposed public.shifts;
  made uuid[];
  left_open uuid[] := array[]::uuid[];
  reasons text[] := array[]::text[];
begin
  if template_id_param is not null and from_sunday is not null then
    raise exception 'A week is made blank, from one template or from one other week.'
      using errcode = '22023', hint = 'Choose a template or a week to copy, not both.';
  end if;
  if template_id_param is not null
    and not exists (select from public.schedule_templates where id = template_id_param and club_id = club) then
    raise exception 'This template does not exist any more.' using errcode = 'PT404', hint = 'Choose another one.';
  end if;
  -- The second of two clicks finds the week that the first one made.
  perform pg_advisory_xact_lock(hashtextextended('create_week ' || club || ' ' || sunday, 0));
  return query
    select shift.id, 'existing', null::text
    from public.shifts as shift
    where shift.club_id = club and shift.status <> 'cancelled'
      and shift.starts_at >= app.club_moment(club, sunday) and shift.starts_at < app.club_moment(club, sunday + 7)
    order by shift.starts_at, shift.id;
  if found then
    return;
  end if;

  -- An open shift breaks no rule, so all of them are one statement: a week can have thousands.
  with added as (
    insert into public.shifts (club_id, role, location, starts_at, ends_at, break_minutes)
    select club, proposal.role, proposal.location, proposal.starts_at, proposal.ends_at, proposal.break_minutes
    from app.proposed_shifts(club, sunday, template_id_param, from_sunday) as proposal
    where proposal.staff_id is null
    returning id
  )
  select coalesce(array_agg(id), '{}') into made from added;

  -- The others one by one: each is held against those before it.
  for proposed in
    select * from app.proposed_shifts(club, sunday, template_id_param, from_sunday) as proposal
    where proposal.staff_id is not null
    order by proposal.starts_at, proposal.role, proposal.staff_id
  loop
    select string_agg(message, ' ') into reason from app.shift_problems(proposed);
    insert into public.shifts (club_id, staff_id, role, location, starts_at, ends_at, break_minutes)
    values (club, case when reason is null then proposed.staff_id end, proposed.role, proposed.location,
      proposed.starts_at, proposed.ends_at, proposed.break_minutes)
    returning id into shift_id;
    made := made || shift_id;
    if reason is not null then
      left_open := left_open || shift_id;
      reasons := reasons || reason;
    end if;
  end loop;

  return query
    select shift.id, case when without.reason is null then 'created' else 'left open' end, without.reason
    from public.shifts as shift
    left join unnest(left_open, reasons) as without (id, reason) on without.id = shift.id
    where shift.id = any (made)
    order by shift.starts_at, shift.role, shift.staff_id, shift.id;
end
$$;
