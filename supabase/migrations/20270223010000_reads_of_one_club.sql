-- Reads that went through the rows of every club to answer for one: the planner expected a thousand rows from functions that
-- return one, and did not see that a role, its requirements and their certificates are of the same club.
alter function app.season_turnout(uuid) rows 1;
alter function app.incident_counts(uuid, date, date) rows 1;

create or replace function app.due_readings(club_ids uuid[], from_param timestamptz, to_param timestamptz)
returns table (club_id uuid, pool_id uuid, pool_name text, due_at timestamptz, taken_at timestamptz)
language sql stable security definer set search_path = '' as $$
  -- First the pools of these clubs, by their index: to sort all days by pool, the planner would read the pools of every club.
  with pool as materialized (
    select pools.*, clubs.time_zone
    from public.pools join public.clubs on clubs.id = pools.club_id
    where pools.club_id = any (club_ids) and pools.is_active
  ), due as (
    select
      pool.club_id,
      pool.id as pool_id,
      pool.name as pool_name,
      pool.reading_times_since as since,
      due.due_at,
      greatest(due.due_at - interval '1 hour',
        lag(due.due_at) over (partition by pool.id order by due.due_at) + interval '1 hour') as opens_at
    from pool
    cross join lateral generate_series(
      (from_param at time zone pool.time_zone)::date - 1, (to_param at time zone pool.time_zone)::date, interval '1 day'
    ) as calendar (day)
    cross join lateral unnest(pool.reading_times) as at_time
    cross join lateral (select (calendar.day::date + at_time) at time zone pool.time_zone as due_at) as due
  )
  select due.club_id, due.pool_id, due.pool_name, due.due_at, (
    select min(reading.taken_at) from public.water_readings as reading
    where reading.pool_id = due.pool_id and reading.struck_reason is null
      and reading.taken_at > due.opens_at and reading.taken_at <= due.due_at + interval '1 hour'
  )
  from due
  where due.due_at >= from_param and due.due_at < to_param and due.due_at >= due.since
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
