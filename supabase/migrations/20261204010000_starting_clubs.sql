-- What a new club begins with, and plans that switch modules.

-- The season that a new club begins with: its days are suggested by the type of the club and changed in its settings.

-- The Monday of the week that a day lies in.
create function app.monday_of(day_param date) returns date
language sql immutable set search_path = '' as $$
  select day_param - (extract(isodow from day_param)::integer - 1)
$$;

-- Pools open on the Saturday before Memorial Day (the last Monday in May) and close on Labor Day (the first Monday in
-- September; both 5 U.S.C. 6103), with seven weeks to get ready. Courses open in April. Other clubs are open all year.
create function app.suggested_season(type_param text, year_param integer)
returns table (starts_on date, opens_on date, ends_on date)
language sql immutable set search_path = '' as $$
  select
    case
      when type_param in ('Swim & Tennis Club', 'Country Club', 'Resort') then make_date(year_param, 4, 1)
      when type_param = 'Golf Club' then make_date(year_param, 3, 15)
      else make_date(year_param, 1, 1)
    end,
    case
      when type_param in ('Swim & Tennis Club', 'Country Club', 'Resort') then app.monday_of(make_date(year_param, 5, 31)) - 2
      when type_param = 'Golf Club' then make_date(year_param, 4, 1)
      else make_date(year_param, 1, 1)
    end,
    case
      when type_param in ('Swim & Tennis Club', 'Country Club', 'Resort') then app.monday_of(make_date(year_param, 9, 7))
      when type_param = 'Golf Club' then make_date(year_param, 10, 31)
      else make_date(year_param, 12, 31)
    end
$$;

-- The year that a club's first season has: the one that was named, and the next one when that is the current year and its
-- season is over.
create function app.first_season_year(club public.clubs) returns text
language sql stable set search_path = '' as $$
  select case
    when club.season = to_char(today, 'YYYY')
      and today > (select ends_on from app.suggested_season(club.type, club.season::integer))
      then (club.season::integer + 1)::text
    else club.season
  end
  from (select (coalesce(club.clock_override, now()) at time zone club.time_zone)::date as today) as clock
$$;
revoke all on function app.monday_of(date), app.suggested_season(text, integer), app.first_season_year(public.clubs)
  from public;

-- Which modules belong to which plan. A plan includes everything of the smaller ones. The firm may still switch any module
-- on or off for a club: this is what a plan begins with, and what a change of the plan offers.

create table app.plan_modules (
  module_id text primary key,
  minimum_plan text not null,
  constraint plan_modules_module_id_form check (module_id ~ '^[a-z][a-z0-9-]{1,39}$'),
  constraint plan_modules_minimum_plan_known check (app.plan_rank(minimum_plan) is not null)
);
alter table app.plan_modules enable row level security;
revoke all on app.plan_modules from public, anon, authenticated, service_role;

-- Reference data: a new installation has them without the seed.
insert into app.plan_modules (module_id, minimum_plan) values
  ('pre-season', 'launch'),
  ('recruitment', 'launch'),
  ('training', 'manage'),
  ('operations', 'manage'),
  ('post-season', 'run'),
  ('club-future', 'elevate');

-- The modules that come and go with another plan of a club. One with a change that waits is left to that change.
create function app.modules_of_plan_change(club_id_param uuid, plan_param text)
returns table (module_id text, kind text)
language sql stable security definer set search_path = '' as $$
  select plan_modules.module_id, case when has_it.module_id is null then 'on' else 'off' end
  from app.plan_modules
  left join public.club_modules as has_it on has_it.club_id = club_id_param and has_it.module_id = plan_modules.module_id
  where (has_it.module_id is null) = (app.plan_rank(minimum_plan) <= app.plan_rank(plan_param))
    and not exists (
      select from public.engagement_changes as waits
      where waits.club_id = club_id_param and waits.module_id = plan_modules.module_id
        and waits.applied_at is null and waits.cancelled_at is null and waits.failure is null
    )
$$;

