-- Contracts with vendors: how long they last, until when they can be ended, and what they cost.

create table public.vendor_contracts (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  vendor_id uuid not null,
  title text not null,
  starts_on date not null,
  ends_on date not null,
  notice_on date,
  amount numeric(12, 2),
  billing text not null default 'yearly',
  storage_path text,
  is_settled boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint vendor_contracts_vendor foreign key (vendor_id, club_id)
    references public.vendors (id, club_id) on delete cascade,
  constraint vendor_contracts_title_length check (char_length(btrim(title)) between 1 and 160 and char_length(title) <= 160),
  constraint vendor_contracts_starts_range check (starts_on between '2000-01-01' and '2100-01-01'),
  constraint vendor_contracts_ends_range check (ends_on between '2000-01-01' and '2100-01-01'),
  constraint vendor_contracts_notice_range check (notice_on between '2000-01-01' and '2100-01-01'),
  constraint vendor_contracts_dates_order check (ends_on >= starts_on),
  constraint vendor_contracts_notice_within check (notice_on between starts_on and ends_on),
  constraint vendor_contracts_amount_range check (amount between 0 and 10000000),
  constraint vendor_contracts_billing_known check (billing in ('once', 'monthly', 'yearly')),
  constraint vendor_contracts_file_confidential check (app.is_club_file(club_id, storage_path, true))
);
create index vendor_contracts_of_vendor on public.vendor_contracts (vendor_id, club_id, ends_on);
create index vendor_contracts_of_club on public.vendor_contracts (club_id, ends_on);
create index vendor_contracts_by_file on public.vendor_contracts (storage_path) where storage_path is not null;
comment on constraint vendor_contracts_vendor on public.vendor_contracts is
  'This vendor is not there any more. Choose one of the list.';
comment on constraint vendor_contracts_title_length on public.vendor_contracts is 'A title has 1 to 160 characters.';
comment on constraint vendor_contracts_starts_range on public.vendor_contracts is
  'A contract starts between 2000 and 2100.';
comment on constraint vendor_contracts_ends_range on public.vendor_contracts is 'A contract ends between 2000 and 2100.';
comment on constraint vendor_contracts_notice_range on public.vendor_contracts is
  'The last day for notice lies between 2000 and 2100.';
comment on constraint vendor_contracts_dates_order on public.vendor_contracts is
  'A contract ends on the day on which it starts, or later.';
comment on constraint vendor_contracts_notice_within on public.vendor_contracts is
  'The last day for notice lies between the start and the end of the contract.';
comment on constraint vendor_contracts_amount_range on public.vendor_contracts is 'An amount is $0 to $10,000,000.';
comment on constraint vendor_contracts_billing_known on public.vendor_contracts is
  'A contract is paid once, each month or each year.';
comment on constraint vendor_contracts_file_confidential on public.vendor_contracts is
  'The file is not in the confidential folder of the club. Upload it again.';
comment on column public.vendor_contracts.notice_on is
  'The last day on which the club can end it or keep it from renewing. Null: there is none.';
comment on column public.vendor_contracts.amount is 'US dollars for each billing. Null: not agreed on.';
comment on column public.vendor_contracts.storage_path is 'A file in the confidential folder of the club; null without one.';
comment on column public.vendor_contracts.is_settled is 'Renewed or let go: it no longer waits for anyone.';
-- What a club pays is for its managers and admins.
call app.secure_club_rows('public.vendor_contracts',
  writable => '{vendor_id,title,starts_on,ends_on,notice_on,amount,billing,storage_path,is_settled}',
  readers => 'managers');

create trigger vendor_contracts_require_file after insert or update of storage_path on public.vendor_contracts
  for each row when (new.storage_path is not null and current_user in ('anon', 'authenticated'))
  execute function app.require_uploaded_file();

call app.give_tables_to_module('operations', '{vendor_contracts}');
