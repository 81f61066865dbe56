-- A vendor's certificate of insurance has a file, and a person who reports an incident adds photos to it.
alter table public.vendors
  add column insurance_path text,
  add constraint vendors_insurance_file_confidential check (app.is_club_file(club_id, insurance_path, true));
create index vendors_by_insurance_file on public.vendors (insurance_path) where insurance_path is not null;
comment on constraint vendors_insurance_file_confidential on public.vendors is
  'The certificate is not in the confidential folder of the club. Upload it again.';
comment on column public.vendors.insurance_path is
  'The certificate of insurance: a file in the confidential folder of the club. Null without one.';
grant insert (insurance_path), update (insurance_path) on public.vendors to authenticated;
create function app.require_insurance_file() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.require_file(new.insurance_path);
  return null;
end
$$;
revoke all on function app.require_insurance_file() from public;
create trigger vendors_require_insurance_file after insert or update of insurance_path on public.vendors
  for each row when (new.insurance_path is not null and current_user in ('anon', 'authenticated'))
  execute function app.require_insurance_file();

create or replace view public.vendor_overview with (security_invoker = true) as
select
  vendor.id,
  vendor.club_id,
  vendor.name,
  vendor.type,
  vendor.contact,
  vendor.phone,
  vendor.email,
  vendor.notes,
  visit.last_visit,
  visit.next_visit,
  case
    when visit.next_visit is null then 'Not scheduled'
    when visit.next_visit < app.club_today(vendor.club_id) then 'Overdue'
    else 'Scheduled'
  end as status,
  vendor.created_at,
  vendor.updated_at,
  vendor.version,
  vendor.insurance_expires_on,
  vendor.insurance_path
from public.vendors as vendor
cross join lateral (
  select max(visited_on) as last_visit, min(scheduled_on) filter (where visited_on is null) as next_visit
  from public.vendor_visits
  where vendor_visits.vendor_id = vendor.id
) as visit;

create or replace function app.are_confidential_paths(paths text[], club_id_param uuid) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(bool_and(
    coalesce(path, '') ~ ('^' || club_id_param || '/confidential/(incidents/)?[0-9a-f-]{36}(\.[a-z0-9]{1,8})?$')), true)
  from unnest(paths) as path
$$;

grant insert (photos) on public.incidents to authenticated;

-- Photos that the caller has uploaded for a report and that an incident names: its managers' from then on.
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

-- The folder for photos of incidents, while fewer than ten that the caller has uploaded wait for their report.
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
-- The policies of storage/buckets.sql run them with the rights of the person who asks.
grant execute on function app.my_reported_photos(), app.my_incident_folders() to authenticated;

-- A report names photos that its writer has uploaded for it. One that is sent twice is recognized by its key.
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

create policy club_files_select_incident on storage.objects for select to authenticated
  using (
    bucket_id = 'club-files'
    and owner_id = (select auth.uid())::text
    and name ~ '^[^/]+/confidential/incidents/'
    and name <> all ((select app.my_reported_photos())::text[])
  );
create policy club_files_insert_incident on storage.objects for insert to authenticated
  with check (
    bucket_id = 'club-files'
    and regexp_replace(name, '[^/]*$', '') = any ((select app.my_incident_folders())::text[])
    and name ~ '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.jpg$'
  );
create policy club_files_delete_incident on storage.objects for delete to authenticated
  using (
    bucket_id = 'club-files'
    and owner_id = (select auth.uid())::text
    and name ~ '^[^/]+/confidential/incidents/'
    and name <> all ((select app.my_reported_photos())::text[])
  );

drop policy club_files_update on storage.objects;
create policy club_files_update on storage.objects for update to authenticated
  using (
    bucket_id = 'club-files'
    and split_part(name, '/', 1) = any ((select app.editable_clubs())::uuid[]::text[])
    and not exists (select from public.club_documents where club_documents.storage_path = objects.name)
    and not exists (select from public.season_photos where season_photos.storage_path = objects.name)
    and not exists (select from public.maintenance_tickets where photos @> array[objects.name])
    and not exists (select from public.incidents where photos @> array[objects.name])
    and not exists (select from public.vendor_contracts where vendor_contracts.storage_path = objects.name)
    and not exists (select from public.vendors where vendors.insurance_path = objects.name)
    and not exists (select from public.staff_certifications where staff_certifications.storage_path = objects.name)
    and not exists (select from public.job_application_resumes where job_application_resumes.storage_path = objects.name)
  )
  with check (
    bucket_id = 'club-files'
    and split_part(name, '/', 1) = any ((select app.editable_clubs())::uuid[]::text[])
    and name ~ '^[^/]+/(confidential/)?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.[a-z0-9]{1,10})?$'
  );

drop policy club_files_delete on storage.objects;
create policy club_files_delete on storage.objects for delete to authenticated
  using (
    bucket_id = 'club-files'
    and split_part(name, '/', 1) = any ((select app.editable_clubs())::uuid[]::text[])
    and not exists (select from public.club_documents where club_documents.storage_path = objects.name)
    and not exists (select from public.season_photos where season_photos.storage_path = objects.name)
    and not exists (select from public.maintenance_tickets where photos @> array[objects.name])
    and not exists (select from public.incidents where photos @> array[objects.name])
    and not exists (select from public.vendor_contracts where vendor_contracts.storage_path = objects.name)
    and not exists (select from public.vendors where vendors.insurance_path = objects.name)
    and not exists (select from public.staff_certifications where staff_certifications.storage_path = objects.name)
    and not exists (select from public.job_application_resumes where job_application_resumes.storage_path = objects.name)
  );

create or replace function app.unnamed_files(most_param integer) returns setof text
language sql stable security definer set search_path = '' as $$
  with named as (
    select storage_path as path from public.club_documents
    union all select storage_path from public.season_photos
    union all select storage_path from public.staff_certifications
    union all select storage_path from public.job_application_resumes
    union all select unnest(photos) from public.maintenance_tickets
    union all select unnest(photos) from public.incidents
    union all select storage_path from public.vendor_contracts where storage_path is not null
    union all select insurance_path from public.vendors where insurance_path is not null
  )
  select file.name
  from storage.objects as file
  where file.bucket_id = 'club-files'
    and greatest(file.created_at, file.updated_at) < now() - interval '1 day'
    and not exists (select from named where named.path = file.name)
  order by file.created_at, file.name
  limit least(most_param, 1000)
$$;
