-- A shift that repeats: the shifts of a series share an id, so that one, the following or all of them change together.

alter table public.shifts add column series_id uuid;
comment on column public.shifts.series_id is
  'Shifts with the same one repeat: they are changed and taken back together. Null for a shift of its own.';
create index shifts_of_series on public.shifts (series_id, club_id, starts_at) where series_id is not null;
grant insert (series_id), update (series_id) on public.shifts to authenticated;
