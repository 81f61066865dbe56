-- Why a role pays less than the minimum wage is read by the people who read pay, and no longer by all members.

-- Why a role pays less than the minimum wage, for those who read the pay of people: managers and admins of its club, the firm.
create function app.pay_reason_of(role_id_param uuid) returns text
language sql stable security definer set search_path = '' as $$
  select pay_reason from public.job_role_definitions
  where id = role_id_param and pay_reason is not null and app.reads_confidential(club_id)
$$;
revoke all on function app.pay_reason_of(uuid) from public;
-- The list of job roles runs it with the reader's rights.
grant execute on function app.pay_reason_of(uuid) to authenticated, service_role;

create or replace view public.job_roles with (security_invoker = true) as
select
  definition.id,
  definition.club_id,
  definition.title,
  definition.department,
  definition.description,
  definition.positions_total,
  app.positions_filled(definition.club_id, definition.title) as positions_filled,
  definition.pay_range_min,
  definition.pay_range_max,
  definition.is_open,
  definition.created_at,
  definition.updated_at,
  definition.version,
  definition.minimum_age,
  app.lawful_age(definition.club_id, definition.title) as lawful_age,
  app.required_age(definition.club_id, definition.title) as required_age,
  app.pay_reason_of(definition.id) as pay_reason
from public.job_role_definitions as definition;

revoke select on public.job_role_definitions from authenticated;
grant select (id, club_id, title, department, description, positions_total, pay_range_min, pay_range_max, is_open,
  created_at, updated_at, version, minimum_age) on public.job_role_definitions to authenticated;

create or replace function public.save_job_role(
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
      (club_id, title, department, description, positions_total, pay_range_min, pay_range_max, is_open, minimum_age,
        pay_reason)
    values (club_id_param, btrim(sent.title), sent.department, sent.description, coalesce(sent.positions_total, 1),
      sent.pay_range_min, sent.pay_range_max, coalesce(sent.is_open, true), sent.minimum_age, sent.pay_reason)
    returning id into saved;
  else
    update public.job_role_definitions
    set title = btrim(sent.title), department = sent.department, description = sent.description,
      positions_total = coalesce(sent.positions_total, positions_total), pay_range_min = sent.pay_range_min,
      pay_range_max = sent.pay_range_max, is_open = coalesce(sent.is_open, is_open),
      -- A release that does not know them leaves them as they are.
      minimum_age = case when job_role_param ? 'minimum_age' then sent.minimum_age else minimum_age end,
      pay_reason = case when job_role_param ? 'pay_reason' then sent.pay_reason else app.pay_reason_of(id) end,
      version = version_param
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
