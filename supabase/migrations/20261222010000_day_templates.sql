-- A club keeps what it checks each day in one form: a template with all its items is saved at once.

-- Saves what a club checks each day: a template of daily operations with all its items, in their order, and returns its id.
-- A template that is null is a new one; another is saved over one version. Items are a list of
--   {"item": "Walk the deck for hazards", "priority": "high", "notes": null}
-- Lists that were begun from it stay as they are. Runs with the rights of the manager who asks. Errors: PT404, 42501, 22023,
-- 23505 when the club has a daily template of this title, PT409 when the version is an older one.
create function public.save_day_template(
  club_id_param uuid, title_param text, items_param jsonb, template_id_param uuid default null, version_param integer default null
) returns uuid
language plpgsql set search_path = '' as $$
declare
  saved uuid;
begin
  perform app.require_manager(club_id_param);
  if jsonb_typeof(items_param) is distinct from 'array' then
    raise exception 'The items of a checklist are a list.' using errcode = '22023', hint = 'Reload the page and enter them again.';
  end if;
  if jsonb_array_length(items_param) not between 1 and 100 then
    raise exception 'A daily checklist has 1 to 100 items.' using errcode = '22023', hint = 'Add an item, or make two lists of it.';
  end if;
  if template_id_param is null then
    insert into public.checklist_templates (club_id, kind, title)
    values (club_id_param, 'daily_operations', title_param)
    returning id into saved;
  else
    update public.checklist_templates set title = title_param, version = version_param
    where id = template_id_param and club_id = club_id_param and kind = 'daily_operations'
    returning id into saved;
    if saved is null then
      raise exception 'This checklist is not there any more.' using errcode = 'PT404', hint = 'Reload the page.';
    end if;
    delete from public.checklist_template_items where template_id = saved;
  end if;
  insert into public.checklist_template_items (club_id, template_id, item, priority, notes, position)
  select club_id_param, saved, btrim(entry ->> 'item'), entry ->> 'priority', nullif(btrim(entry ->> 'notes'), ''), place
  from jsonb_array_elements(items_param) with ordinality as listed (entry, place);
  return saved;
end
$$;
revoke all on function public.save_day_template(uuid, text, jsonb, uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.save_day_template(uuid, text, jsonb, uuid, integer) to authenticated;
