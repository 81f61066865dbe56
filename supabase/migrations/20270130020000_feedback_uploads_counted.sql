-- Uploads of feedback with their rows counted, for the list of a season's uploads.

-- Each upload with its rows counted, and the first and the last day on which they were given.
create view public.feedback_upload_overview with (security_invoker = true) as
select
  upload.id as upload_id,
  upload.club_id,
  upload.season_id,
  upload.file_name,
  upload.left_out,
  upload.created_at,
  entries.counted as rows,
  entries.first_day,
  entries.last_day
from public.feedback_uploads as upload
cross join lateral (
  select count(*)::integer as counted, min(given_on) as first_day, max(given_on) as last_day
  from public.feedback_entries as entry
  where entry.upload_id = upload.id
) as entries;
revoke all on public.feedback_upload_overview from public, anon, authenticated, service_role;
-- The rules of the tables beneath decide which rows.
grant select on public.feedback_upload_overview to authenticated, service_role;

create trigger refuse_writing instead of insert or update or delete on public.feedback_upload_overview
  for each row execute function app.refuse_writing_view();
