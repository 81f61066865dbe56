-- Capital projects: what a club plans to build, buy and renew. A project may come from a wish, a lesson or a
-- maintenance ticket, each at most once. The origin is stored here, so deleting a project frees it again.

create table public.capital_projects (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  title text not null,
  description text,
  priority text not null default 'medium',
  status text not null default 'proposed',
  budget numeric(12, 2),
  timeline text,
  starts_on date,
  ends_on date,
  wish_id uuid,
  lesson_id uuid,
  ticket_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint capital_projects_in_club unique (id, club_id),
  constraint capital_projects_wish foreign key (wish_id, club_id) references public.wishlist_items (id, club_id)
    on delete set null (wish_id),
  constraint capital_projects_lesson foreign key (lesson_id, club_id) references public.lessons (id, club_id)
    on delete set null (lesson_id),
  constraint capital_projects_ticket foreign key (ticket_id, club_id) references public.maintenance_tickets (id, club_id)
    on delete set null (ticket_id),
  constraint capital_projects_one_a_wish unique (wish_id, club_id),
  constraint capital_projects_one_a_lesson unique (lesson_id, club_id),
  constraint capital_projects_one_a_ticket unique (ticket_id, club_id),
  constraint capital_projects_title_length check (char_length(btrim(title)) between 1 and 200 and char_length(title) <= 200),
  constraint capital_projects_description_length check (char_length(description) <= 4000),
  constraint capital_projects_priority_known check (priority in ('high', 'medium', 'low')),
  constraint capital_projects_status_known check (status in ('planning', 'researching', 'wishlist', 'proposed', 'approved',
    'completed', 'cancelled')),
  constraint capital_projects_budget_range check (budget > 0 and budget <= 100000000),
  constraint capital_projects_timeline_length check (char_length(timeline) <= 60),
  constraint capital_projects_starts_on_range check (starts_on between '2000-01-01' and '2100-01-01'),
  constraint capital_projects_ends_on_range check (ends_on between '2000-01-01' and '2100-01-01'),
  constraint capital_projects_finish_after_start check (ends_on >= starts_on)
);
create index capital_projects_newest_first on public.capital_projects (club_id, created_at desc, id);
comment on constraint capital_projects_one_a_wish on public.capital_projects is
  'This wish has become a project already.';
comment on constraint capital_projects_one_a_lesson on public.capital_projects is
  'This lesson has become a project already.';
comment on constraint capital_projects_one_a_ticket on public.capital_projects is
  'This ticket has become a project already.';
comment on constraint capital_projects_title_length on public.capital_projects is 'A title has 1 to 200 characters.';
comment on constraint capital_projects_description_length on public.capital_projects is
  'A description has at most 4,000 characters.';
comment on constraint capital_projects_priority_known on public.capital_projects is
  'A priority is high, medium or low.';
comment on constraint capital_projects_status_known on public.capital_projects is
  'A project is planning, researching, wishlist, proposed, approved, completed or cancelled.';
comment on constraint capital_projects_budget_range on public.capital_projects is
  'A budget is more than $0 and at most $100,000,000.';
comment on constraint capital_projects_timeline_length on public.capital_projects is
  'A timeline has at most 60 characters.';
comment on constraint capital_projects_starts_on_range on public.capital_projects is
  'The first day of a project lies between 2000 and 2100.';
comment on constraint capital_projects_ends_on_range on public.capital_projects is
  'The last day of a project lies between 2000 and 2100.';
comment on constraint capital_projects_finish_after_start on public.capital_projects is
  'A project ends on the day on which it starts or later.';
comment on column public.capital_projects.budget is 'US dollars. Null: not known yet, and counted in no sum.';
comment on column public.capital_projects.timeline is 'In words, such as Fall 2025; starts_on and ends_on once they are known.';
-- Members read the projects of their club; managers and admins keep them. The status changes only with a reason, by
-- change_project_status. Promoting a wish or a lesson writes where the project came from.
call app.secure_club_rows('public.capital_projects',
  writable => '{title,description,priority,status,budget,timeline,starts_on,ends_on}',
  updatable => '{title,description,priority,budget,timeline,starts_on,ends_on}');

create function app.check_capital_project() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.ends_on < new.starts_on then
    raise exception 'The project would finish before it starts.'
      using errcode = '22023', hint = 'Choose a finish on or after the start.';
  end if;
  if new.budget <= 0 then
    raise exception 'The budget must be more than $0.'
      using errcode = '22023', hint = 'Leave it empty while it is not known.';
  end if;
  return new;
end
$$;
revoke all on function app.check_capital_project() from public;
create trigger capital_projects_check before insert or update of starts_on, ends_on, budget on public.capital_projects
  for each row execute function app.check_capital_project();

-- History ------------------------------------------------------------------------------------------------------------
-- The history of a capital project: notes that people write, and every change of its status with who, when and why.

