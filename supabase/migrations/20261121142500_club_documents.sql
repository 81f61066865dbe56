-- Documents of a club: the reports that close a season, and what belongs to a project. A row without a file is a document
-- that the club expects and that nobody has made or uploaded yet.

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
  constraint club_documents_season foreign key (season_id, club_id) references public.seasons (id, club_id)
    on delete set null (season_id),
  constraint club_documents_project foreign key (project_id, club_id) references public.capital_projects (id, club_id)
    on delete set null (project_id),
  constraint club_documents_file_once unique (storage_path),
  constraint club_documents_kind_known check (kind in ('financial_summary', 'safety_log', 'staff_reviews', 'project', 'other')),
  constraint club_documents_title_length check (char_length(btrim(title)) between 1 and 160 and char_length(title) <= 160),
  constraint club_documents_confidential_kinds check (kind not in ('safety_log', 'staff_reviews') or confidential),
  constraint club_documents_file_of_club check (app.is_club_file(club_id, storage_path)),
  constraint club_documents_file_whole check (num_nulls(storage_path, mime_type, size_bytes) in (0, 3)),
  constraint club_documents_type_known check (mime_type in ('application/pdf', 'text/csv', 'text/plain', 'image/jpeg', 'image/png',
    'image/webp')),
  constraint club_documents_size_range check (size_bytes between 1 and 10485760)
);
create index club_documents_of_season on public.club_documents (season_id, club_id);
create index club_documents_of_project on public.club_documents (project_id, club_id);
create index club_documents_of_person on public.club_documents (uploaded_by);
create index club_documents_newest_first on public.club_documents (club_id, created_at desc, id);
comment on column public.club_documents.storage_path is 'In the bucket club-files.';
comment on column public.club_documents.confidential is 'For managers and admins only. Incidents and reviews always are.';
-- Managers and admins keep the documents of their club; its other members read those that are not confidential.
call app.secure_club_rows('public.club_documents',
  writable => '{season_id,project_id,kind,title,confidential,storage_path,mime_type,size_bytes}',
  readers => 'managers',
  own_rows => 'not confidential and club_id = any ((select app.visible_clubs())::uuid[])');
