-- What waits for a person in training: one row a club, for the top of a dashboard. Each figure counts people that the caller
-- reads in training_people: managers everyone, others themselves.
--
--   own_modules       assigned to the caller and not completed, and own_late_modules those that were due before today
--   late_people       others with a module that was due before today
--
-- Their own are 0 for people who are not on the staff.
create view public.training_needs with (security_invoker = true) as
select club.id as club_id, people.own_modules, people.own_late_modules, people.late_people
from public.clubs as club
cross join lateral (
  select
    coalesce(sum(person.assigned - person.completed) filter (where who.is_caller), 0)::integer as own_modules,
    coalesce(sum(person.overdue) filter (where who.is_caller), 0)::integer as own_late_modules,
    (count(*) filter (where person.overdue > 0 and not who.is_caller))::integer as late_people
  from public.training_people as person
  cross join lateral (select coalesce(person.user_id = (select auth.uid()), false) as is_caller) as who
  where person.club_id = club.id
) as people;
revoke all on public.training_needs from public, anon, authenticated, service_role;
grant select on public.training_needs to authenticated, service_role;
comment on view public.training_needs is 'One row a club: what waits for a person in training, counted.';
create trigger refuse_writing instead of insert or update or delete on public.training_needs
  for each row execute function app.refuse_writing_view();

-- What the parts of a dashboard read first, in one answer for all of them. Each part answers as it does on its own, under the
-- caller's own rules; a part without a row is null, and its module then asks for it alone.

-- What every dashboard begins with:
--   operations_needs, recruitment_needs   needs_today
--   pre_season_needs, training_needs, post_season_needs, club_future_needs
--   season_end   the last day of the club's current season
--   setup        for its administrators: club_setup, and the settings with which they may have hidden it
create function public.dashboard_needs(club_id_param uuid) returns json
language sql stable set search_path = '' as $$
  with today as (select row_to_json(counted) as counts from public.needs_today as counted where club_id = club_id_param)
  select json_build_object(
    'operations_needs', (select counts from today),
    'recruitment_needs', (select counts from today),
    'pre_season_needs', (select row_to_json(counted) from public.pre_season_needs as counted where club_id = club_id_param),
    'training_needs', (select row_to_json(counted) from public.training_needs as counted where club_id = club_id_param),
    'post_season_needs', (select row_to_json(counted) from public.post_season_needs as counted where club_id = club_id_param),
    'club_future_needs', (select row_to_json(counted) from public.club_future_needs as counted where club_id = club_id_param),
    'season_end', (
      select json_build_object('year', season.year, 'ends_on', season.ends_on)
      from public.clubs as club
      join public.seasons as season on season.club_id = club.id and season.year = club.season
      where club.id = club_id_param
    ),
    'setup', (
      select json_build_object(
        'club', row_to_json(steps),
        'settings', (
          select json_build_object('widget_preferences', widget_preferences, 'version', version)
          from public.user_dashboard_settings where user_id = (select auth.uid())
        )
      )
      from public.club_setup as steps
      where steps.club_id = club_id_param and exists (
        select from public.profiles as profile
        where profile.user_id = (select auth.uid()) and profile.club_id = club_id_param and profile.role = 'admin'
      )
    )
  )
$$;

-- What the cards of the modules and the club's own facts show:
--   <module>_progress   of each module with a card
--   club                its type, season, address and how many people it has
create function public.dashboard_progress(club_id_param uuid) returns json
language sql stable set search_path = '' as $$
  select json_build_object(
    'pre_season_progress',
      (select row_to_json(counted) from public.pre_season_progress as counted where club_id = club_id_param),
    'recruitment_progress',
      (select row_to_json(counted) from public.recruitment_progress as counted where club_id = club_id_param),
    'training_progress',
      (select row_to_json(counted) from public.training_progress as counted where club_id = club_id_param),
    'operations_progress',
      (select row_to_json(counted) from public.operations_progress as counted where club_id = club_id_param),
    'post_season_progress',
      (select row_to_json(counted) from public.post_season_progress as counted where club_id = club_id_param),
    'club_future_progress',
      (select row_to_json(counted) from public.club_future_progress as counted where club_id = club_id_param),
    'club', (
      select json_build_object(
        'type', type, 'season', season, 'address', address, 'member_count', member_count, 'staff_count', staff_count
      )
      from public.clubs where id = club_id_param
    )
  )
$$;
revoke all on function public.dashboard_needs(uuid), public.dashboard_progress(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.dashboard_needs(uuid), public.dashboard_progress(uuid) to authenticated;

-- What the schedule of a club reads first besides its shifts and its people, in one answer. Each part answers as it does on its
-- own, under the caller's own rules; a part without a row is null, and the page then asks for it alone:
--   roles          the job roles with the certifications that they require
--   school_days    on which school differs from the usual, by day
--   minor_limits   that the club entered for its state, by age
--   stands         of the rotation, and what they need
--   tiles          schedule_tiles
--   changes        recent_schedule_changes
create function public.schedule_start(club_id_param uuid) returns json
language sql stable set search_path = '' as $$
  select json_build_object(
    'roles', (
      select coalesce(json_agg(json_build_object(
        'title', role.title,
        'department', role.department,
        'job_role_requirements', (
          select coalesce(json_agg(json_build_object(
            'certification_types', (
              select json_build_object('id', type.id, 'name', type.name)
              from public.certification_types as type where type.id = requirement.certification_type_id
            )
          )), '[]')
          from public.job_role_requirements as requirement where requirement.job_role_id = role.id
        )
      )), '[]')
      from public.job_role_definitions as role where role.club_id = club_id_param
    ),
    'school_days', (
      select coalesce(json_agg(
        json_build_object('day', school.day, 'is_school_day', school.is_school_day, 'name', school.name)
        order by school.day
      ), '[]')
      from public.school_calendar_days as school where school.club_id = club_id_param
    ),
    'minor_limits', (
      select coalesce(json_agg(row_to_json(limits) order by limits.ages), '[]')
      from public.club_minor_limits as limits where limits.club_id = club_id_param
    ),
    'stands', (
      select json_build_object(
        'stands', rules.stands, 'roles', rules.roles, 'minutes_per_stand', rules.minutes_per_stand,
        'minutes_before_break', rules.minutes_before_break, 'break_minutes', rules.break_minutes
      )
      from public.rotation_rules as rules where rules.club_id = club_id_param
    ),
    'tiles', (select coalesce(json_agg(tiles), '[]') from public.schedule_tiles(club_id_param) as tiles),
    'changes', (select coalesce(json_agg(changes), '[]') from public.recent_schedule_changes(club_id_param) as changes)
  )
$$;
revoke all on function public.schedule_start(uuid) from public, anon, authenticated, service_role;
grant execute on function public.schedule_start(uuid) to authenticated;
