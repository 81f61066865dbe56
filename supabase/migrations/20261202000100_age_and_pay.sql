-- Age and pay of the staff: what the law refuses, what takes a reason, and a history of both.

alter table public.staff_members add column override_reason text;
alter table public.staff_members
  add constraint staff_members_override_reason_moved_on check (override_reason is null);
comment on constraint staff_members_override_reason_moved_on on public.staff_members is
  'The reason to save a person all the same stands in their history.';
comment on column public.staff_members.override_reason is
  'Sent with a write that a rule warns of, or that changes the pay. It goes to staff_events and is null here.';
grant insert (override_reason), update (override_reason) on public.staff_members to authenticated;

alter table public.job_role_definitions add column minimum_age smallint;
alter table public.job_role_definitions
  add constraint job_role_definitions_minimum_age_range check (minimum_age between 14 and 99);
comment on constraint job_role_definitions_minimum_age_range on public.job_role_definitions is
  'A minimum age is 14 to 99.';
comment on column public.job_role_definitions.minimum_age is
  'What the club asks for on the first day, beyond what the law does (app.lawful_age). Null: only the law.';
grant insert (minimum_age), update (minimum_age) on public.job_role_definitions to authenticated;

alter table public.club_labor_rules
  add column state text, add column minimum_wage numeric(6, 2), add column minimum_wage_reason text;
alter table public.club_labor_rules
  add constraint club_labor_rules_state_form check (state ~ '^[A-Z]{2}$'),
  add constraint club_labor_rules_minimum_wage_range check (minimum_wage between 0 and 1000),
  add constraint club_labor_rules_minimum_wage_reason_length check (char_length(btrim(minimum_wage_reason)) between 3 and 500
    and char_length(minimum_wage_reason) <= 500),
  add constraint club_labor_rules_minimum_wage_with_reason check ((minimum_wage is null) = (minimum_wage_reason is null));
comment on constraint club_labor_rules_state_form on public.club_labor_rules is
  'A state is two capital letters, such as NC.';
comment on constraint club_labor_rules_minimum_wage_range on public.club_labor_rules is
  'A minimum wage is $0 to $1,000 an hour.';
comment on constraint club_labor_rules_minimum_wage_reason_length on public.club_labor_rules is
  'A reason has 3 to 500 characters.';
comment on constraint club_labor_rules_minimum_wage_with_reason on public.club_labor_rules is
  'A minimum wage of your own takes a reason.';
comment on column public.club_labor_rules.state is 'Null: the state that the address of the club names.';
comment on column public.club_labor_rules.minimum_wage is
  'US dollars an hour, where local law differs. Null: what state and nation set (app.minimum_wage).';
grant update (state, minimum_wage, minimum_wage_reason) on public.club_labor_rules to authenticated;

create function app.lawful_age(club_id_param uuid, title_param text) returns integer
language sql stable security definer set search_path = '' as $$
  select case when title_param ~* '\mlife ?guards?\M' or exists (
    select from public.job_role_definitions as role
    join public.job_role_requirements as requirement on requirement.job_role_id = role.id
    join public.certification_types as type on type.id = requirement.certification_type_id
    where role.club_id = club_id_param and role.title = title_param and type.name ~* 'life ?guard'
  ) then 15 else 14 end
$$;
revoke all on function app.lawful_age(uuid, text) from public;
-- The list of job roles runs it as whoever reads.
grant execute on function app.lawful_age(uuid, text) to authenticated, service_role;

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
      (club_id, title, department, description, positions_total, pay_range_min, pay_range_max, is_open, minimum_age)
    values (club_id_param, btrim(sent.title), sent.department, sent.description, coalesce(sent.positions_total, 1),
      sent.pay_range_min, sent.pay_range_max, coalesce(sent.is_open, true), sent.minimum_age)
    returning id into saved;
  else
    update public.job_role_definitions
    set title = btrim(sent.title), department = sent.department, description = sent.description,
      positions_total = coalesce(sent.positions_total, positions_total), pay_range_min = sent.pay_range_min,
      pay_range_max = sent.pay_range_max, is_open = coalesce(sent.is_open, is_open),
      -- A release that does not know it leaves it as it is.
      minimum_age = case when job_role_param ? 'minimum_age' then sent.minimum_age else minimum_age end,
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

create or replace function app.rename_staff_role() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform set_config('app.renames_role', 'on', true);
  update public.staff_members set role = new.title where club_id = new.club_id and role = old.title;
  perform set_config('app.renames_role', '', true);
  return null;
end
$$;

