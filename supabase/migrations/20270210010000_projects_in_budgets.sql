-- An approved capital project becomes a line in the budget of a season, once. Copying a season forward leaves such a line
-- behind: it was planned for one season.

alter table public.budget_categories add column project_id uuid;
comment on column public.budget_categories.project_id is
  'The capital project that the line plans for (club-future/budgeted_projects.sql). Null: no project.';

-- The same text: its inner * now reads the new column, too.
create or replace view public.budget_summary with (security_invoker = true) as
select
  total.club_id,
  total.year,
  total.income,
  total.expense,
  total.income - total.expense as net,
  round(100 * total.expense / nullif(total.income, 0), 1) as usage_percent,
  total.planned_income,
  total.planned_expense,
  case when total.is_entered
    then round(100 * (total.compared_expense - total.compared_plan) / nullif(total.compared_plan, 0), 1) end as variance_percent,
  not total.is_entered as is_draft,
  total.variance_lines,
  total.planned_expense_lines
from (
  select
    club_id,
    year,
    coalesce(sum(amount) filter (where type = 'income'), 0) as income,
    coalesce(sum(amount) filter (where type = 'expense'), 0) as expense,
    bool_or(amount is not null and not is_labor) as is_entered,
    sum(planned_amount) filter (where type = 'income') as planned_income,
    sum(planned_amount) filter (where type = 'expense') as planned_expense,
    sum(amount) filter (where is_compared) as compared_expense,
    sum(planned_amount) filter (where is_compared) as compared_plan,
    (count(*) filter (where is_compared))::integer as variance_lines,
    (count(planned_amount) filter (where type = 'expense'))::integer as planned_expense_lines
  from (
    select *,
      type = 'expense' and planned_amount is not null and amount is not null and (not is_labor or (amount > 0 and exists (
        select from public.seasons
        where seasons.club_id = category.club_id and seasons.year = category.year and seasons.closed_at is not null
      ))) as is_compared
    from public.budget_categories as category
  ) as line
  group by club_id, year
) as total;

alter table public.budget_categories
  add constraint budget_categories_project foreign key (project_id, club_id)
    references public.capital_projects (id, club_id) on delete set null (project_id);
create unique index budget_categories_one_a_project on public.budget_categories (project_id, club_id);
comment on constraint budget_categories_project on public.budget_categories is
  'This project is not there any more. Reload the list of projects.';
comment on index public.budget_categories_one_a_project is
  'This project has a line in a budget already. Change that one.';

create function app.add_project_to_budget(project_id_param uuid, year_param text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  clubs uuid[] := app.require_editable_clubs();
  project public.capital_projects;
  season public.seasons;
  budgeted text;
begin
  select * into project from public.capital_projects where id = project_id_param and club_id = any (clubs) for update;
  if project.id is null then
    raise exception 'Your club has no such project.' using errcode = 'PT404', hint = 'Reload the pipeline.';
  end if;
  -- A second caller gets the line that the first one made.
  select year into budgeted from public.budget_categories where project_id = project.id and club_id = project.club_id;
  if budgeted is not null then
    return budgeted;
  end if;
  if project.status <> 'approved' then
    raise exception 'Only an approved project is added to a budget.'
      using errcode = '22023', hint = 'Change its status to approved first, with the reason.';
  end if;
  if project.budget is null then
    raise exception 'It is not known what the project costs.'
      using errcode = '22023', hint = 'Enter its budget first.';
  end if;
  select * into season from public.seasons where club_id = project.club_id and year = year_param;
  if season.id is null then
    raise exception 'Your club has no such season.' using errcode = 'PT404', hint = 'Enter the season in Settings first.';
  end if;
  if season.closed_at is not null then
    raise exception 'Season % is closed.', season.year
      using errcode = 'PT409', hint = 'Choose the season that you are preparing.';
  end if;
  insert into public.budget_categories (club_id, year, name, type, planned_amount, project_id)
  values (project.club_id, season.year, btrim(left(btrim(project.title), 80)), 'expense', project.budget, project.id);
  insert into public.project_updates (club_id, project_id, note)
  values (project.club_id, project.id,
    format('Added to the budget of %s: %s.', season.year, app.dollars_in_words(project.budget)));
  return season.year;
end
$$;
revoke all on function app.add_project_to_budget(uuid, text) from public;
grant execute on function app.add_project_to_budget(uuid, text) to authenticated;

-- Plans what an approved project of the own club costs as an expense of a season, and returns the year of its line: an
-- earlier one if it has a line already. Errors: 42501, PT404 no such project or season, PT409 the season is closed,
-- 22023 not approved or without a budget, 23505 the budget has a line of this name.
create function public.add_project_to_budget(project_id_param uuid, year_param text) returns text
language sql volatile set search_path = '' as $$ select app.add_project_to_budget(project_id_param, year_param) $$;
revoke all on function public.add_project_to_budget(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.add_project_to_budget(uuid, text) to authenticated;

create or replace function public.copy_season_forward(
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
