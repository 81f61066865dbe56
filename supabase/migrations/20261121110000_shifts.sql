-- Shifts: who works where and when. A shift without staff is open. Nobody works twice at the same time: the database
-- refuses it, however the shift is written.

create table public.shifts (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  staff_id uuid,
  role text not null,
  location text,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  break_minutes integer not null default 0,
  status text not null default 'draft',
  needs_cover boolean not null default false,
  notes text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint shifts_in_club unique (id, club_id),
  constraint shifts_staff foreign key (staff_id, club_id) references public.staff_members (id, club_id)
    on delete set null (staff_id),
  constraint shifts_role_length check (char_length(btrim(role)) between 1 and 80 and char_length(role) <= 80),
  constraint shifts_location_length check (char_length(location) <= 80),
  constraint shifts_notes_length check (char_length(notes) <= 1000),
  constraint shifts_status_known check (status in ('draft', 'published', 'cancelled')),
  constraint shifts_end_after_start check (starts_at < ends_at),
  constraint shifts_length check (ends_at <= starts_at + interval '24 hours'),
  constraint shifts_break_range check (break_minutes >= 0 and break_minutes * interval '1 minute' < ends_at - starts_at),
  constraint shifts_no_double_booking exclude using gist (
    staff_id with =, tstzrange(starts_at, ends_at) with &&
  ) where (staff_id is not null and status <> 'cancelled')
);
create index shifts_of_club on public.shifts (club_id, starts_at, id);
create index shifts_of_staff on public.shifts (staff_id, club_id, starts_at);
comment on column public.shifts.break_minutes is 'Unpaid.';
-- Members read the shifts of their club; managers and admins keep them.
call app.secure_club_rows('public.shifts',
  writable => '{staff_id,role,location,starts_at,ends_at,break_minutes,status,needs_cover,notes}');
