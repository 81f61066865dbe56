-- Time off is asked for 18 months ahead at most.
create or replace function app.check_time_off_wish() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  today constant date := app.club_today(new.club_id);
  notice constant integer := (select time_off_notice_days from public.club_labor_rules where club_id = new.club_id);
  blackout public.time_off_blackouts;
  latest constant date := (today + interval '18 months')::date;
begin
  if new.status <> 'pending' or not app.wishes_for_self(new.club_id, new.staff_id) then
    return null;
  end if;
  if notice > 0 and new.starts_on < today + notice then
    raise exception 'Time off is asked for % ahead, so from % on.',
      notice || case notice when 1 then ' day' else ' days' end, app.day_words(today + notice, today)
      using errcode = '22023', hint = 'Choose later days, or talk to your manager.';
  end if;
  select * into blackout from public.time_off_blackouts as known
  where known.club_id = new.club_id and known.starts_on <= new.ends_on and known.ends_on >= new.starts_on
  order by known.starts_on, known.id
  limit 1;
  if blackout.id is not null then
    raise exception 'No one has time off on %: %.', app.days_words(blackout.starts_on, blackout.ends_on, today), blackout.name
      using errcode = '22023', hint = 'Choose other days, or talk to your manager.';
  end if;
  -- A year that was mistyped, more often than a plan.
  if new.ends_on > latest then
    raise exception 'Time off is asked for 18 months ahead at most, so until %.', app.day_words(latest, today)
      using errcode = '22023', hint = 'Check the year, or choose earlier days.';
  end if;
  return null;
end
$$;
