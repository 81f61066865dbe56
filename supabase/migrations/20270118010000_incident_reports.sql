-- Ordering one incident as a PDF. It names people, so it is for managers and admins alone, and its file goes after a day
-- (working_jobs.sql): a copy must not outlive the incident that the club's retention removes.

-- Orders the PDF of an incident and returns the job's id. It shows the incident as it is when the PDF is made.
create function public.request_incident_report(incident_id_param uuid) returns uuid
language plpgsql volatile set search_path = '' as $$
begin
  if cardinality((select app.editable_clubs())) = 0 then
    raise exception 'Incident reports are made by the managers and administrators of a club.'
      using errcode = '42501', hint = 'Ask one of them for the report.';
  end if;
  if not exists (
    select from public.incidents where id = incident_id_param and club_id = any ((select app.editable_clubs())::uuid[])
  ) then
    raise exception 'There is no such incident in your club.'
      using errcode = 'PT404', hint = 'Reload the incidents.';
  end if;
  return app.order_job('report', jsonb_build_object('type', 'incident', 'format', 'pdf', 'incident', incident_id_param));
end
$$;
revoke all on function public.request_incident_report(uuid) from public, anon, authenticated, service_role;
grant execute on function public.request_incident_report(uuid) to authenticated;

-- Its file goes after a day, as an export's does.
create or replace function app.finish_job(
  job_id_param uuid, attempt_param integer, path_param text, file_name_param text, bytes_param bigint
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.jobs
  set status = 'done', progress = 100, step = null, finished_at = now(), result_path = path_param,
    file_name = file_name_param, bytes = bytes_param,
    expires_at = case when kind = 'export' or parameters ->> 'type' = 'incident' then now() + interval '24 hours' end
  where id = job_id_param and status = 'running' and attempts = attempt_param;
  return found;
end
$$;

-- A person who made it and is no manager any more opens it no more.
create or replace function app.open_job_file(job_id_param uuid)
returns table (path text, file_name text)
language plpgsql security definer set search_path = '' as $$
declare
  job public.jobs;
begin
  select * into job from public.jobs
  where id = job_id_param and club_id = app.my_club_id()
    and (requested_by = auth.uid() or (kind = 'report' and club_id = any (app.editable_clubs())))
    and (parameters ->> 'type' is distinct from 'incident' or club_id = any (app.editable_clubs()))
  for share;
  if job.id is null then
    raise exception 'There is no such file for you.'
      using errcode = 'PT404', hint = 'Look at the list of your exports and reports.';
  end if;
  perform app.require_export();
  if job.status = 'expired' or job.expires_at <= now() then
    raise exception 'This file has been removed: exports and incident reports are kept for 24 hours.'
      using errcode = 'PT410', hint = 'Ask for a new one.';
  end if;
  if job.status <> 'done' then
    raise exception 'This job has no file yet.' using errcode = 'PT409', hint = 'Wait until it is done.';
  end if;
  perform app.record_data_event(job.club_id, job.kind, 'downloaded', auth.uid(),
    jsonb_build_object('file_name', job.file_name), job.id);
  return query select job.result_path, job.file_name;
end
$$;
