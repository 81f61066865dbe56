-- Policies ask whether a person holds a feature with every statement. Planned anew each time, that took four times as
-- long as all else that a policy asks.
create or replace function app.holds_feature(name_param text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.user_permissions
    join public.features on features.id = user_permissions.feature_id
    where user_permissions.user_id = auth.uid() and features.name = name_param and features.is_active
  );
end
$$;

-- Looks up the seasons of each person once.
create or replace function app.positions_filled(club_id_param uuid, title_param text) returns integer
language plpgsql stable security definer set search_path = '' as $$
declare
  current_id constant uuid := app.current_season_id(club_id_param);
begin
  -- Each person's seasons are looked up once: whether one of them is the current one, or there is none.
  return (
    select count(*)::integer
    from public.staff_members as member
    where member.club_id = club_id_param and member.role = title_param and member.status <> 'Inactive'
      and (current_id is null or (
        select coalesce(bool_or(season_id = current_id), true) from public.staff_seasons where staff_id = member.id
      ))
  );
end
$$;
