-- Managers are told at once what failed on a checklist, as they are about a reported problem. Its reporter sees what becomes
-- of it.

-- Tells the managers of its club about a ticket that the caller has reported; not the caller.
create function app.tell_of_problem(ticket_id uuid, detail text) returns void
language sql set search_path = '' as $$
  select app.tell(array(
    select row(
      profiles.user_id,
      'email_notifications',
      case when ticket.priority = 'high' then 'Urgent problem: ' else 'Problem reported: ' end || ticket.title,
      detail,
      '/operations?tab=tickets&open=' || ticket.id
    )::app.news
    from public.maintenance_tickets as ticket
    join public.profiles on profiles.club_id = ticket.club_id and profiles.role in ('manager', 'admin')
    where ticket.id = ticket_id and profiles.user_id <> auth.uid()
  ))
$$;
revoke all on function app.tell_of_problem(uuid, text) from public;

create or replace function app.report_problem(title_param text, description_param text, place_id_param uuid, is_urgent_param boolean,
  photos_param text[], key_param uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  club constant uuid := app.my_club_id();
  place public.places;
  ticket uuid;
begin
  if club is null then
    raise exception 'Only people of a club report problems in it.'
      using errcode = '42501', hint = 'Sign in with the account of your club.';
  end if;
  select id into ticket from public.maintenance_tickets where club_id = club and client_key = key_param;
  if ticket is not null then
    return ticket;
  end if;
  if place_id_param is not null then
    select * into place from public.places where id = place_id_param and club_id = club;
    if place.id is null then
      raise exception 'Your club has no such place.'
        using errcode = 'PT404', hint = 'Report it without the code, and say where it is.';
    end if;
  end if;
  if cardinality(coalesce(photos_param, '{}')) > 4 then
    raise exception 'A report has four photos at most.' using errcode = '22023', hint = 'Remove some of them.';
  end if;
  if exists (
    select from unnest(photos_param) as path
    where not exists (
      select from storage.objects
      where bucket_id = 'club-files' and name = path and owner_id = auth.uid()::text
        and starts_with(name, club || '/reports/')
    )
  ) then
    raise exception 'This photo was not uploaded, or is not there any more.'
      using errcode = 'PT422', hint = 'Add the photo again, then send the report.';
  end if;
  insert into public.maintenance_tickets (club_id, title, description, location, place_id, priority, photos, reporter_id,
    reporter_name, client_key)
  values (club, btrim(title_param), nullif(btrim(description_param), ''), place.name, place.id,
    case when is_urgent_param then 'high' else 'medium' end, coalesce(photos_param, '{}'), auth.uid(),
    (select display_name from public.profiles where user_id = auth.uid()), key_param)
  returning id into ticket;
  perform app.tell_of_problem(ticket, concat_ws(E'\n', place.name, nullif(btrim(description_param), '')));
  return ticket;
end
$$;

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
  perform app.tell_of_problem(ticket, concat_ws(E'\n', list.title, btrim(note_param)));
  return ticket;
end
$$;
