-- Files that no row names: an upload whose row was never written, because the page was closed or the row was refused.

-- Files of club-files that no row has named for a day, the oldest first. For the function that removes them through the
-- storage, which alone removes what a file holds. A day is longer than any dialog stays open between upload and row.
create function app.unnamed_files(most_param integer) returns setof text
language sql stable security definer set search_path = '' as $$
  with named as (
    select storage_path as path from public.club_documents
    union all select storage_path from public.club_document_versions
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
revoke all on function app.unnamed_files(integer) from public;
grant execute on function app.unnamed_files(integer) to service_role;

create function public.unnamed_files(most_param integer) returns setof text
language sql stable set search_path = '' as $$
  select app.unnamed_files(most_param)
$$;
revoke all on function public.unnamed_files(integer) from public, anon, authenticated, service_role;
grant execute on function public.unnamed_files(integer) to service_role;
