-- Versions of documents, and who has opened which one. The row of a document names its newest file; earlier files stay.

create table public.club_document_versions (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  document_id uuid not null,
  number integer not null,
  storage_path text not null,
  mime_type text not null,
  size_bytes integer not null,
  added_by uuid references public.profiles (user_id) on delete set null,
  added_by_name text,
  added_at timestamptz not null,
  constraint club_document_versions_document foreign key (document_id, club_id)
    references public.club_documents (id, club_id) on delete cascade,
  constraint club_document_versions_once unique (document_id, number),
  constraint club_document_versions_file_once unique (storage_path),
  constraint club_document_versions_file_of_club check (
    app.is_club_file(club_id, storage_path) or app.is_club_file(club_id, storage_path, true)),
  constraint club_document_versions_type_length check (char_length(mime_type) <= 100),
  constraint club_document_versions_name_length check (char_length(added_by_name) <= 320)
);
create index club_document_versions_of_document on public.club_document_versions (document_id, club_id);
create index club_document_versions_of_club on public.club_document_versions (club_id);
create index club_document_versions_of_person on public.club_document_versions (added_by);
comment on constraint club_document_versions_file_once on public.club_document_versions is
  'This file is a version of a document already. Upload it again.';
comment on constraint club_document_versions_file_of_club on public.club_document_versions is
  'This file is not in the folder of the club. Upload it again.';
comment on column public.club_document_versions.number is 'From 1; the highest is the file that the document names.';
comment on column public.club_document_versions.added_at is 'On the clock of the club.';
-- People who read a document read its versions; the server writes them.
call app.secure_club_rows('public.club_document_versions', writable => '{}', readers => 'managers', verbs => '{select}',
  own_rows => 'exists (select from public.club_documents where club_documents.id = document_id)');

-- A file that a document names becomes its next version. A document that moves into the confidential folder, or out of
-- it, keeps its number: it is the same file in another place.
create function app.keep_document_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.confidential <> old.confidential then
    update public.club_document_versions
    set storage_path = new.storage_path, mime_type = new.mime_type, size_bytes = new.size_bytes
    where document_id = new.id;
    if found then
      return null;
    end if;
  end if;
  insert into public.club_document_versions
    (club_id, document_id, number, storage_path, mime_type, size_bytes, added_by, added_by_name, added_at)
  values (
    new.club_id, new.id,
    1 + coalesce((select max(number) from public.club_document_versions where document_id = new.id), 0),
    new.storage_path, new.mime_type, new.size_bytes, auth.uid(), app.name_of(auth.uid()), app.club_now(new.club_id));
  return null;
end
$$;
create trigger club_documents_keep_version after insert on public.club_documents
  for each row when (new.storage_path is not null) execute function app.keep_document_version();
create trigger club_documents_keep_next_version after update of storage_path on public.club_documents
  for each row when (new.storage_path is not null and new.storage_path is distinct from old.storage_path)
  execute function app.keep_document_version();

-- Earlier versions lie in the folder of the people who could read them then. The only version goes along with its document
-- (app.keep_document_version), unless the document no longer names a file: that version would stay where it is.
create function app.keep_readers_of_versions() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select count(*) from public.club_document_versions where document_id = new.id) > 1
    or (new.storage_path is null and exists (
      select from public.club_document_versions
      where document_id = new.id and not app.is_club_file(new.club_id, storage_path, new.confidential)
    )) then
    raise exception 'This document has earlier versions, so who may read it is kept.'
      using errcode = '23514', hint = 'Upload the newest file as a document of its own, and remove this one.';
  end if;
  return new;
end
$$;
create trigger club_documents_keep_readers before update of confidential on public.club_documents
  for each row when (new.confidential <> old.confidential) execute function app.keep_readers_of_versions();
revoke all on function app.keep_document_version(), app.keep_readers_of_versions() from public;

create table public.club_document_openings (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  document_id uuid not null,
  number integer not null,
  user_id uuid references public.profiles (user_id) on delete set null,
  name text,
  opened_at timestamptz not null,
  last_opened_at timestamptz not null,
  constraint club_document_openings_version foreign key (document_id, number)
    references public.club_document_versions (document_id, number) on delete cascade,
  constraint club_document_openings_once unique (document_id, number, user_id),
  constraint club_document_openings_name_length check (char_length(name) <= 320)
);
create index club_document_openings_of_club on public.club_document_openings (club_id);
create index club_document_openings_of_person on public.club_document_openings (user_id);
comment on column public.club_document_openings.opened_at is 'For the first time, on the clock of the club.';
-- Managers and admins read who has opened a document; the server writes it.
call app.secure_club_rows('public.club_document_openings', writable => '{}', readers => 'managers', verbs => '{select}');

create function app.note_document_opening(document_id_param uuid, number_param integer) returns void
language sql security definer set search_path = '' as $$
  insert into public.club_document_openings (club_id, document_id, number, user_id, name, opened_at, last_opened_at)
  select club_id, document_id, number, auth.uid(), app.name_of(auth.uid()), app.club_now(club_id), app.club_now(club_id)
  from public.club_document_versions
  where document_id = document_id_param and number = number_param and club_id = any (app.visible_clubs())
  on conflict (document_id, number, user_id) do update set last_opened_at = excluded.last_opened_at
$$;
revoke all on function app.note_document_opening(uuid, integer) from public;
grant execute on function app.note_document_opening(uuid, integer) to authenticated;

-- Opens a version of a document, by default the newest one: notes who opens it, and returns the path of its file. For
-- people who read the document; it runs with their rights.
create function public.open_document(document_id_param uuid, number_param integer default null) returns text
language plpgsql set search_path = '' as $$
declare
  opened record;
begin
  select number, storage_path into opened
  from public.club_document_versions
  where document_id = document_id_param and number = coalesce(number_param, number)
  order by number desc
  limit 1;
  if not found then
    raise exception 'This file is not there any more.' using errcode = 'PT404', hint = 'Reload the list of documents.';
  end if;
  perform app.note_document_opening(document_id_param, opened.number);
  return opened.storage_path;
end
$$;
revoke all on function public.open_document(uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.open_document(uuid, integer) to authenticated;

call app.give_tables_to_module('club-future', '{club_document_versions,club_document_openings}');
call app.give_tables_to_module('post-season', '{club_document_versions,club_document_openings}');
