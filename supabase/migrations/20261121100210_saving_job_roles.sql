-- A job role and what it requires, saved in one transaction: a role that is open must never stand without its
-- requirements.

-- Adds a job role, or saves over one whose version the caller has seen, and returns its id. The requirements are all that
-- the role has from now on: [{ "requirement": …, "certification_type_id": … or null }]. Runs with the caller's own
-- rights, so that the rules of the tables decide.
create function public.save_job_role(
  club_id_param uuid,
  job_role_param jsonb,
  requirements_param jsonb,
  job_role_id_param uuid default null,
  version_param integer default null
) returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  sent constant public.job_role_definitions :=
    jsonb_populate_record(null::public.job_role_definitions, app.sent_object(job_role_param));
  requirements constant jsonb := app.sent_objects(requirements_param);
  saved uuid;
begin
  perform app.require_manager(club_id_param, 'save job roles');
  if job_role_id_param is null then
    insert into public.job_role_definitions
      (club_id, title, department, description, positions_total, pay_range_min, pay_range_max, is_open)
    values (club_id_param, btrim(sent.title), sent.department, sent.description, coalesce(sent.positions_total, 1),
      sent.pay_range_min, sent.pay_range_max, coalesce(sent.is_open, true))
    returning id into saved;
  else
    update public.job_role_definitions
    set title = btrim(sent.title), department = sent.department, description = sent.description,
      positions_total = coalesce(sent.positions_total, positions_total), pay_range_min = sent.pay_range_min,
      pay_range_max = sent.pay_range_max, is_open = coalesce(sent.is_open, is_open), version = version_param
    where id = job_role_id_param and club_id = club_id_param
    returning id into saved;
    if saved is null then
      raise exception 'This job role does not exist.'
        using errcode = 'PT404', hint = 'It may have been deleted. Reload the list of job roles.';
    end if;
  end if;

  delete from public.job_role_requirements
  where job_role_id = saved and requirement not in (
    select btrim(wanted.requirement)
    from jsonb_to_recordset(requirements) as wanted (requirement text)
    where wanted.requirement is not null
  );
  insert into public.job_role_requirements (club_id, job_role_id, requirement, certification_type_id)
  select distinct on (btrim(wanted.requirement)) club_id_param, saved, btrim(wanted.requirement),
    wanted.certification_type_id
  from jsonb_to_recordset(requirements) as wanted (requirement text, certification_type_id uuid)
  order by btrim(wanted.requirement), wanted.certification_type_id
  on conflict (job_role_id, requirement) do update set certification_type_id = excluded.certification_type_id
    where job_role_requirements.certification_type_id is distinct from excluded.certification_type_id;
  return saved;
end
$$;
revoke all on function public.save_job_role(uuid, jsonb, jsonb, uuid, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.save_job_role(uuid, jsonb, jsonb, uuid, integer) to authenticated;
