-- Recording who finished a training on which day, for one person or for everyone who was there, and what it renewed.

-- Noon of a day in the club's time zone; for today the club's own now. Completions are moments, people enter days.
create function app.moment_of_day(club_id_param uuid, day_param date) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select case
    when day_param = app.club_today(club_id_param) then app.club_now(club_id_param)
    else (day_param + time '12:00') at time zone time_zone
  end
  from public.clubs where id = club_id_param
$$;
revoke all on function app.moment_of_day(uuid, date) from public;
grant execute on function app.moment_of_day(uuid, date) to authenticated;

-- Records for participants of the club's training the day on which they finished it, today unless told; whoever is
-- recorded for that very day already stays as they are. Answers each of them, with the certification that it renews and
-- the last day on which that counts now. All or nobody, with the caller's own rights: managers and admins.
create function public.record_training(participant_ids_param uuid[], completed_on_param date default null)
returns table (participant_id uuid, name text, completed_at timestamptz, certification_name text, expiry_date date)
language plpgsql volatile set search_path = '' as $$
declare
  clubs uuid[] := array(
    select distinct participant.club_id from public.training_participants as participant
    where participant.id = any (participant_ids_param)
  );
  found_count integer := (
    select count(*) from public.training_participants as participant where participant.id = any (participant_ids_param)
  );
  day date;
begin
  if cardinality(clubs) <> 1 or found_count <> (select count(distinct wanted) from unnest(participant_ids_param) as wanted) then
    raise exception 'Some of these people do not take part any more.'
      using errcode = 'PT404', hint = 'Reload the training.';
  end if;
  perform app.require_manager(clubs[1], 'mark training as completed');
  day := coalesce(completed_on_param, app.club_today(clubs[1]));
  if day > app.club_today(clubs[1]) then
    raise exception 'Training is not completed in the future.'
      using errcode = '22023', hint = 'Enter the day on which it was completed.';
  end if;

  update public.training_participants as participant
  set completed_at = app.moment_of_day(participant.club_id, day)
  where participant.id = any (participant_ids_param)
    and app.club_date(participant.club_id, participant.completed_at) is distinct from day;

  return query
    select participant.id, participant.name, participant.completed_at, held.certification_name, held.expiry_date
    from public.training_participants as participant
    join public.training_courses as course on course.id = participant.course_id
    left join lateral (
      select certification.certification_name, certification.expiry_date
      from public.staff_certifications as certification
      where certification.staff_id = participant.staff_id
        and certification.certification_type_id = course.certification_type_id
      order by certification.expiry_date desc nulls first
      limit 1
    ) as held on true
    where participant.id = any (participant_ids_param)
    order by participant.name, participant.id;
end
$$;
revoke all on function public.record_training(uuid[], date) from public, anon, authenticated, service_role;
grant execute on function public.record_training(uuid[], date) to authenticated;
