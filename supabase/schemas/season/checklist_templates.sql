-- Templates of checklists: what has to be done before each season, to get the facility ready, and on every day while the
-- club is open. A template says what a list holds each time; a checklist (checklists.sql) is one such list.

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
comment on constraint checklist_templates_title_unique on public.checklist_templates is
  'The club has a template of this title already. Choose another title.';
comment on constraint checklist_templates_kind_known on public.checklist_templates is
  'A checklist is of the kind pre-season, facility preparation or daily operations.';
comment on constraint checklist_templates_title_length on public.checklist_templates is
  'A title has 1 to 120 characters.';
-- The staff read the templates of their club; managers and admins keep them.
call app.secure_club_rows('public.checklist_templates', writable => '{kind,title}', readers => 'staff');

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
comment on constraint checklist_template_items_template on public.checklist_template_items is
  'This template is not there any more. Choose one of the list.';
comment on constraint checklist_template_items_item_length on public.checklist_template_items is
  'An item has 1 to 200 characters.';
comment on constraint checklist_template_items_priority_known on public.checklist_template_items is
  'A priority is high, medium or low.';
comment on constraint checklist_template_items_notes_length on public.checklist_template_items is
  'Notes have at most 2,000 characters.';
comment on constraint checklist_template_items_days_range on public.checklist_template_items is
  'An item is due 0 to 365 days before the opening.';
comment on constraint checklist_template_items_position_range on public.checklist_template_items is
  'A position is 0 to 10,000.';
comment on column public.checklist_template_items.days_before_opening is
  'When it is due, before the season opens. Null: no due date. Items of a daily list are due on its day.';
-- The staff read what the templates of their club hold; managers and admins keep it.
call app.secure_club_rows('public.checklist_template_items',
  writable => '{template_id,item,priority,notes,days_before_opening,position}',
  readers => 'staff');

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

call app.give_tables_to_module('pre-season', '{checklist_templates,checklist_template_items}');
call app.give_tables_to_module('operations', '{checklist_templates,checklist_template_items}');
