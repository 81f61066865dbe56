-- An item without a due date became one that is due on the day of opening when its list was kept as a template.

create or replace function public.save_checklist_as_template(
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
    case when list.kind <> 'daily_operations' and due_on is not null then least(greatest(opening - due_on, 0), 365) end
  from public.checklist_items
  where checklist_id = list.id;
  return saved;
end
$$;
