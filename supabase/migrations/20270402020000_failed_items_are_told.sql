-- Managers are told at once what failed on a checklist, as of a reported problem, and its reporter sees what becomes of it.
create or replace function app.report_failed_item(item_id_param uuid, note_param text, priority_param text, key_param uuid) returns uuid
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
  if not app.may_check_item(wanted) then
    raise exception 'Only its owner and managers report what is wrong with "%".', wanted.item
      using errcode = '42501', hint = 'Ask a manager to make you its owner.';
  end if;
  select id into ticket from public.maintenance_tickets where club_id = wanted.club_id and client_key = key_param;
  if ticket is not null then
    return ticket;
  end if;
  if btrim(note_param) = '' is not false then
    raise exception 'It is not said what is wrong.' using errcode = '22023', hint = 'Write down what you saw.';
  end if;
  if exists (select from public.maintenance_tickets where id = wanted.ticket_id and status <> 'resolved') then
    raise exception '"%" has a ticket that is not resolved yet.', wanted.item
      using errcode = 'PT409', hint = 'Add what is new to that ticket.';
  end if;
  select * into list from public.checklists where id = wanted.checklist_id;
  insert into public.maintenance_tickets (club_id, title, description, priority, reporter_id, reporter_name, client_key)
  values (
    wanted.club_id,
    left(wanted.item, 152) || ' failed',
    btrim(note_param) || E'\n\n' || list.title || coalesce(', ' || to_char(list.for_day, 'FMMon FMDD, YYYY'), ''),
    priority_param,
    auth.uid(),
    (select display_name from public.profiles where user_id = auth.uid()),
    key_param
  )
  returning id into ticket;
  update public.checklist_items set ticket_id = ticket, completed = false where id = wanted.id;
  perform app.tell(array(
    select row(
      profiles.user_id,
      'email_notifications',
      case when priority_param = 'high' then 'Urgent problem: ' else 'Problem reported: ' end
        || left(wanted.item, 152) || ' failed',
      concat_ws(E'\n', list.title, btrim(note_param)),
      '/operations?tab=tickets&open=' || ticket
    )::app.news
    from public.profiles
    where profiles.club_id = wanted.club_id and profiles.role in ('manager', 'admin') and profiles.user_id <> auth.uid()
  ));
  return ticket;
end
$$;
