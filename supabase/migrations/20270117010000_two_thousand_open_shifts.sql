-- A week with 2,000 open shifts: what is made, taken back, offered and looked through is whole, although an answer has no more
-- than 1,000 rows.

-- Makes the drafts of a week and returns the result of each. If a shift would break a hard or soft rule for its person,
-- it is planned open, with the reason. A week that has shifts already is opened as it is.
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
    raise exception 'There is no such template.' using errcode = 'PT404', hint = 'Choose one of the list.';
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

-- For managers and admins. Without template and other week it is blank: nothing but what is there already. A row for each
-- result ('created', 'left open', 'existing'), with the shifts by start and the reason of each: an answer has no more than
-- 1,000 rows, and a week can have more shifts.
create function public.make_week(day_of_week date, template_id uuid default null, other_week date default null)
returns table (result text, shift_ids uuid[], reasons text[])
language sql set search_path = '' as $$
  select made.result, array_agg(made.shift_id order by made.place), array_agg(made.reason order by made.place)
  from app.create_week(day_of_week, template_id, other_week) with ordinality as made (shift_id, result, reason, place)
  group by made.result
  order by made.result
$$;

revoke all on function public.make_week(date, uuid, date) from public, anon, authenticated, service_role;
grant execute on function public.make_week(date, uuid, date) to authenticated;

-- Deletes drafts that no one was told about, all or none. The rules of deleting a shift hold as for every delete; a shift
-- that is gone already is left out. A list in an address would be too long for a week. Returns how many it deleted.
create function public.remove_shifts(shift_ids uuid[]) returns integer
language sql set search_path = '' as $$
  with removed as (delete from public.shifts where id = any (shift_ids) returning id)
  select count(*)::integer from removed
