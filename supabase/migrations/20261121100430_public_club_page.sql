-- What visitors see of a club: its name and the positions it is looking for. Nothing else about a club is public.

-- The positions that a club takes applications for: open roles with a free position, those with the most first.
create function app.open_roles(club_id_param uuid) returns setof public.job_role_definitions
language sql stable security definer set search_path = '' as $$
  select role.*
  from public.job_role_definitions as role
  cross join lateral app.positions_filled(role.club_id, role.title) as filled (positions)
  where role.club_id = club_id_param and role.is_open and role.positions_total > filled.positions
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
        'requirements', (
          select coalesce(jsonb_agg(requirement order by lower(requirement) collate "C"), '[]')
          from public.job_role_requirements where job_role_id = role.id
        )
      ) order by role.ordinality), '[]')
      from (select * from app.open_roles(club.id) with ordinality order by ordinality limit 4) as role
    )
  );
end
$$;
revoke all on function app.public_club_page(text) from public;
grant execute on function app.public_club_page(text) to anon, authenticated;

-- For visitors: { slug, name, type, address, season, roles } with at most four roles, pay in US dollars an hour.
create function public.public_club_page(slug_param text) returns jsonb
language sql stable set search_path = '' as $$
  select app.public_club_page(slug_param)
$$;
revoke all on function public.public_club_page(text) from public, anon, authenticated, service_role;
grant execute on function public.public_club_page(text) to anon, authenticated;
