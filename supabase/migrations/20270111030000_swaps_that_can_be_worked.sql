-- A swap that one of the two people cannot work is refused when it is asked for.
-- What forbids a person a shift that they would get for one they give away. Hours of minors in the day and the week depend
-- on both shifts: they are judged when the swap is approved.
create function app.obstacle_to_trading(shift public.shifts, taker uuid, given_away uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  overlapping public.shifts;
begin
  select * into overlapping from public.shifts as other
  where other.staff_id = taker and other.status <> 'cancelled' and other.id not in (shift.id, given_away)
    and tstzrange(other.starts_at, other.ends_at) && tstzrange(shift.starts_at, shift.ends_at)
  order by other.starts_at
  limit 1;
  shift.staff_id := taker;
  return nullif(concat_ws(' ',
    case when overlapping.id is not null then format('%s already works on %s.',
      (select name from public.staff_members where id = taker), app.shift_words(overlapping)) end,
    (select string_agg(message, ' ') from app.shift_problems(shift)
      where kind = 'hard' and rule not in ('overlap', 'minor_day_hours', 'minor_week_hours'))), '');
end
$$;
revoke all on function app.obstacle_to_trading(public.shifts, uuid, uuid) from public;

create or replace function app.check_shift_request() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  wanted public.shifts;
  given public.shifts;
  refusal text;
begin
  if exists (select from public.shift_requests
    where shift_id = new.shift_id and staff_id = new.staff_id and status = 'open' and id <> new.id) then
    raise exception 'This is already asked for.' using errcode = '23P01', hint = 'Withdraw the open request first.';
  end if;
  select * into wanted from public.shifts where id = new.shift_id;
  select * into given from public.shifts where id = new.colleague_shift_id;
  refusal := case
    when wanted.status <> 'published' or given.status <> 'published' then 'Only published shifts are asked about.'
    when wanted.starts_at <= app.club_now(new.club_id) or given.starts_at <= app.club_now(new.club_id)
      then 'This shift has already begun.'
    when new.kind = 'pickup' and wanted.staff_id is not null
      and (wanted.staff_id = new.staff_id or not wanted.needs_cover) then 'This shift is no longer open.'
    when new.kind <> 'pickup' and wanted.staff_id is distinct from new.staff_id
      then 'Only the person who has a shift can ask to drop or swap it.'
    when new.kind = 'swap' and given.staff_id is null then 'That shift is open: ask to pick it up instead.'
    when new.kind = 'swap' and given.staff_id = new.staff_id then 'Both shifts belong to the same person.'
  end;
  if refusal is not null then
    raise exception '%', refusal using errcode = 'PT409', hint = 'Reload the schedule and choose another shift.';
  end if;
  if new.kind = 'pickup' then
    wanted.staff_id := new.staff_id;
    select string_agg(message, ' ') into refusal from app.shift_problems(wanted) where kind = 'hard';
    if refusal is not null then
      raise exception '%', refusal using errcode = '23514', hint = 'Choose a shift that you may work.';
    end if;
  end if;
  if new.kind = 'swap' then
    refusal := app.obstacle_to_trading(given, new.staff_id, wanted.id);
    if refusal is not null then
      raise exception '%', refusal using errcode = '23514', hint = 'Choose another shift to swap for.';
    end if;
    -- Why a colleague cannot is between them and their managers.
    if app.obstacle_to_trading(wanted, given.staff_id, given.id) is not null then
      raise exception '% cannot work on %.', (select name from public.staff_members where id = given.staff_id),
        app.shift_words(wanted)
        using errcode = '23514', hint = 'Ask another colleague.';
    end if;
  end if;
  return null;
end
$$;
