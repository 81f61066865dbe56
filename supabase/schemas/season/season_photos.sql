-- Season photos: files of the bucket club-files with the words for people who cannot see them.

create table public.season_photos (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  season_id uuid,
  storage_path text not null,
  mime_type text not null,
  size_bytes integer not null,
  alt_text text not null,
  caption text,
  taken_on date,
  position integer not null default 0,
  uploaded_by uuid default auth.uid() references public.profiles (user_id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint season_photos_season foreign key (season_id, club_id) references public.seasons (id, club_id)
    on delete set null (season_id),
  constraint season_photos_file_once unique (storage_path),
  constraint season_photos_file_of_club check (app.is_club_file(club_id, storage_path)),
  constraint season_photos_type_known check (mime_type in ('image/jpeg', 'image/png', 'image/webp')),
  constraint season_photos_size_range check (size_bytes between 1 and 10485760),
  constraint season_photos_alt_text_length check (char_length(btrim(alt_text)) between 3 and 300 and char_length(alt_text) <= 300),
  constraint season_photos_caption_length check (char_length(caption) <= 200),
  constraint season_photos_taken_on_range check (taken_on between '2000-01-01' and '2100-01-01'),
  constraint season_photos_position_range check (position between 0 and 10000)
);
create index season_photos_of_season on public.season_photos (season_id, club_id, position, id);
create index season_photos_of_club on public.season_photos (club_id, position, id);
create index season_photos_of_person on public.season_photos (uploaded_by);
comment on constraint season_photos_season on public.season_photos is
  'This season is not one of the club. Choose one of the list.';
comment on constraint season_photos_file_once on public.season_photos is
  'This photo is among the photos of the season already.';
comment on constraint season_photos_file_of_club on public.season_photos is
  'This file is not in the folder of the club. Upload it again.';
comment on constraint season_photos_type_known on public.season_photos is 'A photo is a JPEG, PNG or WebP file.';
comment on constraint season_photos_size_range on public.season_photos is 'A photo has at most 10 MB and is not empty.';
comment on constraint season_photos_alt_text_length on public.season_photos is
  'The description of a photo has 3 to 300 characters.';
comment on constraint season_photos_caption_length on public.season_photos is 'A caption has at most 200 characters.';
comment on constraint season_photos_taken_on_range on public.season_photos is
  'The day of a photo lies between 2000 and 2100.';
comment on constraint season_photos_position_range on public.season_photos is 'A position is 0 to 10,000.';
comment on column public.season_photos.storage_path is 'In the bucket club-files.';
comment on column public.season_photos.alt_text is 'What the photo shows, for people who cannot see it.';
-- Members see the photos of their club; managers and admins keep them. The file of a photo stays the one it was.
call app.secure_club_rows('public.season_photos',
  writable => '{season_id,storage_path,mime_type,size_bytes,alt_text,caption,taken_on,position}',
  updatable => '{season_id,alt_text,caption,taken_on,position}');

create function app.check_alt_text() returns trigger
language plpgsql set search_path = '' as $$
begin
  if char_length(btrim(coalesce(new.alt_text, ''))) < 3 then
    raise exception 'The photo needs a description.'
      using errcode = '23514', hint = 'Say in a few words what it shows, for members who cannot see it.',
        constraint = 'season_photos_alt_text_length';
  end if;
  return new;
end
$$;
revoke all on function app.check_alt_text() from public;
create trigger season_photos_check_alt_text before insert or update of alt_text on public.season_photos
  for each row execute function app.check_alt_text();

-- Asks people alone: the seed names pictures without storing them. The file of a photo stays the one it was.
create trigger season_photos_require_file after insert on public.season_photos
  for each row when (current_user in ('anon', 'authenticated')) execute function app.require_uploaded_file();

call app.give_tables_to_module('post-season', '{season_photos}');
