-- Documents of a club: the reports that close a season, and what belongs to a project. A row without a file is a
-- document that the club expects and that no one has made or uploaded yet.

create table public.club_documents (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  season_id uuid,
  project_id uuid,
  kind text not null default 'other',
  title text not null,
  confidential boolean not null default false,
  storage_path text,
  mime_type text,
  size_bytes integer,
  uploaded_by uuid default auth.uid() references public.profiles (user_id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint club_documents_in_club unique (id, club_id),
  constraint club_documents_season foreign key (season_id, club_id) references public.seasons (id, club_id)
    on delete set null (season_id),
  constraint club_documents_project foreign key (project_id, club_id) references public.capital_projects (id, club_id)
    on delete set null (project_id),
  constraint club_documents_file_once unique (storage_path),
  constraint club_documents_kind_known check (kind in ('financial_summary', 'safety_log', 'staff_reviews', 'project', 'bid', 'other')),
  constraint club_documents_title_length check (char_length(btrim(title)) between 1 and 160 and char_length(title) <= 160),
  constraint club_documents_confidential_kinds check (kind not in ('safety_log', 'staff_reviews') or confidential),
  constraint club_documents_file_of_club check (app.is_club_file(club_id, storage_path, confidential)),
  constraint club_documents_file_whole check (num_nulls(storage_path, mime_type, size_bytes) in (0, 3)),
  constraint club_documents_type_known check (mime_type in ('application/pdf', 'text/csv', 'text/plain', 'image/jpeg', 'image/png',
    'image/webp')),
  constraint club_documents_size_range check (size_bytes between 1 and 10485760)
);
create index club_documents_of_season on public.club_documents (season_id, club_id);
create index club_documents_of_project on public.club_documents (project_id, club_id);
create index club_documents_of_person on public.club_documents (uploaded_by);
create index club_documents_newest_first on public.club_documents (club_id, created_at desc, id);
comment on constraint club_documents_season on public.club_documents is
  'This season is not one of the club. Choose one of the list.';
comment on constraint club_documents_project on public.club_documents is
  'This project is not there any more. Choose one of the list.';
comment on constraint club_documents_file_once on public.club_documents is
  'This file is a document of the club already.';
comment on constraint club_documents_kind_known on public.club_documents is
  'The kind of a document is financial summary, safety log, staff reviews, project, bid or other.';
comment on constraint club_documents_title_length on public.club_documents is 'A title has 1 to 160 characters.';
comment on constraint club_documents_confidential_kinds on public.club_documents is
  'Safety logs and staff reviews are confidential.';
comment on constraint club_documents_file_of_club on public.club_documents is
  'This file is not in the folder of the club. Upload it again.';
comment on constraint club_documents_file_whole on public.club_documents is
  'A file comes with its place, its type and its size. Upload it again.';
comment on constraint club_documents_type_known on public.club_documents is
  'A document is a PDF, CSV, text, JPEG, PNG or WebP file.';
comment on constraint club_documents_size_range on public.club_documents is
  'A file has at most 10 MB and is not empty.';
comment on column public.club_documents.storage_path is
  'In the bucket club-files; in the folder confidential of the club, if the document is.';
comment on column public.club_documents.confidential is 'For managers and admins only. Incidents and reviews always are.';
-- Managers and admins keep the documents of their club; its other members read those that are not confidential. A financial
-- summary, which is the budget in a file, and the file of a bid are read with the feature Analytics or Board, as their rows are.
call app.secure_club_rows('public.club_documents',
  writable => '{season_id,project_id,kind,title,confidential,storage_path,mime_type,size_bytes}',
  readers => 'managers',
  own_rows => 'not confidential and (kind not in (''financial_summary'', ''bid'') or (select app.reads_reports()))');

-- Files in the folders of clubs that the caller sees, which the caller does not open: those of financial summaries and of bids,
-- for people who do not read the budget of their club.
create function app.closed_financial_files() returns text[]
language plpgsql stable security definer set search_path = '' as $$
begin
  if app.reads_reports() then
    return '{}'::text[];
  end if;
  return array(
    select version.storage_path
    from public.club_documents as document
    join public.club_document_versions as version on version.document_id = document.id
    where document.club_id = any (app.visible_clubs()) and document.kind in ('financial_summary', 'bid')
  );
end
$$;
revoke all on function app.closed_financial_files() from public;
grant execute on function app.closed_financial_files() to authenticated;

-- The row and its file are for the same people. A file that a row names is not moved, so it is copied to where the row
-- is going; the old one may go once no row names it.
create function app.check_document_folder() returns trigger
language plpgsql set search_path = '' as $$
begin
  if app.is_club_file(new.club_id, new.storage_path, not new.confidential) then
    raise exception '%', case when new.confidential
        then 'The file of a confidential document lies where every member can read it.'
        else 'The file lies in the confidential folder, where members cannot read it.' end
      using errcode = '23514', constraint = 'club_documents_file_of_club',
        hint = case when new.confidential
          then 'Copy the file to the folder "confidential" of the club, and say its new path together with this.'
          else 'Copy the file to the folder of the club, and say its new path together with this.' end;
  end if;
  return new;
end
$$;
revoke all on function app.check_document_folder() from public;
create trigger club_documents_check_folder before insert or update of club_id, confidential, storage_path
  on public.club_documents for each row execute function app.check_document_folder();
create trigger club_documents_require_file after insert or update of storage_path on public.club_documents
  for each row when (new.storage_path is not null) execute function app.require_uploaded_file();

call app.give_tables_to_module('club-future', '{club_documents}');
call app.give_tables_to_module('post-season', '{club_documents}');
