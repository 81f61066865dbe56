-- Findings of a review: whole types of signatures, no deleted incidents, shifts taken in turn, the clock of colleagues,
-- and a declined shift that is moved.

create or replace function app.are_signatures(signatures jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(signatures) <> 'array' or jsonb_array_length(signatures) > 8 then false else not exists (
    select from jsonb_array_elements(signatures) as signature
    where jsonb_typeof(signature) <> 'object'
      or coalesce(jsonb_typeof(signature -> 'name') = 'string'
        and char_length(btrim(signature ->> 'name')) between 1 and 120 and char_length(signature ->> 'name') <= 120
        and signature ->> 'role' in ('reporter', 'witness', 'person', 'manager')
        and signature ->> 'signedOn' ~ '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'
        and coalesce(jsonb_typeof(signature -> 'drawing'), 'null') in ('string', 'null')
        and signature - '{name,role,signedOn,drawing}'::text[] = '{}'
        and coalesce(signature ->> 'drawing', 'M0 0') ~ '^[ML0-9 .]+$'
        and char_length(coalesce(signature ->> 'drawing', '')) <= 20000, false) is not true
  ) end
$$;

alter table public.incidents
  add constraint incidents_signatures_size check (octet_length(signatures::text) <= 100000);
comment on constraint incidents_signatures_size on public.incidents is
  'The signatures of an incident have at most 100,000 characters with their drawings. Draw them shorter, or type the names.';

drop policy incidents_delete on public.incidents;
revoke delete on public.incidents from authenticated;

create or replace function app.accept_open_shift(shift_id_param uuid) returns public.shifts
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
      using errcode = 'PT404', hint = 'Ask to pick it up, or talk to your manager.';
  end if;
  if shift.staff_id = taker.id then
    return shift;
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
        using errcode = 'PT409', hint = 'Ask for it instead: your manager decides.';
    end if;
  end if;
  update public.shifts
  set staff_id = taker.id,
    override_reason = case when offer.status = 'open' then 'Accepted an emergency offer' else 'Taken by ' || taker.name end
  where id = shift.id
  returning * into shift;
  perform app.confirm_shift(shift.id);
  -- What others asked about it is done, or no longer possible.
  update public.shift_requests set status = 'cancelled'
  where status = 'open' and shift.id in (shift_id, colleague_shift_id) and staff_id <> taker.id;
  update public.shift_requests set status = 'withdrawn'
  where status = 'open' and shift_id = shift.id and staff_id = taker.id;
  if offer.status is distinct from 'open' then
    perform app.tell(array(
      select app.news_for_managers(shift.club_id, format('%s takes %s', taker.name, app.shift_words(shift)),
        concat_ws(', ', shift.role, shift.location))
    ));
  end if;
  return shift;
end
$$;

create or replace function app.people_on_shift(club_id_param uuid, day_param date)
returns table (staff_id uuid, name text, role text, location text, starts_at timestamptz, ends_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  rules public.club_labor_rules;
  moment timestamptz := app.club_now(club_id_param);
  sees_clock constant boolean := coalesce(day_param = app.club_today(club_id_param), false)
    or app.reads_confidential(club_id_param);
  day_starts timestamptz;
  day_ends timestamptz;
begin
  if club_id_param = any (app.visible_clubs()) is not true then
    raise exception 'These are not the shifts of your club.'
      using errcode = '42501', hint = 'Ask for those of the club that you belong to.';
  end if;
  if day_param is null or day_param not between '2000-01-01' and '2100-01-01' then
    raise exception 'A rotation is planned for a day between 2000 and 2100.'
      using errcode = '22023', hint = 'Choose another day.';
  end if;
  select * into rules from public.club_labor_rules where club_labor_rules.club_id = club_id_param;
  day_starts := app.club_moment(club_id_param, day_param::timestamp);
  day_ends := app.club_moment(club_id_param, (day_param + 1)::timestamp);
  return query
  select shift.staff_id, person.name, shift.role, shift.location,
    greatest(shift.starts_at, entry.clocked_in_at), coalesce(entry.clocked_out_at, shift.ends_at)
  from public.shifts as shift
  join public.staff_members as person on person.id = shift.staff_id
  left join lateral (
    select * from public.time_entries as own
    where sees_clock and own.shift_id = shift.id order by own.clocked_in_at limit 1
  ) as entry on true
  where shift.club_id = club_id_param and shift.status = 'published'
    and shift.starts_at >= day_starts and shift.starts_at < day_ends
    and coalesce(entry.clocked_out_at, shift.ends_at) > greatest(shift.starts_at, entry.clocked_in_at)
    and not (
      sees_clock and entry.id is null and coalesce(rules.uses_time_clock_from <= day_param, false)
      and shift.starts_at + rules.clock_late_minutes * interval '1 minute' <= moment
    )
  order by greatest(shift.starts_at, entry.clocked_in_at), person.name collate "C", shift.id;
end
$$;

create or replace function app.prepare_shift() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from app.shift_override_reasons where shift_id = new.id;
  if new.override_reason is not null then
    if char_length(btrim(new.override_reason)) not between 3 and 500 then
      raise exception 'A reason has 3 to 500 characters.'
        using errcode = '22023', hint = 'Say in a few words why this shift is planned all the same.';
    end if;
    insert into app.shift_override_reasons (shift_id, reason) values (new.id, btrim(new.override_reason));
    new.override_reason := null;
  end if;
  if new.status = 'published' then
    new.published_at := coalesce(new.published_at, now());
  end if;
  -- A new person covers a shift, unless the same write flags it again.
  if tg_op = 'UPDATE' and new.staff_id is distinct from old.staff_id and new.needs_cover = old.needs_cover then
    new.needs_cover := false;
  end if;
  -- The person declined the shift as it was: another time, place or role is asked anew (app.forget_shift_answer). A job
  -- role that is renamed takes its shifts along; they are what they were.
  if tg_op = 'UPDATE' and old.needs_cover and new.needs_cover and pg_trigger_depth() = 1
    and (new.starts_at, new.ends_at, new.location, new.role)
      is distinct from (old.starts_at, old.ends_at, old.location, old.role)
    and exists (select from public.shift_answers where shift_id = new.id and answer = 'declined') then
    new.needs_cover := false;
  end if;
  return new;
end
$$;
