-- Checklists: what has to be done in one season or on one day, begun from a template or as a list of its own. How far a
-- list is, is counted from its items.

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
-- The staff read the checklists of their club; managers and admins keep them.
call app.secure_club_rows('public.checklists',
  writable => '{season_id,kind,title,for_day,template_id,copied_from_id,position}',
  updatable => '{kind,title,for_day,position,archived}');

-- The lists with an item that came from a lesson. People who only sit on the board read these and those items: they are what
-- came of the season that they look back on.
create function app.checklists_of_lessons() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    select distinct checklist_id from public.checklist_items where club_id = app.my_club_id() and lesson_id is not null
  );
end
$$;
revoke all on function app.checklists_of_lessons() from public;
grant execute on function app.checklists_of_lessons() to authenticated;
alter policy checklists_select on public.checklists
  using (
    club_id = any ((select app.visible_clubs())::uuid[])
    and (club_id = any ((select app.working_clubs())::uuid[]) or id = any ((select app.checklists_of_lessons())::uuid[]))
  );

-- Items --------------------------------------------------------------------------------------------------------------
-- The items of checklists: what to do, who does it and by when, and who has done it.

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
  lesson_id uuid,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  ticket_id uuid,
  constraint checklist_items_checklist foreign key (checklist_id, club_id)
    references public.checklists (id, club_id) on delete cascade,
  constraint checklist_items_owner_staff foreign key (owner_staff_id, club_id)
    references public.staff_members (id, club_id) on delete set null (owner_staff_id),
  constraint checklist_items_lesson foreign key (lesson_id, club_id)
    references public.lessons (id, club_id) on delete set null (lesson_id),
  constraint checklist_items_one_a_lesson unique (lesson_id, club_id),
  constraint checklist_items_item_length check (char_length(btrim(item)) between 1 and 200 and char_length(item) <= 200),
  constraint checklist_items_completed_when_stamped check (completed = (completed_at is not null)),
  constraint checklist_items_priority_known check (priority in ('high', 'medium', 'low')),
  constraint checklist_items_notes_length check (char_length(notes) <= 2000),
  constraint checklist_items_one_owner check (num_nonnulls(owner_user_id, owner_staff_id) <= 1),
  constraint checklist_items_due_range check (due_on between '2000-01-01' and '2100-01-01'),
  constraint checklist_items_position_range check (position between 0 and 10000),
  constraint checklist_items_ticket foreign key (ticket_id, club_id)
    references public.maintenance_tickets (id, club_id) on delete set null (ticket_id)
);
create index checklist_items_of_checklist on public.checklist_items (checklist_id, club_id, position);
create index checklist_items_to_do on public.checklist_items (club_id, due_on) where not completed;
create index checklist_items_of_club on public.checklist_items (club_id, completed_at);
create index checklist_items_of_owner_user on public.checklist_items (owner_user_id);
create index checklist_items_of_owner_staff on public.checklist_items (owner_staff_id, club_id);
create index checklist_items_of_completer on public.checklist_items (completed_by);
create index checklist_items_of_ticket on public.checklist_items (ticket_id, club_id);
comment on constraint checklist_items_owner_user_id_fkey on public.checklist_items is
  'This person has no account any more. Choose another owner.';
comment on constraint checklist_items_checklist on public.checklist_items is
  'This checklist is not there any more. Reload the page.';
comment on constraint checklist_items_owner_staff on public.checklist_items is
  'This person is not on the staff of the club. Choose someone on the roster.';
comment on constraint checklist_items_item_length on public.checklist_items is 'An item has 1 to 200 characters.';
comment on constraint checklist_items_completed_when_stamped on public.checklist_items is
  'A completed item has the time at which it was completed.';
comment on constraint checklist_items_priority_known on public.checklist_items is 'A priority is high, medium or low.';
comment on constraint checklist_items_notes_length on public.checklist_items is 'Notes have at most 2,000 characters.';
comment on constraint checklist_items_one_owner on public.checklist_items is
  'An item has one owner: an account or a staff member.';
comment on constraint checklist_items_due_range on public.checklist_items is 'The due date lies between 2000 and 2100.';
comment on constraint checklist_items_position_range on public.checklist_items is 'A position is 0 to 10,000.';
comment on constraint checklist_items_one_a_lesson on public.checklist_items is
  'This lesson is on a checklist already.';
comment on constraint checklist_items_ticket on public.checklist_items is
  'This ticket is not there any more. Reload the list of tickets.';
comment on column public.checklist_items.ticket_id is
  'What was wrong with it when someone last checked. The server''s: report_failed_item opens it.';
