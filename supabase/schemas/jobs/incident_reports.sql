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
