-- Staff performance reviews at the end of a season: one for a person and a season. Confidential: managers and admins
-- keep and read them, the person reviewed does not.

create table public.staff_reviews (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  staff_id uuid not null,
  season_id uuid,
  rating integer not null,
  strengths text,
  improvements text,
  rehire boolean,
  reviewed_on date not null,
  reviewed_by uuid default auth.uid() references public.profiles (user_id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint staff_reviews_staff foreign key (staff_id, club_id) references public.staff_members (id, club_id) on delete cascade,
  constraint staff_reviews_season foreign key (season_id, club_id) references public.seasons (id, club_id)
    on delete set null (season_id),
  constraint staff_reviews_once_a_season unique (staff_id, season_id),
  constraint staff_reviews_rating_range check (rating between 1 and 5),
  constraint staff_reviews_strengths_length check (char_length(strengths) <= 2000),
  constraint staff_reviews_improvements_length check (char_length(improvements) <= 2000),
  constraint staff_reviews_reviewed_on_range check (reviewed_on between '2000-01-01' and '2100-01-01')
);
create index staff_reviews_of_staff on public.staff_reviews (staff_id, club_id);
create index staff_reviews_of_season on public.staff_reviews (season_id, club_id);
create index staff_reviews_of_person on public.staff_reviews (reviewed_by);
create index staff_reviews_of_club on public.staff_reviews (club_id, reviewed_on desc, id);
comment on constraint staff_reviews_staff on public.staff_reviews is
  'This person is not on the staff of the club. Choose someone on the roster.';
comment on constraint staff_reviews_season on public.staff_reviews is
  'This season is not one of the club. Choose one of the list.';
comment on constraint staff_reviews_once_a_season on public.staff_reviews is
  'This person has a review of the season already. Change that one.';
comment on constraint staff_reviews_rating_range on public.staff_reviews is 'A rating is 1 to 5.';
comment on constraint staff_reviews_strengths_length on public.staff_reviews is
  'Strengths have at most 2,000 characters.';
comment on constraint staff_reviews_improvements_length on public.staff_reviews is
  'Improvements have at most 2,000 characters.';
comment on constraint staff_reviews_reviewed_on_range on public.staff_reviews is
  'The day of a review lies between 2000 and 2100.';
comment on column public.staff_reviews.rehire is 'Whether the reviewer would rehire the person. Null: not said.';
-- Managers and admins keep the reviews of their club. Who was reviewed stays.
call app.secure_club_rows('public.staff_reviews',
  writable => '{staff_id,season_id,rating,strengths,improvements,rehire,reviewed_on}',
  updatable => '{season_id,rating,strengths,improvements,rehire,reviewed_on}',
  readers => 'managers');

call app.keep_rows_of_seasons('public.staff_reviews', 'season_id', 'its reviews are kept',
  'An administrator can reopen it within 30 days.');

-- Reviews are written before the season closes. What they say is evidence later, so it is not changed after the close.
create function app.freeze_staff_reviews() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  closed_year constant text := (
    select year from public.seasons where id = new.season_id and closed_at is not null
  );
begin
  if closed_year is not null then
    raise exception 'The season % has closed, so its reviews stay as they are.', closed_year
      using errcode = '42501', hint = 'An administrator can reopen it within 30 days.';
  end if;
  return new;
end
$$;
revoke all on function app.freeze_staff_reviews() from public;
create trigger staff_reviews_freeze before insert or update of season_id, rating, strengths, improvements, rehire, reviewed_on
  on public.staff_reviews
  for each row when (current_user in ('anon', 'authenticated')) execute function app.freeze_staff_reviews();

call app.give_tables_to_module('post-season', '{staff_reviews}');
