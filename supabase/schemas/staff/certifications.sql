-- Certifications of the staff: which ones each person holds, and until when.

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
  constraint staff_certifications_staff foreign key (staff_id, club_id)
    references public.staff_members (id, club_id) on delete cascade,
  constraint staff_certifications_type foreign key (certification_type_id, club_id)
    references public.certification_types (id, club_id) on delete set null (certification_type_id),
  constraint staff_certifications_name_length check (char_length(btrim(certification_name)) between 1 and 120 and char_length(certification_name) <= 120),
  constraint staff_certifications_dates_range check (
    issued_on between '1950-01-01' and '2100-01-01' and expiry_date between '1950-01-01' and '2100-01-01'
  ),
  constraint staff_certifications_dates_order check (expiry_date >= issued_on)
);
create index staff_certifications_of_staff on public.staff_certifications (staff_id, club_id);
create index staff_certifications_of_type on public.staff_certifications (certification_type_id, club_id);
create index staff_certifications_by_expiry on public.staff_certifications (club_id, expiry_date);
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
comment on column public.staff_certifications.expiry_date is 'The last day on which it counts. Null: it does not expire.';
-- Managers and admins keep the certifications of their club's staff; a person reads the own ones.
call app.secure_club_rows('public.staff_certifications',
  writable => '{staff_id,certification_type_id,certification_name,issued_on,expiry_date}',
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

-- Whether a person holds every certification that a role requires, and each still counts on a day; null without a day.
-- With the caller's own rights.
create function app.holds_required_certifications(club_id_param uuid, staff_id_param uuid, role_param text, day date)
returns boolean
language plpgsql stable set search_path = '' as $$
begin
  if day is null then
    return null;
  end if;
  return not exists (
    select from public.job_role_definitions as role
    join public.job_role_requirements as required on required.job_role_id = role.id
    where role.club_id = club_id_param and role.title = role_param and required.certification_type_id is not null
      and not exists (
        select from public.staff_certifications as held
        where held.staff_id = staff_id_param and held.certification_type_id = required.certification_type_id
          and (held.expiry_date is null or held.expiry_date >= day)
      )
  );
end
$$;
revoke all on function app.holds_required_certifications(uuid, uuid, text, date) from public;
grant execute on function app.holds_required_certifications(uuid, uuid, text, date) to authenticated, service_role;
