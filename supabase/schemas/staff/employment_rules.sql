-- Age and pay of the staff: what the law refuses, and what it takes a reason to save. The database is asked with every
-- person who is added, edited, hired, rehired or imported; forms hold the same rules (libs/contract, employment).

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

-- The warning about pay below the minimum wage, or null. age: in years on the first day, null where
-- it is not known.
create function app.minimum_wage_problem(pay numeric, age integer, minimum_wage numeric, wage_source text) returns text
language sql immutable set search_path = '' as $$
  select format('Pay of $%s an hour is below the minimum wage, $%s (%s).', to_char(pay, 'FM9990.00'),
      to_char(minimum_wage, 'FM9990.00'), wage_source)
    || case when age < 20 and pay >= 4.25
      then ' Federal law allows $4.25 for people under 20 in their first 90 days (29 U.S.C. 206(g)).' else '' end
  where pay < minimum_wage
$$;
revoke all on function app.minimum_wage_problem(numeric, integer, numeric, text) from public;

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
      app.minimum_wage_problem(person.hourly_rate, age, terms.minimum_wage, terms.wage_source),
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
-- Each change of pay, each rule that a reason has overridden, and each rehire. Inserted by the server only, never changed.

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
  season text,
  role text,
  constraint staff_events_staff foreign key (staff_id, club_id)
    references public.staff_members (id, club_id) on delete cascade,
  constraint staff_events_kind_known check (kind in ('pay', 'override', 'rehired')),
  constraint staff_events_rates_range check (from_rate between 0 and 1000 and to_rate between 0 and 1000),
  constraint staff_events_warning_length check (char_length(warning) between 1 and 2000),
  constraint staff_events_reason_length check (char_length(reason) between 3 and 500),
  constraint staff_events_override_with_reason check (kind <> 'override' or (warning is not null and reason is not null)),
  constraint staff_events_rehired_for_season check (
    (kind = 'rehired') = (season is not null) and (season is null) = (role is null)
  ),
  constraint staff_events_actor_name_length check (char_length(actor_name) between 1 and 120),
  constraint staff_events_happened_range check (happened_at between '2000-01-01' and '2100-01-01')
);
create index staff_events_newest_first on public.staff_events (staff_id, club_id, happened_at desc);
create index staff_events_of_club on public.staff_events (club_id);
create index staff_events_of_actor on public.staff_events (actor);
comment on column public.staff_events.from_rate is 'US dollars an hour; null where no pay was agreed.';
comment on column public.staff_events.warning is 'What the database warned of, in its words.';
comment on column public.staff_events.happened_at is 'On the clock of the club.';
comment on column public.staff_events.season is 'The year of the season that the person was rehired for.';
comment on column public.staff_events.role is 'The title of the job role that the person was rehired into.';
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

-- Writes into the history that a person was rehired for a season.
create function app.record_rehire(
  club_id_param uuid,
  staff_id_param uuid,
  season_param text,
  role_param text
) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.staff_events (club_id, staff_id, kind, season, role, actor, actor_name, happened_at)
  values (club_id_param, staff_id_param, 'rehired', season_param, role_param, auth.uid(),
    app.employment_writer(club_id_param), app.club_now(club_id_param))
$$;
revoke all on function app.record_rehire(uuid, uuid, text, text) from public;

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

-- Pay of roles ---------------------------------------------------------------------------------------------------------
-- A role that offers less than the minimum wage takes a reason, as a person does who is paid less: when its pay is written,
-- and when it begins to take applications. The reason stands with the role for as long as the pay is below.

create function app.check_role_pay() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  problem constant text := (
    select app.minimum_wage_problem(coalesce(new.pay_range_min, new.pay_range_max), null, minimum.wage, minimum.source)
    from app.minimum_wage(new.club_id) as minimum
  );
begin
  new.pay_reason := nullif(btrim(new.pay_reason), '');
  if problem is null then
    new.pay_reason := null;
  elsif new.pay_reason is null and app.is_employment_judged() then
    raise exception '%', problem
      using errcode = 'PT422', detail = 'minimum_wage', hint = 'Raise the pay, or name the exemption that applies.';
  end if;
  return new;
end
$$;
create trigger job_role_definitions_check_new_pay before insert on public.job_role_definitions
  for each row execute function app.check_role_pay();
create trigger job_role_definitions_check_pay before update on public.job_role_definitions
  for each row when (
    (new.pay_range_min, new.pay_range_max, new.pay_reason)
      is distinct from (old.pay_range_min, old.pay_range_max, old.pay_reason)
    or new.is_open and not old.is_open
  )
  execute function app.check_role_pay();
revoke all on function app.check_role_pay() from public;

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
