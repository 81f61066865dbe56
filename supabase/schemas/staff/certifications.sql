-- Certifications of the staff: which ones each person holds, and until when. One that a manager entered counts at once; one
-- that a person uploaded counts when a manager has confirmed it (certificate_review.sql).

create table public.staff_certifications (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  staff_id uuid not null,
  certification_type_id uuid,
  certification_name text not null,
  issued_on date,
  expiry_date date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  certificate_number text,
  issuer text,
  storage_path text,
  state text not null default 'confirmed',
  returned_reason text,
  decided_by uuid references auth.users (id) on delete set null,
  decided_by_name text,
  decided_at timestamptz,
  asked_at timestamptz,
  constraint staff_certifications_staff foreign key (staff_id, club_id)
    references public.staff_members (id, club_id) on delete cascade,
  constraint staff_certifications_type foreign key (certification_type_id, club_id)
    references public.certification_types (id, club_id) on delete set null (certification_type_id),
  constraint staff_certifications_name_length check (char_length(btrim(certification_name)) between 1 and 120 and char_length(certification_name) <= 120),
  constraint staff_certifications_dates_range check (
    issued_on between '1950-01-01' and '2100-01-01' and expiry_date between '1950-01-01' and '2100-01-01'
  ),
  constraint staff_certifications_dates_order check (expiry_date >= issued_on),
  constraint staff_certifications_number_length check (
    char_length(btrim(certificate_number)) between 1 and 60 and char_length(certificate_number) <= 60
  ),
  constraint staff_certifications_issuer_length check (
    char_length(btrim(issuer)) between 1 and 120 and char_length(issuer) <= 120
  ),
  constraint staff_certifications_one_line check (app.is_one_line(concat(certificate_number, issuer))),
  constraint staff_certifications_file_of_person check (app.is_certificate_file(club_id, staff_id, storage_path)),
  constraint staff_certifications_state_known check (state in ('waiting', 'confirmed', 'returned')),
  constraint staff_certifications_returned_with_reason check ((state = 'returned') = (returned_reason is not null)),
  constraint staff_certifications_reason_length check (char_length(btrim(returned_reason)) >= 1 and char_length(returned_reason) <= 500),
  constraint staff_certifications_decided_by_name_length check (char_length(decided_by_name) between 1 and 254)
);
create index staff_certifications_of_staff on public.staff_certifications (staff_id, club_id);
create index staff_certifications_of_type on public.staff_certifications (certification_type_id, club_id);
create index staff_certifications_by_expiry on public.staff_certifications (club_id, expiry_date);
create unique index staff_certifications_file_once on public.staff_certifications (storage_path);
create index staff_certifications_waiting on public.staff_certifications (club_id) where state = 'waiting';
create index staff_certifications_decided_by on public.staff_certifications (decided_by);
comment on constraint staff_certifications_staff on public.staff_certifications is
  'This person is not on the staff of the club. Choose someone on the roster.';
comment on constraint staff_certifications_type on public.staff_certifications is
  'This certification is not on the list of the club. Choose one of the list.';
comment on constraint staff_certifications_name_length on public.staff_certifications is
  'A certification name has 1 to 120 characters.';
comment on constraint staff_certifications_dates_range on public.staff_certifications is
  'The dates of a certification lie between 1950 and 2100.';
comment on constraint staff_certifications_dates_order on public.staff_certifications is
  'A certification expires on the day on which it is issued or later.';
comment on constraint staff_certifications_number_length on public.staff_certifications is
  'A certificate number has 1 to 60 characters.';
comment on constraint staff_certifications_issuer_length on public.staff_certifications is
  'The issuer of a certificate has 1 to 120 characters.';
comment on constraint staff_certifications_one_line on public.staff_certifications is
  'A certificate number and an issuer are one line each.';
comment on constraint staff_certifications_file_of_person on public.staff_certifications is
  'The file of a certificate is a PDF, PNG or JPEG in the confidential folder of the club.';
comment on constraint staff_certifications_state_known on public.staff_certifications is
  'A certificate is waiting, confirmed or returned.';
comment on constraint staff_certifications_returned_with_reason on public.staff_certifications is
  'A certificate is sent back with a reason.';
