-- Reports of problems: everyone of a club says what is broken, at a place whose QR code they scanned or anywhere. A report
-- is a ticket. Managers hear of it, and the person who reported it hears what became of it.

-- Photos that the caller has uploaded for a report and that no ticket names.
create function app.my_unnamed_photos() returns text[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    select file.name from storage.objects as file
    join public.profiles on profiles.user_id = auth.uid()
    where file.bucket_id = 'club-files' and file.owner_id = profiles.user_id::text
      and starts_with(file.name, profiles.club_id || '/reports/')
      and not exists (select from public.maintenance_tickets where photos @> array[file.name])
  );
end
$$;

-- The folder for photos of reports, while fewer than ten that the caller has uploaded wait for theirs.
create function app.my_photo_folders() returns text[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    select profiles.club_id || '/reports/' from public.profiles
    where profiles.user_id = auth.uid() and profiles.club_id is not null
      and cardinality(app.my_unnamed_photos()) < 10
  );
end
$$;
revoke all on function app.my_unnamed_photos(), app.my_photo_folders() from public;
grant execute on function app.my_unnamed_photos(), app.my_photo_folders() to authenticated;

-- Tells the managers of its club about a ticket that the caller has reported; not the caller.
create function app.tell_of_problem(ticket_id uuid, detail text) returns void
language sql set search_path = '' as $$
  select app.tell(array(
    select row(
      profiles.user_id,
      'email_notifications',
      case when ticket.priority = 'high' then 'Urgent problem: ' else 'Problem reported: ' end || ticket.title,
      detail,
      '/operations?tab=tickets&open=' || ticket.id
    )::app.news
    from public.maintenance_tickets as ticket
    join public.profiles on profiles.club_id = ticket.club_id and profiles.role in ('manager', 'admin')
    where ticket.id = ticket_id and profiles.user_id <> auth.uid()
  ))
$$;
revoke all on function app.tell_of_problem(uuid, text) from public;

create function app.report_problem(title_param text, description_param text, place_id_param uuid, is_urgent_param boolean,
  photos_param text[], key_param uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  club constant uuid := app.my_club_id();
  place public.places;
  ticket uuid;
begin
  if club is null then
    raise exception 'Only people of a club report problems in it.'
      using errcode = '42501', hint = 'Sign in with the account of your club.';
  end if;
  select id into ticket from public.maintenance_tickets where club_id = club and client_key = key_param;
  if ticket is not null then
    return ticket;
  end if;
  if place_id_param is not null then
    select * into place from public.places where id = place_id_param and club_id = club;
    if place.id is null then
      raise exception 'Your club has no such place.'
        using errcode = 'PT404', hint = 'Report it without the code, and say where it is.';
    end if;
  end if;
  if cardinality(coalesce(photos_param, '{}')) > 4 then
    raise exception 'A report has four photos at most.' using errcode = '22023', hint = 'Remove some of them.';
  end if;
  if exists (
    select from unnest(photos_param) as path
    where not exists (
      select from storage.objects
      where bucket_id = 'club-files' and name = path and owner_id = auth.uid()::text
        and starts_with(name, club || '/reports/')
    )
  ) then
    raise exception 'This photo was not uploaded, or is not there any more.'
      using errcode = 'PT422', hint = 'Add the photo again, then send the report.';
  end if;
  insert into public.maintenance_tickets (club_id, title, description, location, place_id, priority, photos, reporter_id,
    reporter_name, client_key)
  values (club, btrim(title_param), nullif(btrim(description_param), ''), place.name, place.id,
    case when is_urgent_param then 'high' else 'medium' end, coalesce(photos_param, '{}'), auth.uid(),
    (select display_name from public.profiles where user_id = auth.uid()), key_param)
  returning id into ticket;
  perform app.tell_of_problem(ticket, concat_ws(E'\n', place.name, nullif(btrim(description_param), '')));
  return ticket;
end
$$;
revoke all on function app.report_problem(text, text, uuid, boolean, text[], uuid) from public;
grant execute on function app.report_problem(text, text, uuid, boolean, text[], uuid) to authenticated;

-- For everyone of a club: opens a ticket in the caller's name and returns its id. With the same key, once.
-- Errors: 42501, PT404 no such place, PT422 a photo that the caller has not uploaded, 22023, 23514.
create function public.report_problem(title text, client_key uuid, description text default null,
  place_id uuid default null, is_urgent boolean default false, photos text[] default '{}')
returns uuid
language sql set search_path = '' as $$
  select app.report_problem(title, description, place_id, is_urgent, photos, client_key)
$$;
revoke all on function public.report_problem(text, uuid, text, uuid, boolean, text[])
  from public, anon, authenticated, service_role;
grant execute on function public.report_problem(text, uuid, text, uuid, boolean, text[]) to authenticated;

-- Tells the person who reported a problem that it is resolved, or open again.
create function app.tell_reporter() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.tell(array[row(
    new.reporter_id,
    'email_notifications',
    case when new.status = 'resolved' then 'Resolved: ' else 'Open again: ' end || new.title,
    new.location,
    '/operations?tab=tickets&open=' || new.id
  )::app.news]);
  return null;
end
$$;
revoke all on function app.tell_reporter() from public;
create trigger maintenance_tickets_tell_reporter after update of status on public.maintenance_tickets
  for each row when (
    new.reporter_id is not null and (new.status = 'resolved') is distinct from (old.status = 'resolved')
  ) execute function app.tell_reporter();
