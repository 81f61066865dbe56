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
