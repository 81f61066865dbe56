-- Lessons learned: what worked in a season, what to improve and how, and what comes first in the next one.

create table public.lessons (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  season_id uuid,
  kind text not null,
  position integer not null default 0,
  lesson text not null,
  action text,
  due_on date,
  created_by uuid default auth.uid() references public.profiles (user_id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint lessons_in_club unique (id, club_id),
  constraint lessons_season foreign key (season_id, club_id) references public.seasons (id, club_id) on delete set null (season_id),
  constraint lessons_kind_known check (kind in ('worked', 'improve', 'priority')),
  constraint lessons_position_range check (position between 0 and 1000),
  constraint lessons_lesson_length check (char_length(btrim(lesson)) between 1 and 200 and char_length(lesson) <= 200),
  constraint lessons_action_length check (char_length(action) <= 500),
  constraint lessons_due_on_range check (due_on between '2000-01-01' and '2100-01-01')
);
create index lessons_of_season on public.lessons (season_id, club_id, kind, position, id);
create index lessons_of_club on public.lessons (club_id, kind, position, id);
create index lessons_of_person on public.lessons (created_by);
comment on constraint lessons_season on public.lessons is 'This season is not one of the club. Choose one of the list.';
comment on constraint lessons_kind_known on public.lessons is
  'A lesson is something that worked, something to improve or a priority.';
comment on constraint lessons_position_range on public.lessons is 'A position is 0 to 1,000.';
comment on constraint lessons_lesson_length on public.lessons is 'A lesson has 1 to 200 characters.';
comment on constraint lessons_action_length on public.lessons is 'An action has at most 500 characters.';
comment on constraint lessons_due_on_range on public.lessons is 'The due date lies between 2000 and 2100.';
comment on column public.lessons.kind is 'worked: keep it. improve: do it otherwise (action says how). priority: first in the next season.';
comment on column public.lessons.season_id is 'The season in which it was learned; the next one acts on it.';
comment on column public.lessons.due_on is 'By when the next season must have acted on it.';
-- Members read what their club learned; managers and admins keep it.
call app.secure_club_rows('public.lessons', writable => '{season_id,kind,position,lesson,action,due_on}');

-- Lessons in the next season's checklists ----------------------------------------------------------------------------
-- How a lesson becomes an item of the next season's checklists: once, as with projects (club-future/promoted_projects.sql).

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
  -- A second caller changes nothing that the first one decided.
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

-- Makes a lesson of the caller's club an item of a checklist, with who answers for it and until when: of the list named, or of
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

call app.keep_rows_of_seasons('public.lessons', 'season_id', 'what was learned in it is kept',
  'Correct the words of the lesson instead.');

call app.give_tables_to_module('post-season', '{lessons}');