create or replace view public.staff with (security_invoker = true) as
select
  member.id,
  member.club_id,
  member.user_id,
  member.name,
  member.role,
  member.status,
  member.email,
  member.phone,
  member.birth_date,
  member.start_date,
  member.end_date,
  member.hourly_rate,
  (
    select coalesce(round(sum(extract(epoch from shift.ends_at - shift.starts_at) / 3600 - shift.break_minutes / 60.0), 2), 0)
    from (select app.club_week_start(member.club_id) as starts_at offset 0) as week
    join public.shifts as shift on shift.staff_id = member.id and shift.status = 'published'
      and shift.starts_at >= week.starts_at and shift.starts_at < week.starts_at + interval '7 days'
  ) as hours_this_week,
  (
    select coalesce(round(sum(extract(epoch from shift.ends_at - shift.starts_at) / 3600 - shift.break_minutes / 60.0), 2), 0)
    from public.shifts as shift
    where shift.staff_id = member.id and shift.status = 'published'
      and shift.ends_at <= (select app.club_now(member.club_id))
  ) as total_hours,
  array(
    select certification.certification_name
    from public.staff_certifications as certification
    where certification.staff_id = member.id
    order by lower(certification.certification_name) collate "C"
  ) as certifications,
  member.created_at,
  member.updated_at,
  member.version,
  case
    when exists (
      select from public.staff_certifications as certification
      where certification.staff_id = member.id
        and (certification.expiry_date is null or certification.expiry_date >= (select app.club_today(member.club_id)))
    ) then 'Current'
    else 'Action Needed'
  end as certification_badge,
  (
    select count(*)::integer
    from (select app.club_today(member.club_id) as day offset 0) as today
    join public.staff_certifications as certification on certification.staff_id = member.id
      and certification.expiry_date between today.day and today.day + 30
    where not exists (
      select from public.staff_certifications as newer
      where newer.staff_id = member.id and newer.certification_name = certification.certification_name
        and (newer.expiry_date is null or newer.expiry_date > certification.expiry_date)
    )
  ) as certifications_expiring,
  app.holds_required_certifications(
    member.club_id, member.id, member.role, app.current_season_end(member.club_id)
  ) as valid_to_season_end,
  member.override_reason
from public.staff_members as member;
grant insert (override_reason), update (override_reason) on public.staff to authenticated;

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
  app.lawful_age(definition.club_id, definition.title) as lawful_age
from public.job_role_definitions as definition;
grant insert (minimum_age, lawful_age), update (minimum_age) on public.job_roles to authenticated;

-- Minimum wages of the states, in US dollars an hour: U.S. Department of Labor, Wage and Hour Division, "State Minimum
-- Wage Laws" (https://www.dol.gov/agencies/whd/minimum-wage/state), with the day from which each holds. A state that has
-- none of its own, or a lower one, has the federal one. Of a state with several rates it is the one outside of cities and
-- regions with a higher one: New York without the city and its suburbs, Oregon's standard rate. A club sets its own rate.
create function app.state_minimum_wages()
returns table (state text, name text, wage numeric, valid_from date)
language sql immutable set search_path = '' as $$
  values
    ('AL', 'Alabama', 7.25, date '2025-01-01'), ('AK', 'Alaska', 11.91, date '2025-01-01'),
    ('AK', 'Alaska', 13.00, date '2025-07-01'), ('AK', 'Alaska', 14.00, date '2026-07-01'),
    ('AK', 'Alaska', 15.00, date '2027-07-01'), ('AZ', 'Arizona', 14.70, date '2025-01-01'),
    ('AZ', 'Arizona', 15.15, date '2026-01-01'), ('AR', 'Arkansas', 11.00, date '2025-01-01'),
    ('CA', 'California', 16.50, date '2025-01-01'), ('CA', 'California', 16.90, date '2026-01-01'),
    ('CO', 'Colorado', 14.81, date '2025-01-01'), ('CO', 'Colorado', 15.16, date '2026-01-01'),
    ('CT', 'Connecticut', 16.35, date '2025-01-01'), ('CT', 'Connecticut', 16.94, date '2026-01-01'),
    ('DE', 'Delaware', 15.00, date '2025-01-01'), ('DC', 'District of Columbia', 17.50, date '2025-01-01'),
    ('DC', 'District of Columbia', 17.95, date '2025-07-01'), ('DC', 'District of Columbia', 18.40, date '2026-07-01'),
    ('FL', 'Florida', 13.00, date '2025-01-01'),
    ('FL', 'Florida', 14.00, date '2025-09-30'), ('FL', 'Florida', 15.00, date '2026-09-30'),
    ('GA', 'Georgia', 7.25, date '2025-01-01'), ('HI', 'Hawaii', 14.00, date '2025-01-01'),
    ('HI', 'Hawaii', 16.00, date '2026-01-01'), ('ID', 'Idaho', 7.25, date '2025-01-01'),
    ('IL', 'Illinois', 15.00, date '2025-01-01'), ('IN', 'Indiana', 7.25, date '2025-01-01'),
    ('IA', 'Iowa', 7.25, date '2025-01-01'), ('KS', 'Kansas', 7.25, date '2025-01-01'),
    ('KY', 'Kentucky', 7.25, date '2025-01-01'), ('LA', 'Louisiana', 7.25, date '2025-01-01'),
    ('ME', 'Maine', 14.65, date '2025-01-01'), ('ME', 'Maine', 15.10, date '2026-01-01'),
    ('MD', 'Maryland', 15.00, date '2025-01-01'), ('MA', 'Massachusetts', 15.00, date '2025-01-01'),
    ('MI', 'Michigan', 10.56, date '2025-01-01'), ('MI', 'Michigan', 12.48, date '2025-02-21'),
    ('MI', 'Michigan', 13.73, date '2026-01-01'), ('MN', 'Minnesota', 11.13, date '2025-01-01'),
    ('MN', 'Minnesota', 11.41, date '2026-01-01'), ('MS', 'Mississippi', 7.25, date '2025-01-01'),
    ('MO', 'Missouri', 13.75, date '2025-01-01'), ('MO', 'Missouri', 15.00, date '2026-01-01'),
    ('MT', 'Montana', 10.55, date '2025-01-01'), ('MT', 'Montana', 10.85, date '2026-01-01'),
    ('NE', 'Nebraska', 13.50, date '2025-01-01'), ('NE', 'Nebraska', 15.00, date '2026-01-01'),
    ('NV', 'Nevada', 12.00, date '2025-01-01'), ('NH', 'New Hampshire', 7.25, date '2025-01-01'),
    ('NJ', 'New Jersey', 15.49, date '2025-01-01'), ('NJ', 'New Jersey', 15.92, date '2026-01-01'),
    ('NM', 'New Mexico', 12.00, date '2025-01-01'), ('NY', 'New York', 15.50, date '2025-01-01'),
    ('NY', 'New York', 16.00, date '2026-01-01'), ('NC', 'North Carolina', 7.25, date '2025-01-01'),
    ('ND', 'North Dakota', 7.25, date '2025-01-01'), ('OH', 'Ohio', 10.70, date '2025-01-01'),
    ('OH', 'Ohio', 11.00, date '2026-01-01'), ('OK', 'Oklahoma', 7.25, date '2025-01-01'),
    ('OR', 'Oregon', 14.70, date '2025-01-01'), ('OR', 'Oregon', 15.05, date '2025-07-01'),
    ('OR', 'Oregon', 15.55, date '2026-07-01'),
    ('PA', 'Pennsylvania', 7.25, date '2025-01-01'), ('RI', 'Rhode Island', 15.00, date '2025-01-01'),
    ('RI', 'Rhode Island', 16.00, date '2026-01-01'), ('SC', 'South Carolina', 7.25, date '2025-01-01'),
    ('SD', 'South Dakota', 11.50, date '2025-01-01'), ('SD', 'South Dakota', 11.85, date '2026-01-01'),
    ('TN', 'Tennessee', 7.25, date '2025-01-01'), ('TX', 'Texas', 7.25, date '2025-01-01'),
    ('UT', 'Utah', 7.25, date '2025-01-01'), ('VT', 'Vermont', 14.01, date '2025-01-01'),
    ('VT', 'Vermont', 14.42, date '2026-01-01'), ('VA', 'Virginia', 12.41, date '2025-01-01'),
    ('VA', 'Virginia', 12.77, date '2026-01-01'), ('WA', 'Washington', 16.66, date '2025-01-01'),
    ('WA', 'Washington', 17.13, date '2026-01-01'), ('WV', 'West Virginia', 8.75, date '2025-01-01'),
    ('WI', 'Wisconsin', 7.25, date '2025-01-01'), ('WY', 'Wyoming', 7.25, date '2025-01-01')
