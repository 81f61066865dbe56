-- Tickets as everyone of the club reads them. What a repair costs is for people who read the money of the club, so members may
-- not read the rows that hold it: a definer function reads them and gives the rest.
create function app.club_tickets(club_id_param uuid) returns setof public.maintenance_tickets
language plpgsql stable security definer rows 200 set search_path = '' as $$
declare
  reads_cost constant boolean := app.is_platform() or app.reads_reports();
  ticket public.maintenance_tickets;
begin
  if not app.reads_work_of(club_id_param) then
    return;
  end if;
  for ticket in select * from public.maintenance_tickets where club_id = club_id_param loop
    if not reads_cost then
      ticket.cost := null;
    end if;
    return next ticket;
  end loop;
end
$$;
revoke all on function app.club_tickets(uuid) from public;
grant execute on function app.club_tickets(uuid) to authenticated, service_role;

-- Over the clubs that the caller may read, so that a filter on club_id asks for one club only.
create view public.ticket_overview with (security_invoker = true) as
select ticket.id, ticket.club_id, ticket.title, ticket.description, ticket.location, ticket.place_id, ticket.priority,
  ticket.status, ticket.assignee_id, ticket.vendor_id, ticket.due_on, ticket.photos, ticket.cost, ticket.opened_at,
  ticket.resolved_at, ticket.reporter_id, ticket.reporter_name, ticket.plan_id, project.id as project_id, ticket.version
from public.clubs as club
cross join lateral app.club_tickets(club.id) as ticket
left join public.capital_projects as project on project.ticket_id = ticket.id and project.club_id = ticket.club_id;
revoke all on public.ticket_overview from public, anon, authenticated, service_role;
grant select on public.ticket_overview to authenticated, service_role;
comment on view public.ticket_overview is 'The tickets of a club, for everyone who works there.';
comment on column public.ticket_overview.cost is
  'US dollars: what the repair costs. Null while it is not known, and for people who do not read reports.';
comment on column public.ticket_overview.project_id is 'The capital project that the ticket became. Null: none.';