comment on column public.checklist_items.lesson_id is 'The lesson of an earlier season that it came from.';
comment on column public.checklist_items.owner_user_id is 'Who answers for it: an account of the club, or (owner_staff_id) one of its staff.';
-- The staff read what the checklists of their club hold; managers and admins keep it. Owners tick off what is theirs by
-- complete_checklist_item().
call app.secure_club_rows('public.checklist_items',
  writable => '{checklist_id,item,completed,priority,notes,owner_user_id,owner_staff_id,due_on,position}');
alter policy checklist_items_select on public.checklist_items
  using (
    club_id = any ((select app.visible_clubs())::uuid[])
    and (club_id = any ((select app.working_clubs())::uuid[]) or lesson_id is not null)
  );

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
  checklist.version,
  checklist.archived
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

-- What people do with a checklist ------------------------------------------------------------------------------------
-- What people do with checklists besides editing them: start one from a template, and tick off what is theirs.

-- The id of an item on the list of a day: 16 bytes of the SHA-256 of its template, day, copy and words. A device that begins
-- the list without a network computes the same ids (apps/operations/src/operations/rules/forms/dayItemIds.ts), so the list
-- that is sent has the items that people checked off there.
create function app.day_item_id(template_id_param uuid, day_param date, item_param text, copy_param bigint) returns uuid
language sql stable set search_path = '' as $$
  select encode(substring(sha256(convert_to(template_id_param || '/' || to_char(day_param, 'YYYY-MM-DD') || '/' || copy_param
    || '/' || item_param, 'UTF8')) from 1 for 16), 'hex')::uuid
$$;

