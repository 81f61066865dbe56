-- Maintenance tickets: what is broken, how urgent it is, who takes care of it, and what happened since.

-- Whether these are paths of photos that a manager uploaded, or a person with a report (problem_reports.sql).
create function app.are_ticket_photos(photos text[], club_id_param uuid) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(bool_and(coalesce(path, '') ~
    ('^' || club_id_param || '/(reports/)?[0-9a-f-]{36}(\.[a-z0-9]{1,8})?$')), true)
  from unnest(photos) as path
$$;
revoke all on function app.are_ticket_photos(text[], uuid) from public;
-- Check constraints run it with the rights of the person who writes the row.
grant execute on function app.are_ticket_photos(text[], uuid) to authenticated, service_role;

create table public.maintenance_tickets (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  title text not null,
  description text,
  location text,
  priority text not null default 'medium',
  status text not null default 'open',
  assignee_id uuid,
  vendor_id uuid,
  due_on date,
  photos text[] not null default '{}',
  opened_at timestamptz not null,
  resolved_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  cost numeric(12, 2),
  place_id uuid,
  reporter_id uuid references public.profiles (user_id) on delete set null,
  reporter_name text,
  client_key uuid,
  plan_id uuid,
  plan_due_on date,
  constraint maintenance_tickets_in_club unique (id, club_id),
  constraint maintenance_tickets_assignee foreign key (assignee_id, club_id)
    references public.staff_members (id, club_id) on delete set null (assignee_id),
  constraint maintenance_tickets_vendor foreign key (vendor_id, club_id)
    references public.vendors (id, club_id) on delete set null (vendor_id),
  constraint maintenance_tickets_title_length check (char_length(btrim(title)) between 1 and 160 and char_length(title) <= 160),
  constraint maintenance_tickets_description_length check (char_length(description) <= 8000),
  constraint maintenance_tickets_location_length check (char_length(location) <= 120),
  constraint maintenance_tickets_priority_known check (priority in ('high', 'medium', 'low')),
  constraint maintenance_tickets_status_known check (status in ('open', 'in_progress', 'resolved')),
  constraint maintenance_tickets_due_range check (due_on between '2000-01-01' and '2100-01-01'),
  constraint maintenance_tickets_photo_count check (cardinality(photos) <= 12),
  constraint maintenance_tickets_photos_in_club check (app.are_ticket_photos(photos, club_id)),
  constraint maintenance_tickets_resolved_when_stamped check ((status = 'resolved') = (resolved_at is not null)),
  constraint maintenance_tickets_cost_range check (cost between 0 and 10000000),
  constraint maintenance_tickets_place foreign key (place_id, club_id)
    references public.places (id, club_id) on delete set null (place_id),
  constraint maintenance_tickets_plan foreign key (plan_id, club_id)
    references public.maintenance_plans (id, club_id) on delete set null (plan_id),
  constraint maintenance_tickets_reporter_name_length check (char_length(reporter_name) <= 120),
  constraint maintenance_tickets_sent_once unique (club_id, client_key),
  constraint maintenance_tickets_once_a_due_day unique (plan_id, plan_due_on)
);
create index maintenance_tickets_of_club on public.maintenance_tickets (club_id, status, opened_at desc, id);
create index maintenance_tickets_by_opening on public.maintenance_tickets (club_id, opened_at);
create index maintenance_tickets_by_resolution on public.maintenance_tickets (club_id, resolved_at) where resolved_at is not null;
create index maintenance_tickets_of_assignee on public.maintenance_tickets (assignee_id, club_id);
create index maintenance_tickets_of_vendor on public.maintenance_tickets (vendor_id, club_id);
create index maintenance_tickets_of_place on public.maintenance_tickets (place_id, club_id);
create index maintenance_tickets_of_plan on public.maintenance_tickets (plan_id, club_id);
create index maintenance_tickets_of_reporter on public.maintenance_tickets (reporter_id);
create index maintenance_tickets_by_photo on public.maintenance_tickets using gin (photos);
comment on constraint maintenance_tickets_assignee on public.maintenance_tickets is
  'This person is not on the staff of the club. Choose someone on the roster.';
comment on constraint maintenance_tickets_vendor on public.maintenance_tickets is
  'This vendor is not there any more. Choose one of the list.';
comment on constraint maintenance_tickets_title_length on public.maintenance_tickets is
  'A title has 1 to 160 characters.';
