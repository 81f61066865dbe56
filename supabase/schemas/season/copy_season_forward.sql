-- Copies what a season was prepared with into a later one: its checklists, open again and due as long before the opening
-- as they were, and its budget as a draft that plans what was really spent, with the payroll filled in from the
-- schedule. The line of a capital project stays behind: it was planned for one season. Templates and job roles belong to the club and need no copy. A list that was copied or started from its
-- template already stays as it is, so copying again adds what is missing and changes nothing else. Runs with the rights
-- of the manager who asks, who may choose: only these lists, with or without the budget. Untold, it is every list that is
-- not archived, and the budget. Returns how many of each were added.
create function public.copy_season_forward(
  from_season_id_param uuid,
  to_season_id_param uuid,
  checklist_ids_param uuid[] default null,
  with_budget_param boolean default true
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  source public.seasons;
  target public.seasons;
  copied_checklists integer;
  copied_items integer;
  copied_budget integer := 0;
begin
  select * into source from public.seasons where id = from_season_id_param;
  select * into target from public.seasons where id = to_season_id_param and club_id = source.club_id;
  if source.id is null or target.id is null then
    raise exception 'There is no such season.' using errcode = 'PT404', hint = 'Enter both seasons in Settings first.';
  end if;
  perform app.require_manager(source.club_id);
  if source.starts_on >= target.starts_on then
    raise exception 'Season % does not come after season %.', target.year, source.year
      using errcode = '22023', hint = 'Copy from an earlier season into a later one.';
  end if;
  if target.closed_at is not null then
    raise exception 'Season % is closed.', target.year
      using errcode = 'PT409', hint = 'Choose the season that you are preparing.';
  end if;

  with copied as (
    insert into public.checklists (club_id, season_id, kind, title, position, template_id, copied_from_id)
    select club_id, target.id, kind, title, position, template_id, id
    from public.checklists
    where season_id = source.id and kind <> 'daily_operations'
      and case when checklist_ids_param is null then not archived else id = any (checklist_ids_param) end
    on conflict do nothing
    returning id, club_id, copied_from_id
  ), items as (
    insert into public.checklist_items
      (club_id, checklist_id, item, priority, notes, owner_user_id, owner_staff_id, due_on, position)
    select copied.club_id, copied.id, original.item, original.priority, original.notes, member.user_id,
      staff.id, original.due_on + (target.opens_on - source.opens_on), original.position
    from copied
    join public.checklist_items as original on original.checklist_id = copied.copied_from_id
    -- People who have left the club since are responsible for nothing.
    left join public.profiles as member
      on member.user_id = original.owner_user_id and member.club_id = original.club_id
    left join public.staff_members as staff
      on staff.id = original.owner_staff_id and staff.club_id = original.club_id and staff.status <> 'Inactive'
    returning id
  )
  select (select count(*) from copied), (select count(*) from items) into copied_checklists, copied_items;

  if with_budget_param then
    insert into public.budget_categories (club_id, year, name, type, planned_amount, is_labor)
    select club_id, target.year, name, type,
      -- What labor costs so far is no plan for a whole season.
      case when amount > 0 and (source.closed_at is not null or not is_labor) then amount else planned_amount end,
      coalesce(id = labor.line_id, false) and not labor.is_there
    from public.budget_categories
    cross join (
      select
        (array_agg(id order by is_labor desc, name collate "C")
          filter (where year = source.year and (is_labor or app.is_payroll(type, name))))[1] as line_id,
        coalesce(bool_or(is_labor) filter (where year = target.year), false) as is_there
      from public.budget_categories
      where club_id = source.club_id and year in (source.year, target.year)
    ) as labor
    where club_id = source.club_id and year = source.year and project_id is null
    on conflict (club_id, year, type, name) do nothing;
    get diagnostics copied_budget = row_count;
  end if;

  return jsonb_build_object(
    'checklists', copied_checklists, 'checklist_items', copied_items, 'budget_categories', copied_budget);
end
$$;
revoke all on function public.copy_season_forward(uuid, uuid, uuid[], boolean) from public, anon, authenticated, service_role;
grant execute on function public.copy_season_forward(uuid, uuid, uuid[], boolean) to authenticated;
