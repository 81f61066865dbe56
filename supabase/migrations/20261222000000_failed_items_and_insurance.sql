-- A certificate of insurance that expires, for each vendor; and a ticket for an item of a checklist that failed its check.

alter table public.vendors
  add column insurance_expires_on date,
  add constraint vendors_insurance_range check (insurance_expires_on between '2000-01-01' and '2100-01-01');
comment on constraint vendors_insurance_range on public.vendors is
  'The day on which the insurance expires lies between 2000 and 2100.';
comment on column public.vendors.insurance_expires_on is
  'The last day of the certificate of insurance. Null: the club has none on file.';
grant insert (insurance_expires_on), update (insurance_expires_on) on public.vendors to authenticated;

create or replace view public.vendor_overview with (security_invoker = true) as
select
  vendor.id,
  vendor.club_id,
  vendor.name,
  vendor.type,
  vendor.contact,
  vendor.phone,
  vendor.email,
  vendor.notes,
  visit.last_visit,
  visit.next_visit,
  case
    when visit.next_visit is null then 'Not scheduled'
    when visit.next_visit < app.club_today(vendor.club_id) then 'Overdue'
    else 'Scheduled'
  end as status,
  vendor.created_at,
  vendor.updated_at,
  vendor.version,
  vendor.insurance_expires_on
from public.vendors as vendor
cross join lateral (
  select max(visited_on) as last_visit, min(scheduled_on) filter (where visited_on is null) as next_visit
  from public.vendor_visits
  where vendor_visits.vendor_id = vendor.id
) as visit;

alter table public.checklist_items
  add column ticket_id uuid,
  add constraint checklist_items_ticket foreign key (ticket_id, club_id)
    references public.maintenance_tickets (id, club_id) on delete set null (ticket_id);
create index checklist_items_of_ticket on public.checklist_items (ticket_id, club_id);
comment on constraint checklist_items_ticket on public.checklist_items is
  'This ticket is not there any more. Reload the list of tickets.';
comment on column public.checklist_items.ticket_id is
  'What was wrong with it when someone last checked. The server''s: report_failed_item opens it.';

-- Opens a ticket for an item that failed its check, and returns the ticket's id: for managers and the person responsible
-- for the item. The item shows the ticket, and stays open until it is checked off. A definer function, because a
-- responsible person who is not a manager opens no other ticket. Errors: PT404, 42501, 22023, and PT409 while an earlier
-- ticket of the item is not resolved.
create function app.report_failed_item(item_id_param uuid, note_param text, priority_param text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  wanted public.checklist_items;
  list public.checklists;
  ticket uuid;
begin
  select * into wanted from public.checklist_items
  where id = item_id_param and club_id = any (app.visible_clubs())
  for update;
  if wanted.id is null then
    raise exception 'This item does not exist any more.' using errcode = 'PT404', hint = 'Reload the checklist.';
  end if;
  if not (
    wanted.club_id = any (app.editable_clubs())
    or (wanted.club_id = app.my_club_id()
      and (wanted.owner_user_id = auth.uid() or wanted.owner_staff_id = any (app.my_staff_ids())))
  ) is true then
    raise exception 'Only its owner and managers report what is wrong with "%".', wanted.item
      using errcode = '42501', hint = 'Ask a manager to make you its owner.';
  end if;
  if btrim(note_param) = '' is not false then
    raise exception 'It is not said what is wrong.' using errcode = '22023', hint = 'Write down what you saw.';
  end if;
  if exists (select from public.maintenance_tickets where id = wanted.ticket_id and status <> 'resolved') then
    raise exception '"%" has a ticket that is not resolved yet.', wanted.item
      using errcode = 'PT409', hint = 'Add what is new to that ticket.';
  end if;
  select * into list from public.checklists where id = wanted.checklist_id;
  insert into public.maintenance_tickets (club_id, title, description, priority)
  values (
    wanted.club_id,
    left(wanted.item, 152) || ' failed',
    btrim(note_param) || E'\n\n' || list.title || coalesce(', ' || to_char(list.for_day, 'FMMon FMDD, YYYY'), ''),
    priority_param
  )
  returning id into ticket;
  update public.checklist_items set ticket_id = ticket, completed = false where id = wanted.id;
  return ticket;
end
$$;
revoke all on function app.report_failed_item(uuid, text, text) from public;
grant execute on function app.report_failed_item(uuid, text, text) to authenticated;

create function public.report_failed_item(item_id_param uuid, note_param text, priority_param text default 'high')
returns uuid
language sql set search_path = '' as $$
  select app.report_failed_item(item_id_param, note_param, priority_param)
$$;
revoke all on function public.report_failed_item(uuid, text, text) from public, anon, authenticated, service_role;
grant execute on function public.report_failed_item(uuid, text, text) to authenticated;
