-- What a manager does with a whole checklist at once: give its items another order, and keep it as a template for the
-- seasons to come. Both run with the rights of the manager who asks.

-- Puts the items of a list into this order. Items of the list that are not named keep their places.
create function public.arrange_checklist_items(checklist_id_param uuid, item_ids_param uuid[]) returns void
language plpgsql set search_path = '' as $$
declare
  list_club uuid := (select club_id from public.checklists where id = checklist_id_param);
begin
  if list_club is null then
    raise exception 'This checklist does not exist any more.' using errcode = 'PT404', hint = 'Reload the checklists.';
  end if;
  perform app.require_manager(list_club);
  update public.checklist_items as item
  set position = wanted.place
  from unnest(item_ids_param) with ordinality as wanted (id, place)
  where item.id = wanted.id and item.checklist_id = checklist_id_param and item.position <> wanted.place;
end
$$;
revoke all on function public.arrange_checklist_items(uuid, uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.arrange_checklist_items(uuid, uuid[]) to authenticated;

-- Keeps what a list holds as a template of the club, each due date as days before the opening, and returns the template's
-- id. The title is the list's unless told. A template of this title is refused, or gets the list's items in place of
-- its own; lists that were started from it stay as they are. Errors: PT404, 42501, 23505 when the club has a template
-- of this title.
create function public.save_checklist_as_template(
  checklist_id_param uuid, title_param text default null, replaces_param boolean default false
) returns uuid
language plpgsql set search_path = '' as $$
declare
  list public.checklists;
  wanted text;
  opening date;
  saved uuid;
begin
  select * into list from public.checklists where id = checklist_id_param;
  if list.id is null then
    raise exception 'This checklist does not exist any more.' using errcode = 'PT404', hint = 'Reload the checklists.';
  end if;
  perform app.require_manager(list.club_id);
  select opens_on into opening from public.seasons where id = list.season_id;

  wanted := coalesce(title_param, list.title);
  if replaces_param then
    select id into saved from public.checklist_templates
    where club_id = list.club_id and kind = list.kind and title = wanted
    for update;
    delete from public.checklist_template_items where template_id = saved;
  end if;
  if saved is null then
    insert into public.checklist_templates (club_id, kind, title) values (list.club_id, list.kind, wanted) returning id into saved;
  end if;
  -- Due after the opening is as late as a template can say: on its day.
  insert into public.checklist_template_items (club_id, template_id, item, priority, notes, position, days_before_opening)
  select club_id, saved, item, priority, notes, position,
    case when list.kind <> 'daily_operations' then least(greatest(opening - due_on, 0), 365) end
  from public.checklist_items
  where checklist_id = list.id;
  return saved;
end
$$;
revoke all on function public.save_checklist_as_template(uuid, text, boolean) from public, anon, authenticated, service_role;
grant execute on function public.save_checklist_as_template(uuid, text, boolean) to authenticated;
