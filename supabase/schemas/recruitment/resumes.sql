-- Resumes that applicants send with an application. Confidential as the application is. Only the function `apply` adds
-- them, with the service key and after the application has been stored, so that a file without an application leaves
-- nothing behind.

create table public.job_application_resumes (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  application_id uuid not null,
  file_name text not null,
  media_type text not null,
  bytes integer not null,
  digest text not null,
  storage_path text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint job_application_resumes_application foreign key (application_id, club_id)
    references public.job_applications (id, club_id) on delete cascade,
  constraint job_application_resumes_once unique (application_id, digest),
  constraint job_application_resumes_file_name_length check (char_length(btrim(file_name)) between 1 and 120 and char_length(file_name) <= 120),
  constraint job_application_resumes_file_name_one_line check (app.is_one_line(file_name)),
  constraint job_application_resumes_media_type_known check (media_type in ('application/pdf', 'image/png', 'image/jpeg',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document')),
  constraint job_application_resumes_bytes_range check (bytes between 1 and 5242880),
  constraint job_application_resumes_digest_form check (digest ~ '^[0-9a-f]{64}$'),
  constraint job_application_resumes_file_of_club check (storage_path ~ ('^' || club_id
    || '/confidential/resumes/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|docx|png|jpg)$'))
);
create index job_application_resumes_of_application on public.job_application_resumes (application_id, club_id);
create index job_application_resumes_of_club on public.job_application_resumes (club_id, application_id);
create unique index job_application_resumes_file_once on public.job_application_resumes (storage_path);
comment on constraint job_application_resumes_application on public.job_application_resumes is
  'This application is not there any more. Reload the list of applications.';
comment on constraint job_application_resumes_once on public.job_application_resumes is
  'The application has this resume already.';
comment on constraint job_application_resumes_file_name_length on public.job_application_resumes is
  'The name of a file has 1 to 120 characters.';
comment on constraint job_application_resumes_file_name_one_line on public.job_application_resumes is
  'The name of a file has no line breaks and no other control characters.';
comment on constraint job_application_resumes_media_type_known on public.job_application_resumes is
  'A resume is a PDF, a Word document, a PNG or a JPEG.';
comment on constraint job_application_resumes_bytes_range on public.job_application_resumes is
  'A resume has at most 5 MB.';
comment on constraint job_application_resumes_digest_form on public.job_application_resumes is
  'The digest of a file is its SHA-256 in hexadecimal digits.';
comment on constraint job_application_resumes_file_of_club on public.job_application_resumes is
  'A resume lies in the folder of the resumes of the club.';
comment on index public.job_application_resumes_file_once is 'This file belongs to another application.';
comment on column public.job_application_resumes.file_name is 'As the applicant called it. The file in the storage has a name that tells nothing.';
-- Managers and admins read the resumes of applications to their club and remove them. The firm does not: an applicant
-- sends a resume to the club alone.
call app.secure_club_rows('public.job_application_resumes', writable => '{application_id}', readers => 'managers',
  verbs => '{select,delete}');
alter policy job_application_resumes_select on public.job_application_resumes
  using (club_id = any ((select app.editable_clubs())::uuid[]));

-- Names an uploaded resume at its application: at most ten of one application. Returns false, and keeps nothing, when the
-- application has the same file already.
create function app.attach_resume(application_id_param uuid, path_param text, name_param text, digest_param text)
returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  club uuid;
begin
  select club_id into club from public.job_applications where id = application_id_param for update;
  if not found then
    raise exception 'This application is not there any more.' using errcode = 'PT404', hint = 'Send it again.';
  end if;
  perform app.require_file_type(path_param, '{application/pdf,image/png,image/jpeg,application/vnd.openxmlformats-officedocument.wordprocessingml.document}',
    'a PDF, a Word document, a PNG or a JPEG');
  if (select count(*) from public.job_application_resumes where application_id = application_id_param) >= 10 then
    raise exception 'This application has ten resumes already.'
      using errcode = 'PT429', hint = 'Ask the club which one it needs.';
  end if;
  insert into public.job_application_resumes (club_id, application_id, file_name, media_type, bytes, digest, storage_path)
  select club, application_id_param, name_param, file.metadata ->> 'mimetype', (file.metadata ->> 'size')::integer,
    digest_param, path_param
  from storage.objects as file where file.bucket_id = 'club-files' and file.name = path_param
  on conflict (application_id, digest) do nothing;
  return found;
end
$$;
revoke all on function app.attach_resume(uuid, text, text, text) from public;
grant execute on function app.attach_resume(uuid, text, text, text) to service_role;

-- For the function `apply` alone.
create function public.attach_resume(application_id_param uuid, path_param text, name_param text, digest_param text)
returns boolean
language sql volatile set search_path = '' as $$
  select app.attach_resume(application_id_param, path_param, name_param, digest_param)
$$;
revoke all on function public.attach_resume(uuid, text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.attach_resume(uuid, text, text, text) to service_role;

call app.give_tables_to_module('recruitment', '{job_application_resumes}');
