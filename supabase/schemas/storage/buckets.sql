-- Files: four buckets and who may do what in them. The rows are storage.objects; the bytes are the storage service's.
-- The tables belong to that service (hosted even to its role): a migration adds buckets and policies and nothing else.
--
--   club-files  <club id>/<uuid>[.ext]                 photos, documents and tables of a club; private
--               <club id>/reports/<uuid>.jpg           photos of problems, which everyone of the club uploads and sees
--               <club id>/confidential/<uuid>[.ext]    the same for its managers and admins alone
--               <club id>/confidential/incidents/<uuid>.jpg
--                                                      photos of incidents, which the person who reports uploads
--               <club id>/confidential/<staff id>/<uuid>.<ext>
--                                                      certificates that this person uploads
--               <club id>/confidential/resumes/<uuid>.<ext>
--                                                      resumes, which the firm does not read
--   job-files   <club id>/<uuid>.<ext>                 what exports and reports made; the service key alone
--   brand       platform/<name>, <club id>/<name>      logos and templates; anyone who has the address
--   modules     <module id>/<version>/<path>           artifacts of releases; anyone who has the address
--
-- Paths are compared as text, so a first segment that is not a club id matches no one and raises no error. Reading by
-- public address asks no policy. Replacing, moving and deleting a file ask for select as well, because Postgres changes
-- only rows that the caller may read.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('club-files', 'club-files', false, 10485760,
    array['image/jpeg', 'image/png', 'image/webp', 'application/pdf', 'text/csv', 'text/plain',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document']),
  ('job-files', 'job-files', false, 10485760,
    array['application/pdf', 'application/zip', 'text/csv',
      'application/vnd.openxmlformats-officedocument.presentationml.presentation']),
  ('brand', 'brand', true, 10485760,
    array['image/png', 'image/jpeg', 'image/svg+xml']),
  ('modules', 'modules', true, 10485760,
    array['text/javascript', 'text/css', 'text/plain', 'application/json', 'application/wasm', 'font/woff2',
      'image/png', 'image/jpeg', 'image/webp'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- club-files ----------------------------------------------------------------------------------------------------------

-- Members read, list and sign photos of problems, and the files directly in the folder of their club that a row names which
-- they may read: a file without a row may belong to a financial summary that was just deleted. All other deeper files are
-- confidential, for managers and admins. The firm reads the files of every club, but not resumes: an applicant sends
-- them to the club alone. Financial summaries need the feature Analytics or Board.
create policy club_files_select on storage.objects for select to authenticated
  using (
    bucket_id = 'club-files'
    and split_part(name, '/', 1) = any (
      case when name ~ '^[^/]+/(reports/)?[^/]+$' then (select app.visible_clubs())::uuid[]::text[]
        when name ~ '^[^/]+/confidential/resumes/' then (select app.editable_clubs())::uuid[]::text[]
        else (select app.confidential_clubs())::uuid[]::text[] end
    )
    and (
      name ~ '^[^/]+/[^/]+/'
      or split_part(name, '/', 1) = any ((select app.confidential_clubs())::uuid[]::text[])
      or exists (select from public.club_document_versions as version where version.storage_path = objects.name)
      or exists (select from public.season_photos where season_photos.storage_path = objects.name)
      or name = any ((select app.photos_of_tickets())::text[])
    )
    and name <> all ((select app.closed_financial_files())::text[])
  );

-- Managers and admins add files to their club, under a name that tells nothing: a uuid, and what kind of file it is.
create policy club_files_insert on storage.objects for insert to authenticated
  with check (
    bucket_id = 'club-files'
    and split_part(name, '/', 1) = any ((select app.editable_clubs())::uuid[]::text[])
    and name ~ '^[^/]+/(confidential/)?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.[a-z0-9]{1,10})?$'
  );

-- A row and the file that it names stay together: first the row goes, then its file. A page would otherwise show a
-- document that opens as nothing; and what its row says of the file, type and size, would not be true of other bytes.

-- Managers and admins replace and move the files of their club that no row names, also into the confidential folder and
-- out of it.
create policy club_files_update on storage.objects for update to authenticated
  using (
    bucket_id = 'club-files'
    and split_part(name, '/', 1) = any ((select app.editable_clubs())::uuid[]::text[])
    and not exists (select from public.club_documents where club_documents.storage_path = objects.name)
    and not exists (select from public.club_document_versions as version where version.storage_path = objects.name)
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

-- They remove those that no row names.
create policy club_files_delete on storage.objects for delete to authenticated
  using (
    bucket_id = 'club-files'
    and split_part(name, '/', 1) = any ((select app.editable_clubs())::uuid[]::text[])
    and not exists (select from public.club_documents where club_documents.storage_path = objects.name)
    and not exists (select from public.club_document_versions as version where version.storage_path = objects.name)
    and not exists (select from public.season_photos where season_photos.storage_path = objects.name)
    and not exists (select from public.maintenance_tickets where photos @> array[objects.name])
    and not exists (select from public.incidents where photos @> array[objects.name])
    and not exists (select from public.vendor_contracts where vendor_contracts.storage_path = objects.name)
    and not exists (select from public.vendors where vendors.insurance_path = objects.name)
    and not exists (select from public.staff_certifications where staff_certifications.storage_path = objects.name)
    and not exists (select from public.job_application_resumes where job_application_resumes.storage_path = objects.name)
  );

-- Everyone on the staff reads the files of their own certificates, and what they uploaded.
create policy club_files_select_own on storage.objects for select to authenticated
  using (
    bucket_id = 'club-files'
    and (
      name = any ((select app.my_certificate_files())::text[])
      or regexp_replace(name, '[^/]*$', '') = any ((select app.my_certificate_folders())::text[])
    )
  );

-- They add PDF, PNG and JPEG files to their own folder, ten at most that no certificate names. They replace none.
create policy club_files_insert_own on storage.objects for insert to authenticated
  with check (
    bucket_id = 'club-files'
    and regexp_replace(name, '[^/]*$', '') = any ((select app.my_certificate_folders_with_room())::text[])
    and name ~ '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|png|jpg)$'
  );

-- They remove what they uploaded and no certificate names.
create policy club_files_delete_own on storage.objects for delete to authenticated
  using (
    bucket_id = 'club-files'
    and regexp_replace(name, '[^/]*$', '') = any ((select app.my_certificate_folders())::text[])
    and not exists (select from public.staff_certifications where staff_certifications.storage_path = objects.name)
  );

-- Everyone of a club adds photos for a report of a problem (operations/problem_reports.sql), ten at most that no ticket
-- names, and removes those again. They replace none.
create policy club_files_insert_report on storage.objects for insert to authenticated
  with check (
    bucket_id = 'club-files'
    and regexp_replace(name, '[^/]*$', '') = any ((select app.my_photo_folders())::text[])
    and name ~ '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.jpg$'
  );
create policy club_files_delete_report on storage.objects for delete to authenticated
  using (bucket_id = 'club-files' and name = any ((select app.my_unnamed_photos())::text[]));

-- Every member of a club uploads photos for incident reports (operations/incident_photos.sql), at most ten that no incident
-- names yet. Members see and remove those, and replace none. Only managers see a photo that an incident names.
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

-- brand ---------------------------------------------------------------------------------------------------------------
-- Everyone reads by address. Members list, too: the list tells a page which images the club has replaced.

-- Members see their own club's brand files, the firm all of them.
create policy brand_select on storage.objects for select to authenticated
  using (
    bucket_id = 'brand'
    and ((select app.is_firm()) or split_part(name, '/', 1) = any ((select app.visible_clubs())::uuid[]::text[]))
  );

-- The firm writes the platform's defaults and may help a club; an admin writes their own club's in their place.
create policy brand_insert on storage.objects for insert to authenticated
  with check (
    bucket_id = 'brand'
    and name ~ '^[^/]+/[a-z0-9][a-z0-9._-]{0,99}$'
    and (
      split_part(name, '/', 1) = any ((select app.administered_clubs())::uuid[]::text[])
      or (split_part(name, '/', 1) = 'platform' and (select app.is_firm()))
    )
  );
create policy brand_update on storage.objects for update to authenticated
  using (
    bucket_id = 'brand'
    and ((select app.is_firm()) or split_part(name, '/', 1) = any ((select app.administered_clubs())::uuid[]::text[]))
  )
  with check (
    bucket_id = 'brand'
    and name ~ '^[^/]+/[a-z0-9][a-z0-9._-]{0,99}$'
    and (
      split_part(name, '/', 1) = any ((select app.administered_clubs())::uuid[]::text[])
      or (split_part(name, '/', 1) = 'platform' and (select app.is_firm()))
    )
  );
create policy brand_delete on storage.objects for delete to authenticated
  using (
    bucket_id = 'brand'
    and ((select app.is_firm()) or split_part(name, '/', 1) = any ((select app.administered_clubs())::uuid[]::text[]))
  );

-- job-files: no policy. Workers write them with the service key, and job-file signs them for people who may have them.
-- modules: no policy. Publishing writes them with the service key; browsers read them by address.
