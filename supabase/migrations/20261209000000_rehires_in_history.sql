-- A rehire stands in the person's history, and its answer says which status they have afterwards. Someone who is taken on
-- again with nothing left to do is Active at once.

alter table public.staff_events
  add column season text,
  add column role text,
  drop constraint staff_events_kind_known,
  add constraint staff_events_kind_known check (kind in ('pay', 'override', 'rehired')),
  add constraint staff_events_rehired_for_season check (
    (kind = 'rehired') = (season is not null) and (season is null) = (role is null)
  );
comment on column public.staff_events.season is 'The year of the season that the person was rehired for.';
comment on column public.staff_events.role is 'The title of the job role that the person was rehired into.';

create function app.record_rehire(
  club_id_param uuid,
  staff_id_param uuid,
  season_param text,
  role_param text
) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.staff_events (club_id, staff_id, kind, season, role, actor, actor_name, happened_at)
  values (club_id_param, staff_id_param, 'rehired', season_param, role_param, auth.uid(),
    app.employment_writer(club_id_param), app.club_now(club_id_param))
$$;
revoke all on function app.record_rehire(uuid, uuid, text, text) from public;

create function app.end_onboarding(staff_id_param uuid) returns void
language sql volatile security definer set search_path = '' as $$
  update public.staff_members set status = 'Active'
  where id = staff_id_param and status = 'Pending Onboarding'
    and exists (select from public.staff_onboarding_items where staff_id = staff_id_param)
    and not exists (select from public.staff_onboarding_items where staff_id = staff_id_param and not is_done)
$$;
revoke all on function app.end_onboarding(uuid) from public;

create or replace function app.follow_onboarding() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := case tg_op when 'DELETE' then old.staff_id else new.staff_id end;
begin
  -- Two who do the last two items at the same moment come one after the other, so that the second sees both done.
  perform from public.staff_members where id = person for update;
  if tg_op = 'UPDATE' and old.is_done and not new.is_done then
    update public.staff_members set status = 'Pending Onboarding' where id = person and status = 'Active';
  elsif tg_op <> 'UPDATE' or new.is_done and not old.is_done then
    perform app.end_onboarding(person);
  end if;
  return null;
end
$$;

create or replace function app.add_onboarding_items(staff_id_param uuid) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.staff_onboarding_items (club_id, staff_id, title, certification_type_id, due_on, sort_order)
  select member.club_id, member.id, item.title, item.certification_type_id, member.start_date,
    row_number() over (order by item.rank, item.title)
  from public.staff_members as member
  cross join lateral (
    select 1 as rank, paper as title, null::uuid as certification_type_id
    from unnest(array['Form I-9: identity and authorization to work', 'Form W-4: withholding of tax']) as paper
    union all
    select 3, app.age_in_words(app.required_age(role.club_id, role.title)), null
    from public.job_role_definitions as role
    where role.club_id = member.club_id and role.title = member.role and role.minimum_age is not null
    union all
    select case when required.certification_type_id is null then 3 else 2 end, required.requirement,
      required.certification_type_id
    from public.job_role_definitions as role
    join public.job_role_requirements as required on required.job_role_id = role.id
    where role.club_id = member.club_id and role.title = member.role
      and (required.certification_type_id is null
        or not app.holds_certification(member.id, required.certification_type_id, app.club_today(member.club_id)))
  ) as item
  where member.id = staff_id_param
  on conflict (staff_id, title) do update
    set is_done = false, due_on = excluded.due_on
    where excluded.certification_type_id is not null and staff_onboarding_items.is_done;
  select app.end_onboarding(staff_id_param)
$$;

-- Its answer has a column more. Same arguments, same callers.
drop function public.rehire_chosen_staff(uuid, uuid[], boolean, text);
drop function app.rehire_people(uuid, uuid[], boolean, text);

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
