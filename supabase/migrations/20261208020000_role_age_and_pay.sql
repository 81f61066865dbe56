-- A role has one age, which its page, its applications and its onboarding ask for, and pay below the minimum wage takes a
-- reason there as it does for a person.

-- Age ----------------------------------------------------------------------------------------------------------------
-- The age of a role was said a second time among its requirements. Where it has a minimum age, that one counts.
update public.job_role_definitions as role
set minimum_age = said.age
from (
  select job_role_id, max(substring(requirement from '(?i)^\s*at least (\d+) years old')::numeric) as age
  from public.job_role_requirements
  where requirement ~* '^\s*at least \d+ years old\.?\s*$'
  group by job_role_id
) as said
where role.id = said.job_role_id and role.minimum_age is null and said.age between 14 and 99;
delete from public.job_role_requirements where requirement ~* '^\s*at least \d+ years old\.?\s*$';
alter table public.job_role_requirements
  add constraint job_role_requirements_no_age check (requirement !~* '^\s*at least \d+ years old\.?\s*$');
comment on constraint job_role_requirements_no_age on public.job_role_requirements is
  'The age has a field of its own. Enter it as the minimum age of the role.';

create function app.required_age(club_id_param uuid, title_param text) returns integer
language sql stable security definer set search_path = '' as $$
  select greatest(minimum_age, app.lawful_age(club_id, title))
  from public.job_role_definitions where club_id = club_id_param and title = title_param
$$;
revoke all on function app.required_age(uuid, text) from public;
grant execute on function app.required_age(uuid, text) to authenticated, service_role;

create function app.age_in_words(age integer) returns text
language sql immutable set search_path = '' as $$
  select format('At least %s years old', age)
$$;
revoke all on function app.age_in_words(integer) from public;

create function app.oldest_of_age_band(age_band_param text) returns integer
language sql immutable set search_path = '' as $$
  select case age_band_param when '14-15' then 15 when '16-17' then 17 end
$$;
revoke all on function app.oldest_of_age_band(text) from public;

drop function app.starting_roles(text);
create function app.starting_roles(type_param text)
returns table (title text, department text, description text, requirements text[], minimum_age smallint)
language sql immutable set search_path = '' as $$
  select role.title, role.department, role.description, role.requirements, role.minimum_age::smallint
  from (values
    ('Lifeguard', 'Aquatics', 'Keeps swimmers safe and the deck in order.',
      array['Lifeguarding', 'CPR/AED'], 15, 'pool'),
    ('Head Guard', 'Aquatics', 'Leads a shift of lifeguards.',
      array['Lifeguarding', 'CPR/AED'], 16, 'pool'),
    ('Swim Instructor', 'Aquatics', 'Teaches swimming lessons.',
      array['Water Safety Instructor', 'CPR/AED'], 15, 'lessons'),
    ('Gate Attendant', 'Front Gate', 'Welcomes members and checks in guests.', array[]::text[], 14, 'gate'),
    ('Front Desk Attendant', 'Front Desk', 'Welcomes people and answers the phone.', array[]::text[], 14, 'desk'),
    ('Tennis Pro', 'Tennis', 'Teaches tennis and runs the courts.', array['CPR/AED'], 18, 'courts'),
    ('Golf Professional', 'Golf', 'Teaches golf and runs play.', array[]::text[], 18, 'golf'),
    ('Golf Shop Attendant', 'Golf', 'Books tee times and serves in the shop.', array[]::text[], 14, 'golf'),
    ('Cart Attendant', 'Golf', 'Gets carts ready and takes care of the range.', array[]::text[], 16, 'golf'),
    ('Groundskeeper', 'Grounds', 'Keeps the course and the grounds in shape.', array[]::text[], 16, 'golf'),
    ('Fitness Instructor', 'Fitness', 'Leads classes and helps on the floor.',
      array['CPR/AED'], 18, 'fitness'),
    ('Recreation Leader', 'Programs', 'Leads groups and activities.', array['CPR/AED'], 16, 'programs'),
    ('Maintenance', 'Facilities', 'Keeps buildings, equipment and grounds in shape.', array[]::text[], 18, 'all'),
    ('Manager', 'Management', 'Answers for the season.', array['CPR/AED'], 18, 'all')
  ) as role (title, department, description, requirements, minimum_age, place)
  where role.place = any (array['all'] || case type_param
    when 'Swim & Tennis Club' then array['pool', 'lessons', 'gate', 'courts']
    when 'Country Club' then array['pool', 'lessons', 'gate', 'courts', 'golf']
    when 'Golf Club' then array['golf']
    when 'Fitness Center' then array['pool', 'lessons', 'desk', 'fitness']
    when 'Community Center' then array['pool', 'lessons', 'desk', 'programs']
    when 'Resort' then array['pool', 'desk']
    else array['desk']
  end)
