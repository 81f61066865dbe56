-- Vendors: who comes to service what, when they came last, and when they come next.

create table public.vendors (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  name text not null,
  type text not null,
  contact text,
  phone text,
  email text,
  notes text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  insurance_expires_on date,
  insurance_path text,
  constraint vendors_in_club unique (id, club_id),
  constraint vendors_name_unique unique (club_id, name),
  constraint vendors_name_length check (char_length(btrim(name)) between 1 and 120 and char_length(name) <= 120),
  constraint vendors_type_length check (char_length(btrim(type)) between 1 and 80 and char_length(type) <= 80),
  constraint vendors_contact_length check (char_length(contact) <= 120),
  constraint vendors_phone_length check (char_length(phone) <= 40),
  constraint vendors_email_form check (app.is_email_address(email) and char_length(email) <= 254),
  constraint vendors_notes_length check (char_length(notes) <= 4000),
  constraint vendors_insurance_range check (insurance_expires_on between '2000-01-01' and '2100-01-01'),
  constraint vendors_insurance_file_confidential check (app.is_club_file(club_id, insurance_path, true))
);
create index vendors_by_insurance_file on public.vendors (insurance_path) where insurance_path is not null;
comment on constraint vendors_name_unique on public.vendors is
  'The club has a vendor of this name already. Choose another name.';
comment on constraint vendors_name_length on public.vendors is 'A name has 1 to 120 characters.';
comment on constraint vendors_type_length on public.vendors is 'A type has 1 to 80 characters.';
comment on constraint vendors_contact_length on public.vendors is 'A contact has at most 120 characters.';
comment on constraint vendors_phone_length on public.vendors is 'A phone number has at most 40 characters.';
comment on constraint vendors_email_form on public.vendors is 'An email address looks like name@example.com.';
comment on constraint vendors_notes_length on public.vendors is 'Notes have at most 4,000 characters.';
comment on constraint vendors_insurance_range on public.vendors is
  'The day on which the insurance expires lies between 2000 and 2100.';
comment on constraint vendors_insurance_file_confidential on public.vendors is
  'The certificate is not in the confidential folder of the club. Upload it again.';
comment on column public.vendors.insurance_path is
  'The certificate of insurance: a file in the confidential folder of the club. Null without one.';
comment on column public.vendors.insurance_expires_on is
  'The last day of the certificate of insurance. Null: the club has none on file.';
comment on column public.vendors.contact is 'The name of the person to ask for.';
-- The staff read the vendors of their club; managers and admins keep them.
call app.secure_club_rows('public.vendors',
  writable => '{name,type,contact,phone,email,notes,insurance_expires_on,insurance_path}',
  readers => 'staff');

create function app.require_insurance_file() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.require_file(new.insurance_path);
  return null;
end
$$;
revoke all on function app.require_insurance_file() from public;
create trigger vendors_require_insurance_file after insert or update of insurance_path on public.vendors
  for each row when (new.insurance_path is not null and current_user in ('anon', 'authenticated'))
  execute function app.require_insurance_file();

create table public.vendor_visits (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  vendor_id uuid not null,
  scheduled_on date,
  visited_on date,
  purpose text,
  notes text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  invoice text not null default 'none',
  constraint vendor_visits_vendor foreign key (vendor_id, club_id)
    references public.vendors (id, club_id) on delete cascade,
  constraint vendor_visits_have_a_day check (num_nonnulls(scheduled_on, visited_on) > 0),
  constraint vendor_visits_scheduled_range check (scheduled_on between '2000-01-01' and '2100-01-01'),
  constraint vendor_visits_visited_range check (visited_on between '2000-01-01' and '2100-01-01'),
  constraint vendor_visits_purpose_length check (char_length(purpose) <= 200),
  constraint vendor_visits_notes_length check (char_length(notes) <= 4000),
  constraint vendor_visits_invoice_known check (invoice in ('none', 'open', 'paid'))
);
create index vendor_visits_of_vendor on public.vendor_visits (vendor_id, club_id, visited_on);
create index vendor_visits_to_come on public.vendor_visits (club_id, scheduled_on) where visited_on is null;
create index vendor_visits_of_club on public.vendor_visits (club_id, visited_on);
comment on constraint vendor_visits_vendor on public.vendor_visits is
  'This vendor is not there any more. Choose one of the list.';
comment on constraint vendor_visits_have_a_day on public.vendor_visits is
  'A visit has a day on which it is planned or took place.';
comment on constraint vendor_visits_scheduled_range on public.vendor_visits is
  'The day of a visit lies between 2000 and 2100.';
comment on constraint vendor_visits_visited_range on public.vendor_visits is
  'The day of a visit lies between 2000 and 2100.';
comment on constraint vendor_visits_purpose_length on public.vendor_visits is 'A purpose has at most 200 characters.';
comment on constraint vendor_visits_notes_length on public.vendor_visits is 'Notes have at most 4,000 characters.';
comment on constraint vendor_visits_invoice_known on public.vendor_visits is
  'The invoice of a visit is none, open or paid.';
comment on column public.vendor_visits.invoice is
  'none: none is expected. open: it is not paid yet, or has not come. A season closes with those of its visits shown first.';
comment on column public.vendor_visits.visited_on is 'Null while the visit is to come, or is missed.';
-- The staff read the visits of their club's vendors; managers and admins keep them.
call app.secure_club_rows('public.vendor_visits',
  writable => '{vendor_id,scheduled_on,visited_on,purpose,notes,invoice}',
  readers => 'staff');

create function app.check_vendor_visit() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.visited_on > app.club_today(new.club_id) then
    raise exception 'A visit has taken place on a day that has come; % has not.', new.visited_on
      using errcode = '22023', hint = 'Schedule it for that day instead.';
  end if;
  return new;
end
$$;
revoke all on function app.check_vendor_visit() from public;
create trigger vendor_visits_check before insert or update of visited_on on public.vendor_visits
  for each row execute function app.check_vendor_visit();

-- Each vendor with the last visit, the next one, and how many of its invoices are not paid. A visit that was scheduled and did not take place stays the next
-- one, and is overdue from the day after, on the club's own calendar.
create view public.vendor_overview with (security_invoker = true) as
select
  vendor.id,
  vendor.club_id,
  vendor.name,
  vendor.type,
  vendor.contact,
  vendor.phone,
  vendor.email,
  vendor.notes,
  visit.last_visit,
  visit.next_visit,
  case
    when visit.next_visit is null then 'Not scheduled'
    when visit.next_visit < app.club_today(vendor.club_id) then 'Overdue'
    else 'Scheduled'
  end as status,
  vendor.created_at,
  vendor.updated_at,
  vendor.version,
  vendor.insurance_expires_on,
  vendor.insurance_path,
  visit.open_invoices
from public.vendors as vendor
cross join lateral (
  select max(visited_on) as last_visit, min(scheduled_on) filter (where visited_on is null) as next_visit,
    (count(*) filter (where invoice = 'open' and visited_on is not null))::integer as open_invoices
  from public.vendor_visits
  where vendor_visits.vendor_id = vendor.id
) as visit;
revoke all on public.vendor_overview from public, anon, authenticated, service_role;
grant select on public.vendor_overview to authenticated, service_role;

call app.give_tables_to_module('operations', '{vendors,vendor_visits}');
