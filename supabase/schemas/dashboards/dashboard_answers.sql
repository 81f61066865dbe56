-- What the parts of a dashboard read first, in one answer for all of them. Each part answers as it does on its own, under the
-- caller's own rules; a part without a row is null, and its module then asks for it alone.

-- What every dashboard begins with:
--   operations_needs, recruitment_needs   needs_today
--   pre_season_needs, training_needs, post_season_needs, club_future_needs
--   own_staff           the caller's row among the club's staff, with a null id for people without one
--   own_certificates    the certificates of the caller, and those that the caller lacks
--   own_training        the training of the caller: its sums, null for people who are not on the staff, and its modules
--   season_end   the last day of the club's current season
--   setup        for its administrators: club_setup, and the settings with which they may have hidden it
create function public.dashboard_needs(club_id_param uuid) returns json
language sql stable set search_path = '' as $$
  with today as materialized (select * from public.needs_today where club_id = club_id_param)
  select json_build_object(
    'operations_needs', (select row_to_json(today) from today),
    'recruitment_needs', (select row_to_json(today) from today),
    'pre_season_needs', (select row_to_json(counted) from public.pre_season_needs as counted where club_id = club_id_param),
    'training_needs', (select row_to_json(counted) from public.training_needs as counted where club_id = club_id_param),
    'post_season_needs', (select row_to_json(counted) from public.post_season_needs as counted where club_id = club_id_param),
    'club_future_needs', (select row_to_json(counted) from public.club_future_needs as counted where club_id = club_id_param),
    'own_staff', (
      select json_build_object(
        'id', (select id from public.staff_members where club_id = club.id and user_id = (select auth.uid()))
      )
      from public.clubs as club where club.id = club_id_param
    ),
    'own_certificates', (
      select json_build_object(
        'own_staff_id', today.own_staff_id,
        'own_certificates_lacking', today.own_certificates_lacking,
        'held', (
          select coalesce(json_agg(row_to_json(held) order by held.certification_name, held.id), '[]')
          from (
            select state, certification_name, expiry_date, id
            from public.staff_certifications where staff_id = today.own_staff_id
          ) as held
        )
      )
      from today
    ),
    'own_training', (
      select json_build_object(
        'sums', (
          select row_to_json(counted)
          from (
            select staff_id, completed, assigned, session_minutes, module_hours
            from public.training_people where club_id = club.id and user_id = (select auth.uid())
          ) as counted
        ),
        'modules', (
          select coalesce(json_agg(row_to_json(taken) order by taken.id), '[]')
          from (
            select participant.due_on, participant.completed_at, participant.id,
              json_build_object('archived_at', course.archived_at, 'title', course.title) as training_courses
            from public.training_participants as participant
            join public.training_courses as course on course.id = participant.course_id
            join public.staff_members as member on member.id = participant.staff_id
            where participant.club_id = club.id and member.user_id = (select auth.uid())
          ) as taken
        )
      )
      from public.clubs as club where club.id = club_id_param
    ),
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