$$;

revoke all on function app.starting_roles(text) from public;

create or replace function app.add_starting_roles(club public.clubs) returns void
language sql volatile security definer set search_path = '' as $$
  with wanted as (
    select * from app.starting_roles(club.type)
  ), type as (
    insert into public.certification_types (club_id, name, valid_months)
    select club.id, name, valid_months from app.starting_certifications()
    where name in (select unnest(requirements) from wanted)
    returning id, name
  ), role as (
    insert into public.job_role_definitions (club_id, title, department, description, positions_total, minimum_age)
    select club.id, title, department, description, 0, minimum_age from wanted
    returning id, title
  )
  insert into public.job_role_requirements (club_id, job_role_id, requirement, certification_type_id)
  select club.id, role.id, required.requirement, type.id
  from wanted
  join role on role.title = wanted.title
  cross join lateral unnest(wanted.requirements) as required (requirement)
  left join type on type.name = required.requirement
$$;

create or replace function app.add_onboarding_items(staff_id_param uuid) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.staff_onboarding_items (club_id, staff_id, title, certification_type_id, due_on, sort_order)
  select member.club_id, member.id, item.title, item.certification_type_id, member.start_date,
    row_number() over (order by item.rank, item.title)
  from public.staff_members as member
  cross join lateral (
    select 1 as rank, paper as title, null::uuid as certification_type_id
    from unnest(array['Form I-9: identity and authorization to work', 'Form W-4: withholding of tax']) as paper
    union all
    select 3, app.age_in_words(app.required_age(role.club_id, role.title)), null
    from public.job_role_definitions as role
    where role.club_id = member.club_id and role.title = member.role and role.minimum_age is not null
    union all
    select case when required.certification_type_id is null then 3 else 2 end, required.requirement,
      required.certification_type_id
    from public.job_role_definitions as role
    join public.job_role_requirements as required on required.job_role_id = role.id
    where role.club_id = member.club_id and role.title = member.role
      and (required.certification_type_id is null
        or not app.holds_certification(member.id, required.certification_type_id, app.club_today(member.club_id)))
  ) as item
  where member.id = staff_id_param
  on conflict (staff_id, title) do update
    set is_done = false, due_on = excluded.due_on
    where excluded.certification_type_id is not null and staff_onboarding_items.is_done
$$;

create or replace function app.public_club_page(slug_param text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  club public.clubs;
begin
  select * into club from public.clubs where slug = lower(btrim(slug_param));
  if not found then
    raise exception 'There is no club at this address.'
      using errcode = 'PT404', hint = 'Check the link that you were given.';
  end if;
  return jsonb_build_object(
    'slug', club.slug,
    'name', club.name,
    'type', club.type,
    'address', regexp_replace(btrim(club.address), '\s*[\r\n]+\s*', ', ', 'g'),
    'season', club.season,
    'season_closed', app.closed_current_season(club.id) is not null,
    'certificates', (
      select coalesce(jsonb_agg(asked.name order by lower(asked.name) collate "C"), '[]')
      from (
        select distinct type.name
        from app.open_roles(club.id) as role
        join public.job_role_requirements as required on required.job_role_id = role.id
        join public.certification_types as type on type.id = required.certification_type_id
      ) as asked
    ),
    'roles', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', role.id,
        'title', role.title,
        'department', role.department,
        'description', role.description,
        -- On the club's clock: one that stands still opens a role on its own today.
        'posted_on', least(app.club_date(club.id, role.created_at), app.club_today(club.id)),
        'pay_range_min', role.pay_range_min,
        'pay_range_max', role.pay_range_max,
        'minimum_age', role.required_age,
        'requirements', (
          select jsonb_agg(asked.requirement order by lower(asked.requirement) collate "C")
          from (
            select app.age_in_words(role.required_age) as requirement
            union all
            select requirement from public.job_role_requirements where job_role_id = role.id
          ) as asked
        )
      ) order by role.ordinality), '[]')
      from (
        select *, app.required_age(club_id, title) as required_age
        from app.open_roles(club.id) with ordinality order by ordinality limit 4
      ) as role
    )
  );
