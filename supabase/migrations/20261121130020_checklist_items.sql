-- The items of checklists: what is to be done, by whom and until when, and who has done it.

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
  constraint checklist_items_position_range check (position between 0 and 10000)
);
create index checklist_items_of_checklist on public.checklist_items (checklist_id, club_id, position);
create index checklist_items_to_do on public.checklist_items (club_id, due_on) where not completed;
create index checklist_items_of_club on public.checklist_items (club_id, completed_at);
create index checklist_items_of_owner_user on public.checklist_items (owner_user_id);
create index checklist_items_of_owner_staff on public.checklist_items (owner_staff_id, club_id);
create index checklist_items_of_completer on public.checklist_items (completed_by);
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
comment on column public.checklist_items.lesson_id is 'The lesson of an earlier season that it came from.';
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
