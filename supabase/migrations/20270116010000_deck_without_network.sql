-- What people begin and report on the deck without a network is sent once: a list of a day has items whose ids a device
-- knows before it is sent, and a report of a failed item has a key.
-- The id of an item on the list of a day: 16 bytes of the SHA-256 of what it comes from. A device that begins the list
-- without a network computes the same ids (apps/operations/src/operations/rules/forms/dayItemIds.ts), so what people check
-- off there names the items that the list gets when it is sent.
create function app.day_item_id(template_id_param uuid, day_param date, item_param text, copy_param bigint) returns uuid
language sql stable set search_path = '' as $$
  select encode(substring(sha256(convert_to(template_id_param || '/' || to_char(day_param, 'YYYY-MM-DD') || '/' || copy_param
    || '/' || item_param, 'UTF8')) from 1 for 16), 'hex')::uuid
$$;

-- Gives a list the items of its template. A definer function, because people send no ids of items. An id that is taken,
-- because two seasons share the day or an item was moved to another list, becomes a random one.
create function app.add_items_of_template(checklist_id_param uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  list public.checklists;
begin
  select * into list from public.checklists where id = checklist_id_param;
  perform app.require_manager(list.club_id);
  insert into public.checklist_items (id, club_id, checklist_id, item, priority, notes, position, due_on)
  select
    case when item.wanted is null or exists (select from public.checklist_items where id = item.wanted)
      then gen_random_uuid() else item.wanted end,
    list.club_id, list.id, item.item, item.priority, item.notes, item.position,
    coalesce(list.for_day, (select opens_on from public.seasons where id = list.season_id) - item.days_before_opening)
  from (
    select *, app.day_item_id(template_id, list.for_day, item,
      row_number() over (partition by item order by position, id)) as wanted
    from public.checklist_template_items
    where template_id = list.template_id
  ) as item;
end
$$;
revoke all on function app.day_item_id(uuid, date, text, bigint), app.add_items_of_template(uuid) from public;
grant execute on function app.add_items_of_template(uuid) to authenticated;

create or replace function public.start_checklist_from_template(
  template_id_param uuid,
  season_id_param uuid default null,
  for_day_param date default null
) returns uuid
language plpgsql set search_path = '' as $$
declare
  template public.checklist_templates;
  season public.seasons;
  day date;
  started uuid;
begin
  select * into template from public.checklist_templates where id = template_id_param;
  if template.id is null then
    raise exception 'This template does not exist any more.'
      using errcode = 'PT404', hint = 'Reload the list and choose another one.';
  end if;
  perform app.require_manager(template.club_id);

  select * into season from public.seasons
  where club_id = template.club_id and id = coalesce(season_id_param, app.current_season_id(template.club_id));
  if season.id is null then
    raise exception 'There is no such season.' using errcode = 'PT404', hint = 'Enter the season in Settings first.';
  end if;
  if season.closed_at is not null then
    raise exception 'Season % is closed.', season.year
      using errcode = 'PT409', hint = 'Choose the season that you are preparing.';
  end if;

  if template.kind = 'daily_operations' then
    day := coalesce(for_day_param, app.club_today(template.club_id));
  end if;
  insert into public.checklists (club_id, season_id, kind, title, for_day, template_id)
  values (template.club_id, season.id, template.kind, template.title, day, template.id)
  on conflict (template_id, club_id, season_id, for_day) where template_id is not null do nothing
  returning id into started;
  if started is null then
    return (
      select id from public.checklists
      where template_id = template.id and season_id = season.id and for_day is not distinct from day
    );
  end if;

  perform app.add_items_of_template(started);
  return started;
end
$$;

drop function public.report_failed_item(uuid, text, text);
drop function app.report_failed_item(uuid, text, text);
create function app.report_failed_item(item_id_param uuid, note_param text, priority_param text, key_param uuid) returns uuid
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
  insert into public.maintenance_tickets (club_id, title, description, priority, client_key)
  values (
    wanted.club_id,
    left(wanted.item, 152) || ' failed',
    btrim(note_param) || E'\n\n' || list.title || coalesce(', ' || to_char(list.for_day, 'FMMon FMDD, YYYY'), ''),
    priority_param,
    key_param
  )
  returning id into ticket;
  update public.checklist_items set ticket_id = ticket, completed = false where id = wanted.id;
  return ticket;
end
$$;
revoke all on function app.report_failed_item(uuid, text, text, uuid) from public;
grant execute on function app.report_failed_item(uuid, text, text, uuid) to authenticated;

create function public.report_failed_item(item_id_param uuid, note_param text, priority_param text default 'high',
  key_param uuid default null)
returns uuid
language sql set search_path = '' as $$
  select app.report_failed_item(item_id_param, note_param, priority_param, key_param)
$$;
revoke all on function public.report_failed_item(uuid, text, text, uuid) from public, anon, authenticated, service_role;
grant execute on function public.report_failed_item(uuid, text, text, uuid) to authenticated;

comment on column public.maintenance_tickets.client_key is 'Of a report, or of an item that failed: sent twice, it is kept once.';
