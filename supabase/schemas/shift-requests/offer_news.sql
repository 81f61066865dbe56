-- News of offers: a person with an emergency offer is notified at once, and the notification opens the shift.

-- The notification of a person with an offer.
create function app.news_of_offer(offer public.shift_offers) returns setof app.news
language sql stable security definer set search_path = '' as $$
  select row(
    person.user_id,
    'schedule_changes',
    format('Can you work %s?', app.shift_words(shift)),
    concat_ws(', ', shift.role, nullif(btrim(shift.location), '')) || '. The first person to take it has it.',
    '/scheduling'
  )::app.news
  from public.staff_members as person
  cross join public.shifts as shift
  where person.id = offer.staff_id and shift.id = offer.shift_id and offer.status = 'open' and person.user_id is not null
$$;

create function app.tell_of_new_offers() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.tell(array(
    select news from new_offers as offer cross join lateral app.news_of_offer(offer) as news
  ));
  return null;
end
$$;

-- Notifies people again when a shift that was taken or canceled is open and offered again, and when an offer ends because a
-- manager takes it back or the shift is canceled.
create function app.tell_of_renewed_offers() returns trigger
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
revoke all on function app.news_of_offer(public.shift_offers), app.tell_of_new_offers(), app.tell_of_renewed_offers()
  from public;

create trigger shift_offers_tell after insert on public.shift_offers
  referencing new table as new_offers
  for each statement execute function app.tell_of_new_offers();
create trigger shift_offers_tell_again after update on public.shift_offers
  referencing new table as new_offers old table as old_offers
  for each statement execute function app.tell_of_renewed_offers();
