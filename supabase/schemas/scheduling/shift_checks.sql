-- Where the rules of a shift are put together: app.shift_problems names everything that is wrong with a shift as it is
-- planned. The trigger that refuses a write and the screens that warn before it ask the same function.

-- hint says what to do next. `stored` is the shift as it stands, when a change of it is planned.
create function app.shift_problems(shift public.shifts, stored public.shifts default null)
returns table (kind text, rule text, message text, hint text)
language plpgsql stable security definer set search_path = '' as $$
declare
  plan constant app.shift_plan := app.plan_of(shift);
  notice constant text := app.notice_problem(shift, stored);
begin
  if plan.staff_id is not null then
    return query
      select problem.* from (values
        ('hard', 'overlap', app.overlap_problem(plan),
          'Choose another time or person, or cancel the other shift first.'),
        ('hard', 'time_off', app.time_off_problem(plan), 'Choose someone else for this shift.'),
        ('hard', 'certification', app.certification_problem(plan),
          'Enter the renewed certification, or choose someone who holds it.'),
        ('hard', 'employment', app.employment_problem(plan),
          'Choose someone else, or correct the person''s dates and status.'),
        ('hard', 'minimum_age', app.minimum_age_problem(plan), 'Choose someone older.'),
        ('hard', 'minor_time_of_day', app.minor_time_of_day_problem(plan),
          'Choose an hour within those, or someone who is 16 or older.'),
        ('hard', 'minor_school_hours', app.minor_school_hours_problem(plan),
          'Choose a time outside of school. Holidays and breaks are entered in the school calendar.'),
        ('hard', 'minor_day_hours', app.minor_day_problem(plan),
          'Make the shift shorter, or choose someone who is 16 or older.'),
        ('hard', 'minor_week_hours', app.minor_week_problem(plan),
          'Make the shift shorter, or choose someone who is 16 or older.'),
        ('hard', 'state_start', app.state_start_problem(plan), 'Choose a later start, or someone older.'),
        ('hard', 'state_end', app.state_end_problem(plan), 'Choose an earlier end, or someone older.'),
        ('hard', 'state_day_hours', app.state_day_problem(plan), 'Make the shift shorter, or choose someone older.'),
        ('hard', 'state_week_hours', app.state_week_problem(plan), 'Make the shift shorter, or choose someone older.'),
        ('hard', 'state_week_days', app.state_days_problem(plan),
          'Choose a day on which they work already, or someone older.'),
        ('hard', 'state_break', app.state_break_problem(plan),
          'Enter the break in the shift, or make the shift shorter.'),
        ('soft', 'availability', app.availability_problem(plan),
          'Choose someone else, or give a reason to plan it anyway.'),
        ('soft', 'weekly_hours', app.weekly_hours_problem(plan),
          'Choose someone with fewer hours, or give a reason to plan it anyway.'),
        ('soft', 'rest', app.rest_problem(plan),
          'Choose a later start, or give a reason to plan it anyway.'),
        ('soft', 'shift_length', app.length_problem(plan),
          'Make the shift shorter, or give a reason to plan it anyway.')
      ) as problem (kind, rule, message, hint)
      where problem.message is not null;
  end if;
  if notice is not null then
    return query select 'soft', 'notice', notice, 'Talk to the person first, then give the reason for the change.';
  end if;
end
$$;
revoke all on function app.shift_problems(public.shifts, public.shifts) from public;

-- Refuses a shift that breaks a hard rule, or a soft one without a reason. It looks at the shifts as the statement
-- leaves them, so a swap is judged by its outcome. Concurrent writes of one person's shifts wait for each other, so two
-- writes that are fine alone cannot break a rule together.
create function app.check_shift() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_new boolean := tg_op = 'INSERT' or old.status = 'cancelled';
  is_replanned boolean := is_new
    or (new.staff_id, new.starts_at, new.ends_at, new.break_minutes)
      is distinct from (old.staff_id, old.starts_at, old.ends_at, old.break_minutes);
  -- A draft again, and otherwise as it was: a rule that it has come to break since is no reason to keep it published.
  is_unpublished boolean := not is_replanned and old.status = 'published' and new.status = 'draft' and new.role = old.role;
  found record;
