-- What visitors see of a club: its name and the positions it is looking for. Nothing else about a club is public.

-- The year of the season that a club works on, when that season has closed: the club takes no applications until another
-- season is current. Null while it takes them.
create function app.closed_current_season(club_id_param uuid) returns text
language sql stable security definer set search_path = '' as $$
  select year from public.seasons where id = app.current_season_id(club_id_param) and closed_at is not null
$$;
revoke all on function app.closed_current_season(uuid) from public;

-- The positions that a club takes applications for: open roles with a free position, those with the most first. None once
-- its season has closed.
create function app.open_roles(club_id_param uuid) returns setof public.job_role_definitions
language sql stable security definer set search_path = '' as $$
  select role.*
  from public.job_role_definitions as role
  cross join lateral app.positions_filled(role.club_id, role.title) as filled (positions)
  where role.club_id = club_id_param and role.is_open and role.positions_total > filled.positions
    and app.closed_current_season(club_id_param) is null
  order by role.positions_total - filled.positions desc, lower(role.title) collate "C"
$$;
revoke all on function app.open_roles(uuid) from public;

create function app.public_club_page(slug_param text) returns jsonb
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
    'today', app.club_today(club.id),
    'season_closed', app.closed_current_season(club.id) is not null,
    'certificates', (
      select coalesce(jsonb_agg(asked.name order by lower(asked.name) collate "C"), '[]')
      from (
        select distinct type.name
        from app.open_roles(club.id) as role
        join public.job_role_requirements as required on required.job_role_id = role.id and required.club_id = club.id
        join public.certification_types as type on type.id = required.certification_type_id and type.club_id = club.id
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
revoke all on function app.public_club_page(text) from public;
grant execute on function app.public_club_page(text) to anon, authenticated;

-- For visitors: { slug, name, type, address, season, today, season_closed, certificates, roles } with at most four roles, pay
-- in US dollars an hour, and the age on the first day that each asks for. The certificates are those that the open roles
-- require, by name. A season that has closed has no roles. Today is the club's own day.
create function public.public_club_page(slug_param text) returns jsonb
language sql stable set search_path = '' as $$
  select app.public_club_page(slug_param)
$$;
revoke all on function public.public_club_page(text) from public, anon, authenticated, service_role;
grant execute on function public.public_club_page(text) to anon, authenticated;

-- Receiving an application -------------------------------------------------------------------------------------------
-- Applications from the public page of a club. Only the function `apply` writes them, with the service key.

-- Notifies managers and admins of the club of an application. The event holds what was sent.
create function app.tell_of_application(event_param public.job_application_events, is_new_param boolean) returns void
language sql security definer set search_path = '' as $$
  select app.tell(array(
    select row(
      profiles.user_id,
      'email_notifications',
      format('%s %s as %s', event_param.actor_name, case when is_new_param then 'applied' else 'applied again' end,
        (select string_agg(position, ', ' order by ordinality)
          from jsonb_array_elements_text(event_param.said -> 'positions') with ordinality as wanted (position, ordinality))),
      event_param.note,
      '/recruitment?open=' || event_param.application_id
    )::app.news
    from public.profiles
    where profiles.club_id = event_param.club_id and profiles.role in ('manager', 'admin')
  ))
$$;
revoke all on function app.tell_of_application(public.job_application_events, boolean) from public;

-- The highest age in an age band of an application; null without an upper end.
create function app.oldest_of_age_band(age_band_param text) returns integer
language sql immutable set search_path = '' as $$
  select case age_band_param when '14-15' then 15 when '16-17' then 17 end
$$;
revoke all on function app.oldest_of_age_band(text) from public;

-- Stores an application and returns { id, club_id, name, club_name, reply_to, positions, confirm }: where applicants reach
-- the club, null where it names no address, and whether to email the applicant that we have it. Refused once the club's
-- season has closed (PT410), and to people who are younger than a role asks for (PT422). At most 10 from one network
-- address in ten minutes (a school's computer room applies together) and from one email address 3 in an hour, or 10 that
-- add to one. A second application to the club within a day adds its positions to the first one and replaces its answers;
-- the confirmation is emailed again when a position was added or the first email failed. The history keeps each application
-- as it was sent, unless it repeats the last one. Managers and admins of the club are notified. `certificates` is a list
-- of { name, valid_until }.
create function app.receive_application(application_param jsonb, origin_param text) returns jsonb
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
      raise exception 'Too many applications from this email address.'
        using errcode = 'PT429', hint = 'We have your earlier applications. Wait an hour before you send another.';
    end if;
    is_new := true;
    insert into public.job_applications (club_id, name, email, phone, message, source, confirmation, first_day, last_day,
      age_band, days_per_week, consented_at)
    values (club.id, sent.name, sent.email, sent.phone, sent.message, 'application_page', 'pending', sent.first_day,
      sent.last_day, sent.age_band, sent.days_per_week, case when (application_param ->> 'consent')::boolean then now() end)
    returning * into stored;
  elsif not app.within_limit('apply_again', lower(sent.email), 10, interval '1 hour') then
    raise exception 'Too many applications from this email address.'
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
    'reply_to', (select reply_to from public.applicant_mail_settings where club_id = club.id),
    'positions', (
      select jsonb_agg(position order by lower(position) collate "C")
      from public.job_application_positions where application_id = stored.id
    ),
    'confirm', confirm
  );
end
$$;
revoke all on function app.receive_application(jsonb, text) from public;
grant execute on function app.receive_application(jsonb, text) to service_role;

-- For the function `apply` alone.
create function public.receive_application(application_param jsonb, origin_param text) returns jsonb
language sql volatile set search_path = '' as $$
  select app.receive_application(application_param, origin_param)
$$;
revoke all on function public.receive_application(jsonb, text) from public, anon, authenticated, service_role;
grant execute on function public.receive_application(jsonb, text) to service_role;
