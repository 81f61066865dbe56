-- What another plan means for a club, before the firm sets it: which features its administrators may grant from then on, and
-- which they may not any more. What was granted already stays until somebody takes it back.

create function app.plan_consequences(club_id_param uuid, plan_param text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  plan_now text := (select plan from public.clubs where id = club_id_param);
begin
  perform app.require_firm('sees what another plan means');
  if plan_now is null then
    raise exception 'There is no such club.' using errcode = 'PT404', hint = 'Reload the list of clubs.';
  end if;
  if app.plan_rank(plan_param) is null then
    raise exception 'A plan is launch, manage, run or elevate.' using errcode = '22023', hint = 'Choose one of them.';
  end if;
  return (
    with feature as (
      select features.display_name, features.category, app.plan_rank(features.minimum_plan) as needs,
        (select count(*) from public.user_permissions
         join public.profiles on profiles.user_id = user_permissions.user_id
         where user_permissions.feature_id = features.id and profiles.club_id = club_id_param) as granted
      from public.features where features.is_active
    ), listed as (
      select jsonb_build_object('displayName', display_name, 'category', category, 'granted', granted) as line,
        needs <= app.plan_rank(plan_now) as was, needs <= app.plan_rank(plan_param) as will_be,
        row_number() over (order by lower(category) collate "C", lower(display_name) collate "C") as position
      from feature
    )
    select jsonb_build_object(
      'come', coalesce(jsonb_agg(line order by position) filter (where will_be and not was), '[]'),
      'go', coalesce(jsonb_agg(line order by position) filter (where was and not will_be), '[]'),
      'stay', count(*) filter (where was and will_be)
    )
    from listed
  );
end
$$;
revoke all on function app.plan_consequences(uuid, text) from public;
grant execute on function app.plan_consequences(uuid, text) to authenticated;

-- Features that the administrators of a club may grant with another plan, and those that they no longer may: {come, go,
-- stay}, each with how many people of the club have it now. For the firm.
create function public.plan_consequences(club_id_param uuid, plan_param text) returns jsonb
language sql stable set search_path = '' as $$
  select app.plan_consequences(club_id_param, plan_param)
$$;
revoke all on function public.plan_consequences(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.plan_consequences(uuid, text) to authenticated;