create table public.project_updates (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  project_id uuid not null,
  note text not null,
  from_status text,
  to_status text,
  author_id uuid references public.profiles (user_id) on delete set null,
  author_name text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  happened_at timestamptz not null default now(),
  constraint project_updates_project foreign key (project_id, club_id) references public.capital_projects (id, club_id) on delete cascade,
  constraint project_updates_note_length check (char_length(btrim(note)) between 1 and 1000 and char_length(note) <= 1000),
  constraint project_updates_from_status_known check (from_status in ('planning', 'researching', 'wishlist', 'proposed',
    'approved', 'completed', 'cancelled')),
  constraint project_updates_to_status_known check (to_status in ('planning', 'researching', 'wishlist', 'proposed',
    'approved', 'completed', 'cancelled')),
  constraint project_updates_author_name_length check (char_length(author_name) <= 254)
);
create index project_updates_of_project on public.project_updates (project_id, club_id, created_at desc, id);
create index project_updates_of_club on public.project_updates (club_id, created_at desc, id);
create index project_updates_of_author on public.project_updates (author_id);
comment on constraint project_updates_project on public.project_updates is
  'This project is not there any more. Reload the list of projects.';
comment on constraint project_updates_note_length on public.project_updates is 'A note has 1 to 1,000 characters.';
comment on constraint project_updates_from_status_known on public.project_updates is
  'A project is planning, researching, wishlist, proposed, approved, completed or cancelled.';
comment on constraint project_updates_to_status_known on public.project_updates is
  'A project is planning, researching, wishlist, proposed, approved, completed or cancelled.';
comment on constraint project_updates_author_name_length on public.project_updates is
  'The name of an author has at most 254 characters.';
comment on column public.project_updates.note is 'What happened; of a change of status, the reason.';
comment on column public.project_updates.to_status is 'Null: a note. Without from_status: how the project began.';
comment on column public.project_updates.happened_at is 'On the clock of the club; created_at gives the order.';
comment on column public.project_updates.author_name is 'The name as it was then: it stays when the account goes.';
-- A log: members read the history of their club's projects, managers and admins add notes, and no one changes an entry.
call app.secure_club_rows('public.project_updates', writable => '{project_id,note}', verbs => '{select,insert}');

-- The author is the signed-in person, and the moment the club's.
create trigger project_updates_stamp_author before insert on public.project_updates
  for each row execute function app.stamp_author();
create function app.stamp_project_update() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.happened_at := app.stamped_moment(new.club_id, new.happened_at);
  return new;
end
$$;
revoke all on function app.stamp_project_update() from public;
create trigger project_updates_stamp before insert on public.project_updates
  for each row execute function app.stamp_project_update();

-- A project that a person adds begins its history with that. One that comes from a wish, a lesson or a ticket says so itself
-- (promoted_projects.sql).
create function app.begin_project_history() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.project_updates (club_id, project_id, note, to_status)
  values (new.club_id, new.id, 'Added to the pipeline.', new.status);
  return null;
end
$$;
revoke all on function app.begin_project_history() from public;
create trigger capital_projects_begin_history after insert on public.capital_projects
  for each row when (auth.uid() is not null and num_nonnulls(new.wish_id, new.lesson_id, new.ticket_id) = 0)
  execute function app.begin_project_history();

create function app.change_project_status(project_id_param uuid, status_param text, reason_param text, version_param integer)
returns public.capital_projects
language plpgsql security definer set search_path = '' as $$
declare
  clubs uuid[] := app.require_editable_clubs();
  project public.capital_projects;
  before text;
begin
  select * into project from public.capital_projects where id = project_id_param and club_id = any (clubs) for update;
  if project.id is null then
    raise exception 'Your club has no such project.' using errcode = 'PT404', hint = 'Reload the pipeline.';
  end if;
  if project.status = status_param then
    return project;
  end if;
  if coalesce(btrim(reason_param), '') = '' then
    raise exception 'A change of status needs a reason.'
      using errcode = '22023', hint = 'Say in a sentence why, for people who read the history later.';
  end if;
  before := project.status;
  update public.capital_projects
  set status = status_param, version = coalesce(version_param, version)
  where id = project.id
  returning * into project;
  insert into public.project_updates (club_id, project_id, note, from_status, to_status)
  values (project.club_id, project.id, btrim(reason_param), before, status_param);
  return project;
end
$$;
revoke all on function app.change_project_status(uuid, text, text, integer) from public;
grant execute on function app.change_project_status(uuid, text, text, integer) to authenticated;

-- Changes the status of a project of the caller's club, writes the reason into its history and returns the project. The same
-- status again changes nothing. `version_param` refuses when someone else changed the project meanwhile.
-- Errors: 42501, PT404, PT409 changed meanwhile, 22023 no reason, 23514 no such status.
create function public.change_project_status(
  project_id_param uuid, status_param text, reason_param text, version_param integer default null
)
returns public.capital_projects
language sql volatile set search_path = '' as $$
  select * from app.change_project_status(project_id_param, status_param, reason_param, version_param)
$$;
revoke all on function public.change_project_status(uuid, text, text, integer) from public, anon, authenticated, service_role;
grant execute on function public.change_project_status(uuid, text, text, integer) to authenticated;

call app.give_tables_to_module('club-future', '{capital_projects,project_updates}');
