-- What was last measured of each body of water in use: each value as of its latest reading that counts. Everyone on deck
-- swims in it, so members read this of the whole club, without who took a reading or wrote what. Errors: 42501.
create function app.water_now(club_id_param uuid)
returns table (
  pool_id uuid, taken_at timestamptz, free_chlorine_ppm numeric, ph numeric, temperature_f numeric,
  total_alkalinity_ppm numeric, calcium_hardness_ppm numeric, cyanuric_acid_ppm numeric
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if club_id_param = any (app.visible_clubs()) is not true then
    raise exception 'This is not the water of your club.'
      using errcode = '42501', hint = 'Ask for that of the club that you belong to.';
  end if;
  return query
  select
    pool.id,
    max(taken.taken_at),
    (array_agg(taken.free_chlorine_ppm order by taken.taken_at desc) filter (where taken.free_chlorine_ppm is not null))[1],
    (array_agg(taken.ph order by taken.taken_at desc) filter (where taken.ph is not null))[1],
    (array_agg(taken.temperature_f order by taken.taken_at desc) filter (where taken.temperature_f is not null))[1],
    (array_agg(taken.total_alkalinity_ppm order by taken.taken_at desc)
      filter (where taken.total_alkalinity_ppm is not null))[1],
    (array_agg(taken.calcium_hardness_ppm order by taken.taken_at desc)
      filter (where taken.calcium_hardness_ppm is not null))[1],
    (array_agg(taken.cyanuric_acid_ppm order by taken.taken_at desc)
      filter (where taken.cyanuric_acid_ppm is not null))[1]
  from public.pools as pool
  join public.water_readings as taken on taken.pool_id = pool.id and taken.club_id = pool.club_id
  where pool.club_id = club_id_param and pool.is_active and taken.struck_reason is null
  group by pool.id
  order by pool.name collate "C";
end
$$;
revoke all on function app.water_now(uuid) from public;
grant execute on function app.water_now(uuid) to authenticated;

create function public.water_now(club_id_param uuid)
returns table (
  pool_id uuid, taken_at timestamptz, free_chlorine_ppm numeric, ph numeric, temperature_f numeric,
  total_alkalinity_ppm numeric, calcium_hardness_ppm numeric, cyanuric_acid_ppm numeric
)
language sql stable set search_path = '' as $$ select * from app.water_now(club_id_param) $$;
revoke all on function public.water_now(uuid) from public, anon, authenticated, service_role;
grant execute on function public.water_now(uuid) to authenticated;
