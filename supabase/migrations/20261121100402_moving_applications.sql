-- Moving an application along the pipeline, with the word that goes with the move, in one transaction. Hiring is
-- hire_applicant (..._hiring.sql); what may not be moved is refused there and by app.prepare_application.

-- Moves an application and returns its new version. Why somebody is rejected is told in the history. Runs with the
-- caller's own rights, so that the rules of the table decide. The version is that which the caller has seen.
create function public.move_application(
  application_id_param uuid,
  status_param text,
  version_param integer,
  reason_param text default null
) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  application public.job_applications;
  reason constant text := nullif(btrim(reason_param), '');
  moved integer;
begin
  select * into application from public.job_applications where id = application_id_param;
  if not found then
    raise exception 'This application does not exist.'
      using errcode = 'PT404', hint = 'It may have been deleted. Reload the list.';
  end if;
  perform app.require_manager(application.club_id, 'move applications');
  if status_param = 'rejected' and application.status <> 'rejected' and reason is null then
    raise exception 'A rejection needs a reason.'
      using errcode = 'PT422', hint = 'Write in a few words why. Only managers and admins of the club read it.';
  end if;
  if char_length(reason) > 2000 then
    raise exception 'A reason has at most 2,000 characters.'
      using errcode = '22023', hint = 'Shorten it and try again.';
  end if;
  update public.job_applications set status = status_param, version = version_param
  where id = application_id_param
  returning version into moved;
  if reason is not null then
    insert into public.job_application_events (club_id, application_id, note)
    values (application.club_id, application.id, reason);
  end if;
  return moved;
end
$$;
revoke all on function public.move_application(uuid, text, integer, text)
  from public, anon, authenticated, service_role;
grant execute on function public.move_application(uuid, text, integer, text) to authenticated;
