-- What people do with checklists besides editing them: start one from a template, and tick off what is theirs.

-- Starts a template's checklist in a season (the current one unless told; a daily list for today unless told) and
-- returns its id. Started before, it is the one that exists. Runs with the rights of the manager who asks.
create function public.start_checklist_from_template(
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

  insert into public.checklist_items (club_id, checklist_id, item, priority, notes, position, due_on)
  select club_id, started, item, priority, notes, position, coalesce(day, season.opens_on - days_before_opening)
  from public.checklist_template_items
  where template_id = template.id;
  return started;
end
$$;
revoke all on function public.start_checklist_from_template(uuid, uuid, date) from public, anon, authenticated, service_role;
grant execute on function public.start_checklist_from_template(uuid, uuid, date) to authenticated;

-- Ticks an item off, or opens it again: for managers and for whoever answers for it. Doing it twice changes nothing.
-- A definer function, because an owner who is no manager may change this about the item and nothing else.
create function app.complete_checklist_item(item_id_param uuid, completed_param boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  wanted public.checklist_items;
begin
  select * into wanted from public.checklist_items
  where id = item_id_param and club_id = any (app.visible_clubs())
  for update;
  if wanted.id is null then
    raise exception 'This item does not exist any more.' using errcode = 'PT404', hint = 'Reload the checklist.';
  end if;
  if completed_param is null then
    raise exception 'It is not said whether the item is completed.' using errcode = '22023', hint = 'Send true or false.';
  end if;
  if not (
    wanted.club_id = any (app.editable_clubs())
    or (wanted.club_id = app.my_club_id()
      and (wanted.owner_user_id = auth.uid() or wanted.owner_staff_id = any (app.my_staff_ids())))
  ) is true then
    raise exception 'Only its owner and managers tick off "%".', wanted.item
      using errcode = '42501', hint = 'Ask a manager to make you its owner.';
  end if;
  update public.checklist_items set completed = completed_param
  where id = wanted.id and completed <> completed_param;
end
$$;
revoke all on function app.complete_checklist_item(uuid, boolean) from public;
grant execute on function app.complete_checklist_item(uuid, boolean) to authenticated;

create function public.complete_checklist_item(item_id_param uuid, completed_param boolean default true) returns void
language sql set search_path = '' as $$
  select app.complete_checklist_item(item_id_param, completed_param)
$$;
revoke all on function public.complete_checklist_item(uuid, boolean) from public, anon, authenticated, service_role;
grant execute on function public.complete_checklist_item(uuid, boolean) to authenticated;
