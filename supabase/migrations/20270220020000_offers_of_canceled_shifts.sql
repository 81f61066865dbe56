-- The offers of a canceled shift end with it, their people are told, and they are open again once the shift is restored.

alter table public.shift_offers drop constraint shift_offers_status_known,
  add constraint shift_offers_status_known check (status in ('open', 'accepted', 'taken', 'withdrawn', 'cancelled'));
comment on column public.shift_offers.status is 'taken: someone else was first, or the shift was filled in another way. withdrawn: a manager took the offer back. cancelled: the shift was canceled; the offer is open again once it is restored.';

create or replace function app.close_offers() returns trigger
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
revoke all on function app.reopen_offers() from public;
create trigger shifts_reopen_offers after update of status on public.shifts
  for each row when (
    old.status = 'cancelled' and new.status = 'published' and (new.staff_id is null or new.needs_cover)
  )
  execute function app.reopen_offers();

create or replace function app.tell_of_renewed_offers() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.tell(array(
    select news
    from new_offers as offer
    join old_offers as earlier on earlier.id = offer.id
    cross join lateral app.news_of_offer(offer) as news
    where earlier.status <> 'open'
    union all
    select row(
      person.user_id,
      'schedule_changes',
      format('You are no longer asked to work %s', app.shift_words(shift)),
      concat_ws(', ', shift.role, nullif(btrim(shift.location), ''))
        || case offer.status when 'cancelled' then '. The shift was canceled.' else '. The offer was taken back.' end,
      '/scheduling'
    )::app.news
    from new_offers as offer
    join old_offers as earlier on earlier.id = offer.id
    join public.staff_members as person on person.id = offer.staff_id
    join public.shifts as shift on shift.id = offer.shift_id
    where earlier.status = 'open' and offer.status in ('withdrawn', 'cancelled') and person.user_id is not null
      and shift.starts_at > app.club_now(shift.club_id)
  ));
  return null;
end
$$;

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
