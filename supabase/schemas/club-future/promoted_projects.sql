-- How a wish or a lesson becomes a project, once. A second press, or a later person, gets the existing project.

-- Adds a proposed project with its first line of history and returns its id. For the functions below.
create function app.begin_project(project public.capital_projects, note_param text) returns uuid
language plpgsql security definer set search_path = '' as $$
begin
  project.id := gen_random_uuid();
  project.status := 'proposed';
  project.created_at := now();
  project.updated_at := now();
  project.version := 1;
  insert into public.capital_projects select project.*;
  insert into public.project_updates (club_id, project_id, note, to_status)
  values (project.club_id, project.id, note_param, project.status);
  return project.id;
end
$$;
revoke all on function app.begin_project(public.capital_projects, text) from public;

create function app.promote_wish_to_project(wish_id_param uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  clubs uuid[] := app.require_editable_clubs();
  wish public.wishlist_items;
  project public.capital_projects;
begin
  select * into wish from public.wishlist_items where id = wish_id_param and club_id = any (clubs) for update;
  if wish.id is null then
    raise exception 'Your club has no such wish.' using errcode = 'PT404', hint = 'Reload the wishlist.';
  end if;
  select * into project from public.capital_projects where wish_id = wish.id and club_id = wish.club_id;
  if project.id is not null then
    return project.id;
  end if;
  project.club_id := wish.club_id;
  project.title := wish.item;
  project.priority := wish.priority;
  project.budget := wish.cost;
  project.timeline := wish.timeline;
  project.wish_id := wish.id;
  return app.begin_project(project, format('From the %s wishlist.', wish.list));
end
$$;
revoke all on function app.promote_wish_to_project(uuid) from public;
grant execute on function app.promote_wish_to_project(uuid) to authenticated;

-- Makes a wish of the caller's club a proposed project and returns the project's id. From then on its cost counts in the
-- funding and no longer in the wishlist. Errors: 42501, PT404.
create function public.promote_wish_to_project(wish_id_param uuid) returns uuid
language sql volatile set search_path = '' as $$
  select app.promote_wish_to_project(wish_id_param)
$$;
revoke all on function public.promote_wish_to_project(uuid) from public, anon, authenticated, service_role;
grant execute on function public.promote_wish_to_project(uuid) to authenticated;

create function app.carry_lesson_to_project(lesson_id_param uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  clubs uuid[] := app.require_editable_clubs();
  lesson public.lessons;
  project public.capital_projects;
begin
  select * into lesson from public.lessons where id = lesson_id_param and club_id = any (clubs) for update;
  if lesson.id is null then
    raise exception 'Your club has no such lesson.' using errcode = 'PT404', hint = 'Reload the lessons learned.';
  end if;
  select * into project from public.capital_projects where lesson_id = lesson.id and club_id = lesson.club_id;
  if project.id is not null then
    return project.id;
  end if;
  project.club_id := lesson.club_id;
  project.title := lesson.lesson;
  project.description := lesson.action;
  project.priority := case lesson.kind when 'priority' then 'high' else 'medium' end;
  project.ends_on := lesson.due_on;
  project.lesson_id := lesson.id;
  return app.begin_project(project, 'From the lessons learned.');
end
$$;
revoke all on function app.carry_lesson_to_project(uuid) from public;
grant execute on function app.carry_lesson_to_project(uuid) to authenticated;

-- Makes a lesson of the caller's club a proposed project, due when the lesson is, and returns the project's id.
-- Errors: 42501, PT404.
create function public.carry_lesson_to_project(lesson_id_param uuid) returns uuid
language sql volatile set search_path = '' as $$
  select app.carry_lesson_to_project(lesson_id_param)
$$;
revoke all on function public.carry_lesson_to_project(uuid) from public, anon, authenticated, service_role;
grant execute on function public.carry_lesson_to_project(uuid) to authenticated;

-- Maintenance tickets ------------------------------------------------------------------------------------------------
-- How a maintenance ticket that is more than maintenance becomes a capital project: once, as with wishes and lessons.

create function app.promote_ticket_to_project(ticket_id_param uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  clubs uuid[] := app.require_editable_clubs();
  ticket public.maintenance_tickets;
  project public.capital_projects;
begin
  select * into ticket from public.maintenance_tickets where id = ticket_id_param and club_id = any (clubs) for update;
  if ticket.id is null then
    raise exception 'Your club has no such ticket.' using errcode = 'PT404', hint = 'Reload the tickets.';
  end if;
  select * into project from public.capital_projects where ticket_id = ticket.id and club_id = ticket.club_id;
  if project.id is not null then
    return project.id;
  end if;
  project.club_id := ticket.club_id;
  project.title := ticket.title;
  project.description := left(ticket.description, 4000);
  project.priority := ticket.priority;
  project.budget := nullif(ticket.cost, 0);
  project.ticket_id := ticket.id;
  project.id := app.begin_project(project, 'From a maintenance ticket.');
  insert into public.ticket_events (club_id, ticket_id, note)
  values (ticket.club_id, ticket.id, 'Became a capital project.');
  return project.id;
end
$$;
revoke all on function app.promote_ticket_to_project(uuid) from public;
grant execute on function app.promote_ticket_to_project(uuid) to authenticated;

-- Makes a ticket of the caller's club a proposed project and returns the project's id. The ticket stays as it is, with a line
-- in its history. Errors: 42501, PT404.
create function public.promote_ticket_to_project(ticket_id_param uuid) returns uuid
language sql volatile set search_path = '' as $$
  select app.promote_ticket_to_project(ticket_id_param)
$$;
revoke all on function public.promote_ticket_to_project(uuid) from public, anon, authenticated, service_role;
grant execute on function public.promote_ticket_to_project(uuid) to authenticated;
