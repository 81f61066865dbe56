-- Hiring: how an applicant becomes staff, in one transaction.

-- Whether the club has a free position in a role.
create function app.has_free_position(club_id_param uuid, title_param text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.job_role_definitions
    where club_id = club_id_param and title = title_param
      and positions_total > app.positions_filled(club_id_param, title_param)
  )
$$;
revoke all on function app.has_free_position(uuid, text) from public;

-- The first day of work of someone who is hired now: the first day of the season, unless it has begun.
create function app.first_day_of_work(club_id_param uuid) returns date
language sql stable security definer set search_path = '' as $$
  select greatest((app.current_season(club_id_param)).starts_on, app.club_today(club_id_param))
$$;
revoke all on function app.first_day_of_work(uuid) from public;

-- Whether a person was hired on these terms; what is left out is as it is.
create function app.is_hired_as(
  staff_id_param uuid,
  job_role_id_param uuid,
  start_date_param date,
  hourly_rate_param numeric
) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.staff_members as person
    join public.job_role_definitions as job_role on job_role.club_id = person.club_id and job_role.title = person.role
    where person.id = staff_id_param and job_role.id = job_role_id_param
      and coalesce(start_date_param = person.start_date, start_date_param is null)
      and coalesce(hourly_rate_param = person.hourly_rate, hourly_rate_param is null)
  )
$$;
revoke all on function app.is_hired_as(uuid, uuid, date, numeric) from public;

