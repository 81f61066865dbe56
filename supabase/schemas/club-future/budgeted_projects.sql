-- How an approved project becomes an expense in the budget of a season, once. The line is the budget's from then on:
-- people change and delete it there, and deleting it makes room for another one.

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

-- Plans what an approved project of the caller's club costs as an expense of a season, and returns the year of its line: an
-- earlier one if it has a line already. Errors: 42501, PT404 no such project or season, PT409 the season is closed,
-- 22023 not approved or without a budget, 23505 the budget has a line of this name.
create function public.add_project_to_budget(project_id_param uuid, year_param text) returns text
language sql volatile set search_path = '' as $$ select app.add_project_to_budget(project_id_param, year_param) $$;
revoke all on function public.add_project_to_budget(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.add_project_to_budget(uuid, text) to authenticated;