$$;

-- The state of a club: its own setting, or else the one that its address names before the ZIP code. Null without either.
create function app.state_of_club(club_id_param uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(rules.state, (
    select named[1] from regexp_matches(club.address, '\m([A-Z]{2})\s+\d{5}', 'g') as named
    where named[1] in (select known.state from app.state_minimum_wages() as known)
    limit 1
  ))
  from public.clubs as club
  join public.club_labor_rules as rules on rules.club_id = club.id
  where club.id = club_id_param
$$;

-- The minimum wage of a club on its own day: what the club has set, else the higher one of state and nation (29 U.S.C.
-- 218(a)). basis: 'club', 'state' or 'federal'. source says where it comes from, as the warning does.
create function app.minimum_wage(club_id_param uuid)
returns table (wage numeric, basis text, source text, state text, state_name text, valid_from date)
language sql stable security definer set search_path = '' as $$
  select
    coalesce(rules.minimum_wage, greatest(own.wage, 7.25)),
    case when rules.minimum_wage is not null then 'club' when own.wage > 7.25 then 'state' else 'federal' end,
    case
      when rules.minimum_wage is not null then 'set by the club'
      when own.wage > 7.25 then own.name || ', from ' || to_char(own.valid_from, 'FMMonth FMDD, YYYY')
      else 'federal, 29 U.S.C. 206(a)(1)'
    end,
    located.state,
    named.name,
    own.valid_from
  from public.club_labor_rules as rules
  cross join app.state_of_club(rules.club_id) as located (state)
  left join lateral (
    select known.name from app.state_minimum_wages() as known where known.state = located.state limit 1
  ) as named on true
  left join lateral (
    select known.wage, known.name, known.valid_from from app.state_minimum_wages() as known
    where known.state = located.state and known.valid_from <= app.club_today(rules.club_id)
    order by known.valid_from desc
    limit 1
  ) as own on true
  where rules.club_id = club_id_param
$$;
revoke all on function app.state_minimum_wages(), app.state_of_club(uuid), app.minimum_wage(uuid) from public;
grant execute on function app.minimum_wage(uuid) to authenticated;

-- For members of the club: it is the law of their place, and no one's pay.
create function public.minimum_wage(club_id_param uuid)
returns table (wage numeric, basis text, source text, state text, state_name text, valid_from date)
language sql stable set search_path = '' as $$
  select * from app.minimum_wage(club_id_param) where club_id_param = any (app.visible_clubs())
$$;
revoke all on function public.minimum_wage(uuid) from public, anon, authenticated, service_role;
grant execute on function public.minimum_wage(uuid) to authenticated;

-- The rules ------------------------------------------------------------------------------------------------------------

-- What a club's rules say of a role today. An import asks once a role, not once a person.
create type app.employment_terms as (
  today date,
  lawful_age integer,
  role_age integer,
  minimum_wage numeric,
  wage_source text
);

create function app.employment_terms_of(club_id_param uuid, role_param text) returns app.employment_terms
language sql stable security definer set search_path = '' as $$
  select app.club_today(club_id_param), app.lawful_age(club_id_param, role_param),
    (select minimum_age::integer from public.job_role_definitions where club_id = club_id_param and title = role_param),
    minimum.wage, minimum.source
  from (values (club_id_param)) as club (id)
  left join app.minimum_wage(club.id) as minimum on true
$$;
revoke all on function app.employment_terms_of(uuid, text) from public;

-- What is wrong with a person as they would be saved. Hard: the law refuses it. Soft: it takes a reason. `stored` is the
-- person as they stand: what a change leaves as it is, is not asked about again.
create function app.staff_problems(
  person public.staff_members,
  stored public.staff_members,
  terms app.employment_terms
)
returns table (kind text, rule text, message text, hint text)
language plpgsql stable set search_path = '' as $$
declare
  first_day constant date := coalesce(person.start_date, terms.today);
  age constant integer := extract(year from pg_catalog.age(first_day, person.birth_date));
  comes_back constant boolean := stored.id is null or (stored.status = 'Inactive' and person.status <> 'Inactive');
  asks_age constant boolean := comes_back or (person.role, person.birth_date, person.start_date)
    is distinct from (stored.role, stored.birth_date, stored.start_date);
  asks_pay constant boolean := comes_back or person.hourly_rate is distinct from stored.hourly_rate;
begin
  if asks_age and age < terms.lawful_age then
    return query select 'hard', 'lawful_age', case when terms.lawful_age = 15 and age = 14
      then 'Federal law allows no one under 15 to work as a lifeguard (29 CFR 570.34(l)). On the first day they are 14.'
      else format('Federal law allows no one under 14 to work here (29 CFR 570.2). On the first day they are %s.', age)
      end, 'Check the birth date and the first day, or choose another role.';
  elsif asks_age and age < terms.role_age then
    return query select 'soft', 'role_age',
      format('Your club sets the minimum age of this role at %s. On the first day they are %s.', terms.role_age, age)
      || case when terms.role_age >= 18
        then ' Federal law keeps hazardous work from people under 18 (29 CFR 570.50).' else '' end,
      'Choose another role, or give a reason.';
  end if;
  if asks_pay and person.hourly_rate < terms.minimum_wage then
    return query select 'soft', 'minimum_wage',
      format('Pay of $%s an hour is below the minimum wage, $%s (%s).', to_char(person.hourly_rate, 'FM9990.00'),
        to_char(terms.minimum_wage, 'FM9990.00'), terms.wage_source)
      || case when age < 20 and person.hourly_rate >= 4.25
        then ' Federal law allows $4.25 for people under 20 in their first 90 days (29 U.S.C. 206(g)).' else '' end,
      'Raise the pay, or name the exemption that applies.';
  end if;
  if (stored.id is null or person.start_date is distinct from stored.start_date)
    and person.start_date > terms.today + interval '1 year' then
    return query select 'soft', 'far_first_day', 'The first day is more than one year ahead.',
      'Check the first day, or give a reason.';
  end if;
end
$$;
revoke all on function app.staff_problems(public.staff_members, public.staff_members, app.employment_terms) from public;

-- What the rules say of someone who would be rehired now.
create function app.rehire_problems(staff_id_param uuid, role_param text) returns table (kind text)
language sql stable security definer set search_path = '' as $$
  select problem.kind
  from public.staff_members as member
  cross join lateral app.staff_problems(
    jsonb_populate_record(member, jsonb_build_object('role', role_param, 'status', 'Pending Onboarding',
      'start_date', app.first_day_of_work(member.club_id))), member,
    app.employment_terms_of(member.club_id, role_param)) as problem
  where member.id = staff_id_param
$$;
revoke all on function app.rehire_problems(uuid, text) from public;

-- History --------------------------------------------------------------------------------------------------------------
-- Each change of pay, and each rule that a reason has overridden. Inserted by the server only, never changed.

create table public.staff_events (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  staff_id uuid not null,
  kind text not null,
  from_rate numeric(8, 2),
  to_rate numeric(8, 2),
  warning text,
  reason text,
  actor uuid references public.profiles (user_id) on delete set null,
  actor_name text not null,
  happened_at timestamptz not null,
  created_at timestamptz not null default now(),
  constraint staff_events_staff foreign key (staff_id, club_id)
    references public.staff_members (id, club_id) on delete cascade,
  constraint staff_events_kind_known check (kind in ('pay', 'override')),
  constraint staff_events_rates_range check (from_rate between 0 and 1000 and to_rate between 0 and 1000),
  constraint staff_events_warning_length check (char_length(warning) between 1 and 2000),
  constraint staff_events_reason_length check (char_length(reason) between 3 and 500),
  constraint staff_events_override_with_reason check (kind <> 'override' or (warning is not null and reason is not null)),
  constraint staff_events_actor_name_length check (char_length(actor_name) between 1 and 120),
  constraint staff_events_happened_range check (happened_at between '2000-01-01' and '2100-01-01')
);
create index staff_events_newest_first on public.staff_events (staff_id, club_id, happened_at desc);
create index staff_events_of_club on public.staff_events (club_id);
create index staff_events_of_actor on public.staff_events (actor);
comment on column public.staff_events.from_rate is 'US dollars an hour; null where no pay was agreed.';
comment on column public.staff_events.warning is 'What the database warned of, in its words.';
comment on column public.staff_events.happened_at is 'On the clock of the club.';
-- Managers and admins read it; the staff does not, not even their own.
call app.secure_club_rows('public.staff_events', writable => '{}', readers => 'managers', verbs => '{select}');

-- Reasons on their way from the row that a client writes to the event about it. Empty between statements.
create table app.staff_override_reasons (
  staff_id uuid primary key,
  reason text not null,
  constraint staff_override_reasons_length check (char_length(reason) between 3 and 500)
);
alter table app.staff_override_reasons enable row level security;
revoke all on app.staff_override_reasons from public, anon, authenticated, service_role;

create function app.take_override_reason() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from app.staff_override_reasons where staff_id = new.id;
  if btrim(new.override_reason) <> '' then
    if char_length(btrim(new.override_reason)) not between 3 and 500 then
      raise exception 'A reason has 3 to 500 characters.'
        using errcode = '22023', hint = 'Say in a few words why this is right.';
    end if;
    insert into app.staff_override_reasons (staff_id, reason) values (new.id, btrim(new.override_reason));
  end if;
  new.override_reason := null;
  return new;
end
$$;
create trigger staff_members_take_reason before insert or update on public.staff_members
  for each row when (new.override_reason is not null) execute function app.take_override_reason();

-- Refuses what the law refuses, and what takes a reason where none was given; and writes down what changed. What follows
-- from another row (a role renamed) is no decision about a person, and who seeds or imports past every account is trusted.
-- The triggers judge a statement at once, so that an import asks for the terms of each role once.

create function app.employment_writer(club_id_param uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select coalesce(staff.name, profiles.display_name)
    from public.profiles
    left join public.staff_members as staff on staff.user_id = profiles.user_id and staff.club_id = club_id_param
    where profiles.user_id = auth.uid()
  ), 'The platform')
