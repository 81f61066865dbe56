-- Wishes in time: how long ahead people ask for time off, on which days no one has any, and until when they say when they
-- can work. All of it binds people about themselves. Managers and admins enter what they have agreed to.

create table public.time_off_blackouts (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  starts_on date not null,
  ends_on date not null,
  name text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint time_off_blackouts_days_range check (starts_on >= '2000-01-01' and ends_on <= '2100-01-01'),
  constraint time_off_blackouts_end_after_start check (starts_on <= ends_on),
  constraint time_off_blackouts_length check (ends_on <= starts_on + 365),
  constraint time_off_blackouts_name_length check (char_length(btrim(name)) between 1 and 80 and char_length(name) <= 80)
);
create index time_off_blackouts_of_club on public.time_off_blackouts (club_id, starts_on);
comment on constraint time_off_blackouts_days_range on public.time_off_blackouts is
  'Blackout days lie between 2000 and 2100.';
comment on constraint time_off_blackouts_end_after_start on public.time_off_blackouts is
  'Blackout days end on the day on which they start or later.';
comment on constraint time_off_blackouts_length on public.time_off_blackouts is
  'Blackout days last for one year at most.';
comment on constraint time_off_blackouts_name_length on public.time_off_blackouts is 'A name has 1 to 80 characters.';
comment on table public.time_off_blackouts is 'Days on which no one of the club asks for time off.';
comment on column public.time_off_blackouts.ends_on is 'The last of the days.';
comment on column public.time_off_blackouts.name is 'Why, such as Opening weekend. People read it when they ask.';
-- The staff read the blackout days of their club; managers and admins keep them.
call app.secure_club_rows('public.time_off_blackouts', writable => '{starts_on,ends_on,name}', readers => 'staff');

-- Whether a row of the staff's wishes is one that the caller writes about themselves, without managing the club.
create function app.wishes_for_self(club_id_param uuid, staff_id_param uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return staff_id_param = any (app.my_staff_ids()) and not app.manages_club(club_id_param);
end
$$;

create function app.check_time_off_wish() returns trigger
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
-- By their names after Time_off_requests_check: days asked for twice are said first.
create trigger "Time_off_requests_in_time" after insert on public.time_off_requests
  for each row execute function app.check_time_off_wish();
create trigger "Time_off_requests_in_time_still" after update on public.time_off_requests
  for each row when ((new.starts_on, new.ends_on) is distinct from (old.starts_on, old.ends_on))
  execute function app.check_time_off_wish();

-- The Sunday of the first week for which availability is not due yet.
create function app.availability_open_from(club_id_param uuid) returns date
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select app.sunday_of(app.club_today(club_id_param) + availability_due_days + 6)
    from public.club_labor_rules where club_id = club_id_param
  );
end
$$;

-- Refuses an entry for a day of a week that is due, before and after the change. Days that are over are anyone's to clear.
create function app.check_availability_day(club_id_param uuid, day_param date) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  today constant date := app.club_today(club_id_param);
  open_from constant date := app.availability_open_from(club_id_param);
begin
  if day_param >= today and day_param < open_from then
    raise exception 'Availability for % is due already. You can change it from % on.',
      app.day_words(day_param, today), app.day_words(open_from, today)
      using errcode = '22023', hint = 'Talk to your manager about this day.';
  end if;
end
$$;

-- A weekday counts from the first week that is not due. Taking one back only makes a person free, so that is always done.
create function app.check_availability_wish() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  entry constant public.staff_availability := case when tg_op = 'DELETE' then old else new end;
begin
  if not app.wishes_for_self(entry.club_id, entry.staff_id) then
    return entry;
  end if;
  if tg_op <> 'INSERT' then
    perform app.check_availability_day(old.club_id, old.day);
  end if;
  if tg_op <> 'DELETE' then
    perform app.check_availability_day(new.club_id, new.day);
    new.applies_from := case when new.weekday is not null then app.availability_open_from(new.club_id) end;
    return new;
  end if;
  return old;
end
$$;
create trigger staff_availability_in_time before insert or delete on public.staff_availability
  for each row execute function app.check_availability_wish();
create trigger staff_availability_in_time_still before update on public.staff_availability
  for each row when (
    (new.weekday, new.day, new.from_time, new.to_time, new.kind)
      is distinct from (old.weekday, old.day, old.from_time, old.to_time, old.kind)
  )
  execute function app.check_availability_wish();
revoke all on function app.wishes_for_self(uuid, uuid), app.check_time_off_wish(), app.availability_open_from(uuid),
  app.check_availability_day(uuid, date), app.check_availability_wish() from public;

call app.give_tables_to_module('operations', '{time_off_blackouts}');