-- Hires an applicant and returns the staff row: Pending Onboarding, with its checklist. Pressed twice it returns the
-- same row. A person who worked here before, by the email address, comes back as the same person. A call with a version
-- is refused if the application has changed since, unless the result is already there.
create function app.hire_applicant(
  application_id_param uuid,
  job_role_id_param uuid,
  start_date_param date,
  hourly_rate_param numeric,
  beyond_positions_param boolean,
  version_param integer,
  birth_date_param date,
  reason_param text
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  application public.job_applications;
  job_role public.job_role_definitions;
  person public.staff_members;
begin
  select * into application from public.job_applications where id = application_id_param for update;
  if not found or not app.reads_club(application.club_id) then
    raise exception 'This application does not exist.'
      using errcode = 'PT404', hint = 'It may have been deleted. Reload the list.';
  end if;
  perform app.require_manager(application.club_id, 'hire people');
  if application.status = 'hired' then
    if application.staff_id is null then
      raise exception '% was hired, and is no longer on the staff.', application.name
        using errcode = 'PT409', hint = 'Add them to the staff, or enter a new application.';
    end if;
    if version_param is not null
      and not app.is_hired_as(application.staff_id, job_role_id_param, start_date_param, hourly_rate_param)
    then
      raise exception 'Someone else changed this. Reload to see their version.'
        using errcode = 'PT409', hint = format(
          '%s is hired already. Change their pay or their first day in the staff roster.', application.name);
    end if;
    return application.staff_id;
  end if;
  if version_param <> application.version then
    raise exception 'Someone else changed this. Reload to see their version.'
      using errcode = 'PT409', hint = format(
        'Look how far %s is by now, and hire them if you still want to.', application.name);
  end if;

  select * into job_role from public.job_role_definitions
  where id = job_role_id_param and club_id = application.club_id;
  if not found then
    raise exception 'This job role does not exist.' using errcode = 'PT404', hint = 'Reload the list of job roles.';
  end if;
  perform app.lock_staff_of(application.club_id);
  if not coalesce(beyond_positions_param, false) and not app.has_free_position(application.club_id, job_role.title) then
    raise exception 'Every position of % is filled.', job_role.title
      using errcode = 'PT409', hint = 'Add a position to the role, or hire beyond the plan.';
  end if;

  select * into person from public.staff_members
  where club_id = application.club_id and lower(email) = lower(application.email);
  if person.status <> 'Inactive' then
    raise exception '% works here already, as %.', person.name, person.role
      using errcode = 'PT409', hint = 'Change their role in the staff roster instead.';
  end if;

  if person.id is null then
    insert into public.staff_members (club_id, name, role, email, phone, birth_date, start_date, hourly_rate,
      override_reason)
    values (application.club_id, application.name, job_role.title, application.email, application.phone, birth_date_param,
      coalesce(start_date_param, app.first_day_of_work(application.club_id)),
      coalesce(hourly_rate_param, job_role.pay_range_min), reason_param)
    returning * into person;
  else
    update public.staff_members
    set role = job_role.title, status = 'Pending Onboarding', end_date = null,
      phone = coalesce(application.phone, phone),
      birth_date = coalesce(birth_date_param, birth_date),
      start_date = coalesce(start_date_param, app.first_day_of_work(application.club_id)),
      hourly_rate = coalesce(hourly_rate_param, job_role.pay_range_min, hourly_rate), override_reason = reason_param
    where id = person.id;
  end if;
  perform app.add_onboarding_items(person.id);
  update public.job_applications set status = 'hired', staff_id = person.id, hired_as = job_role.title
  where id = application.id;
  return person.id;
end
$$;
revoke all on function app.hire_applicant(uuid, uuid, date, numeric, boolean, integer, date, text) from public;
grant execute on function app.hire_applicant(uuid, uuid, date, numeric, boolean, integer, date, text) to authenticated;

-- For managers and admins of the club. Start date and pay (US dollars an hour) are the season's first day and the least
-- that the role pays unless told. The reason goes with what takes one (staff/employment_rules.sql). With invite_param the
-- person is invited to an account in the same transaction.
create function public.hire_applicant(
  application_id_param uuid,
  job_role_id_param uuid,
  start_date_param date default null,
  hourly_rate_param numeric default null,
  beyond_positions_param boolean default false,
  version_param integer default null,
  birth_date_param date default null,
  reason_param text default null,
  invite_param boolean default false
) returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  hired constant uuid := app.hire_applicant(application_id_param, job_role_id_param, start_date_param, hourly_rate_param,
    beyond_positions_param, version_param, birth_date_param, reason_param);
begin
  if invite_param then
    perform app.invite_staff_member(hired);
  end if;
  return hired;
end
$$;
revoke all on function
  public.hire_applicant(uuid, uuid, date, numeric, boolean, integer, date, text, boolean)
  from public, anon, authenticated, service_role;
grant execute on function
  public.hire_applicant(uuid, uuid, date, numeric, boolean, integer, date, text, boolean) to authenticated;

-- Rehiring -----------------------------------------------------------------------------------------------------------
-- Rehiring: how last season's people come back to the staff, in one transaction.

-- Brings back the people of an earlier season that are named into the role they had, and says for each what happened:
-- 'rehired'; 'back already'; 'left since', for people who came back and left again; 'no free position'; 'not eligible',
-- for people who are named although the club would not hire them again; 'too young', by law; 'needs a reason', if a
-- rule warns and no reason was given. The status is the one that the person has afterwards. If positions are scarce, people
-- who have worked here longest come first. A second press brings no one back twice. Each rehire stands in the person's
-- history.
create function app.rehire_people(season_id_param uuid, staff_ids uuid[], beyond_positions_param boolean, reason_param text)
returns table (staff_id uuid, name text, role text, outcome text, status text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  season public.seasons;
  current_season public.seasons;
  person record;
begin
  select * into season from public.seasons where id = season_id_param;
  if not found or not app.reads_club(season.club_id) then
    raise exception 'This season does not exist.' using errcode = 'PT404', hint = 'Reload the list of seasons.';
  end if;
  perform app.require_manager(season.club_id, 'rehire people');
  current_season := app.current_season(season.club_id);
  if current_season.id is null or current_season.closed_at is not null or current_season.year <= season.year then
    raise exception 'There is no season after % to rehire people for.', season.year
      using errcode = 'PT409', hint = 'Add the next season in the settings and make it the current one.';
  end if;
  perform app.lock_staff_of(season.club_id);

  for person in
    select member.id, member.name, member.status, worked.role, worked.eligible_for_rehire,
      now_here.id is not null as was_back, now_here.outcome as left_since
    from public.staff_seasons as worked
    join public.staff_members as member on member.id = worked.staff_id
    left join public.staff_seasons as now_here
      on now_here.season_id = current_season.id and now_here.staff_id = member.id
    where worked.season_id = season.id and member.id = any (staff_ids)
    order by member.start_date, lower(member.name) collate "C", member.id
  loop
    staff_id := person.id;
    name := person.name;
    role := person.role;
    if person.was_back then
      outcome := case when person.left_since is null then 'back already' else 'left since' end;
    elsif not person.eligible_for_rehire then
      outcome := 'not eligible';
    elsif not coalesce(beyond_positions_param, false) and not app.has_free_position(season.club_id, person.role) then
      outcome := 'no free position';
    elsif person.status <> 'Inactive' then
      -- Still on the staff, so there is nothing to do but to count them in.
      outcome := 'rehired';
      insert into public.staff_seasons (club_id, season_id, staff_id, role)
      values (season.club_id, current_season.id, person.id, person.role);
    elsif exists (select from app.rehire_problems(person.id, person.role) where kind = 'hard') then
      outcome := 'too young';
    elsif coalesce(btrim(reason_param), '') = '' and exists (select from app.rehire_problems(person.id, person.role)) then
      outcome := 'needs a reason';
    else
      outcome := 'rehired';
      update public.staff_members
      set role = person.role, status = 'Pending Onboarding', end_date = null,
        start_date = app.first_day_of_work(season.club_id), override_reason = reason_param
      where id = person.id;
      perform app.add_onboarding_items(person.id);
    end if;
    if outcome = 'rehired' then
      perform app.record_rehire(season.club_id, person.id, current_season.year, person.role);
    end if;
    status := (select member.status from public.staff_members as member where member.id = person.id);
    return next;
  end loop;
end
$$;
revoke all on function app.rehire_people(uuid, uuid[], boolean, text) from public;
grant execute on function app.rehire_people(uuid, uuid[], boolean, text) to authenticated;

-- The named people; without a list, no one. For managers and admins of the club.
create function public.rehire_chosen_staff(
  season_id_param uuid,
  staff_ids_param uuid[],
  beyond_positions_param boolean default false,
  reason_param text default null
) returns table (staff_id uuid, name text, role text, outcome text, status text)
language sql volatile set search_path = '' as $$
  select * from app.rehire_people(season_id_param, staff_ids_param, beyond_positions_param, reason_param)
$$;
revoke all on function public.rehire_chosen_staff(uuid, uuid[], boolean, text) from public, anon, authenticated, service_role;
grant execute on function public.rehire_chosen_staff(uuid, uuid[], boolean, text) to authenticated;
