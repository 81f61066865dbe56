-- What a repair costs stands on its ticket, and becomes the budget of the project that the ticket becomes.

alter table public.maintenance_tickets add column cost numeric(12, 2);
alter table public.maintenance_tickets add constraint maintenance_tickets_cost_range check (cost between 0 and 10000000);
comment on constraint maintenance_tickets_cost_range on public.maintenance_tickets is
  'A cost is $0 to $10,000,000.';
comment on column public.maintenance_tickets.cost is
  'US dollars: what the repair costs, as far as it is known. Null while it is not.';
grant insert (cost), update (cost) on public.maintenance_tickets to authenticated;

alter table public.ticket_events drop constraint ticket_events_kind_known;
alter table public.ticket_events add constraint ticket_events_kind_known check (kind in ('opened', 'comment', 'title',
  'priority', 'status', 'assignee', 'vendor', 'due_on', 'photos', 'cost'));
comment on constraint ticket_events_kind_known on public.ticket_events is
  'An event of a ticket is a comment or one of its changes.';

create or replace function app.record_ticket_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- A club that is being deleted takes its staff along, which leaves tickets without assignee for a moment.
  if not exists (select from public.clubs where id = new.club_id) then
    return null;
  end if;
  if tg_op = 'INSERT' then
    insert into public.ticket_events (club_id, ticket_id, kind, to_value, happened_at)
    values (new.club_id, new.id, 'opened', new.title, new.opened_at);
    return null;
  end if;
  insert into public.ticket_events (club_id, ticket_id, kind, from_value, to_value)
  select new.club_id, new.id, kind, from_value, to_value
  from (values
    ('title', old.title, new.title),
    ('priority', old.priority, new.priority),
    ('status', old.status, new.status),
    ('assignee', (select name from public.staff_members where id = old.assignee_id),
      (select name from public.staff_members where id = new.assignee_id)),
    ('vendor', (select name from public.vendors where id = old.vendor_id),
      (select name from public.vendors where id = new.vendor_id)),
    ('due_on', old.due_on::text, new.due_on::text),
    ('photos', cardinality(old.photos)::text, cardinality(new.photos)::text),
    ('cost', old.cost::text, new.cost::text)
  ) as change (kind, from_value, to_value)
  where from_value is distinct from to_value;
  return null;
end
$$;

create or replace function app.promote_ticket_to_project(ticket_id_param uuid) returns uuid
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
