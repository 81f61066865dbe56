-- Emergency coverage also offers the shifts whose person may not be able to work them. Each stays that person's until
-- someone takes it, so its offers are open until then.
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
    from app.candidates(open_shift) as candidate
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

drop trigger shifts_close_offers on public.shifts;
create trigger shifts_close_offers after update of staff_id, status, needs_cover on public.shifts
  for each row when (
    new.status <> 'published'
    or new.staff_id is not null and (not new.needs_cover or new.staff_id is distinct from old.staff_id)
  )
  execute function app.close_offers();