$$;
revoke all on function public.remove_shifts(uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.remove_shifts(uuid[]) to authenticated;

create or replace function app.assign_shifts(shift_ids_param uuid[], staff_ids_param uuid[], statuses_param text[],
  versions_param integer[], reasons_param text[])
returns setof public.shifts
language plpgsql security definer set search_path = '' as $$
declare
  club constant uuid := app.managed_club();
  many constant integer := cardinality(shift_ids_param);
begin
  if many > 4000 then
    raise exception 'At most 4,000 shifts are assigned in one step, so nothing was saved.'
      using errcode = '22023', hint = 'Assign some of them by hand first, or plan the week in parts.';
  end if;
  if many is null
    or (cardinality(staff_ids_param), cardinality(statuses_param), cardinality(versions_param), cardinality(reasons_param))
      is distinct from (many, many, many, many) then
    raise exception 'Each shift has a person or none, a status, a version, and a reason or none.'
      using errcode = '22023', hint = 'Send five lists of the same length.';
  end if;
  perform from public.shifts where id = any (shift_ids_param) and club_id = club order by id for update;
  if many <> (
    select count(distinct shift.id)
    from unnest(shift_ids_param, versions_param) as sent (id, version)
    join public.shifts as shift on shift.id = sent.id and shift.club_id = club and shift.version = sent.version
  ) then
    raise exception 'Someone else changed one of these shifts meanwhile, so nothing was saved.'
      using errcode = 'PT409', hint = 'Look at the week as it is now, and try again.';
  end if;
  return query
    update public.shifts as shift
    set staff_id = sent.staff_id, status = sent.status, override_reason = sent.reason,
      filled_from = case when shift.staff_id is null and sent.staff_id is not null then nullif(shift.status, 'cancelled') end
    from unnest(shift_ids_param, staff_ids_param, statuses_param, reasons_param) as sent (id, staff_id, status, reason)
    where shift.id = sent.id
    returning shift.*;
end
$$;

drop function public.open_shifts_for_me(uuid);
drop function app.open_shifts_for_me(uuid);
create function app.open_shifts_for_me(club_id_param uuid, after_start_param timestamptz, after_id_param uuid)
returns table (shift_id uuid, may text, reason text, starts_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  taker public.staff_members;
  lets_take constant boolean := app.staff_take_open_shifts(club_id_param);
  wanted public.shifts;
  is_offered boolean;
  against record;
begin
  select * into taker from public.staff_members
  where club_id = club_id_param and id = any (app.my_staff_ids()) and status <> 'Inactive';
  if taker.id is null then
    return;
  end if;
  for wanted in
    select * from public.shifts as shift
    where shift.club_id = club_id_param and shift.status = 'published'
      and (shift.staff_id is null or shift.needs_cover) and shift.staff_id is distinct from taker.id
      and shift.starts_at > app.club_now(club_id_param)
      and shift.starts_at < app.club_now(club_id_param) + interval '28 days'
      and (after_start_param is null or (shift.starts_at, shift.id) > (after_start_param, after_id_param))
    order by shift.starts_at, shift.id
    limit 1000
  loop
    is_offered := exists (
      select from public.shift_offers as offer
      where offer.shift_id = wanted.id and offer.staff_id = taker.id and offer.status = 'open'
    );
    against := app.obstacles_to_taking(wanted, taker.id);
    shift_id := wanted.id;
    starts_at := wanted.starts_at;
    may := case
      when against.hard is not null then 'no'
      when is_offered or lets_take and against.soft is null then 'take'
      else 'ask'
    end;
    reason := concat_ws(' ', against.hard, against.soft);
    return next;
  end loop;
end
$$;
revoke all on function app.open_shifts_for_me(uuid, timestamptz, uuid) from public;
grant execute on function app.open_shifts_for_me(uuid, timestamptz, uuid) to authenticated;

-- The shifts of the next four weeks that are open or need cover, for the caller: whether they may take one at once
-- ('take'), ask for it ('ask') or neither ('no'), with what speaks against it. Empty for a person who is not on the staff.
-- By start, at most as many as one answer holds (max_rows), after the last shift of the page before; without one it is the
-- first page.
create function public.open_shifts_for_me(club_id uuid, after_start timestamptz default null, after_id uuid default null)
returns table (shift_id uuid, may text, reason text, starts_at timestamptz)
language sql stable set search_path = '' as $$
  select * from app.open_shifts_for_me(club_id, after_start, after_id)
$$;
revoke all on function public.open_shifts_for_me(uuid, timestamptz, uuid) from public, anon, authenticated, service_role;
grant execute on function public.open_shifts_for_me(uuid, timestamptz, uuid) to authenticated;

drop function app.candidates(public.shifts);
-- Everyone of a club's staff who is not inactive, with the reasons against giving them a shift. A person is qualified
-- who has the role or, if the role requires certifications, holds them. `is_worth_asking` leaves out people without the
-- qualifying role and those who have an open offer of the shift, before the rules are asked about them.
create function app.candidates(shift public.shifts, is_worth_asking boolean default false)
returns table (staff_id uuid, name text, role text, has_role boolean, minutes_this_week integer, refusals text[],
  warnings text[])
language plpgsql stable security definer set search_path = '' as $$
declare
  planned public.shifts := shift;
  plan app.shift_plan;
  requires_certification constant boolean := app.requires_certification(shift.club_id, shift.role);
begin
  for staff_id, name, role in
    select person.id, person.name, person.role from public.staff_members as person
    where person.club_id = shift.club_id and person.status <> 'Inactive' and person.id is distinct from shift.staff_id
      and (
        not is_worth_asking
        or (requires_certification or person.role = shift.role)
          and not exists (
            select from public.shift_offers as offer
            where offer.shift_id = shift.id and offer.staff_id = person.id and offer.status = 'open'
          )
      )
  loop
    planned.staff_id := staff_id;
    plan := app.plan_of(planned);
    has_role := role = shift.role;
    minutes_this_week := -plan.minutes
      + app.minutes_with_plan(plan, app.sunday_of(plan.first_day), app.sunday_of(plan.first_day) + 6);
    select array_agg(message) filter (where kind = 'hard'), array_agg(message) filter (where kind = 'soft')
    into refusals, warnings
    from app.shift_problems(planned);
    if not has_role and not requires_certification then
      refusals := refusals || app.other_role_words(name, role, shift.role);
    end if;
    return next;
  end loop;
end
$$;
revoke all on function app.candidates(public.shifts, boolean) from public;

create or replace function app.offer_open_shifts()
returns table (shift_id uuid, staff_id uuid, staff_name text, words text)
language plpgsql security definer set search_path = '' as $$
declare
  club uuid := app.managed_club();
  open_shift public.shifts;
begin
  for open_shift in
    select * from public.shifts as shift
    where shift.club_id = club and shift.status = 'published' and (shift.staff_id is null or shift.needs_cover)
      and shift.starts_at > app.club_now(club) and shift.starts_at <= app.club_now(club) + interval '24 hours'
    order by shift.id
    for update
  loop
    insert into public.shift_offers as offer (club_id, shift_id, staff_id, offered_by)
    select club, open_shift.id, candidate.staff_id, auth.uid()
    from app.candidates(open_shift, true) as candidate
    where candidate.refusals is null
    on conflict on constraint shift_offers_once
      do update set status = 'open', answered_at = null, offered_by = excluded.offered_by where offer.status <> 'open';
  end loop;
  return query
    select offer.shift_id, offer.staff_id, person.name,
      shift.role || ', ' || app.shift_words(shift)
    from public.shift_offers as offer
    join public.shifts as shift on shift.id = offer.shift_id
    join public.staff_members as person on person.id = offer.staff_id
    where offer.club_id = club and offer.status = 'open' and (shift.staff_id is null or shift.needs_cover)
      and shift.status = 'published'
      and shift.starts_at > app.club_now(club)
    order by shift.starts_at, shift.id, lower(person.name) collate "C";
end
$$;
