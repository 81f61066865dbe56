-- Jobs: what takes longer than a request may, an export or a report. A row is the order, its progress and its result;
-- functions work it (supabase/functions), and the person who asked for it watches the row.
--
-- No API role writes a job: people order, cancel and retry through functions (ordering_jobs.sql, own_jobs.sql), workers
-- claim and finish with the service key (working_jobs.sql). Times of a job are the machine's, not the club's: a demo
-- club's clock stands still, but its files expire.

create table public.jobs (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  kind text not null,
  parameters jsonb not null default '{}',
  status text not null default 'queued',
  progress integer not null default 0,
  step text,
  attempts integer not null default 0,
  heartbeat_at timestamptz,
  result_path text,
  file_name text,
  bytes bigint,
  error text,
  requested_by uuid references public.profiles (user_id) on delete set null,
  finished_at timestamptz,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint jobs_in_club unique (id, club_id),
  constraint jobs_kind_known check (kind in ('export', 'report')),
  constraint jobs_parameters_size check (jsonb_typeof(parameters) = 'object' and octet_length(parameters::text) <= 10000),
  constraint jobs_status_known check (status in ('queued', 'running', 'done', 'failed', 'cancelled', 'expired')),
  constraint jobs_progress_range check (progress between 0 and 100),
  constraint jobs_step_length check (char_length(step) between 1 and 120),
  constraint jobs_attempts_range check (attempts between 0 and 3),
  constraint jobs_result_path_form check (result_path ~ ('^' || club_id || '/[0-9a-f-]{36}\.[a-z]{3,4}$')),
  constraint jobs_file_name_form check (file_name ~ '^[a-z0-9][a-z0-9._-]{0,119}$'),
  constraint jobs_bytes_range check (bytes >= 0),
  constraint jobs_error_length check (char_length(error) between 1 and 500),
  constraint jobs_running_has_heartbeat check (status <> 'running' or heartbeat_at is not null),
  constraint jobs_done_has_file check (status <> 'done' or (result_path is not null and file_name is not null and bytes is not null)),
  constraint jobs_failed_says_why check (status <> 'failed' or error is not null)
);
create index jobs_of_club on public.jobs (club_id, created_at desc, id);
create index jobs_of_person on public.jobs (requested_by, created_at desc);
create index jobs_at_work on public.jobs (heartbeat_at) where status = 'running';
create index jobs_by_expiry on public.jobs (expires_at) where result_path is not null;
comment on column public.jobs.progress is 'Per cent.';
comment on column public.jobs.step is 'What is being done, for people: "Writing staff".';
comment on column public.jobs.attempts is 'Workers that have begun it. Also the token by which a worker proves that the job is still its own.';
comment on column public.jobs.heartbeat_at is 'When its worker was last heard of.';
comment on column public.jobs.result_path is
  'Key in the bucket job-files, which people read only by an address that expires: an export holds what only its owner may see.';
comment on column public.jobs.error is 'Why it failed, in a sentence for the person who asked.';
comment on column public.jobs.expires_at is 'When the file goes. Null: it stays.';

-- The board packs and board decks that the caller's clubs have, for people who read reports: nothing in them is about a person
-- (decision 68).
create function app.jobs_for_board() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  if not app.reads_reports() then
    return '{}'::uuid[];
  end if;
  return array(
    select id from public.jobs
    where club_id = any (app.visible_clubs()) and kind = 'report' and status = 'done'
      and parameters ->> 'type' in ('board-pack', 'board-deck')
  );
end
$$;
revoke all on function app.jobs_for_board() from public;
grant execute on function app.jobs_for_board() to authenticated;

-- People follow their own jobs while they belong to the club; managers and admins those of the club; the firm all. People who
-- read reports find the board packs and decks that managers have made.
call app.secure_club_rows('public.jobs',
  writable => '{}',
  readers => 'managers',
  verbs => '{select}',
  own_rows => 'requested_by = (select auth.uid()) and club_id = any ((select app.visible_clubs())::uuid[])
    or id = any ((select app.jobs_for_board())::uuid[])');

-- What was exported from a club's data or removed from it, and who did it. Outlives the job and the person.
create table public.data_events (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  job_id uuid,
  subject text not null,
  action text not null,
  detail jsonb not null default '{}',
  user_id uuid references public.profiles (user_id) on delete set null,
  user_name text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint data_events_job foreign key (job_id, club_id) references public.jobs (id, club_id)
    on delete set null (job_id),
  constraint data_events_subject_known check (subject in ('export', 'report', 'retention')),
  constraint data_events_action_known check (action in ('requested', 'started', 'finished', 'failed', 'cancelled',
    'retried', 'downloaded', 'expired', 'applied')),
  constraint data_events_detail_size check (jsonb_typeof(detail) = 'object' and octet_length(detail::text) <= 20000),
  constraint data_events_user_name_length check (char_length(user_name) between 1 and 254)
);
create index data_events_of_club on public.data_events (club_id, created_at desc, id);
create index data_events_of_job on public.data_events (job_id, club_id);
create index data_events_of_person on public.data_events (user_id);
comment on column public.data_events.user_name is 'As it was at the time.';
-- Managers and admins read what happened to their club's data. The server alone writes it.
call app.secure_club_rows('public.data_events', writable => '{}', readers => 'managers', verbs => '{select}');

-- Only other definer functions and triggers write events.
create function app.record_data_event(
  club_id_param uuid, subject_param text, action_param text, user_id_param uuid, detail_param jsonb, job_id_param uuid default null
) returns void
language sql security definer set search_path = '' as $$
  insert into public.data_events (club_id, job_id, subject, action, detail, user_id, user_name)
  select club_id_param, job_id_param, subject_param, action_param, detail_param, profiles.user_id,
    coalesce(nullif(profiles.display_name, ''), users.email)
  from (select user_id_param as id) as person
  left join public.profiles on profiles.user_id = person.id
  left join auth.users on users.id = person.id
$$;
revoke all on function app.record_data_event(uuid, text, text, uuid, jsonb, uuid) from public;

-- Every step of a job is recorded with its person: the one who acts, or the one whose order a worker carries out.
create function app.record_job_turn() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.record_data_event(
    new.club_id,
    new.kind,
    case
      when tg_op = 'INSERT' then 'requested'
      when new.status = 'queued' then 'retried'
      when new.status = 'running' then 'started'
      when new.status = 'done' then 'finished'
      else new.status
    end,
    coalesce(auth.uid(), new.requested_by),
    jsonb_strip_nulls(jsonb_build_object('parameters', new.parameters, 'file_name', new.file_name, 'bytes', new.bytes,
      'error', new.error)),
    new.id
  );
  return null;
end
$$;
revoke all on function app.record_job_turn() from public;
create trigger jobs_record_order after insert on public.jobs
  for each row execute function app.record_job_turn();
create trigger jobs_record_turn after update on public.jobs
  for each row when (old.status is distinct from new.status or old.attempts < new.attempts)
  execute function app.record_job_turn();
