-- Job roles: the positions a club has, what they pay and what they require; and the kinds of certification.
--
-- Specification 7.21 reads `job_roles` with positions_filled, which is a count of the staff. So `job_roles` is a view
-- (staff_list.sql) over job_role_definitions, and writing goes through it.

create table public.certification_types (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  name text not null,
  valid_months integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint certification_types_in_club unique (id, club_id),
  constraint certification_types_name_unique unique (club_id, name),
  constraint certification_types_name_length check (char_length(btrim(name)) between 1 and 120 and char_length(name) <= 120),
  constraint certification_types_valid_range check (valid_months between 1 and 120)
);
comment on constraint certification_types_name_unique on public.certification_types is
  'The club has a certification of this name already. Choose another name.';
comment on constraint certification_types_name_length on public.certification_types is
  'A name has 1 to 120 characters.';
comment on constraint certification_types_valid_range on public.certification_types is
  'A certification is valid for 1 to 120 months.';
comment on column public.certification_types.valid_months is 'How long a new one lasts. Null: it does not expire.';
-- The staff read the kinds of certification of their club; managers and admins keep them.
call app.secure_club_rows('public.certification_types', writable => '{name,valid_months}', readers => 'staff');

create table public.job_role_definitions (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  title text not null,
  department text,
  description text,
  positions_total integer not null default 1,
  pay_range_min numeric(8, 2),
  pay_range_max numeric(8, 2),
  is_open boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  minimum_age smallint,
  pay_reason text,
  constraint job_role_definitions_in_club unique (id, club_id),
  constraint job_role_definitions_title_unique unique (club_id, title),
  constraint job_role_definitions_title_length check (char_length(btrim(title)) between 1 and 80 and char_length(title) <= 80),
  constraint job_role_definitions_department_length check (char_length(department) between 1 and 80),
  constraint job_role_definitions_description_length check (char_length(description) <= 4000),
  constraint job_role_definitions_positions_range check (positions_total between 0 and 1000),
  constraint job_role_definitions_pay_from_zero check (pay_range_min >= 0 and pay_range_max <= 1000),
  constraint job_role_definitions_pay_order check (pay_range_min <= pay_range_max),
  constraint job_role_definitions_minimum_age_range check (minimum_age between 14 and 99),
  constraint job_role_definitions_pay_reason_length
    check (char_length(btrim(pay_reason)) between 3 and 500 and char_length(pay_reason) <= 500)
);
comment on constraint job_role_definitions_title_unique on public.job_role_definitions is
  'The club has a job role of this title already. Choose another title.';
comment on constraint job_role_definitions_title_length on public.job_role_definitions is
  'A title has 1 to 80 characters.';
comment on constraint job_role_definitions_department_length on public.job_role_definitions is
  'A department has 1 to 80 characters.';
comment on constraint job_role_definitions_description_length on public.job_role_definitions is
  'A description has at most 4,000 characters.';
comment on constraint job_role_definitions_positions_range on public.job_role_definitions is
  'A job role has 0 to 1,000 positions.';
comment on constraint job_role_definitions_pay_from_zero on public.job_role_definitions is
  'Pay is $0 to $1,000 an hour.';
comment on constraint job_role_definitions_pay_order on public.job_role_definitions is
  'The highest pay is at least the lowest pay.';
comment on constraint job_role_definitions_minimum_age_range on public.job_role_definitions is
  'A minimum age is 14 to 99.';
comment on constraint job_role_definitions_pay_reason_length on public.job_role_definitions is
  'A reason has 3 to 500 characters.';
comment on column public.job_role_definitions.minimum_age is
  'What the club asks for on the first day, beyond what the law does (app.lawful_age). Null: only the law.';
comment on column public.job_role_definitions.pay_range_min is 'US dollars an hour.';
comment on column public.job_role_definitions.pay_reason is
  'Why the role pays less than the minimum wage. Null: it does not.';
comment on column public.job_role_definitions.is_open is 'Whether the club takes applications for it, while positions are free.';
-- Members read the job roles of their club, but not pay_reason: app.pay_reason_of tells it. Managers and admins keep them.
call app.secure_club_rows('public.job_role_definitions',
  writable => '{title,department,description,positions_total,pay_range_min,pay_range_max,is_open,minimum_age,pay_reason}');
revoke select on public.job_role_definitions from authenticated;
grant select (id, club_id, title, department, description, positions_total, pay_range_min, pay_range_max, is_open,
  created_at, updated_at, version, minimum_age) on public.job_role_definitions to authenticated;

