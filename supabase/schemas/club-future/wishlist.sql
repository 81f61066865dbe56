-- The club's wishlist, one list of the board and one of the staff. Priority is how much the list's owners want a thing;
-- impact, the second axis of the prioritization matrix, is how much it would change for the club.

create table public.wishlist_items (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  list text not null,
  item text not null,
  priority text not null default 'medium',
  impact text not null default 'medium',
  timeline text,
  cost numeric(12, 2) not null,
  shortlisted boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint wishlist_items_in_club unique (id, club_id),
  constraint wishlist_items_list_known check (list in ('board', 'staff')),
  constraint wishlist_items_item_length check (char_length(btrim(item)) between 1 and 120 and char_length(item) <= 120),
  constraint wishlist_items_priority_known check (priority in ('high', 'medium', 'low')),
  constraint wishlist_items_impact_known check (impact in ('high', 'medium', 'low')),
  constraint wishlist_items_timeline_length check (char_length(timeline) <= 60),
  constraint wishlist_items_cost_range check (cost > 0 and cost <= 100000000)
);
create index wishlist_items_of_club on public.wishlist_items (club_id, list, cost desc, id);
comment on constraint wishlist_items_list_known on public.wishlist_items is 'A wish is of the board or of the staff.';
comment on constraint wishlist_items_item_length on public.wishlist_items is 'An item has 1 to 120 characters.';
comment on constraint wishlist_items_priority_known on public.wishlist_items is 'A priority is high, medium or low.';
comment on constraint wishlist_items_impact_known on public.wishlist_items is 'An impact is high, medium or low.';
comment on constraint wishlist_items_timeline_length on public.wishlist_items is
  'A timeline has at most 60 characters.';
comment on constraint wishlist_items_cost_range on public.wishlist_items is
  'The cost is more than $0 and at most $100,000,000.';
comment on column public.wishlist_items.cost is 'US dollars.';
comment on column public.wishlist_items.timeline is 'In words, such as 2025-2026.';
comment on column public.wishlist_items.shortlisted is 'What the board considers for its next budget.';
-- Members read the wishes of their club; managers and admins keep them.
call app.secure_club_rows('public.wishlist_items', writable => '{list,item,priority,impact,timeline,cost,shortlisted}');

create function app.check_wish_cost() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.cost <= 0 then
    raise exception 'The cost must be more than $0.'
      using errcode = '22023', hint = 'Enter your best estimate in dollars.';
  end if;
  return new;
end
$$;
revoke all on function app.check_wish_cost() from public;
create trigger wishlist_items_check_cost before insert or update of cost on public.wishlist_items
  for each row execute function app.check_wish_cost();

call app.give_tables_to_module('club-future', '{wishlist_items}');
