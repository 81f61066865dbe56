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