-- Switches a module on or off for a club at once, on record as a change of its engagement.
create function app.switch_module(
  club_id_param uuid, module_id_param text, kind_param text, reason_param text, by_param uuid
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  change public.engagement_changes;
begin
  insert into public.engagement_changes (club_id, module_id, kind, reason, effective_at, requested_by)
  values (club_id_param, module_id_param, kind_param, reason_param, now(), by_param)
  returning * into change;
  perform app.check_engagement_change(change);
  perform app.make_engagement_change(change.id);
end
$$;
revoke all on function app.modules_of_plan_change(uuid, text), app.switch_module(uuid, text, text, text, uuid) from public;

create or replace function app.plan_consequences(club_id_param uuid, plan_param text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  plan_now text := (select plan from public.clubs where id = club_id_param);
begin
  perform app.require_firm('sees what another plan means');
  if plan_now is null then
    raise exception 'There is no such club.' using errcode = 'PT404', hint = 'Reload the list of clubs.';
  end if;
  if app.plan_rank(plan_param) is null then
    raise exception 'A plan is launch, manage, run or elevate.' using errcode = '22023', hint = 'Choose one of them.';
  end if;
  return (
    with feature as (
      select features.display_name, features.category, app.plan_rank(features.minimum_plan) as needs,
        (select count(*) from public.user_permissions
         join public.profiles on profiles.user_id = user_permissions.user_id
         where user_permissions.feature_id = features.id and profiles.club_id = club_id_param) as granted
      from public.features where features.is_active
    ), listed as (
      select jsonb_build_object('displayName', display_name, 'category', category, 'granted', granted) as line,
        needs <= app.plan_rank(plan_now) as was, needs <= app.plan_rank(plan_param) as will_be,
        row_number() over (order by lower(category) collate "C", lower(display_name) collate "C") as position
      from feature
    )
    select jsonb_build_object(
      'come', coalesce(jsonb_agg(line order by position) filter (where will_be and not was), '[]'),
      'go', coalesce(jsonb_agg(line order by position) filter (where was and not will_be), '[]'),
      'stay', count(*) filter (where was and will_be),
      'modules', (
        select coalesce(jsonb_agg(
          jsonb_build_object('id', module_id, 'title', app.module_title(module_id), 'kind', kind)
          order by kind desc, app.module_title(module_id) collate "C"
        ), '[]')
        from app.modules_of_plan_change(club_id_param, plan_param)
      )
    )
    from listed
  );
end
$$;

drop function public.change_plan(uuid, text, text, text);
drop function app.change_plan(uuid, text, text, text);

create function app.change_plan(
  club_id_param uuid, plan_param text, reason_param text, expected_plan_param text, modules_param text[]
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  club public.clubs;
  consequences jsonb;
  switched record;
begin
  perform app.require_firm('changes plans');
  select * into club from public.clubs where id = club_id_param for update;
  consequences := app.plan_consequences(club_id_param, plan_param);
  perform app.check_audit_text('reason', reason_param, 500);
  if club.plan <> expected_plan_param then
    raise exception 'Someone else changed the plan meanwhile: it is % now.', initcap(club.plan)
      using errcode = 'PT409', hint = 'Look at what it is now, and decide again.';
  end if;
  if club.plan = plan_param then
    raise exception 'The plan of % is % already.', club.name, initcap(club.plan)
      using errcode = 'PT409', hint = 'Look at its history to see since when.';
  end if;
  if exists (
    select unnest(modules_param) except select module_id from app.modules_of_plan_change(club.id, plan_param)
  ) then
    raise exception 'A module that you chose is no longer switched on or off by this change.'
      using errcode = 'PT409', hint = 'Look at what the plan means now, and decide again.';
  end if;
  perform set_config('app.plan_reason', btrim(reason_param), true);
  update public.clubs set plan = plan_param where id = club.id;
  perform set_config('app.plan_reason', '', true);
  perform app.tell_of_plan(club.id, club.plan, plan_param, btrim(reason_param), consequences);
  for switched in
    select module_id, kind from app.modules_of_plan_change(club.id, plan_param)
    where module_id = any (modules_param)
    order by module_id collate "C"
  loop
    perform app.switch_module(club.id, switched.module_id, switched.kind, btrim(reason_param), auth.uid());
  end loop;
end
$$;
revoke all on function app.change_plan(uuid, text, text, text, text[]) from public;
grant execute on function app.change_plan(uuid, text, text, text, text[]) to authenticated;

-- Sets the plan of a club and tells its administrators. `expected_plan_param` is the plan that it was decided on; when it is
-- another one meanwhile, nothing changes (PT409). Of the modules that plan_consequences offers, those that are named are
-- switched on or off at once, for the same reason. The firm may.
create function public.change_plan(
  club_id_param uuid, plan_param text, reason_param text, expected_plan_param text default null,
  modules_param text[] default '{}'
) returns void
language sql volatile set search_path = '' as $$
  select app.change_plan(club_id_param, plan_param, reason_param, expected_plan_param, modules_param)
$$;
revoke all on function public.change_plan(uuid, text, text, text, text[]) from public, anon, authenticated, service_role;
grant execute on function public.change_plan(uuid, text, text, text, text[]) to authenticated;

-- The job roles that a new club begins with, by its type: what each does and requires, with no positions and no pay, so that
-- nothing is claimed that the club has not decided. The club edits and deletes them like its own.
--
-- The youngest ages are those of federal law; a state may ask for more. 29 CFR 570.34(l): lifeguards at pools are at
-- least 15 years old. 29 CFR 570.33 and 570.34: office and gate work from 14, work with mowers and carts from 16. 29 CFR 570
-- subpart E: hazardous work, which maintenance may hold, from 18.

create function app.starting_roles(type_param text)
returns table (title text, department text, description text, requirements text[])
language sql immutable set search_path = '' as $$
  select role.title, role.department, role.description, role.requirements
  from (values
    ('Lifeguard', 'Aquatics', 'Keeps swimmers safe and the deck in order.',
      array['Lifeguarding', 'CPR/AED', 'At least 15 years old'], 'pool'),
    ('Head Guard', 'Aquatics', 'Leads a shift of lifeguards.',
      array['Lifeguarding', 'CPR/AED', 'At least 16 years old'], 'pool'),
    ('Swim Instructor', 'Aquatics', 'Teaches swimming lessons.',
      array['Water Safety Instructor', 'CPR/AED', 'At least 15 years old'], 'lessons'),
    ('Gate Attendant', 'Front Gate', 'Welcomes members and checks in guests.', array['At least 14 years old'], 'gate'),
    ('Front Desk Attendant', 'Front Desk', 'Welcomes people and answers the phone.', array['At least 14 years old'], 'desk'),
    ('Tennis Pro', 'Tennis', 'Teaches tennis and runs the courts.', array['CPR/AED', 'At least 18 years old'], 'courts'),
    ('Golf Professional', 'Golf', 'Teaches golf and runs play.', array['At least 18 years old'], 'golf'),
    ('Golf Shop Attendant', 'Golf', 'Books tee times and serves in the shop.', array['At least 14 years old'], 'golf'),
    ('Cart Attendant', 'Golf', 'Gets carts ready and takes care of the range.', array['At least 16 years old'], 'golf'),
    ('Groundskeeper', 'Grounds', 'Keeps the course and the grounds in shape.', array['At least 16 years old'], 'golf'),
    ('Fitness Instructor', 'Fitness', 'Leads classes and helps on the floor.',
      array['CPR/AED', 'At least 18 years old'], 'fitness'),
    ('Recreation Leader', 'Programs', 'Leads groups and activities.', array['CPR/AED', 'At least 16 years old'], 'programs'),
    ('Maintenance', 'Facilities', 'Keeps buildings, equipment and grounds in shape.', array['At least 18 years old'], 'all'),
    ('Manager', 'Management', 'Answers for the season.', array['CPR/AED', 'At least 18 years old'], 'all')
  ) as role (title, department, description, requirements, place)
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
    select club.id, title, department, description, 0,
      (select max(substring(required from '^At least (\d+) years old$')::smallint) from unnest(requirements) as required)
    from wanted
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

-- The templates of checklists that a new club begins with: hiring, opening and closing. The club edits and deletes them like
-- its own. Days are counted before the opening; closing has none, because it comes after the season.

create function app.starting_checklists(type_param text)
returns table (kind text, title text, "position" integer, item text, priority text, days_before_opening integer)
language sql immutable set search_path = '' as $$
  select list.kind, list.title, list.place, list.item, list.priority, list.days
  from (values
    ('pre_season', 'Hiring', 1, 'Decide how many people each role needs', 'high', 120, false),
    ('pre_season', 'Hiring', 2, 'Ask last season''s people whether they come back', 'high', 110, false),
    ('pre_season', 'Hiring', 3, 'Share the application page', 'high', 100, false),
    ('pre_season', 'Hiring', 4, 'Interview applicants', 'medium', 75, false),
    ('pre_season', 'Hiring', 5, 'Fill every position', 'high', 45, false),
    ('pre_season', 'Hiring', 6, 'Collect tax forms and work permits', 'high', 30, false),
    ('pre_season', 'Hiring', 7, 'Check certifications and when they expire', 'high', 30, false),
    ('pre_season', 'Hiring', 8, 'Walk everyone through the emergency action plan', 'high', 7, false),
    ('facility_preparation', 'Opening', 1, 'Renew insurance and permits', 'high', 60, false),
    ('facility_preparation', 'Opening', 2, 'Inspect drain covers, ladders and lifeguard stands', 'high', 42, true),
    ('facility_preparation', 'Opening', 3, 'Service pumps and filters', 'high', 35, true),
    ('facility_preparation', 'Opening', 4, 'Fill the pool and balance the water', 'high', 28, true),
    ('facility_preparation', 'Opening', 5, 'Inspect buildings, grounds and equipment', 'high', 28, false),
    ('facility_preparation', 'Opening', 6, 'Restock first aid kits and check the AED', 'high', 14, false),
    ('facility_preparation', 'Opening', 7, 'Test alarms, phones and emergency exits', 'high', 10, false),
    ('facility_preparation', 'Opening', 8, 'Clean and set up furniture', 'medium', 5, false),
    ('facility_preparation', 'Opening', 9, 'Tell members hours and rules', 'medium', 7, false),
    ('facility_preparation', 'Closing', 1, 'Review everyone''s season and note who may return', 'high', null, false),
    ('facility_preparation', 'Closing', 2, 'Collect keys, uniforms and equipment', 'high', null, false),
    ('facility_preparation', 'Closing', 3, 'Lower the water and winterize pumps and pipes', 'high', null, true),
    ('facility_preparation', 'Closing', 4, 'Cover the pool', 'medium', null, true),
    ('facility_preparation', 'Closing', 5, 'Store chemicals as their labels say', 'high', null, true),
    ('facility_preparation', 'Closing', 6, 'Store furniture and equipment', 'medium', null, false),
    ('facility_preparation', 'Closing', 7, 'List repairs for the next season', 'medium', null, false),
    ('facility_preparation', 'Closing', 8, 'Compare the budget with what was spent', 'medium', null, false)
  ) as list (kind, title, place, item, priority, days, for_pools)
  where not list.for_pools or type_param in ('Swim & Tennis Club', 'Country Club', 'Fitness Center', 'Community Center', 'Resort')
$$;

create function app.add_starting_checklists(club public.clubs) returns void
language sql volatile security definer set search_path = '' as $$
  with wanted as (
    select * from app.starting_checklists(club.type)
  ), template as (
    insert into public.checklist_templates (club_id, kind, title)
    select distinct club.id, kind, title from wanted
    returning id, kind, title
  )
  insert into public.checklist_template_items (club_id, template_id, item, priority, days_before_opening, position)
  select club.id, template.id, wanted.item, wanted.priority, wanted.days_before_opening, wanted.position
  from wanted join template on template.kind = wanted.kind and template.title = wanted.title
$$;
revoke all on function app.starting_checklists(text), app.add_starting_checklists(public.clubs) from public;

-- What a club that a person sets up begins with, in the transaction that makes it: the plan of the invitation, its modules,
-- a first season, templates to work with, and for its creator the features that the plan includes.

-- The invitation of the caller to set up a club, while it is open.
create function app.my_invitation_to_set_up() returns public.invitations
language sql stable security definer set search_path = '' as $$
  select invitations.*
  from public.invitations
  join auth.users on lower(users.email) = invitations.email
  where users.id = auth.uid() and invitations.club_id is null and invitations.role = 'user'
    and invitations.revoked_at is null and invitations.accepted_at is null and invitations.expires_at > now()
$$;

create function app.agree_on_new_club() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.plan := coalesce((app.my_invitation_to_set_up()).plan, 'launch');
  new.season := app.first_season_year(new);
  return new;
end
$$;
create trigger clubs_start_as_agreed before insert on public.clubs
  for each row when (current_user in ('anon', 'authenticated')) execute function app.agree_on_new_club();

-- Tells the firm's people that a club has been set up, with the way to its row.
create function app.tell_of_new_club(club public.clubs) returns void
language sql volatile security definer set search_path = '' as $$
  select app.tell(array(
    select row(
      firm.user_id, 'email_notifications', format('%s is set up', club.name),
      format('%s. Its plan is %s. %s is its administrator.', club.type, initcap(club.plan),
        (select coalesce(nullif(btrim(creator.display_name), ''), users.email::text)
         from auth.users left join public.profiles as creator on creator.user_id = users.id
         where users.id = club.created_by)),
      '/admin/features?club=' || club.id
    )::app.news
    from public.profiles as firm where firm.role = 'super_admin'
  ))
$$;

create function app.start_club() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  inviter constant uuid := (
    select invited_by from public.invitations
    where accepted_by = new.created_by and club_id is null and revoked_at is null
    order by accepted_at desc, id limit 1
  );
  belonging text;
begin
  insert into public.seasons (club_id, year, starts_on, opens_on, ends_on)
  select new.id, new.season, starts_on, opens_on, ends_on from app.suggested_season(new.type, new.season::integer);
  perform app.add_starting_roles(new);
  perform app.add_starting_checklists(new);
  for belonging in
    select module_id from app.modules_of_plan_change(new.id, new.plan) where kind = 'on' order by module_id collate "C"
  loop
    perform app.switch_module(new.id, belonging, 'on', format('Part of the plan %s.', initcap(new.plan)), inviter);
  end loop;
  insert into public.user_permissions (user_id, feature_id, granted_by)
  select new.created_by, features.id, inviter from public.features
  where features.is_active and app.plan_rank(features.minimum_plan) <= app.plan_rank(new.plan)
  on conflict do nothing;
  perform app.tell_of_new_club(new);
  return null;
end
$$;
-- After clubs_link_creator, which makes the creator the club's administrator and accepts the invitation.
create trigger clubs_start after insert on public.clubs
  for each row when (current_user in ('anon', 'authenticated') and new.created_by is not null)
  execute function app.start_club();
revoke all on function app.my_invitation_to_set_up(), app.agree_on_new_club(), app.tell_of_new_club(public.clubs),
  app.start_club() from public;

-- What is left to do before a new club can work: each step done or not by the rows that are there, null without the module
-- that it belongs to. The dashboard of an administrator shows it; others count what they may read.
--
--   season      a person saved the days of the season, which were only suggested
--   positions   a job role has positions, which opens the application page
--   managers    a manager or another administrator was invited or is there
--   checklists  a checklist was started for the current season
--   applying    an application has come in, or was entered
--   staff       somebody is on the staff
--
-- set_up_here: a person set the club up here. One that was brought over knows how to work.
create view public.club_setup with (security_invoker = true) as
select
  club.id as club_id,
  exists (
    select from public.seasons as season where season.club_id = club.id and season.year = club.season and season.version > 1
  ) as season,
  case when has.recruitment then exists (
    select from public.job_role_definitions as role where role.club_id = club.id and role.positions_total > 0
  ) end as positions,
  exists (
    select from public.invitations as invitation
    where invitation.club_id = club.id and invitation.role in ('manager', 'admin') and invitation.revoked_at is null
      and (invitation.accepted_at is not null or invitation.expires_at > now())
  ) or exists (
    select from public.profiles as person where person.club_id = club.id and person.role = 'manager'
  ) as managers,
  case when has.pre_season then exists (
    select from public.checklists as list
    join public.seasons as season on season.id = list.season_id
    where list.club_id = club.id and season.year = club.season
  ) end as checklists,
  case when has.recruitment then exists (
    select from public.job_applications as application where application.club_id = club.id
  ) end as applying,
  case when has.recruitment then exists (
    select from public.staff_members as person where person.club_id = club.id
  ) end as staff,
  club.created_by is not null as set_up_here
from public.clubs as club
cross join lateral (
  select coalesce(bool_or(module_id = 'recruitment'), false) as recruitment,
    coalesce(bool_or(module_id = 'pre-season'), false) as pre_season
  from public.club_modules where club_modules.club_id = club.id
) as has;
revoke all on public.club_setup from public, anon, authenticated, service_role;
grant select on public.club_setup to authenticated, service_role;
comment on view public.club_setup is 'One row a club: what its administrator does to get it ready, and whether it is done.';
create trigger refuse_writing instead of insert or update or delete on public.club_setup
  for each row execute function app.refuse_writing_view();
