-- Taking a shift: one that was offered, or any that is open or needs cover where the club lets its people take shifts
-- themselves (staff_take_open_shifts). Of many who take one at once the first has it, and the others are told so.

-- What speaks against a person and a shift. hard: no one may plan it. soft: a manager may, with a reason.
create function app.obstacles_to_taking(shift public.shifts, staff_id_param uuid, out hard text, out soft text)
language plpgsql stable security definer set search_path = '' as $$
declare
  person public.staff_members;
begin
  select * into person from public.staff_members where id = staff_id_param;
  shift.staff_id := person.id;
  select string_agg(message, ' ') filter (where problem.kind = 'hard'), string_agg(message, ' ') filter (where problem.kind = 'soft')
  into hard, soft
  from app.shift_problems(shift) as problem;
  if person.role <> shift.role and not app.requires_certification(shift.club_id, shift.role) then
    hard := concat_ws(' ', hard, app.other_role_words(person.name, person.role, shift.role));
  end if;
end
$$;

create function app.staff_take_open_shifts(club_id_param uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select staff_take_open_shifts from public.club_labor_rules where club_id = club_id_param
$$;

create function app.accept_open_shift(shift_id_param uuid) returns public.shifts
language plpgsql security definer set search_path = '' as $$
declare
  shift public.shifts;
  offer public.shift_offers;
  taker public.staff_members;
  against record;
begin
  -- The lock on the shift comes first: the first to get it has won, and the others read the outcome.
  select * into shift from public.shifts
  where id = shift_id_param and club_id = any (app.visible_clubs())
  for update;
  select * into taker from public.staff_members where club_id = shift.club_id and id = any (app.my_staff_ids());
  select * into offer from public.shift_offers where shift_id = shift.id and staff_id = taker.id;
  if offer.id is null and (taker.id is null or shift.status = 'draft' or not app.staff_take_open_shifts(shift.club_id)) then
    raise exception 'This shift was not offered to you.'
      using errcode = 'PT404', hint = 'Ask to take it, or talk to your manager.';
  end if;
  if shift.staff_id = taker.id then
    return shift;
  end if;
  if offer.status = 'withdrawn' and not app.staff_take_open_shifts(shift.club_id) then
    raise exception 'This offer was taken back.' using errcode = 'PT409', hint = 'Talk to your manager.';
  end if;
  if shift.status = 'cancelled' then
    raise exception 'This shift was canceled.' using errcode = 'PT409', hint = 'Look at the other offers.';
  end if;
  if shift.status <> 'published' or shift.staff_id is not null and not shift.needs_cover
    or offer.status <> 'open' and not app.staff_take_open_shifts(shift.club_id) then
    raise exception 'This shift is no longer open: someone else was first.'
      using errcode = 'PT409', hint = 'Thank you all the same. Look at the other offers.';
  end if;
  if shift.starts_at <= app.club_now(shift.club_id) then
    raise exception 'This shift has already begun.' using errcode = 'PT409', hint = 'Talk to your manager.';
  end if;
  -- Of several shifts that one person takes at once, each is held against those before it. Plans of shifts take the same
  -- lock (app.write_in_turn).
  perform pg_advisory_xact_lock(hashtextextended('shifts of ' || taker.id, 0));
  -- An offer is the manager's reason to set soft rules aside; without one they hold.
  if offer.status is distinct from 'open' then
    against := app.obstacles_to_taking(shift, taker.id);
    if against.hard is not null then
      raise exception '%', against.hard using errcode = '23514', hint = 'Choose a shift that you may work.';
    end if;
    if against.soft is not null then
      raise exception '%', against.soft
        using errcode = 'PT409', hint = 'Ask to take it instead: your manager decides.';
    end if;
  end if;
  update public.shift_requests set status = 'withdrawn'
  where status = 'open' and shift_id = shift.id and staff_id = taker.id;
  -- What others asked about it ends (app.end_requests_of_changed_shift).
  update public.shifts
  set staff_id = taker.id,
    override_reason = case when offer.status = 'open' then 'Accepted an emergency offer' else 'Taken by ' || taker.name end
  where id = shift.id
  returning * into shift;
  perform app.confirm_shift(shift.id);
  if offer.status is distinct from 'open' then
    perform app.tell(array(
      select app.news_for_managers(shift.club_id, format('%s takes %s', taker.name, app.shift_words(shift)),
        concat_ws(', ', shift.role, shift.location))
    ));
  end if;
  return shift;
end
$$;

-- For people of the staff: the first one gets the shift, and the others are told so.
create function public.accept_open_shift(shift_id uuid) returns public.shifts
language sql set search_path = '' as $$
  select app.accept_open_shift(shift_id)
$$;

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

-- How many shifts before a moment the caller may take or ask for; what app.open_shifts_for_me lists with 'no' does not count.
create function app.count_open_shifts_for_me(club_id_param uuid, until_param timestamptz) returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer
  from public.shifts as shift
  join public.staff_members as taker on taker.club_id = shift.club_id and taker.id = any (app.my_staff_ids())
    and taker.status <> 'Inactive'
  where shift.club_id = club_id_param and shift.status = 'published'
    and (shift.staff_id is null or shift.needs_cover) and shift.staff_id is distinct from taker.id
    and shift.starts_at > app.club_now(club_id_param) and shift.starts_at < until_param
    and (app.obstacles_to_taking(shift, taker.id)).hard is null
$$;
revoke all on function app.obstacles_to_taking(public.shifts, uuid), app.staff_take_open_shifts(uuid),
  app.accept_open_shift(uuid), app.open_shifts_for_me(uuid, timestamptz, uuid),
  app.count_open_shifts_for_me(uuid, timestamptz) from public;
grant execute on function app.accept_open_shift(uuid), app.open_shifts_for_me(uuid, timestamptz, uuid),
  app.count_open_shifts_for_me(uuid, timestamptz) to authenticated;
-- A view asks it (needs_today); with the service key, it is no one's.
grant execute on function app.count_open_shifts_for_me(uuid, timestamptz) to service_role;

-- The shifts of the next four weeks that are open or need cover, for the caller: whether they may take one at once
-- ('take'), ask for it ('ask') or neither ('no'), with what speaks against it. Empty for a person who is not on the staff.
-- By start, at most as many as one answer holds (max_rows), after the last shift of the page before; without one it is the
-- first page.
create function public.open_shifts_for_me(club_id uuid, after_start timestamptz default null, after_id uuid default null)
returns table (shift_id uuid, may text, reason text, starts_at timestamptz)
language sql stable set search_path = '' as $$
  select * from app.open_shifts_for_me(club_id, after_start, after_id)
$$;
revoke all on function public.accept_open_shift(uuid), public.open_shifts_for_me(uuid, timestamptz, uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.accept_open_shift(uuid), public.open_shifts_for_me(uuid, timestamptz, uuid)
  to authenticated;
