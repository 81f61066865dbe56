-- Applications that did not come through the public page: on paper, by word of mouth, from a job board.

-- Enters an application with its positions in one transaction and returns its id. No mail is sent. Runs with the caller's
-- own rights, so that the rules of the tables decide.
create function public.enter_application(club_id_param uuid, application_param jsonb, job_role_ids_param uuid[])
returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  sent constant public.job_applications :=
    jsonb_populate_record(null::public.job_applications, app.sent_object(application_param));
  entered uuid;
begin
  perform app.require_manager(club_id_param, 'enter applications');
  if coalesce(cardinality(job_role_ids_param), 0) = 0 then
    raise exception 'An application names at least one position.'
      using errcode = '22023', hint = 'Choose what the person applied for.';
  end if;
  if sent.source = 'application_page' then
    raise exception 'Only the public page enters applications as its own.'
      using errcode = '23514', hint = 'Say how the application came: entered, referral or job board.';
  end if;
  insert into public.job_applications (club_id, name, email, phone, applied_date, source)
  values (club_id_param, btrim(sent.name), nullif(btrim(sent.email), ''), nullif(btrim(sent.phone), ''),
    sent.applied_date, coalesce(sent.source, 'entered'))
  returning id into entered;
  insert into public.job_application_positions (club_id, application_id, job_role_id)
  select distinct club_id_param, entered, wanted.id from unnest(job_role_ids_param) as wanted (id);
  return entered;
end
$$;
revoke all on function public.enter_application(uuid, jsonb, uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.enter_application(uuid, jsonb, uuid[]) to authenticated;
