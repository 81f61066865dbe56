-- Checklists: what has to be done before a season, to get the facility ready, and on every day while the club is open.
-- A template says what a list holds each time; a checklist is one such list with its state. Both are rows of the club,
-- and progress is counted from the items.

-- The season that a club works on: the one that its settings name. Null when that season was not entered yet.
create function app.current_season_id(club_id_param uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select season.id
  from public.clubs as club
  join public.seasons as season on season.club_id = club.id and season.year = club.season
  where club.id = club_id_param
$$;

-- When something that a person does just now happened, on the club's clock. Whoever seeds or imports past every account
-- may name the moment.
create function app.stamped_moment(club_id_param uuid, named timestamptz) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select case when auth.uid() is null then coalesce(named, app.club_now(club_id_param)) else app.club_now(club_id_param) end
$$;

-- For functions that change rows of a club on behalf of its managers: says in a sentence what the policies would refuse.
create function app.require_editor(club_id_param uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if club_id_param = any (app.editable_clubs()) is not true then
    raise exception 'Only managers and admins of the club do this.'
      using errcode = '42501', hint = 'Ask a manager of your club.';
  end if;
end
$$;
revoke all on function app.current_season_id(uuid), app.stamped_moment(uuid, timestamptz), app.require_editor(uuid) from public;
-- The views and actions that follow run as whoever asks.
grant execute on function app.current_season_id(uuid) to authenticated, service_role;
grant execute on function app.require_editor(uuid) to authenticated;

-- Templates ---------------------------------------------------------------------------------------------------------

create table public.checklist_templates (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  kind text not null,
  title text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint checklist_templates_in_club unique (id, club_id),
  constraint checklist_templates_title_unique unique (club_id, kind, title),
  constraint checklist_templates_kind_known check (kind in ('pre_season', 'facility_preparation', 'daily_operations')),
  constraint checklist_templates_title_length check (char_length(btrim(title)) between 1 and 120 and char_length(title) <= 120)
);
-- Members read the templates of their club; managers and admins keep them.
call app.secure_club_rows('public.checklist_templates', writable => '{kind,title}');

create table public.checklist_template_items (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  template_id uuid not null,
  item text not null,
  priority text not null default 'medium',
  notes text,
  days_before_opening integer,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint checklist_template_items_template foreign key (template_id, club_id)
    references public.checklist_templates (id, club_id) on delete cascade,
  constraint checklist_template_items_item_length check (char_length(btrim(item)) between 1 and 200 and char_length(item) <= 200),
  constraint checklist_template_items_priority_known check (priority in ('high', 'medium', 'low')),
  constraint checklist_template_items_notes_length check (char_length(notes) <= 2000),
  constraint checklist_template_items_days_range check (days_before_opening between 0 and 365),
  constraint checklist_template_items_position_range check (position between 0 and 10000)
);
create index checklist_template_items_of_template on public.checklist_template_items (template_id, club_id, position);
create index checklist_template_items_of_club on public.checklist_template_items (club_id);
comment on column public.checklist_template_items.days_before_opening is
  'When it is due, before the season opens. Null: no due date. Items of a daily list are due on its day.';
-- Members read what the templates of their club hold; managers and admins keep it.
call app.secure_club_rows('public.checklist_template_items',
  writable => '{template_id,item,priority,notes,days_before_opening,position}');

-- Checklists --------------------------------------------------------------------------------------------------------

create table public.checklists (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  season_id uuid not null,
  kind text not null,
  title text not null,
  for_day date,
  template_id uuid,
  copied_from_id uuid,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint checklists_in_club unique (id, club_id),
  constraint checklists_season foreign key (season_id, club_id)
    references public.seasons (id, club_id) on delete cascade,
  constraint checklists_template foreign key (template_id, club_id)
    references public.checklist_templates (id, club_id) on delete set null (template_id),
  constraint checklists_copied_from foreign key (copied_from_id, club_id)
    references public.checklists (id, club_id) on delete set null (copied_from_id),
  constraint checklists_copied_once unique (copied_from_id, club_id, season_id),
  constraint checklists_kind_known check (kind in ('pre_season', 'facility_preparation', 'daily_operations')),
  constraint checklists_title_length check (char_length(btrim(title)) between 1 and 120 and char_length(title) <= 120),
  constraint checklists_day_of_daily_lists check ((kind = 'daily_operations') = (for_day is not null)),
  constraint checklists_day_range check (for_day between '2000-01-01' and '2100-01-01'),
  constraint checklists_position_range check (position between 0 and 10000)
);
create index checklists_of_season on public.checklists (season_id, club_id, kind, position);
create index checklists_of_club on public.checklists (club_id, for_day);
-- One list of a template in a season, or on a day if it is for a day: pressing twice makes no second.
create unique index checklists_started_once on public.checklists (template_id, club_id, season_id, for_day)
  nulls not distinct where template_id is not null;
comment on column public.checklists.for_day is 'The day of a daily_operations list. Null for the others.';
comment on column public.checklists.copied_from_id is 'The list of an earlier season that it was copied from.';
-- Members read the checklists of their club; managers and admins keep them.
call app.secure_club_rows('public.checklists',
  writable => '{season_id,kind,title,for_day,template_id,copied_from_id,position}',
  updatable => '{kind,title,for_day,position}');

create table public.checklist_items (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  checklist_id uuid not null,
  item text not null,
  completed boolean not null default false,
  completed_at timestamptz,
  completed_by uuid references public.profiles (user_id) on delete set null,
  priority text not null default 'medium',
  notes text,
  owner_user_id uuid references public.profiles (user_id) on delete set null,
  owner_staff_id uuid,
  due_on date,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint checklist_items_checklist foreign key (checklist_id, club_id)
    references public.checklists (id, club_id) on delete cascade,
  constraint checklist_items_owner_staff foreign key (owner_staff_id, club_id)
    references public.staff_members (id, club_id) on delete set null (owner_staff_id),
  constraint checklist_items_item_length check (char_length(btrim(item)) between 1 and 200 and char_length(item) <= 200),
  constraint checklist_items_completed_when_stamped check (completed = (completed_at is not null)),
  constraint checklist_items_priority_known check (priority in ('high', 'medium', 'low')),
  constraint checklist_items_notes_length check (char_length(notes) <= 2000),
  constraint checklist_items_one_owner check (num_nonnulls(owner_user_id, owner_staff_id) <= 1),
  constraint checklist_items_due_range check (due_on between '2000-01-01' and '2100-01-01'),
  constraint checklist_items_position_range check (position between 0 and 10000)
);
create index checklist_items_of_checklist on public.checklist_items (checklist_id, club_id, position);
create index checklist_items_to_do on public.checklist_items (club_id, due_on) where not completed;
create index checklist_items_of_club on public.checklist_items (club_id, completed_at);
create index checklist_items_of_owner_user on public.checklist_items (owner_user_id);
create index checklist_items_of_owner_staff on public.checklist_items (owner_staff_id, club_id);
create index checklist_items_of_completer on public.checklist_items (completed_by);
comment on column public.checklist_items.owner_user_id is 'Who answers for it: an account of the club, or (owner_staff_id) one of its staff.';
-- Members read what the checklists of their club hold; managers and admins keep it. Owners tick off what is theirs by
-- complete_checklist_item().
call app.secure_club_rows('public.checklist_items',
  writable => '{checklist_id,item,completed,priority,notes,owner_user_id,owner_staff_id,due_on,position}');

-- Who completed an item and when is the server's to say.
create function app.stamp_completed_item() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not new.completed then
    new.completed_at := null;
    new.completed_by := null;
  elsif tg_op = 'INSERT' or not old.completed then
    new.completed_at := app.stamped_moment(new.club_id, new.completed_at);
    new.completed_by := coalesce(auth.uid(), new.completed_by);
  end if;
  return new;
end
$$;
revoke all on function app.stamp_completed_item() from public;
create trigger checklist_items_stamp_completed before insert or update of completed on public.checklist_items
  for each row execute function app.stamp_completed_item();

-- An account that answers for an item belongs to the club.
create function app.check_item_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.profiles where user_id = new.owner_user_id and club_id = new.club_id) then
    raise exception 'The owner of "%" is not a member of this club.', new.item
      using errcode = '22023', hint = 'Choose someone of your club.';
  end if;
  return new;
end
$$;
revoke all on function app.check_item_owner() from public;
create trigger checklist_items_check_owner before insert or update of owner_user_id on public.checklist_items
  for each row when (new.owner_user_id is not null) execute function app.check_item_owner();

-- Each checklist with how far it is. Percent is null for a list without items.
create view public.checklist_overview with (security_invoker = true) as
select
  checklist.id,
  checklist.club_id,
  checklist.season_id,
  checklist.kind,
  checklist.title,
  checklist.for_day,
  checklist.position,
  item.completed_items,
  item.total_items,
  round(100.0 * item.completed_items / nullif(item.total_items, 0))::integer as percent,
  item.overdue_items,
  item.next_due_on,
  checklist.created_at,
  checklist.updated_at,
  checklist.version
from public.checklists as checklist
cross join lateral (
  select
    (count(*) filter (where completed))::integer as completed_items,
    count(*)::integer as total_items,
    (count(*) filter (where not completed and due_on < app.club_today(checklist.club_id)))::integer as overdue_items,
    min(due_on) filter (where not completed) as next_due_on
  from public.checklist_items
  where checklist_items.checklist_id = checklist.id
) as item;
revoke all on public.checklist_overview from public, anon, authenticated, service_role;
grant select on public.checklist_overview to authenticated, service_role;
