-- Bids for capital projects: what vendors ask for, side by side, and which one the club chose and why.

create table public.project_bids (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  project_id uuid not null,
  vendor_id uuid,
  vendor_name text not null,
  amount numeric(12, 2) not null,
  scope text,
  valid_until date,
  document_id uuid,
  chosen_at timestamptz,
  chosen_reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint project_bids_project foreign key (project_id, club_id) references public.capital_projects (id, club_id)
    on delete cascade,
  constraint project_bids_vendor foreign key (vendor_id, club_id) references public.vendors (id, club_id)
    on delete set null (vendor_id),
  constraint project_bids_document foreign key (document_id, club_id) references public.club_documents (id, club_id)
    on delete set null (document_id),
  constraint project_bids_vendor_name_length check (char_length(btrim(vendor_name)) between 1 and 120 and char_length(vendor_name) <= 120),
  constraint project_bids_amount_range check (amount > 0 and amount <= 100000000),
  constraint project_bids_scope_length check (char_length(scope) <= 2000),
  constraint project_bids_valid_until_range check (valid_until between '2000-01-01' and '2100-01-01'),
  constraint project_bids_chosen_with_reason check (
    (chosen_at is null) = (chosen_reason is null) and char_length(btrim(chosen_reason)) between 1 and 500
    and char_length(chosen_reason) <= 500
  )
);
create index project_bids_of_project on public.project_bids (project_id, club_id);
create index project_bids_of_club on public.project_bids (club_id, created_at desc, id);
create index project_bids_of_vendor on public.project_bids (vendor_id, club_id);
create index project_bids_with_document on public.project_bids (document_id, club_id);
create unique index project_bids_one_chosen on public.project_bids (project_id) where chosen_at is not null;
comment on index public.project_bids_one_chosen is 'Only one bid of a project is chosen. Reload the project.';
comment on constraint project_bids_project on public.project_bids is
  'This project is not there any more. Reload the list of projects.';
comment on constraint project_bids_vendor on public.project_bids is
  'This vendor is not there any more. Choose one of the list, or enter a name.';
comment on constraint project_bids_document on public.project_bids is
  'This document is not there any more. Choose one of the list.';
comment on constraint project_bids_vendor_name_length on public.project_bids is 'The name of a vendor has 1 to 120 characters.';
comment on constraint project_bids_amount_range on public.project_bids is
  'The amount of a bid is more than $0 and at most $100,000,000.';
comment on constraint project_bids_scope_length on public.project_bids is 'The scope has at most 2,000 characters.';
comment on constraint project_bids_valid_until_range on public.project_bids is
  'The last day of a bid lies between 2000 and 2100.';
comment on constraint project_bids_chosen_with_reason on public.project_bids is
  'A bid is chosen with a reason of 1 to 500 characters.';
comment on column public.project_bids.amount is 'US dollars.';
comment on column public.project_bids.vendor_id is 'The vendor, if the club has it on its list; vendor_name stays when it goes.';
comment on column public.project_bids.valid_until is 'The last day on which the vendor keeps to it. Null: not said.';
-- People who read reports read the bids of their club; managers and admins keep them. A bid is chosen by choose_bid.
call app.secure_club_rows('public.project_bids',
  writable => '{project_id,vendor_id,vendor_name,amount,scope,valid_until,document_id}',
  updatable => '{vendor_id,vendor_name,amount,scope,valid_until,document_id}',
  readers => 'board');

-- A bid that was chosen stays what was chosen: its reason and the history of the project name its vendor and its amount. Serves
-- changing and deleting. What the database does itself passes: a vendor that goes (its name stays), a project or a club that is
-- removed.
create function app.keep_chosen_bid() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'This bid was chosen.'
    using errcode = '42501', hint = 'Choose another one first.';
end
$$;
revoke all on function app.keep_chosen_bid() from public;
create trigger project_bids_keep_chosen before update of vendor_id, vendor_name, amount on public.project_bids
  for each row when (
    current_user in ('anon', 'authenticated') and old.chosen_at is not null
    and (new.vendor_id, new.vendor_name, new.amount) is distinct from (old.vendor_id, old.vendor_name, old.amount)
  )
  execute function app.keep_chosen_bid();
create trigger project_bids_keep_chosen_row before delete on public.project_bids
  for each row when (current_user in ('anon', 'authenticated') and old.chosen_at is not null)
  execute function app.keep_chosen_bid();

-- An amount for people: cents only if there are any.
create function app.dollars_in_words(dollars numeric) returns text
language sql immutable set search_path = '' as $$
  select to_char(dollars, case when dollars = trunc(dollars) then 'FM$999,999,999,990' else 'FM$999,999,999,990.00' end)
$$;
revoke all on function app.dollars_in_words(numeric) from public;

create function app.choose_bid(bid_id_param uuid, reason_param text, takes_cost_param boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  clubs uuid[] := app.require_editable_clubs();
  bid public.project_bids;
  project public.capital_projects;
begin
  select * into bid from public.project_bids where id = bid_id_param and club_id = any (clubs);
  select * into project from public.capital_projects where id = bid.project_id for update;
  if project.id is null then
    raise exception 'Your club has no such bid.' using errcode = 'PT404', hint = 'Reload the project.';
  end if;
  if char_length(btrim(coalesce(reason_param, ''))) not between 1 and 500 then
    raise exception 'Choosing a bid needs a reason of at most 500 characters.'
      using errcode = '22023', hint = 'Say in a sentence why, for people who read the history later.';
  end if;
  update public.project_bids set chosen_at = null, chosen_reason = null
  where project_id = project.id and chosen_at is not null;
  update public.project_bids set chosen_at = app.club_now(project.club_id), chosen_reason = btrim(reason_param)
  where id = bid.id;
  insert into public.project_updates (club_id, project_id, note)
  values (project.club_id, project.id, concat_ws(' ',
    format('Bid of %s for %s chosen: %s', bid.vendor_name, app.dollars_in_words(bid.amount), btrim(reason_param)),
    case when takes_cost_param and project.budget is distinct from bid.amount then
      format('(The budget was %s.)', coalesce(app.dollars_in_words(project.budget), 'not known')) end));
  if takes_cost_param then
    update public.capital_projects set budget = bid.amount where id = project.id and budget is distinct from bid.amount;
  end if;
end
$$;
revoke all on function app.choose_bid(uuid, text, boolean) from public;
grant execute on function app.choose_bid(uuid, text, boolean) to authenticated;

-- Chooses a bid for a project of the caller's club, in place of the one that was chosen before, and writes the reason into the
-- history. With `takes_cost_param`, its amount becomes the budget of the project. Errors: 42501, PT404, 22023 no reason.
create function public.choose_bid(bid_id_param uuid, reason_param text, takes_cost_param boolean default false) returns void
language sql volatile set search_path = '' as $$ select app.choose_bid(bid_id_param, reason_param, takes_cost_param) $$;
revoke all on function public.choose_bid(uuid, text, boolean) from public, anon, authenticated, service_role;
grant execute on function public.choose_bid(uuid, text, boolean) to authenticated;

call app.give_tables_to_module('club-future', '{project_bids}');
