-- News of requests that wait: managers and admins are told which ones to decide, and the colleague of a swap which one
-- to agree to. A swap reaches managers once both sides agree.

-- One piece of news for each manager and admin of a club.
create function app.news_for_managers(club_id_param uuid, title_param text, body_param text) returns setof app.news
language sql stable security definer set search_path = '' as $$
  select row(user_id, 'email_notifications', title_param, body_param, '/scheduling')::app.news
  from public.profiles
  where club_id = club_id_param and role in ('manager', 'admin')
$$;

create function app.tell_of_new_requests() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.tell(array(
    select news
    from new_requests as request
    join public.staff_members as person on person.id = request.staff_id
    join public.shifts as shift on shift.id = request.shift_id
    cross join lateral app.news_for_managers(request.club_id,
      format('%s asks to %s %s', person.name, case request.kind when 'pickup' then 'take' else 'drop' end,
        app.shift_words(shift)),
      request.note) as news
    where request.status = 'open' and request.kind <> 'swap'
    union all
    select row(
      colleague.user_id,
      'email_notifications',
      format('%s asks you to swap %s', person.name, app.shift_words(colleague_shift)),
      concat_ws(E'\n', 'You would work ' || app.shift_words(shift) || ' instead.', request.note),
      '/scheduling'
    )::app.news
    from new_requests as request
    join public.staff_members as person on person.id = request.staff_id
    join public.staff_members as colleague on colleague.id = request.colleague_id
    join public.shifts as shift on shift.id = request.shift_id
    join public.shifts as colleague_shift on colleague_shift.id = request.colleague_shift_id
    where request.status = 'open' and request.kind = 'swap' and colleague.user_id is not null
  ));
  return null;
end
$$;

create function app.tell_of_agreed_swaps() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.tell(array(
    select news
    from new_requests as request
    join old_requests as earlier on earlier.id = request.id
    join public.staff_members as person on person.id = request.staff_id
    join public.staff_members as colleague on colleague.id = request.colleague_id
    join public.shifts as shift on shift.id = request.shift_id
    join public.shifts as colleague_shift on colleague_shift.id = request.colleague_shift_id
    cross join lateral app.news_for_managers(request.club_id,
      format('%s and %s ask to swap %s', person.name, colleague.name, app.shift_words(shift)),
      concat_ws(E'\n', 'For ' || app.shift_words(colleague_shift) || '.', request.note)) as news
    where request.status = 'open' and earlier.colleague_agreed_at is null and request.colleague_agreed_at is not null
  ));
  return null;
end
$$;

create function app.tell_of_new_time_off() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.tell(array(
    select news
    from new_requests as request
    join public.staff_members as person on person.id = request.staff_id
    cross join lateral app.news_for_managers(request.club_id,
      format('%s asks for time off: %s', person.name, app.days_words(request.starts_on, request.ends_on,
        app.club_today(request.club_id))),
      request.reason) as news
    where request.status = 'pending'
  ));
  return null;
end
$$;

revoke all on function app.news_for_managers(uuid, text, text), app.tell_of_new_requests(), app.tell_of_agreed_swaps(),
  app.tell_of_new_time_off() from public;
create trigger shift_requests_tell_of_new after insert on public.shift_requests
  referencing new table as new_requests for each statement execute function app.tell_of_new_requests();
create trigger shift_requests_tell_of_agreed after update on public.shift_requests
  referencing old table as old_requests new table as new_requests
  for each statement execute function app.tell_of_agreed_swaps();
create trigger time_off_requests_tell_of_new after insert on public.time_off_requests
  referencing new table as new_requests for each statement execute function app.tell_of_new_time_off();