comment on constraint maintenance_tickets_description_length on public.maintenance_tickets is
  'A description has at most 8,000 characters.';
comment on constraint maintenance_tickets_location_length on public.maintenance_tickets is
  'A location has at most 120 characters.';
comment on constraint maintenance_tickets_priority_known on public.maintenance_tickets is
  'A priority is high, medium or low.';
comment on constraint maintenance_tickets_status_known on public.maintenance_tickets is
  'A ticket is open, in progress or resolved.';
comment on constraint maintenance_tickets_due_range on public.maintenance_tickets is
  'The due date lies between 2000 and 2100.';
comment on constraint maintenance_tickets_photo_count on public.maintenance_tickets is
  'A ticket has at most 12 photos.';
comment on constraint maintenance_tickets_photos_in_club on public.maintenance_tickets is
  'A photo is not in the folder of the club. Upload it again.';
comment on constraint maintenance_tickets_resolved_when_stamped on public.maintenance_tickets is
  'A resolved ticket has the time at which it was resolved.';
comment on constraint maintenance_tickets_cost_range on public.maintenance_tickets is
  'A cost is $0 to $10,000,000.';
comment on constraint maintenance_tickets_place on public.maintenance_tickets is
  'This place is not there any more. Choose one of the list.';
comment on constraint maintenance_tickets_reporter_name_length on public.maintenance_tickets is
  'The name of a reporter has at most 120 characters.';
comment on constraint maintenance_tickets_sent_once on public.maintenance_tickets is 'This report has been sent already.';
comment on constraint maintenance_tickets_once_a_due_day on public.maintenance_tickets is
  'The plan has a ticket for this day already.';
comment on column public.maintenance_tickets.reporter_id is
  'The person who reported the problem (problem_reports.sql). Null: a manager or a plan opened the ticket.';
comment on column public.maintenance_tickets.client_key is 'Of a report, or of an item that failed: sent twice, it is kept once.';
comment on column public.maintenance_tickets.plan_id is 'The plan that opened it, on plan_due_on (opening_upkeep.sql).';
comment on column public.maintenance_tickets.cost is
  'US dollars: what the repair costs, as far as it is known. Null while it is not.';
comment on column public.maintenance_tickets.photos is 'Paths in the storage bucket of club files.';
-- People who read the money of the club read its tickets here, and everyone of the club in ticket_overview. Here, members read
-- those without a cost, as releases do that do not know ticket_overview yet. Managers and admins keep them.
call app.secure_club_rows('public.maintenance_tickets',
  writable => '{title,description,location,priority,status,assignee_id,vendor_id,due_on,photos,cost,place_id}');
alter policy maintenance_tickets_select on public.maintenance_tickets
  using (club_id = any ((select app.working_clubs())::uuid[]) and (cost is null or (select app.reads_reports())));

-- When a ticket was opened and resolved is the server's to say. One that is opened again is not resolved.
create function app.stamp_ticket() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new.opened_at := app.stamped_moment(new.club_id, new.opened_at);
  end if;
  if new.status <> 'resolved' then
    new.resolved_at := null;
  elsif tg_op = 'INSERT' or old.status <> 'resolved' then
    new.resolved_at := app.stamped_moment(new.club_id, new.resolved_at);
  end if;
  return new;
end
$$;
revoke all on function app.stamp_ticket() from public;
create trigger maintenance_tickets_stamp before insert or update of status on public.maintenance_tickets
  for each row execute function app.stamp_ticket();

-- History -----------------------------------------------------------------------------------------------------------

create table public.ticket_events (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  ticket_id uuid not null,
  kind text not null default 'comment',
  from_value text,
  to_value text,
  note text,
  happened_at timestamptz not null,
  author_id uuid references public.profiles (user_id) on delete set null,
  author_name text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint ticket_events_ticket foreign key (ticket_id, club_id)
    references public.maintenance_tickets (id, club_id) on delete cascade,
  constraint ticket_events_kind_known check (kind in ('opened', 'comment', 'title', 'priority', 'status', 'assignee',
    'vendor', 'due_on', 'photos', 'cost')),
  constraint ticket_events_values_length check (char_length(from_value) <= 200 and char_length(to_value) <= 200),
  constraint ticket_events_note_length check (char_length(btrim(note)) between 1 and 4000 and char_length(note) <= 4000),
  constraint ticket_events_comment_has_note check (kind <> 'comment' or note is not null),
  constraint ticket_events_author_name_length check (char_length(author_name) <= 120)
);
create index ticket_events_of_ticket on public.ticket_events (ticket_id, club_id, happened_at);
create index ticket_events_of_club on public.ticket_events (club_id, happened_at desc);
create index ticket_events_of_author on public.ticket_events (author_id);
comment on constraint ticket_events_ticket on public.ticket_events is
  'This ticket is not there any more. Reload the list of tickets.';
