-- Emergency coverage of hundreds of shifts took seconds: it asked the rules about each person for each shift. Shifts of the
-- same role and time have the same candidates.

create or replace function app.candidates(shift public.shifts, is_worth_asking boolean default false)
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

create or replace function app.offer_open_shifts()
returns table (shift_id uuid, staff_id uuid, staff_name text, words text)
language plpgsql security definer set search_path = '' as $$
declare
  club uuid := app.managed_club();
  wanted public.shifts[];
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
  )
  insert into public.shift_offers as offer (club_id, shift_id, staff_id, offered_by)
  select club, shift.id, eligible.staff_id, auth.uid()
  from eligible
  join unnest(wanted) as shift on (shift.role, shift.starts_at, shift.ends_at, shift.break_minutes)
      = (eligible.role, eligible.starts_at, eligible.ends_at, eligible.break_minutes)
    and shift.staff_id is distinct from eligible.staff_id
  on conflict on constraint shift_offers_once
    do update set status = 'open', answered_at = null, offered_by = excluded.offered_by where offer.status <> 'open';
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