-- Gives a list the items of its template. A definer function, because people send no ids of items. An id that is taken,
-- because two seasons share the day or an item was moved to another list, becomes a random one.
create function app.add_items_of_template(checklist_id_param uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  list public.checklists;
begin
  select * into list from public.checklists where id = checklist_id_param;
  perform app.require_manager(list.club_id);
  insert into public.checklist_items (id, club_id, checklist_id, item, priority, notes, position, due_on)
  select
    case when item.wanted is null or exists (select from public.checklist_items where id = item.wanted)
      then gen_random_uuid() else item.wanted end,
    list.club_id, list.id, item.item, item.priority, item.notes, item.position,
    coalesce(list.for_day, (select opens_on from public.seasons where id = list.season_id) - item.days_before_opening)
  from (
    select *, app.day_item_id(template_id, list.for_day, item,
      row_number() over (partition by item order by position, id)) as wanted
    from public.checklist_template_items
    where template_id = list.template_id
  ) as item;
end
$$;
revoke all on function app.day_item_id(uuid, date, text, bigint), app.add_items_of_template(uuid) from public;
grant execute on function app.add_items_of_template(uuid) to authenticated;

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

  perform app.add_items_of_template(started);
  return started;
end
$$;
revoke all on function public.start_checklist_from_template(uuid, uuid, date) from public, anon, authenticated, service_role;
grant execute on function public.start_checklist_from_template(uuid, uuid, date) to authenticated;

-- Whether the caller checks an item off and reports what is wrong with it: managers, the person it belongs to, and, on a
-- list of a day, everyone of the club where it belongs to no one. A closing round is done by the people who close.
create function app.may_check_item(item public.checklist_items) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(
    item.club_id = any (app.editable_clubs())
    or item.club_id = app.my_club_id() and (
      item.owner_user_id = auth.uid()
      or item.owner_staff_id = any (app.my_staff_ids())
      or item.owner_user_id is null and item.owner_staff_id is null and exists (
        select from public.checklists as list where list.id = item.checklist_id and list.for_day is not null
      )
    ), false)
$$;
revoke all on function app.may_check_item(public.checklist_items) from public;

-- Checks an item off, or opens it again: for managers and the person responsible for it. A second call changes nothing.
-- A definer function, because a responsible person who is not a manager may change only this about the item.
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
  if not app.may_check_item(wanted) then
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

-- Opens a ticket for an item that failed its check, and returns the ticket's id: for managers and the person responsible
-- for the item. The item shows the ticket, and stays open until it is checked off. A definer function, because a
-- responsible person who is not a manager opens no other ticket. The same key opens one ticket. Errors: PT404, 42501, 22023, and
-- PT409 while an earlier ticket of the item is not resolved.
create function app.report_failed_item(item_id_param uuid, note_param text, priority_param text, key_param uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  wanted public.checklist_items;
  list public.checklists;
  ticket uuid;
begin
  select * into wanted from public.checklist_items
  where id = item_id_param and club_id = any (app.visible_clubs())
  for update;
  if wanted.id is null then
    raise exception 'This item does not exist any more.' using errcode = 'PT404', hint = 'Reload the checklist.';
  end if;
  if not app.may_check_item(wanted) then
    raise exception 'Only its owner and managers report what is wrong with "%".', wanted.item
      using errcode = '42501', hint = 'Ask a manager to make you its owner.';
  end if;
  select id into ticket from public.maintenance_tickets where club_id = wanted.club_id and client_key = key_param;
  if ticket is not null then
    return ticket;
  end if;
  if btrim(note_param) = '' is not false then
    raise exception 'It is not said what is wrong.' using errcode = '22023', hint = 'Write down what you saw.';
  end if;
  if exists (select from public.maintenance_tickets where id = wanted.ticket_id and status <> 'resolved') then
    raise exception '"%" has a ticket that is not resolved yet.', wanted.item
      using errcode = 'PT409', hint = 'Add what is new to that ticket.';
  end if;
  select * into list from public.checklists where id = wanted.checklist_id;
  insert into public.maintenance_tickets (club_id, title, description, priority, reporter_id, reporter_name, client_key)
  values (
    wanted.club_id,
    left(wanted.item, 152) || ' failed',
    btrim(note_param) || E'\n\n' || list.title || coalesce(', ' || to_char(list.for_day, 'FMMon FMDD, YYYY'), ''),
    priority_param,
    auth.uid(),
    (select display_name from public.profiles where user_id = auth.uid()),
    key_param
  )
  returning id into ticket;
  update public.checklist_items set ticket_id = ticket, completed = false where id = wanted.id;
  perform app.tell_of_problem(ticket, concat_ws(E'\n', list.title, btrim(note_param)));
  return ticket;
end
$$;
revoke all on function app.report_failed_item(uuid, text, text, uuid) from public;
grant execute on function app.report_failed_item(uuid, text, text, uuid) to authenticated;

create function public.report_failed_item(item_id_param uuid, note_param text, priority_param text default 'high',
  key_param uuid default null)
returns uuid
language sql set search_path = '' as $$
  select app.report_failed_item(item_id_param, note_param, priority_param, key_param)
$$;
revoke all on function public.report_failed_item(uuid, text, text, uuid) from public, anon, authenticated, service_role;
grant execute on function public.report_failed_item(uuid, text, text, uuid) to authenticated;

-- What a manager does with a whole checklist -------------------------------------------------------------------------
-- What a manager does with a whole checklist at once: give its items another order, and keep it as a template for the
-- seasons to come. Both run with the rights of the manager who asks.

-- Puts the items of a list into this order. Items of the list that are not named keep their places.
create function public.arrange_checklist_items(checklist_id_param uuid, item_ids_param uuid[]) returns void
language plpgsql set search_path = '' as $$
declare
  list_club uuid := (select club_id from public.checklists where id = checklist_id_param);
begin
  if list_club is null then
    raise exception 'This checklist does not exist any more.' using errcode = 'PT404', hint = 'Reload the checklists.';
  end if;
  perform app.require_manager(list_club);
  update public.checklist_items as item
  set position = wanted.place
  from unnest(item_ids_param) with ordinality as wanted (id, place)
  where item.id = wanted.id and item.checklist_id = checklist_id_param and item.position <> wanted.place;
end
$$;
revoke all on function public.arrange_checklist_items(uuid, uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.arrange_checklist_items(uuid, uuid[]) to authenticated;

-- Keeps what a list holds as a template of the club, each due date as days before the opening, and returns the template's
-- id. The title is the list's unless told. A template of this title is refused, or gets the list's items in place of
-- its own; lists that were started from it stay as they are. Errors: PT404, 42501, 23505 when the club has a template
-- of this title.
create function public.save_checklist_as_template(
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
revoke all on function public.save_checklist_as_template(uuid, text, boolean) from public, anon, authenticated, service_role;
grant execute on function public.save_checklist_as_template(uuid, text, boolean) to authenticated;

-- Checklists of closed seasons ---------------------------------------------------------------------------------------

create function app.keep_checklist() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.keep_with_season(old.season_id, 'its checklists are kept',
    'Later seasons are copied from them. Correct what is wrong in the list instead.');
  return old;
end
$$;
create trigger checklists_keep before delete on public.checklists
  for each row when (current_user in ('anon', 'authenticated')) execute function app.keep_checklist();

-- Its items are corrected, not taken out of it. Serves deleting and changing.
create function app.keep_checklist_item() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.keep_with_season((select season_id from public.checklists where id = old.checklist_id),
    'its checklists are kept', 'Correct the item instead: its words, its notes, whether it was done.');
  return case tg_op when 'DELETE' then old else new end;
end
$$;
create trigger checklist_items_keep before delete on public.checklist_items
  for each row when (current_user in ('anon', 'authenticated')) execute function app.keep_checklist_item();
create trigger checklist_items_keep_in_list before update of checklist_id on public.checklist_items
  for each row when (current_user in ('anon', 'authenticated') and new.checklist_id <> old.checklist_id)
  execute function app.keep_checklist_item();
revoke all on function app.keep_checklist(), app.keep_checklist_item() from public;

call app.give_tables_to_module('pre-season', '{checklists,checklist_items}');
call app.give_tables_to_module('operations', '{checklists,checklist_items}');