comment on constraint ticket_events_kind_known on public.ticket_events is
  'An event of a ticket is a comment or one of its changes.';
comment on constraint ticket_events_values_length on public.ticket_events is
  'What changed is told in at most 200 characters.';
comment on constraint ticket_events_note_length on public.ticket_events is 'A note has 1 to 4,000 characters.';
comment on constraint ticket_events_comment_has_note on public.ticket_events is
  'A comment is not empty. Write something down.';
comment on constraint ticket_events_author_name_length on public.ticket_events is
  'The name of an author has at most 120 characters.';
-- Members read what happened to the tickets of their club, except what a repair costs; managers and admins add comments. The
-- rest writes itself.
call app.secure_club_rows('public.ticket_events', writable => '{ticket_id,note}', verbs => '{select,insert}');
alter policy ticket_events_select on public.ticket_events
  using (
    club_id = any ((select app.working_clubs())::uuid[]) and (kind <> 'cost' or (select app.reads_reports()))
  );

create trigger ticket_events_stamp_author before insert on public.ticket_events
  for each row execute function app.stamp_author();

create function app.stamp_ticket_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.happened_at := app.stamped_moment(new.club_id, new.happened_at);
  return new;
end
$$;
revoke all on function app.stamp_ticket_event() from public;
create trigger ticket_events_stamp before insert on public.ticket_events
  for each row execute function app.stamp_ticket_event();

-- Every change of a ticket in words that people know: names instead of ids.
create function app.record_ticket_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- A club that is being deleted takes its staff along, which leaves tickets without assignee for a moment.
  if not exists (select from public.clubs where id = new.club_id) then
    return null;
  end if;
  if tg_op = 'INSERT' then
    insert into public.ticket_events (club_id, ticket_id, kind, to_value, happened_at)
    values (new.club_id, new.id, 'opened', new.title, new.opened_at);
    return null;
  end if;
  insert into public.ticket_events (club_id, ticket_id, kind, from_value, to_value)
  select new.club_id, new.id, kind, from_value, to_value
  from (values
    ('title', old.title, new.title),
    ('priority', old.priority, new.priority),
    ('status', old.status, new.status),
    ('assignee', (select name from public.staff_members where id = old.assignee_id),
      (select name from public.staff_members where id = new.assignee_id)),
    ('vendor', (select name from public.vendors where id = old.vendor_id),
      (select name from public.vendors where id = new.vendor_id)),
    ('due_on', old.due_on::text, new.due_on::text),
    ('photos', cardinality(old.photos)::text, cardinality(new.photos)::text),
    ('cost', old.cost::text, new.cost::text)
  ) as change (kind, from_value, to_value)
  where from_value is distinct from to_value;
  return null;
end
$$;
revoke all on function app.record_ticket_change() from public;
create trigger maintenance_tickets_record_change after insert or update on public.maintenance_tickets
  for each row execute function app.record_ticket_change();

-- Of a ticket, the photos that are new: one that was lost does not keep the ticket from being worked on.
create function app.require_new_photos() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.require_file(path)
  from unnest(new.photos) as path
  where tg_op = 'INSERT' or path <> all (old.photos);
  return null;
end
$$;
create trigger maintenance_tickets_require_photos after insert or update of photos on public.maintenance_tickets
  for each row when (current_user in ('anon', 'authenticated')) execute function app.require_new_photos();
revoke all on function app.require_new_photos() from public;

-- The photos of the tickets of the caller's club: members see those of tickets whose rows they do not read.
create function app.photos_of_tickets() returns text[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    select unnest(photos) from public.maintenance_tickets
    where club_id = app.my_club_id() and club_id = any (app.working_clubs())
  );
end
$$;
revoke all on function app.photos_of_tickets() from public;
grant execute on function app.photos_of_tickets() to authenticated;

call app.give_tables_to_module('operations', '{maintenance_tickets,ticket_events}');