end
$$;

create or replace function app.receive_application(application_param jsonb, origin_param text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  sent public.job_applications := jsonb_populate_record(null::public.job_applications, application_param);
  sent_certificates constant jsonb := app.sent_objects(coalesce(application_param -> 'certificates', '[]'));
  role_ids uuid[] := array(select distinct wanted::uuid from jsonb_array_elements_text(application_param -> 'job_role_ids') as wanted);
  club public.clubs;
  stored public.job_applications;
  closed_year text;
  closed_role text;
  older_role record;
  confirm boolean;
  added integer;
  is_new boolean := false;
  told jsonb;
  event public.job_application_events;
begin
  if not app.within_limit('apply_origin', origin_param, 10, interval '10 minutes') then
    raise exception 'Too many applications from this network.'
      using errcode = 'PT429', hint = 'Wait ten minutes and try again.';
  end if;
  select * into club from public.clubs where slug = lower(btrim(application_param ->> 'club_slug'));
  if not found then
    raise exception 'There is no club at this address.'
      using errcode = 'PT404', hint = 'Check the link that you were given.';
  end if;
  -- An administrator who closes the season at this moment, or gives it another year, is waited for.
  perform from public.seasons where club_id = club.id and year = club.season for share;
  closed_year := app.closed_current_season(club.id);
  if closed_year is not null then
    raise exception 'Applications to % are closed: its season % has ended.', club.name, closed_year
      using errcode = 'PT410', hint = 'Ask the club when it takes applications for the next season.';
  end if;
  if cardinality(role_ids) not between 1 and 4 then
    raise exception 'An application names one to four positions.'
      using errcode = '22023', hint = 'Choose the positions that suit you best.';
  end if;

  select coalesce(role.title, 'This position') into closed_role
  from unnest(role_ids) as wanted (id)
  left join public.job_role_definitions as role on role.id = wanted.id and role.club_id = club.id
  where wanted.id not in (select id from app.open_roles(club.id))
  limit 1;
  if found then
    raise exception '% is no longer open at %.', closed_role, club.name
      using errcode = 'PT409', hint = 'Reload the page and choose another position.';
  end if;

  select role.title, app.required_age(role.club_id, role.title) as age into older_role
  from public.job_role_definitions as role
  where role.id = any (role_ids)
    and app.required_age(role.club_id, role.title) > app.oldest_of_age_band(sent.age_band)
  order by lower(role.title) collate "C"
  limit 1;
  if found then
    raise exception '% takes people from the age of %.', older_role.title, older_role.age
      using errcode = 'PT422', hint = 'Choose another position, or correct your age on the first day.';
  end if;

  -- The same person pressing twice waits here for the first press.
  perform pg_advisory_xact_lock(hashtextextended('application to ' || club.id || ' of ' || lower(sent.email), 0));
  select * into stored from public.job_applications
  where club_id = club.id and lower(email) = lower(sent.email) and source = 'application_page'
    and created_at > now() - interval '1 day'
  order by created_at desc
  limit 1;

  if not found then
    if not app.within_limit('apply_email', lower(sent.email), 3, interval '1 hour') then
      raise exception 'Too many applications from this e-mail address.'
        using errcode = 'PT429', hint = 'We have your earlier applications. Wait an hour before you send another.';
    end if;
    is_new := true;
    insert into public.job_applications (club_id, name, email, phone, message, source, confirmation, first_day, last_day,
      age_band, days_per_week, consented_at)
    values (club.id, sent.name, sent.email, sent.phone, sent.message, 'application_page', 'pending', sent.first_day,
      sent.last_day, sent.age_band, sent.days_per_week, case when (application_param ->> 'consent')::boolean then now() end)
    returning * into stored;
  elsif not app.within_limit('apply_again', lower(sent.email), 10, interval '1 hour') then
    raise exception 'Too many applications from this e-mail address.'
      using errcode = 'PT429', hint = 'We have your earlier applications. Wait an hour before you send another.';
  end if;
  insert into public.job_application_positions (club_id, application_id, job_role_id)
  select club.id, stored.id, wanted.id from unnest(role_ids) as wanted (id)
  on conflict (application_id, position) do nothing;
  get diagnostics added = row_count;
  insert into public.job_application_certificates (club_id, application_id, name, valid_until)
  select distinct on (btrim(certificate ->> 'name')) club.id, stored.id, btrim(certificate ->> 'name'),
    (certificate ->> 'valid_until')::date
  from jsonb_array_elements(sent_certificates) as certificate
  order by btrim(certificate ->> 'name'), (certificate ->> 'valid_until')::date desc nulls last
  on conflict (application_id, name) do update
    set valid_until = coalesce(excluded.valid_until, job_application_certificates.valid_until);

  told := jsonb_build_object(
    'name', sent.name,
    'email', sent.email,
    'phone', sent.phone,
    'positions', (
      select jsonb_agg(role.title order by lower(role.title) collate "C")
      from public.job_role_definitions as role where role.id = any (role_ids)
    ),
    'first_day', sent.first_day,
    'last_day', sent.last_day,
    'age_band', sent.age_band,
    'days_per_week', sent.days_per_week,
    'certificates', sent_certificates
  );
  select * into event from public.job_application_events
  where application_id = stored.id and kind = 'applied'
  order by created_at desc limit 1;
  if event.id is null or event.said is distinct from told or event.note is distinct from sent.message then
    insert into public.job_application_events (club_id, application_id, kind, note, said, actor_name)
    values (club.id, stored.id, 'applied', sent.message, told, sent.name)
    returning * into event;
    perform app.tell_of_application(event, is_new);
    if not is_new then
      -- The phone number and the message of before stay in the history; what the applicant said last counts.
      update public.job_applications set
        phone = coalesce(sent.phone, phone),
        first_day = coalesce(sent.first_day, first_day),
        last_day = coalesce(sent.last_day, last_day),
        age_band = coalesce(sent.age_band, age_band),
        days_per_week = coalesce(sent.days_per_week, days_per_week),
        consented_at = coalesce(consented_at, case when (application_param ->> 'consent')::boolean then now() end)
      where id = stored.id;
    end if;
  end if;

  -- A position that no mail has named yet deserves one; so does an application whose mail failed.
  confirm := added > 0 or stored.confirmation is not distinct from 'failed';
  if confirm and stored.confirmation is distinct from 'pending' then
    update public.job_applications set confirmation = 'pending' where id = stored.id;
  end if;

  return jsonb_build_object(
    'id', stored.id,
    'club_id', club.id,
    'name', stored.name,
    'club_name', club.name,
    'positions', (
      select jsonb_agg(position order by lower(position) collate "C")
      from public.job_application_positions where application_id = stored.id
    ),
    'confirm', confirm
  );
end
$$;

-- Pay ----------------------------------------------------------------------------------------------------------------
-- What a role pays now is asked about when its pay changes, or when it begins to take applications.
alter table public.job_role_definitions add column pay_reason text;
alter table public.job_role_definitions
  add constraint job_role_definitions_pay_reason_length
    check (char_length(btrim(pay_reason)) between 3 and 500 and char_length(pay_reason) <= 500);
comment on constraint job_role_definitions_pay_reason_length on public.job_role_definitions is
  'A reason has 3 to 500 characters.';
comment on column public.job_role_definitions.pay_reason is
  'Why the role pays less than the minimum wage. Null: it does not.';
grant insert (pay_reason), update (pay_reason) on public.job_role_definitions to authenticated;

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
  definition.pay_reason
from public.job_role_definitions as definition;
grant insert (pay_reason, required_age), update (pay_reason) on public.job_roles to authenticated;

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
      pay_reason = case when job_role_param ? 'pay_reason' then sent.pay_reason else pay_reason end,
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

create function app.minimum_wage_problem(pay numeric, age integer, minimum_wage numeric, wage_source text) returns text
language sql immutable set search_path = '' as $$
  select format('Pay of $%s an hour is below the minimum wage, $%s (%s).', to_char(pay, 'FM9990.00'),
      to_char(minimum_wage, 'FM9990.00'), wage_source)
    || case when age < 20 and pay >= 4.25
      then ' Federal law allows $4.25 for people under 20 in their first 90 days (29 U.S.C. 206(g)).' else '' end
  where pay < minimum_wage
$$;

revoke all on function app.minimum_wage_problem(numeric, integer, numeric, text) from public;

create or replace function app.staff_problems(
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
