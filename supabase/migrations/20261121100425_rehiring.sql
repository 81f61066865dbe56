-- Rehiring: how last season's people come back to the staff, in one transaction.

-- Brings back the people of an earlier season that are named into the role they had, and says for each what happened:
-- 'rehired'; 'back already'; 'left since', for who came back and went again; 'no free position'; 'not eligible', for who
-- is named although the club would not hire them again. Who has worked here longest comes first, when positions are
-- scarce. Pressed twice it brings back nobody twice.
create function app.rehire_people(season_id_param uuid, staff_ids uuid[], beyond_positions_param boolean)
returns table (staff_id uuid, name text, role text, outcome text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  season public.seasons;
  current_season public.seasons;
  person record;
begin
  select * into season from public.seasons where id = season_id_param;
  if not found or not app.reads_club(season.club_id) then
    raise exception 'This season does not exist.' using errcode = 'PT404', hint = 'Reload the list of seasons.';
  end if;
  perform app.require_manager(season.club_id, 'rehire people');
  current_season := app.current_season(season.club_id);
  if current_season.id is null or current_season.closed_at is not null or current_season.year <= season.year then
    raise exception 'There is no season after % to rehire people for.', season.year
      using errcode = 'PT409', hint = 'Add the next season in the settings and make it the current one.';
  end if;
  perform app.lock_staff_of(season.club_id);

  for person in
    select member.id, member.name, member.status, worked.role, worked.eligible_for_rehire,
      now_here.id is not null as was_back, now_here.outcome as left_since
    from public.staff_seasons as worked
    join public.staff_members as member on member.id = worked.staff_id
    left join public.staff_seasons as now_here
      on now_here.season_id = current_season.id and now_here.staff_id = member.id
    where worked.season_id = season.id and member.id = any (staff_ids)
    order by member.start_date, lower(member.name) collate "C", member.id
  loop
    staff_id := person.id;
    name := person.name;
    role := person.role;
    if person.was_back then
      outcome := case when person.left_since is null then 'back already' else 'left since' end;
    elsif not person.eligible_for_rehire then
      outcome := 'not eligible';
    elsif person.status <> 'Inactive' then
      -- Still on the staff, so there is nothing to do but to count them in.
      outcome := 'rehired';
      insert into public.staff_seasons (club_id, season_id, staff_id, role)
      values (season.club_id, current_season.id, person.id, person.role);
    elsif not coalesce(beyond_positions_param, false) and not app.has_free_position(season.club_id, person.role) then
      outcome := 'no free position';
    else
      outcome := 'rehired';
      update public.staff_members
      set role = person.role, status = 'Pending Onboarding', end_date = null,
        start_date = app.first_day_of_work(season.club_id)
      where id = person.id;
      perform app.add_onboarding_items(person.id);
    end if;
    return next;
  end loop;
end
$$;
revoke all on function app.rehire_people(uuid, uuid[], boolean) from public;
grant execute on function app.rehire_people(uuid, uuid[], boolean) to authenticated;

-- Those who are named; without a list nobody. For managers and admins of the club.
create function public.rehire_chosen_staff(
  season_id_param uuid,
  staff_ids_param uuid[],
  beyond_positions_param boolean default false
) returns table (staff_id uuid, name text, role text, outcome text)
language sql volatile set search_path = '' as $$
  select * from app.rehire_people(season_id_param, staff_ids_param, beyond_positions_param)
$$;
revoke all on function public.rehire_chosen_staff(uuid, uuid[], boolean) from public, anon, authenticated, service_role;
grant execute on function public.rehire_chosen_staff(uuid, uuid[], boolean) to authenticated;