begin
  -- What follows from another row (a role renamed, a person removed) is no plan that could be refused.
  if pg_trigger_depth() > 1 then
    return null;
  end if;
  if new.staff_id is not null and new.status <> 'cancelled' then
    perform from public.staff_members where id = new.staff_id for no key update;
  end if;

  select
    string_agg(message, ' ') filter (where kind = 'hard') as forbidden,
    string_agg(rule, ', ') filter (where kind = 'hard') as forbidding,
    (array_agg(hint) filter (where kind = 'hard'))[1] as forbidden_hint,
    coalesce(bool_or(rule = 'overlap'), false) as overlaps,
    string_agg(message, ' ') filter (where kind = 'soft') as warned,
    string_agg(rule, ', ') filter (where kind = 'soft') as warning,
    (array_agg(hint) filter (where kind = 'soft'))[1] as warned_hint
  into found
  from app.shift_problems(new, case when tg_op = 'UPDATE' then old end)
  -- Publishing a shift that was planned with a reason does not need the reason again.
  where kind = 'hard' and not is_unpublished or rule = 'notice' or is_replanned;

  if found.forbidden is not null then
    raise exception '%', found.forbidden
      using errcode = case when found.overlaps then '23P01' else '23514' end,
        detail = found.forbidding, hint = found.forbidden_hint;
  end if;
  if found.warned is not null and not exists (select from app.shift_override_reasons where shift_id = new.id) then
    raise exception '%', found.warned
      using errcode = 'PT422', detail = found.warning, hint = found.warned_hint;
  end if;
  return null;
end
$$;
revoke all on function app.check_shift() from public;
-- Triggers fire in the order of their names. Foreign keys (RI_…) come before these two, so that a person of another club
-- is refused unread; the check of shifts_no_double_booking (Unique_…) comes after, so that people get the sentence.
-- A new open shift breaks no rule, and a week can have thousands.
create trigger "Shifts_check_new" after insert on public.shifts
  for each row when (new.staff_id is not null) execute function app.check_shift();
create trigger "Shifts_check_changed" after update on public.shifts
  for each row when (
    (new.staff_id, new.role, new.starts_at, new.ends_at, new.break_minutes, new.status)
      is distinct from (old.staff_id, old.role, old.starts_at, old.ends_at, old.break_minutes, old.status)
  )
  execute function app.check_shift();

-- The club of the caller, when the caller is one of its managers or admins. Anyone else is refused, with what they wanted
-- to do in words: 'approve hours'.
create function app.managed_club(deed text default 'plan shifts') returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  club uuid := (app.editable_clubs())[1];
begin
  if club is null then
    raise exception 'Only managers and admins of the club %.', deed
      using errcode = '42501', hint = 'Ask a manager of your club.';
  end if;
  return club;
end
$$;
revoke all on function app.managed_club(text) from public;

-- What would be wrong with a shift if it were planned like this. Managers and admins ask about anyone of their club,
-- a person about themselves. With shift_id it is a change of that shift; what is not given stays as it is.
create function app.planned_shift_problems(shift_id_param uuid, staff_id_param uuid, role_param text,
  starts_at_param timestamptz, ends_at_param timestamptz, break_minutes_param integer)
returns table (kind text, rule text, message text, hint text)
language plpgsql stable security definer set search_path = '' as $$
declare
  planned public.shifts;
  stored public.shifts;
