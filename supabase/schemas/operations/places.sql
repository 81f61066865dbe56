-- Places of a club: where something breaks, and where a QR code hangs that opens the report of a problem there.

create table public.places (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  name text not null,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint places_in_club unique (id, club_id),
  constraint places_name_unique unique (club_id, name),
  constraint places_name_length check (char_length(btrim(name)) between 1 and 120 and char_length(name) <= 120),
  constraint places_name_one_line check (app.is_one_line(name))
);
comment on constraint places_name_unique on public.places is 'The club has a place of this name. Choose another name.';
comment on constraint places_name_length on public.places is 'The name of a place has 1 to 120 characters.';
comment on constraint places_name_one_line on public.places is
  'The name of a place has no line breaks and no other control characters.';
comment on column public.places.is_active is 'False: its code still opens a report, but the place is on no list.';
-- The staff read the places of their club; managers and admins keep them.
call app.secure_club_rows('public.places', writable => '{name,is_active}', readers => 'staff');
call app.give_tables_to_module('operations', '{places}');