comment on constraint staff_certifications_reason_length on public.staff_certifications is
  'The reason has 1 to 500 characters.';
comment on constraint staff_certifications_decided_by_name_length on public.staff_certifications is
  'The name of the manager has 1 to 254 characters.';
comment on index public.staff_certifications_file_once is
  'This file belongs to another certificate. Upload it again.';
comment on column public.staff_certifications.state is 'Only a confirmed certificate counts.';
comment on column public.staff_certifications.decided_by_name is
  'The manager who entered, confirmed or returned it. Null: it was on record before managers confirmed certificates, or a training renewed it.';
comment on column public.staff_certifications.asked_at is 'When a manager last asked the person for the next one.';
comment on column public.staff_certifications.expiry_date is 'The last day on which it counts. Null: it does not expire.';
-- Managers and admins keep the certifications of their club's staff; a person reads their own.
call app.secure_club_rows('public.staff_certifications',
  writable => '{staff_id,certification_type_id,certification_name,issued_on,expiry_date,certificate_number,issuer,storage_path}',
  readers => 'managers',
  own_rows => 'staff_id = any ((select app.my_staff_ids())::uuid[])');

-- What the kind of a certification says ------------------------------------------------------------------------------
-- What a certification's kind says about it: its name, and how long a new one lasts.

-- The name may be left out, and the expiry, which is then counted from the day of issue. A certification of a kind that
-- expires always has an expiry: a lifeguard whose card has no date must not look certified for ever.
create function app.prepare_certification() returns trigger
language plpgsql set search_path = '' as $$
declare
  kind public.certification_types;
begin
  if new.certification_type_id is null then
    return new;
  end if;
  select * into kind from public.certification_types
  where id = new.certification_type_id and club_id = new.club_id;
  new.certification_name := coalesce(nullif(btrim(new.certification_name), ''), kind.name);
  if new.expiry_date is null and kind.valid_months is not null then
    if new.issued_on is null then
      raise exception 'A % certification expires after % months.', kind.name, kind.valid_months
        using errcode = '23514', hint = 'Enter the day of issue or the day it expires.';
    end if;
    new.expiry_date := new.issued_on + make_interval(months => kind.valid_months);
  end if;
  return new;
end
$$;
revoke all on function app.prepare_certification() from public;
create trigger staff_certifications_prepare before insert or update on public.staff_certifications
  for each row execute function app.prepare_certification();

-- A manager who enters a certification vouches for it, and so does one who changes what counts. Functions that act for
-- a person set the state themselves; they run as their owner.
create function app.stamp_entered_certification() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.decided_by := auth.uid();
  new.decided_by_name := app.name_of(auth.uid());
  new.decided_at := app.club_now(new.club_id);
  return new;
end
$$;
revoke all on function app.stamp_entered_certification() from public;
create trigger staff_certifications_stamp_entered before insert on public.staff_certifications
  for each row when (current_user = 'authenticated') execute function app.stamp_entered_certification();
create trigger staff_certifications_stamp_changed before update on public.staff_certifications
  for each row when (
    current_user = 'authenticated' and old.state = 'confirmed'
    and (new.certification_type_id, new.certification_name, new.issued_on, new.expiry_date, new.certificate_number, new.issuer,
      new.storage_path)
      is distinct from (old.certification_type_id, old.certification_name, old.issued_on, old.expiry_date,
      old.certificate_number, old.issuer, old.storage_path)
  ) execute function app.stamp_entered_certification();

-- The file is there, and is what certificates are.
create function app.require_certificate_file() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.require_file_type(new.storage_path, '{application/pdf,image/png,image/jpeg}', 'a PDF, a PNG or a JPEG');
  return null;
end
$$;
revoke all on function app.require_certificate_file() from public;
create trigger staff_certifications_file_new after insert on public.staff_certifications
  for each row when (new.storage_path is not null) execute function app.require_certificate_file();
create trigger staff_certifications_file_changed after update of storage_path on public.staff_certifications
  for each row when (new.storage_path is not null and new.storage_path is distinct from old.storage_path)
  execute function app.require_certificate_file();
