-- Photos of an incident: the person who reports it adds them. From then on, only the club's managers see them.

-- Photos that the caller uploaded and that an incident names. From then on, only the club's managers see them.
create function app.my_reported_photos() returns text[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    select file.name from storage.objects as file
    join public.profiles on profiles.user_id = auth.uid()
    where file.bucket_id = 'club-files' and file.owner_id = profiles.user_id::text
      and starts_with(file.name, profiles.club_id || '/confidential/incidents/')
      and exists (select from public.incidents where photos @> array[file.name])
  );
end
$$;

-- The folder for the caller's incident photos; none while ten of their photos wait for a report.
create function app.my_incident_folders() returns text[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    select profiles.club_id || '/confidential/incidents/' from public.profiles
    where profiles.user_id = auth.uid() and profiles.club_id is not null
      and 10 > (
        select count(*) from storage.objects as file
        where file.bucket_id = 'club-files' and file.owner_id = profiles.user_id::text
          and starts_with(file.name, profiles.club_id || '/confidential/incidents/')
          and not exists (select from public.incidents where photos @> array[file.name])
      )
  );
end
$$;
revoke all on function app.my_reported_photos(), app.my_incident_folders() from public;
-- The policies of storage/buckets.sql run them with the caller's rights.
grant execute on function app.my_reported_photos(), app.my_incident_folders() to authenticated;

-- A report may name only photos that its author uploaded. If its key is known, it was sent before: the photos are not checked
-- again.
create function app.check_reported_photos() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.incidents where club_id = new.club_id and client_key = new.client_key) then
    return new;
  end if;
  if cardinality(new.photos) > 4 then
    raise exception 'A report has four photos at most.' using errcode = '22023', hint = 'Remove some of them.';
  end if;
  if exists (
    select from unnest(new.photos) as path
    where not exists (
      select from storage.objects
      where bucket_id = 'club-files' and name = path and owner_id = auth.uid()::text
        and starts_with(name, new.club_id || '/confidential/incidents/')
    )
  ) then
    raise exception 'This photo was not uploaded, or is not there any more.'
      using errcode = 'PT422', hint = 'Add the photo again, then send the report.';
  end if;
  return new;
end
$$;
revoke all on function app.check_reported_photos() from public;
create trigger incidents_check_photos before insert on public.incidents
  for each row when (current_user in ('anon', 'authenticated')) execute function app.check_reported_photos();
