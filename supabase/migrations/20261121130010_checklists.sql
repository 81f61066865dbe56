-- Checklists: what has to be done in one season or on one day, begun from a template or as a list of its own. How far a
-- list is, is counted from its items (..._checklist_items.sql).

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
  archived boolean not null default false,
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
  constraint checklists_position_range check (position between 0 and 10000),
  constraint checklists_archived_of_season check (not archived or kind <> 'daily_operations')
);
create index checklists_of_season on public.checklists (season_id, club_id, kind, position);
create index checklists_of_club on public.checklists (club_id, for_day);
comment on constraint checklists_season on public.checklists is
  'This season is not one of the club. Choose one of the list.';
comment on constraint checklists_template on public.checklists is
  'This template is not there any more. Choose one of the list.';
comment on constraint checklists_copied_from on public.checklists is
  'This checklist is not there any more. Reload the page.';
comment on constraint checklists_copied_once on public.checklists is
  'This checklist was copied into the season already.';
comment on constraint checklists_kind_known on public.checklists is
  'A checklist is of the kind pre-season, facility preparation or daily operations.';
comment on constraint checklists_title_length on public.checklists is 'A title has 1 to 120 characters.';
comment on constraint checklists_day_of_daily_lists on public.checklists is
  'A list of daily operations is for one day, and no other list is.';
comment on constraint checklists_day_range on public.checklists is 'The day of a checklist lies between 2000 and 2100.';
comment on constraint checklists_position_range on public.checklists is 'A position is 0 to 10,000.';
comment on constraint checklists_archived_of_season on public.checklists is
  'A list of daily operations is for one day and needs no archive.';
-- One list of a template in a season, or on a day if it is for a day: pressing twice makes no second.
create unique index checklists_started_once on public.checklists (template_id, club_id, season_id, for_day)
  nulls not distinct where template_id is not null;
comment on index public.checklists_started_once is 'This list was started already. Reload the page to see it.';
comment on column public.checklists.for_day is 'The day of a daily_operations list. Null for the others.';
comment on column public.checklists.copied_from_id is 'The list of an earlier season that it was copied from.';
comment on column public.checklists.archived is
  'No longer needed: out of sight and out of the figures. Deleting it would take along what was done.';
-- Members read the checklists of their club; managers and admins keep them.
call app.secure_club_rows('public.checklists',
  writable => '{season_id,kind,title,for_day,template_id,copied_from_id,position}',
  updatable => '{kind,title,for_day,position,archived}');
