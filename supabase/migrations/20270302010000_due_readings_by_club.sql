-- What missed and due readings cost no longer grows with the number of clubs.
create or replace function app.due_readings(club_ids uuid[], from_param timestamptz, to_param timestamptz)
returns table (club_id uuid, pool_id uuid, pool_name text, due_at timestamptz, taken_at timestamptz)
language sql stable security definer set search_path = '' as $$
  -- First the pools of these clubs, by their index: to sort all days by pool, the planner would read the pools of every club.
  -- Each pool looks up its club: for a join, the planner may read every club.
  with pool as materialized (
    select pools.*, (select clubs.time_zone from public.clubs where clubs.id = pools.club_id) as time_zone
    from public.pools
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
