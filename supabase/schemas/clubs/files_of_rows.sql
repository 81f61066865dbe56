-- A row may name only an uploaded file that is not empty. Security definer: the check does not depend on who asks. It runs
-- after the policies and constraints of the row, so that a refusal reveals nothing about the files of other clubs.

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
revoke all on function app.require_file(text), app.require_uploaded_file() from public;

-- The path of a file in the bucket club-files: the club's folder, in it the folder that only managers and admins read,
-- and a name that says nothing (storage/buckets.sql refuses any other path).
create function app.is_club_file(club_id_param uuid, path_param text, confidential_param boolean default false)
returns boolean
language sql immutable set search_path = '' as $$
  select path_param ~ ('^' || club_id_param || case when confidential_param then '/confidential/' else '/' end
    || '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.[a-z0-9]{1,10})?$')
$$;
revoke all on function app.is_club_file(uuid, text, boolean) from public;
-- Check constraints run it with the rights of the person who writes the row.
grant execute on function app.is_club_file(uuid, text, boolean) to authenticated, service_role;

-- The path of the file of a person's certificate: confidential, from a manager or in the person's own folder.
create function app.is_certificate_file(club_id_param uuid, staff_id_param uuid, path_param text) returns boolean
language sql immutable set search_path = '' as $$
  select path_param ~ ('^' || club_id_param || '/confidential/(' || staff_id_param || '/)?'
    || '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|png|jpg)$')
$$;
revoke all on function app.is_certificate_file(uuid, uuid, text) from public;
-- Check constraints run it with the rights of the person who writes the row.
grant execute on function app.is_certificate_file(uuid, uuid, text) to authenticated, service_role;

-- Refuses a file whose type, as the storage service recognized it, is not on the list.
create function app.require_file_type(path text, types text[], words text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  perform app.require_file(path);
  if not exists (
    select from storage.objects
    where bucket_id = 'club-files' and name = path and metadata ->> 'mimetype' = any (types)
  ) then
    raise exception 'This file is not %.', words
      using errcode = 'PT422', hint = 'Choose a different file and save again.';
  end if;
end
$$;
revoke all on function app.require_file_type(text, text[], text) from public;