$$;

-- Raises the problems of the first person who has some that are not allowed; keeps those that a reason overrides.
-- problems: [{ "club_id", "staff_id", "kind", "rule", "message", "hint", "reason" }]
create function app.settle_employment(problems jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  refused record;
begin
  select problem ->> 'kind' as kind, string_agg(problem ->> 'message', ' ' order by place) as message,
    string_agg(problem ->> 'rule', ', ' order by place) as rules, (array_agg(problem ->> 'hint' order by place))[1] as hint
  into refused
  from jsonb_array_elements(problems) with ordinality as listed (problem, place)
  where problem ->> 'kind' = 'hard' or problem ->> 'reason' is null
  group by problem ->> 'kind', problem ->> 'staff_id'
  order by problem ->> 'kind', min(place)
  limit 1;
  if refused.kind is not null then
    raise exception '%', refused.message using
      errcode = case refused.kind when 'hard' then '23514' else 'PT422' end, detail = refused.rules, hint = refused.hint;
  end if;
  insert into public.staff_events (club_id, staff_id, kind, warning, reason, actor, actor_name, happened_at)
  select (problem ->> 'club_id')::uuid, (problem ->> 'staff_id')::uuid, 'override',
    string_agg(problem ->> 'message', ' ' order by place), problem ->> 'reason', auth.uid(),
    app.employment_writer((problem ->> 'club_id')::uuid), app.club_now((problem ->> 'club_id')::uuid)
  from jsonb_array_elements(problems) with ordinality as listed (problem, place)
  group by problem ->> 'club_id', problem ->> 'staff_id', problem ->> 'reason';
end
$$;

create function app.is_employment_judged() returns boolean
language sql stable set search_path = '' as $$
  select auth.uid() is not null and coalesce(current_setting('app.renames_role', true), '') = ''
$$;

create function app.check_new_employment() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  problems jsonb;
begin
  if app.is_employment_judged() then
    with known as materialized (
      select club_id, role, app.employment_terms_of(club_id, role) as terms
      from (select distinct club_id, role from new_people) as held
    )
    select coalesce(jsonb_agg(
      to_jsonb(problem) || jsonb_build_object('club_id', person.club_id, 'staff_id', person.id, 'reason', given.reason)
      order by person.name, person.id), '[]')
    into problems
    from new_people
    join public.staff_members as person on person.id = new_people.id
    join known on known.club_id = person.club_id and known.role = person.role
    left join app.staff_override_reasons as given on given.staff_id = person.id
    cross join lateral app.staff_problems(person, null, known.terms) as problem;
    perform app.settle_employment(problems);
  end if;
  delete from app.staff_override_reasons where staff_id in (select id from new_people);
  return null;
end
$$;

create function app.check_changed_employment() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  problems jsonb;
begin
  if app.is_employment_judged() then
    with known as materialized (
      select club_id, role, app.employment_terms_of(club_id, role) as terms
      from (select distinct club_id, role from new_people) as held
    )
    select coalesce(jsonb_agg(
      to_jsonb(problem) || jsonb_build_object('club_id', person.club_id, 'staff_id', person.id, 'reason', given.reason)
      order by person.name, person.id), '[]')
    into problems
    from old_people
    join public.staff_members as person on person.id = old_people.id
      and (person.role, person.status, person.birth_date, person.start_date, person.hourly_rate) is distinct from
        (old_people.role, old_people.status, old_people.birth_date, old_people.start_date, old_people.hourly_rate)
    join known on known.club_id = person.club_id and known.role = person.role
    left join app.staff_override_reasons as given on given.staff_id = person.id
    cross join lateral app.staff_problems(person, row(old_people.*)::public.staff_members, known.terms) as problem;
    perform app.settle_employment(problems);
  end if;
  insert into public.staff_events
    (club_id, staff_id, kind, from_rate, to_rate, reason, actor, actor_name, happened_at)
  select new_people.club_id, new_people.id, 'pay', old_people.hourly_rate, new_people.hourly_rate, given.reason,
    auth.uid(), app.employment_writer(new_people.club_id), app.club_now(new_people.club_id)
  from new_people
  join old_people on old_people.id = new_people.id and old_people.hourly_rate is distinct from new_people.hourly_rate
  left join app.staff_override_reasons as given on given.staff_id = new_people.id;
  delete from app.staff_override_reasons where staff_id in (select id from new_people);
  return null;
end
$$;
create trigger staff_members_check_new after insert on public.staff_members
  referencing new table as new_people for each statement execute function app.check_new_employment();
create trigger staff_members_check_changed after update on public.staff_members
  referencing old table as old_people new table as new_people
  for each statement execute function app.check_changed_employment();
revoke all on function app.take_override_reason(), app.employment_writer(uuid), app.settle_employment(jsonb),
  app.is_employment_judged(), app.check_new_employment(), app.check_changed_employment() from public;

-- What the rules say of the rows of an import, in the order of the file.
create function app.staff_import_rules(club_id_param uuid, file app.staff_import_row[])
returns table (is_hard boolean, problem jsonb)
language sql stable security definer set search_path = '' as $$
  with known as materialized (
    select role, app.employment_terms_of(club_id_param, role) as terms
    from (select distinct role from unnest(file)) as held
  )
  select problem.kind = 'hard', jsonb_build_object('line', imported.line, 'column', case problem.rule
      when 'minimum_wage' then 'hourly_rate' when 'far_first_day' then 'start_date' else 'birth_date' end,
    'message', problem.message)
  from unnest(file) as imported
  left join public.staff_members as member on member.id = imported.member_id
  join known on known.role is not distinct from imported.role
  cross join lateral app.staff_problems(
    jsonb_populate_record(member, jsonb_build_object('id', coalesce(member.id, '00000000-0000-0000-0000-000000000000'),
      'club_id', club_id_param, 'name', imported.name, 'role', imported.role, 'status', imported.status,
      'birth_date', imported.birth_date, 'start_date', imported.start_date, 'hourly_rate', imported.hourly_rate)),
    member, known.terms) as problem
  where coalesce(imported.birth_date, imported.start_date) is not null or imported.hourly_rate is not null
  order by imported.line
$$;
revoke all on function app.staff_import_rules(uuid, app.staff_import_row[]) from public;

-- A reason goes along with hiring, rehiring and importing.
drop function public.import_staff(uuid, jsonb, boolean, boolean);
drop function app.import_staff(uuid, jsonb, boolean, boolean);
create function app.import_staff(club_id_param uuid, rows_param jsonb, commit_param boolean, create_roles_param boolean,
  reason_param text)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  file app.staff_import_row[];
  new_roles jsonb;
  problems jsonb;
  warnings jsonb;
  problem_count integer;
begin
  perform app.require_manager(club_id_param, 'import staff');
  if jsonb_typeof(rows_param) is distinct from 'array' then
    raise exception 'The rows are not a list.' using errcode = '22023', hint = 'Send an array with one object a row.';
  end if;
  if jsonb_array_length(rows_param) > 5000 then
    raise exception 'The file has % rows; 5000 can be imported at once.', jsonb_array_length(rows_param)
      using errcode = '22023', hint = 'Split the file.';
  end if;
  perform app.lock_staff_of(club_id_param);

  select coalesce(array_agg(matched), '{}') into file from app.match_staff_import(club_id_param, rows_param) as matched;
  select coalesce(jsonb_agg(judged.problem) filter (where judged.is_hard), '[]'),
    coalesce(jsonb_agg(judged.problem) filter (where not judged.is_hard), '[]')
  into problems, warnings
  from app.staff_import_rules(club_id_param, file) as judged;
  select coalesce(jsonb_agg(found.problem order by (found.problem ->> 'line')::integer, found.number), '[]')
  into problems
  from jsonb_array_elements(app.staff_import_problems(club_id_param, file, create_roles_param) || problems)
    with ordinality as found (problem, number);
  problem_count := jsonb_array_length(problems);

  select coalesce(jsonb_agg(jsonb_build_object('title', title, 'people', people) order by lower(title) collate "C"), '[]')
  into new_roles
  from (
    select role as title, count(*) as people from unnest(file)
    where is_new_role and char_length(role) <= 80
    group by role
  ) as missing;

  if commit_param then
    if problem_count > 0 then
      raise exception 'Nothing was imported. Line %: %', problems -> 0 ->> 'line', problems -> 0 ->> 'message'
        using errcode = '22023', detail = problems::text,
          hint = format('Mend %s and import the file again.',
            case problem_count when 1 then 'this line' else format('all %s problems', problem_count) end);
    end if;

    if jsonb_array_length(warnings) > 0 and coalesce(btrim(reason_param), '') = '' then
      raise exception 'Nothing was imported. Line %: %', warnings -> 0 ->> 'line', warnings -> 0 ->> 'message'
        using errcode = 'PT422', detail = warnings::text, hint = 'Correct the file, or give a reason.';
    end if;

    insert into public.job_role_definitions (club_id, title, positions_total)
    select club_id_param, made ->> 'title', least((made ->> 'people')::integer, 1000)
    from jsonb_array_elements(new_roles) as made;

    update public.staff_members as member
    set name = imported.name, role = imported.role, status = imported.status, phone = imported.phone,
      birth_date = imported.birth_date, start_date = imported.start_date, end_date = imported.end_date,
      hourly_rate = imported.hourly_rate, override_reason = reason_param
    from unnest(file) as imported
    where member.id = imported.member_id and imported.is_change;

    insert into public.staff_members
      (club_id, name, role, status, email, phone, birth_date, start_date, end_date, hourly_rate, override_reason)
    select club_id_param, name, role, status, email, phone, birth_date, start_date, end_date, hourly_rate, reason_param
    from unnest(file)
    where member_id is null;
  end if;

  return (
    select jsonb_build_object('committed', coalesce(commit_param, false), 'rows', count(*),
      'added', count(*) filter (where member_id is null),
      'updated', count(*) filter (where member_id is not null and is_change),
      'unchanged', count(*) filter (where member_id is not null and not is_change),
      'new_roles', new_roles, 'problems', problems, 'warnings', warnings)
    from unnest(file)
  );
end
$$;
revoke all on function app.import_staff(uuid, jsonb, boolean, boolean, text) from public;
grant execute on function app.import_staff(uuid, jsonb, boolean, boolean, text) to authenticated;

-- For managers and admins of the club.
create function public.import_staff(
  club_id_param uuid,
  rows_param jsonb,
  commit_param boolean default false,
  create_roles_param boolean default false,
  reason_param text default null
) returns jsonb
language sql volatile set search_path = '' as $$
  select app.import_staff(club_id_param, rows_param, commit_param, create_roles_param, reason_param)
$$;
revoke all on function public.import_staff(uuid, jsonb, boolean, boolean, text) from public, anon, authenticated, service_role;
grant execute on function public.import_staff(uuid, jsonb, boolean, boolean, text) to authenticated;

drop function public.hire_applicant(uuid, uuid, date, numeric, boolean, integer);
drop function app.hire_applicant(uuid, uuid, date, numeric, boolean, integer);
create function app.hire_applicant(
  application_id_param uuid,
  job_role_id_param uuid,
  start_date_param date,
  hourly_rate_param numeric,
  beyond_positions_param boolean,
  version_param integer,
  birth_date_param date,
  reason_param text
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  application public.job_applications;
  job_role public.job_role_definitions;
  person public.staff_members;
begin
  select * into application from public.job_applications where id = application_id_param for update;
  if not found or not app.reads_club(application.club_id) then
    raise exception 'This application does not exist.'
      using errcode = 'PT404', hint = 'It may have been deleted. Reload the list.';
  end if;
  perform app.require_manager(application.club_id, 'hire people');
  if application.status = 'hired' then
    if application.staff_id is null then
      raise exception '% was hired, and is no longer on the staff.', application.name
        using errcode = 'PT409', hint = 'Add them to the staff, or enter a new application.';
    end if;
    if version_param is not null
      and not app.is_hired_as(application.staff_id, job_role_id_param, start_date_param, hourly_rate_param)
    then
      raise exception 'Someone else changed this. Reload to see their version.'
        using errcode = 'PT409', hint = format(
          '%s is hired already. Change their pay or their first day in the staff roster.', application.name);
    end if;
    return application.staff_id;
  end if;
  if version_param <> application.version then
    raise exception 'Someone else changed this. Reload to see their version.'
      using errcode = 'PT409', hint = format(
        'Look how far %s is by now, and hire them if you still want to.', application.name);
  end if;

  select * into job_role from public.job_role_definitions
  where id = job_role_id_param and club_id = application.club_id;
  if not found then
    raise exception 'This job role does not exist.' using errcode = 'PT404', hint = 'Reload the list of job roles.';
  end if;
  perform app.lock_staff_of(application.club_id);
  if not coalesce(beyond_positions_param, false) and not app.has_free_position(application.club_id, job_role.title) then
    raise exception 'Every position of % is filled.', job_role.title
      using errcode = 'PT409', hint = 'Add a position to the role, or hire beyond the plan.';
  end if;

  select * into person from public.staff_members
  where club_id = application.club_id and lower(email) = lower(application.email);
  if person.status <> 'Inactive' then
    raise exception '% works here already, as %.', person.name, person.role
      using errcode = 'PT409', hint = 'Change their role in the staff roster instead.';
  end if;

  if person.id is null then
    insert into public.staff_members (club_id, name, role, email, phone, birth_date, start_date, hourly_rate,
      override_reason)
    values (application.club_id, application.name, job_role.title, application.email, application.phone, birth_date_param,
      coalesce(start_date_param, app.first_day_of_work(application.club_id)),
      coalesce(hourly_rate_param, job_role.pay_range_min), reason_param)
    returning * into person;
  else
    update public.staff_members
    set role = job_role.title, status = 'Pending Onboarding', end_date = null,
      phone = coalesce(application.phone, phone),
      birth_date = coalesce(birth_date_param, birth_date),
      start_date = coalesce(start_date_param, app.first_day_of_work(application.club_id)),
      hourly_rate = coalesce(hourly_rate_param, job_role.pay_range_min, hourly_rate), override_reason = reason_param
    where id = person.id;
  end if;
  perform app.add_onboarding_items(person.id);
  update public.job_applications set status = 'hired', staff_id = person.id where id = application.id;
  return person.id;
end
$$;
revoke all on function app.hire_applicant(uuid, uuid, date, numeric, boolean, integer, date, text) from public;
grant execute on function app.hire_applicant(uuid, uuid, date, numeric, boolean, integer, date, text) to authenticated;

-- For managers and admins of the club. Start date and pay (US dollars an hour) are the season's first day and the least
-- that the role pays unless told. The reason goes with what takes one (staff/employment_rules.sql).
create function public.hire_applicant(
  application_id_param uuid,
  job_role_id_param uuid,
  start_date_param date default null,
  hourly_rate_param numeric default null,
  beyond_positions_param boolean default false,
  version_param integer default null,
  birth_date_param date default null,
  reason_param text default null
) returns uuid
language sql volatile set search_path = '' as $$
  select app.hire_applicant(application_id_param, job_role_id_param, start_date_param, hourly_rate_param,
    beyond_positions_param, version_param, birth_date_param, reason_param)
$$;
revoke all on function public.hire_applicant(uuid, uuid, date, numeric, boolean, integer, date, text)
  from public, anon, authenticated, service_role;
grant execute on function public.hire_applicant(uuid, uuid, date, numeric, boolean, integer, date, text) to authenticated;

drop function public.rehire_chosen_staff(uuid, uuid[], boolean);
drop function app.rehire_people(uuid, uuid[], boolean);
create function app.rehire_people(season_id_param uuid, staff_ids uuid[], beyond_positions_param boolean, reason_param text)
returns table (staff_id uuid, name text, role text, outcome text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  season public.seasons;
  current_season public.seasons;
  person record;
begin
  select * into season from public.seasons where id = season_id_param;
  if not found or not app.reads_club(season.club_id) then
    raise exception 'This season does not exist.' using errcode = 'PT404', hint = 'Reload the list of seasons.';
  end if;
  perform app.require_manager(season.club_id, 'rehire people');
  current_season := app.current_season(season.club_id);
  if current_season.id is null or current_season.closed_at is not null or current_season.year <= season.year then
    raise exception 'There is no season after % to rehire people for.', season.year
      using errcode = 'PT409', hint = 'Add the next season in the settings and make it the current one.';
  end if;
  perform app.lock_staff_of(season.club_id);

  for person in
    select member.id, member.name, member.status, worked.role, worked.eligible_for_rehire,
      now_here.id is not null as was_back, now_here.outcome as left_since
    from public.staff_seasons as worked
    join public.staff_members as member on member.id = worked.staff_id
    left join public.staff_seasons as now_here
      on now_here.season_id = current_season.id and now_here.staff_id = member.id
    where worked.season_id = season.id and member.id = any (staff_ids)
    order by member.start_date, lower(member.name) collate "C", member.id
  loop
    staff_id := person.id;
    name := person.name;
    role := person.role;
    if person.was_back then
      outcome := case when person.left_since is null then 'back already' else 'left since' end;
    elsif not person.eligible_for_rehire then
      outcome := 'not eligible';
    elsif not coalesce(beyond_positions_param, false) and not app.has_free_position(season.club_id, person.role) then
      outcome := 'no free position';
    elsif person.status <> 'Inactive' then
      -- Still on the staff, so there is nothing to do but to count them in.
      outcome := 'rehired';
      insert into public.staff_seasons (club_id, season_id, staff_id, role)
      values (season.club_id, current_season.id, person.id, person.role);
    elsif exists (select from app.rehire_problems(person.id, person.role) where kind = 'hard') then
      outcome := 'too young';
    elsif coalesce(btrim(reason_param), '') = '' and exists (select from app.rehire_problems(person.id, person.role)) then
      outcome := 'needs a reason';
    else
      outcome := 'rehired';
      update public.staff_members
      set role = person.role, status = 'Pending Onboarding', end_date = null,
        start_date = app.first_day_of_work(season.club_id), override_reason = reason_param
      where id = person.id;
      perform app.add_onboarding_items(person.id);
    end if;
    return next;
  end loop;
end
$$;
revoke all on function app.rehire_people(uuid, uuid[], boolean, text) from public;
grant execute on function app.rehire_people(uuid, uuid[], boolean, text) to authenticated;

-- Those who are named; without a list nobody. For managers and admins of the club.
create function public.rehire_chosen_staff(
  season_id_param uuid,
  staff_ids_param uuid[],
  beyond_positions_param boolean default false,
  reason_param text default null
) returns table (staff_id uuid, name text, role text, outcome text)
language sql volatile set search_path = '' as $$
  select * from app.rehire_people(season_id_param, staff_ids_param, beyond_positions_param, reason_param)
$$;
revoke all on function public.rehire_chosen_staff(uuid, uuid[], boolean, text) from public, anon, authenticated, service_role;
grant execute on function public.rehire_chosen_staff(uuid, uuid[], boolean, text) to authenticated;

-- What the roles ask for in words becomes their minimum age. Their versions stay: a page that is open knows no minimum age,
-- and would report a conflict for nothing.
alter table public.job_role_definitions disable trigger job_role_definitions_stamp_update;
update public.job_role_definitions as role set minimum_age = asked.age
from (
  select job_role_id, max((regexp_match(requirement, '^\s*at least (\d\d) years old\.?\s*$', 'i'))[1]::smallint) as age
  from public.job_role_requirements
  group by job_role_id
) as asked
where asked.job_role_id = role.id and asked.age between 14 and 99;
alter table public.job_role_definitions enable trigger job_role_definitions_stamp_update;

-- Every club has these rules, and Settings writes them: they belong to the platform, not to Operations.
drop trigger club_labor_rules_engagement on public.club_labor_rules;
delete from app.module_tables where table_name = 'club_labor_rules' and module_id = 'operations';
