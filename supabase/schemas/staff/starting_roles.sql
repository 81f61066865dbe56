-- The job roles that a new club begins with, by its type: what each does and requires, with no positions and no pay, so that
-- nothing is claimed that the club has not decided. The club edits and deletes them like its own.
--
-- The youngest ages are those of federal law; a state may ask for more. 29 CFR 570.34(l): lifeguards at pools are at
-- least 15 years old. 29 CFR 570.33 and 570.34: office and gate work from 14, work with mowers and carts from 16. 29 CFR 570
-- subpart E: hazardous work, which maintenance may hold, from 18.

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

-- The certifications that those roles require, and for how many months a new one is valid.
create function app.starting_certifications() returns table (name text, valid_months integer)
language sql immutable set search_path = '' as $$
  values ('Lifeguarding', 24), ('CPR/AED', 24), ('Water Safety Instructor', 24)
$$;

create function app.add_starting_roles(club public.clubs) returns void
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
revoke all on function app.starting_roles(text), app.starting_certifications(), app.add_starting_roles(public.clubs)
  from public;
