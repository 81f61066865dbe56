-- How a lesson becomes an item of the next season's checklists: once, as with projects (..._promoted_projects.sql).

-- The list that takes the lessons of one season to the next: found, or begun.
create function app.checklist_of_lessons(lesson public.lessons) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  learned_in text := coalesce(
    (select year from public.seasons where id = lesson.season_id),
    (select max(year) from public.seasons where club_id = lesson.club_id and closed_at is not null)
  );
  next_season uuid;
  list uuid;
begin
  select id into next_season from public.seasons
  where club_id = lesson.club_id and year > coalesce(learned_in, '') order by year limit 1 for no key update;
  if next_season is null then
    raise exception 'There is no season after % yet.', coalesce(learned_in, 'this one')
      using errcode = 'PT409', hint = 'Enter the dates of the next season in the settings first.';
  end if;
  select id into list from public.checklists
  where season_id = next_season and kind = 'pre_season' and title = 'Lessons of ' || coalesce(learned_in, 'earlier seasons');
  if list is null then
    insert into public.checklists (club_id, season_id, kind, title, position)
    values (lesson.club_id, next_season, 'pre_season', 'Lessons of ' || coalesce(learned_in, 'earlier seasons'),
      (select coalesce(max(position), 0) + 1 from public.checklists where season_id = next_season and kind = 'pre_season'))
    returning id into list;
  end if;
  return list;
end
$$;
revoke all on function app.checklist_of_lessons(public.lessons) from public;

create function app.carry_lesson_to_checklist(
  lesson_id_param uuid, checklist_id_param uuid, owner_staff_id_param uuid, owner_user_id_param uuid, due_on_param date
) returns table (item_id uuid, is_new boolean)
language plpgsql security definer set search_path = '' as $$
declare
  clubs uuid[] := app.require_editable_clubs();
  lesson public.lessons;
  list uuid;
begin
  select * into lesson from public.lessons where id = lesson_id_param and club_id = any (clubs) for update;
  if lesson.id is null then
    raise exception 'Your club has no such lesson.' using errcode = 'PT404', hint = 'Reload the lessons learned.';
  end if;
  -- Whoever comes second changes nothing of what the first has decided.
  return query select id, false from public.checklist_items where lesson_id = lesson.id and club_id = lesson.club_id;
  if found then
    return;
  end if;
  if checklist_id_param is null then
    list := app.checklist_of_lessons(lesson);
  else
    select id into list from public.checklists where id = checklist_id_param and club_id = lesson.club_id for key share;
    if list is null then
      raise exception 'Your club has no such checklist.' using errcode = 'PT404', hint = 'Reload the checklists.';
    end if;
  end if;
  return query
  insert into public.checklist_items
    (club_id, checklist_id, item, notes, priority, owner_staff_id, owner_user_id, due_on, position, lesson_id)
  values (lesson.club_id, list, lesson.lesson, lesson.action, case lesson.kind when 'priority' then 'high' else 'medium' end,
    owner_staff_id_param, owner_user_id_param, due_on_param,
    (select coalesce(max(position), 0) + 1 from public.checklist_items where checklist_id = list), lesson.id)
  returning id, true;
end
$$;
revoke all on function app.carry_lesson_to_checklist(uuid, uuid, uuid, uuid, date) from public;
grant execute on function app.carry_lesson_to_checklist(uuid, uuid, uuid, uuid, date) to authenticated;

-- Makes a lesson of the own club an item of a checklist, with who answers for it and until when: of the list named, or of
-- 'Lessons of <year>' in the season after. Returns the item's id, and whether it is new: one that is there already stays
-- as it is. Errors: 42501, PT404, PT409 when there is no next season yet.
create function public.carry_lesson_to_checklist(
  lesson_id_param uuid, checklist_id_param uuid default null, owner_staff_id_param uuid default null,
  owner_user_id_param uuid default null, due_on_param date default null
) returns table (item_id uuid, is_new boolean)
language sql volatile set search_path = '' as $$
  select item_id, is_new from app.carry_lesson_to_checklist(
    lesson_id_param, checklist_id_param, owner_staff_id_param, owner_user_id_param, due_on_param)
$$;
revoke all on function public.carry_lesson_to_checklist(uuid, uuid, uuid, uuid, date)
  from public, anon, authenticated, service_role;
grant execute on function public.carry_lesson_to_checklist(uuid, uuid, uuid, uuid, date) to authenticated;
