-- Members of the board read the financial summary of a season, which is the budget in a file, and write comments on projects.

do $$
begin
  drop policy club_documents_select on public.club_documents;
  execute format('create policy club_documents_select on public.club_documents for select to authenticated using (%s)',
    app.readable_or_own('not confidential and (kind <> ''financial_summary'' or (select app.reads_reports()))'));
end
$$;

create or replace function app.closed_financial_files() returns text[]
language plpgsql stable security definer set search_path = '' as $$
begin
  if app.reads_reports() then
    return '{}'::text[];
  end if;
  return array(
    select version.storage_path
    from public.club_documents as document
    join public.club_document_versions as version on version.document_id = document.id
    where document.club_id = any (app.visible_clubs()) and document.kind = 'financial_summary'
  );
end
$$;

-- Comments on capital projects: what managers and people with the feature Board say to each other about one. The history of
-- a project (capital_projects.sql) says what happened to it.

create table public.project_comments (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  project_id uuid not null,
  comment text not null,
  author_id uuid references public.profiles (user_id) on delete set null,
  author_name text,
  happened_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint project_comments_project foreign key (project_id, club_id) references public.capital_projects (id, club_id)
    on delete cascade,
  constraint project_comments_comment_length check (char_length(btrim(comment)) between 1 and 2000 and char_length(comment) <= 2000),
  constraint project_comments_author_name_length check (char_length(author_name) <= 254)
);
create index project_comments_of_project on public.project_comments (project_id, club_id, created_at, id);
create index project_comments_of_club on public.project_comments (club_id, created_at desc, id);
create index project_comments_of_author on public.project_comments (author_id);
comment on constraint project_comments_project on public.project_comments is
  'This project is not there any more. Reload the list of projects.';
comment on constraint project_comments_comment_length on public.project_comments is 'A comment has 1 to 2,000 characters.';
comment on constraint project_comments_author_name_length on public.project_comments is
  'The name of an author has at most 254 characters.';
comment on column public.project_comments.author_name is 'The name as it was then: it stays when the account goes.';
comment on column public.project_comments.happened_at is 'On the clock of the club; created_at gives the order.';
-- People who read reports read the comments of their club. Each writes in their own name, and takes back only what they wrote.
call app.secure_club_rows('public.project_comments',
  writable => '{project_id,comment}',
  readers => 'board',
  verbs => '{select}',
  own_rows => 'author_id = (select auth.uid()) and club_id = (select app.my_club_id()) and (select app.reads_reports())',
  own_verbs => '{insert,delete}');

-- The author is the signed-in person, and the moment the club's.
create trigger project_comments_stamp_author before insert on public.project_comments
  for each row execute function app.stamp_author();
create trigger project_comments_stamp before insert on public.project_comments
  for each row execute function app.stamp_project_update();

call app.give_tables_to_module('club-future', '{project_comments}');
