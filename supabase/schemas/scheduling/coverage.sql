-- Coverage: who could take a shift, and emergency offers. An emergency offers each shift of the next 24 hours that is open or
-- needs cover to all people who could take it. The first person to accept gets it (taking_shifts.sql).

create table public.shift_offers (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  shift_id uuid not null,
  staff_id uuid not null,
  status text not null default 'open',
  offered_by uuid references public.profiles (user_id) on delete set null,
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint shift_offers_shift foreign key (shift_id, club_id)
    references public.shifts (id, club_id) on delete cascade,
  constraint shift_offers_staff foreign key (staff_id, club_id)
    references public.staff_members (id, club_id) on delete cascade,
  constraint shift_offers_once unique (shift_id, staff_id),
  constraint shift_offers_status_known check (status in ('open', 'accepted', 'taken', 'withdrawn', 'cancelled'))
);
create index shift_offers_of_club on public.shift_offers (club_id, status, created_at);
create index shift_offers_of_shift on public.shift_offers (shift_id, club_id);
create index shift_offers_of_staff on public.shift_offers (staff_id, club_id);
create index shift_offers_offered_by on public.shift_offers (offered_by);
comment on column public.shift_offers.status is 'taken: someone else was first, or the shift was filled in another way. withdrawn: a manager took the offer back. cancelled: the shift was canceled; the offer is open again once it is restored.';
-- Managers and admins read the offers of their club, a person their own. They are made and answered by the functions
-- below.
call app.secure_club_rows('public.shift_offers',
  writable => '{}',
  readers => 'managers',
  verbs => '{select}',
  own_rows => 'staff_id = any ((select app.my_staff_ids())::uuid[])');

-- Whether a role is for people who hold its certifications, and not only for those who have the role.
create function app.requires_certification(club_id_param uuid, role_param text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.job_role_definitions as definition
    join public.job_role_requirements as requirement on requirement.job_role_id = definition.id
    where definition.club_id = club_id_param and definition.title = role_param
      and requirement.certification_type_id is not null
  );
end
$$;

create function app.other_role_words(name text, own_role text, wanted_role text) returns text
language sql immutable set search_path = '' as $$
  select format('%s works as %s, not as %s.', name, own_role, wanted_role)
$$;
revoke all on function app.requires_certification(uuid, text), app.other_role_words(text, text, text) from public;

-- Everyone of a club's staff who is not inactive, with the reasons against giving them a shift. People are
-- qualified if they have the role or, where it requires certifications, hold these. `is_worth_asking` leaves out unqualified
-- people before it checks the rules for them.
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
      and (not is_worth_asking or requires_certification or person.role = shift.role)
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

create function app.eligible_staff(shift_id_param uuid)
returns table (rank integer, staff_id uuid, name text, role text, eligible boolean, minutes_this_week integer,
  reasons text[])
language plpgsql stable security definer set search_path = '' as $$
declare
  club uuid := app.managed_club();
  shift public.shifts;
begin
  select * into shift from public.shifts where id = shift_id_param and club_id = club;
  if shift.id is null then
    raise exception 'There is no such shift.' using errcode = 'PT404', hint = 'Reload the schedule.';
  end if;
  return query
    select
      (row_number() over (
        order by candidate.refusals is not null, candidate.warnings is not null, not candidate.has_role,
          candidate.minutes_this_week, lower(candidate.name) collate "C", candidate.staff_id
      ))::integer,
      candidate.staff_id, candidate.name, candidate.role, candidate.refusals is null, candidate.minutes_this_week,
      coalesce(candidate.refusals, '{}') || coalesce(candidate.warnings, '{}')
    from app.candidates(shift) as candidate
    order by 1;
end
$$;
revoke all on function app.eligible_staff(uuid) from public;
grant execute on function app.eligible_staff(uuid) to authenticated;

-- For managers and admins: who could take a shift, the best first. A person is eligible if no hard rule forbids the
-- shift. The reasons of the others say why not; those of the eligible say which soft rules would need a reason.
create function public.eligible_staff(shift_id uuid)
returns table (rank integer, staff_id uuid, name text, role text, eligible boolean, minutes_this_week integer,
  reasons text[])
language sql stable set search_path = '' as $$
  select * from app.eligible_staff(shift_id)
$$;

create function app.offer_open_shifts()
returns table (offer_id uuid, is_new boolean, shift_id uuid, staff_id uuid, staff_name text, words text)
language plpgsql security definer set search_path = '' as $$
declare
  club uuid := app.managed_club();
  wanted public.shifts[];
  made uuid[];