-- Why a role pays less than the minimum wage, for those who read the pay of people: managers and admins of its club, the firm.
create function app.pay_reason_of(role_id_param uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select pay_reason from public.job_role_definitions
    where id = role_id_param and pay_reason is not null and app.reads_confidential(club_id)
  );
end
$$;
revoke all on function app.pay_reason_of(uuid) from public;
-- The list of job roles runs it with the reader's rights.
grant execute on function app.pay_reason_of(uuid) to authenticated, service_role;

create table public.job_role_requirements (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  job_role_id uuid not null,
  requirement text not null,
  certification_type_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  -- Named as the client asks for them: job_roles with nested requirements, select=*,requirements(*).
  constraint requirements foreign key (job_role_id, club_id)
    references public.job_role_definitions (id, club_id) on delete cascade,
  constraint job_role_requirements_certification foreign key (certification_type_id, club_id)
    references public.certification_types (id, club_id) on delete set null (certification_type_id),
  constraint job_role_requirements_once unique (job_role_id, requirement),
  constraint job_role_requirements_text_length check (char_length(btrim(requirement)) between 1 and 200 and char_length(requirement) <= 200),
  constraint job_role_requirements_no_age check (requirement !~* '^\s*at least \d+ years old\.?\s*$')
);
create index job_role_requirements_of_role on public.job_role_requirements (job_role_id, club_id);
create index job_role_requirements_of_certification on public.job_role_requirements (certification_type_id, club_id);
create index job_role_requirements_of_club on public.job_role_requirements (club_id);
comment on constraint requirements on public.job_role_requirements is
  'This job role is not there any more. Choose one of the list.';
comment on constraint job_role_requirements_certification on public.job_role_requirements is
  'This certification is not on the list of the club. Choose one of the list.';
comment on constraint job_role_requirements_once on public.job_role_requirements is
  'The job role names this requirement already.';
comment on constraint job_role_requirements_text_length on public.job_role_requirements is
  'A requirement has 1 to 200 characters.';
comment on constraint job_role_requirements_no_age on public.job_role_requirements is
  'The age has a field of its own. Enter it as the minimum age of the role.';
comment on column public.job_role_requirements.certification_type_id is
  'The certification that fulfils it, which people in the role must hold. Null: a requirement in words.';
-- The staff read what the roles of their club require; managers and admins keep it.
call app.secure_club_rows('public.job_role_requirements',
  writable => '{job_role_id,requirement,certification_type_id}',
  readers => 'staff');

-- The age from which the law lets people work in a role: 14 (29 CFR 570.2), and 15 as a lifeguard at a swimming pool
-- (29 CFR 570.34(l)). Lifeguards are named so, or need a certification that is.
create function app.lawful_age(club_id_param uuid, title_param text) returns integer
language plpgsql stable security definer set search_path = '' as $$
begin
  return case when title_param ~* '\mlife ?guards?\M' or exists (
    select from public.job_role_definitions as role
    join public.job_role_requirements as requirement on requirement.job_role_id = role.id
    join public.certification_types as type on type.id = requirement.certification_type_id
    where role.club_id = club_id_param and role.title = title_param and type.name ~* 'life ?guard'
  ) then 15 else 14 end;
end
$$;
revoke all on function app.lawful_age(uuid, text) from public;
-- The list of job roles runs it with the reader's rights.
grant execute on function app.lawful_age(uuid, text) to authenticated, service_role;

-- The age that a role asks for on the first day: what the club asks for, or what the law does where that is more. Null for a
-- role that there is not.
create function app.required_age(club_id_param uuid, title_param text) returns integer
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select greatest(minimum_age, app.lawful_age(club_id, title))
    from public.job_role_definitions where club_id = club_id_param and title = title_param
  );
end
$$;
revoke all on function app.required_age(uuid, text) from public;
-- The list of job roles runs it as the person who reads.
grant execute on function app.required_age(uuid, text) to authenticated, service_role;

-- The same in the words in which applicants and the staff read it.
create function app.age_in_words(age integer) returns text
language sql immutable set search_path = '' as $$
  select format('At least %s years old', age)
$$;
revoke all on function app.age_in_words(integer) from public;

-- Saving a job role --------------------------------------------------------------------------------------------------
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
revoke all on function public.save_job_role(uuid, jsonb, jsonb, uuid, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.save_job_role(uuid, jsonb, jsonb, uuid, integer) to authenticated;
