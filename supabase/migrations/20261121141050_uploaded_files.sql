-- Files that rows name: they were uploaded and hold something. Definer: what a row may name does not depend on who asks.
-- After the row, so that its policies and constraints have had their say and nothing is told of other clubs' files.

create function app.require_file(path text) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  file storage.objects;
begin
  select * into file from storage.objects where bucket_id = 'club-files' and name = path;
  if file.id is null then
    raise exception 'This file was not uploaded, or is not there any more.'
      using errcode = 'PT422', hint = 'Upload the file first, then save this again.';
  end if;
  if (file.metadata ->> 'size')::bigint = 0 then
    raise exception 'This file is empty.' using errcode = 'PT422', hint = 'Upload a file that holds something.';
  end if;
end
$$;

create function app.require_uploaded_file() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.require_file(new.storage_path);
  return null;
end
$$;

-- Of a ticket, the photos that are new: one that was lost does not keep the ticket from being worked on.
create function app.require_new_photos() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.require_file(path)
  from unnest(new.photos) as path
  where tg_op = 'INSERT' or path <> all (old.photos);
  return null;
end
$$;
create trigger maintenance_tickets_require_photos after insert or update of photos on public.maintenance_tickets
  for each row when (current_user in ('anon', 'authenticated')) execute function app.require_new_photos();

revoke all on function app.require_file(text), app.require_uploaded_file(), app.require_new_photos() from public;