begin
  wanted := array(
    select shift from public.shifts as shift
    where shift.club_id = club and shift.status = 'published' and (shift.staff_id is null or shift.needs_cover)
      and shift.starts_at > app.club_now(club) and shift.starts_at <= app.club_now(club) + interval '24 hours'
    order by shift.id
    for update
  );
  -- Shifts of the same role and time have the same candidates, so the rules are asked once for all of them. As a new open
  -- shift, which is none of them: a person whose own shift is among them works at that time.
  with eligible as materialized (
    select kind.*, candidate.staff_id
    from (select distinct role, starts_at, ends_at, break_minutes from unnest(wanted)) as kind
    cross join lateral jsonb_populate_record(null::public.shifts, to_jsonb(kind) || jsonb_build_object(
      'club_id', club, 'status', 'published')) as planned
    cross join lateral app.candidates(planned, true) as candidate
    where candidate.refusals is null
  ), asked as (
    insert into public.shift_offers as offer (club_id, shift_id, staff_id, offered_by)
    select club, shift.id, eligible.staff_id, auth.uid()
    from eligible
    join unnest(wanted) as shift on (shift.role, shift.starts_at, shift.ends_at, shift.break_minutes)
        = (eligible.role, eligible.starts_at, eligible.ends_at, eligible.break_minutes)
      and shift.staff_id is distinct from eligible.staff_id
    on conflict on constraint shift_offers_once
      do update set status = 'open', answered_at = null, offered_by = excluded.offered_by where offer.status <> 'open'
    returning offer.id
  )
  select coalesce(array_agg(id), '{}') into made from asked;
  return query
    select offer.id, offer.id = any (made), offer.shift_id, offer.staff_id, person.name,
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
revoke all on function app.offer_open_shifts() from public;
grant execute on function app.offer_open_shifts() to authenticated;

create function app.withdraw_offers(offer_ids_param uuid[]) returns setof uuid
language plpgsql security definer set search_path = '' as $$
declare
  club constant uuid := app.managed_club();
begin
  -- The shifts first: who accepts an offer locks the shift before it.
  perform from public.shifts
  where id in (select shift_id from public.shift_offers where id = any (offer_ids_param) and club_id = club)
  order by id
  for update;
  return query
    update public.shift_offers as offer set status = 'withdrawn', answered_at = app.club_now(club)
    from public.shifts as shift
    where offer.id = any (offer_ids_param) and offer.club_id = club and offer.status = 'open'
      and offer.offered_by = auth.uid() and shift.id = offer.shift_id and shift.starts_at > app.club_now(club)
    returning offer.id;
  if not found then
    raise exception 'None of these offers is open any more, so there is nothing to take back.'
      using errcode = 'PT409', hint = 'The schedule shows who has taken the shifts.';
  end if;
end
$$;
revoke all on function app.withdraw_offers(uuid[]) from public;
grant execute on function app.withdraw_offers(uuid[]) to authenticated;

-- For managers and admins: takes back their own offers of shifts that have not begun, and tells their people. A shift that
-- someone has accepted stays theirs. Returns the offers that it took back; refused if none was open any more.
create function public.withdraw_offers(offer_ids uuid[]) returns setof uuid
language sql set search_path = '' as $$
  select * from app.withdraw_offers(offer_ids)
$$;

-- Emergency coverage, for managers and admins: offers every published shift that is open or needs cover and begins within
-- 24 hours to everyone eligible, and returns the open offers; is_new are those of this call. A second call offers nothing
-- twice. The person of a shift that
-- needs cover keeps it until another person takes it.
create function public.offer_open_shifts()
returns table (offer_id uuid, is_new boolean, shift_id uuid, staff_id uuid, staff_name text, words text)
language sql set search_path = '' as $$
  select * from app.offer_open_shifts()
$$;

revoke all on function public.eligible_staff(uuid), public.offer_open_shifts(), public.withdraw_offers(uuid[])
  from public, anon, authenticated, service_role;
grant execute on function public.eligible_staff(uuid), public.offer_open_shifts(), public.withdraw_offers(uuid[])
  to authenticated;

-- A shift's offers end when it is filled or canceled in any way, and when its person can work it after all.
create function app.close_offers() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.shift_offers
  set status = case when new.status = 'cancelled' then 'cancelled' when staff_id = new.staff_id then 'accepted' else 'taken' end,
    answered_at = app.club_now(new.club_id)
  where shift_id = new.id and status = 'open';
  return null;
end
$$;

-- The offers of a canceled shift are open again once it is restored before it begins, and still needs someone.
create function app.reopen_offers() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.shift_offers set status = 'open', answered_at = null
  where shift_id = new.id and status = 'cancelled' and new.starts_at > app.club_now(new.club_id)
    and staff_id is distinct from new.staff_id;
  return null;
end
$$;
revoke all on function app.close_offers(), app.reopen_offers() from public;
create trigger shifts_close_offers after update of staff_id, status, needs_cover on public.shifts
  for each row when (
    new.status <> 'published'
    or new.staff_id is not null and (not new.needs_cover or new.staff_id is distinct from old.staff_id)
  )
  execute function app.close_offers();
create trigger shifts_reopen_offers after update of status on public.shifts
  for each row when (
    old.status = 'cancelled' and new.status = 'published' and (new.staff_id is null or new.needs_cover)
  )
  execute function app.reopen_offers();

call app.give_tables_to_module('operations', '{shift_offers}');