begin
  select * into stored from public.shifts
  where id = shift_id_param and club_id = any (app.visible_clubs());
  if shift_id_param is not null and stored.id is null then
    raise exception 'There is no such shift.' using errcode = 'PT404', hint = 'Reload the schedule.';
  end if;
  planned := stored;
  planned.staff_id := coalesce(staff_id_param, stored.staff_id);
  select club_id into planned.club_id from public.staff_members
  where id = planned.staff_id
    and (club_id = any (app.editable_clubs()) or id = any (app.my_staff_ids()))
    and club_id = coalesce(stored.club_id, club_id);
  if not found then
    raise exception 'There is no such person in your club.'
      using errcode = 'PT404', hint = 'Choose someone of the staff.';
  end if;
  planned.role := coalesce(role_param, stored.role);
  planned.starts_at := coalesce(starts_at_param, stored.starts_at);
  planned.ends_at := coalesce(ends_at_param, stored.ends_at);
  planned.break_minutes := coalesce(break_minutes_param, stored.break_minutes, 0);
  planned.status := coalesce(stored.status, 'draft');
  if coalesce(btrim(planned.role), '') = '' or planned.starts_at is null or planned.ends_at is null
    or planned.starts_at >= planned.ends_at then
    raise exception 'A shift has a role, a start and a later end.' using errcode = '22023', hint = 'Give all three.';
  end if;
  -- No one has to wait for the rules of every day until the year 294276.
  if planned.starts_at not between '2000-01-01' and '2100-01-01'
    or planned.ends_at > planned.starts_at + interval '24 hours' then
    raise exception 'A shift starts between 2000 and 2100 and lasts for 24 hours at most.'
      using errcode = '22023', hint = 'Correct its start or its end.';
  end if;
  if planned.break_minutes < 0
    or planned.break_minutes * interval '1 minute' >= planned.ends_at - planned.starts_at then
    raise exception 'A break is shorter than its shift and not less than 0 minutes.'
      using errcode = '22023', hint = 'Correct the minutes of the break.';
  end if;
  return query select * from app.shift_problems(planned, stored);
end
$$;
revoke all on function app.planned_shift_problems(uuid, uuid, text, timestamptz, timestamptz, integer) from public;
grant execute on function app.planned_shift_problems(uuid, uuid, text, timestamptz, timestamptz, integer)
  to authenticated;

create function public.shift_problems(shift_id uuid default null, staff_id uuid default null, role text default null,
  starts_at timestamptz default null, ends_at timestamptz default null, break_minutes integer default null)
returns table (kind text, rule text, message text, hint text)
language sql stable set search_path = '' as $$
  select * from app.planned_shift_problems(shift_id, staff_id, role, starts_at, ends_at, break_minutes)
$$;
revoke all on function public.shift_problems(uuid, uuid, text, timestamptz, timestamptz, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.shift_problems(uuid, uuid, text, timestamptz, timestamptz, integer) to authenticated;

-- What has become wrong with the shifts of a week since they were planned: a certification that was shortened, a person
-- who left, a birth date that was entered later. For managers and admins.
create function app.schedule_problems(day_of_week_param date)
returns table (shift_id uuid, staff_id uuid, kind text, rule text, message text, hint text)
language sql stable security definer set search_path = '' as $$
  select shift.id, shift.staff_id, problem.kind, problem.rule, problem.message, problem.hint
  from app.managed_club() as club
  cross join app.sunday_of_named(day_of_week_param) as sunday
  join public.shifts as shift on shift.club_id = club
  cross join lateral app.shift_problems(shift) as problem
  where shift.staff_id is not null and shift.status <> 'cancelled'
    and shift.starts_at >= app.club_moment(club, sunday) and shift.starts_at < app.club_moment(club, sunday + 7)
  order by shift.starts_at, shift.id
$$;
revoke all on function app.schedule_problems(date) from public;
grant execute on function app.schedule_problems(date) to authenticated;

create function public.schedule_problems(day_of_week date)
returns table (shift_id uuid, staff_id uuid, kind text, rule text, message text, hint text)
language sql stable set search_path = '' as $$
  select * from app.schedule_problems(day_of_week)
$$;
revoke all on function public.schedule_problems(date) from public, anon, authenticated, service_role;
grant execute on function public.schedule_problems(date) to authenticated;
