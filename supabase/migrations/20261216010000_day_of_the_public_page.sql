-- The public page of a club says which day the club has. The form judged the days of applicants by the visitor's own day:
-- a demo club, whose clock stands in its season, refused the days of that season.

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
        join public.job_role_requirements as required on required.job_role_id = role.id
        join public.certification_types as type on type.id = required.certification_type_id
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
