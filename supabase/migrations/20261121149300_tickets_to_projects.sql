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
  project.ticket_id := ticket.id;
  project.id := app.begin_project(project, 'From a maintenance ticket.');
  insert into public.ticket_events (club_id, ticket_id, note)
  values (ticket.club_id, ticket.id, 'Became a capital project.');
  return project.id;
end
$$;
revoke all on function app.promote_ticket_to_project(uuid) from public;
grant execute on function app.promote_ticket_to_project(uuid) to authenticated;

-- Makes a ticket of the own club a proposed project and returns the project's id. The ticket stays as it is, with a line
-- in its history. Errors: 42501, PT404.
create function public.promote_ticket_to_project(ticket_id_param uuid) returns uuid
language sql volatile set search_path = '' as $$
  select app.promote_ticket_to_project(ticket_id_param)
$$;
revoke all on function public.promote_ticket_to_project(uuid) from public, anon, authenticated, service_role;
grant execute on function public.promote_ticket_to_project(uuid) to authenticated;
