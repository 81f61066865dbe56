-- Working jobs: what the functions do with the service key. There is no daemon that could watch the queue: the browser
-- of the person who ordered a job calls the function that works it, and calls again when its worker falls silent.

-- Makes a job that waits, or whose worker has not been heard of for two minutes, the caller's, and returns it. Nothing
-- when there is none, or another worker is claiming it at this moment. `attempts` is the worker's token from then on.
-- After three workers it has failed.
create function app.claim_job(job_id_param uuid) returns setof public.jobs
language plpgsql security definer set search_path = '' as $$
declare
  job public.jobs;
begin
  select * into job from public.jobs
  where id = job_id_param
    and (status = 'queued' or (status = 'running' and heartbeat_at < now() - interval '2 minutes'))
  for update skip locked;
  if job.id is null then
    return;
  end if;
  if job.attempts >= 3 then
    update public.jobs
    set status = 'failed', step = null, finished_at = now(), error = 'This did not finish in three tries. Try again, or choose less at a time.'
    where id = job.id;
    return;
  end if;
  return query
    update public.jobs
    set status = 'running', attempts = attempts + 1, heartbeat_at = now(), progress = 0, step = 'Starting'
    where id = job.id
    returning *;
end
$$;

-- A sign of life, with how far the work has come. False: the job is no longer this worker's, which stops.
create function app.progress_job(job_id_param uuid, attempt_param integer, progress_param integer, step_param text)
returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.jobs
  set heartbeat_at = now(), progress = least(99, greatest(0, progress_param)), step = left(step_param, 120)
  where id = job_id_param and status = 'running' and attempts = attempt_param;
  return found;
end
$$;

-- The file is there. Exports and reports that name people expire after 24 hours. False: the job is no longer this
-- worker's, which removes the file.
create function app.finish_job(
  job_id_param uuid, attempt_param integer, path_param text, file_name_param text, bytes_param bigint
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.jobs
  set status = 'done', progress = 100, step = null, finished_at = now(), result_path = path_param,
    file_name = file_name_param, bytes = bytes_param,
    expires_at = case when kind = 'export' or app.names_people(parameters ->> 'type') then now() + interval '24 hours' end
  where id = job_id_param and status = 'running' and attempts = attempt_param;
  return found;
end
$$;

-- The work failed, for a reason that is a sentence for the person who asked.
create function app.fail_job(job_id_param uuid, attempt_param integer, error_param text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.jobs
  set status = 'failed', step = null, finished_at = now(),
    error = coalesce(nullif(left(btrim(error_param), 500), ''), 'Something went wrong on our side. Try again.')
  where id = job_id_param and status = 'running' and attempts = attempt_param;
  return found;
end
$$;

-- Tidies up: expired files can no longer be fetched, and work that no worker has taken up again for an hour has failed.
-- Returns the files to delete, at most 100; the caller reports the deletion with `forget_job_files`.
create function app.purge_expired_jobs() returns table (job_id uuid, path text)
language plpgsql security definer set search_path = '' as $$
begin
  update public.jobs
  set status = 'expired'
  where id = any (array(
    select id from public.jobs where status = 'done' and expires_at <= now() limit 1000 for update skip locked
  ));
  update public.jobs
  set status = 'failed', step = null, finished_at = now(), error = 'The work stopped and was not taken up again. Try again.'
  where id = any (array(
    select id from public.jobs
    where (status = 'running' and heartbeat_at < now() - interval '1 hour')
      or (status = 'queued' and updated_at < now() - interval '1 hour')
    limit 1000 for update skip locked
  ));
  return query
    select jobs.id, jobs.result_path from public.jobs
    where jobs.status = 'expired' and jobs.result_path is not null and jobs.expires_at <= now()
    order by jobs.expires_at
    limit 100;
end
$$;

-- These files are gone.
create function app.forget_job_files(job_ids_param uuid[]) returns void
language sql security definer set search_path = '' as $$
  update public.jobs set result_path = null where id = any (job_ids_param) and status = 'expired'
$$;

revoke all on function app.claim_job(uuid), app.progress_job(uuid, integer, integer, text),
  app.finish_job(uuid, integer, text, text, bigint), app.fail_job(uuid, integer, text), app.purge_expired_jobs(),
  app.forget_job_files(uuid[]) from public;
grant execute on function app.claim_job(uuid), app.progress_job(uuid, integer, integer, text),
  app.finish_job(uuid, integer, text, text, bigint), app.fail_job(uuid, integer, text), app.purge_expired_jobs(),
  app.forget_job_files(uuid[]) to service_role;

create function public.claim_job(job_id_param uuid) returns setof public.jobs
language sql volatile set search_path = '' as $$ select * from app.claim_job(job_id_param) $$;
create function public.progress_job(job_id_param uuid, attempt_param integer, progress_param integer, step_param text)
returns boolean
language sql volatile set search_path = '' as $$
  select app.progress_job(job_id_param, attempt_param, progress_param, step_param)
$$;
create function public.finish_job(
  job_id_param uuid, attempt_param integer, path_param text, file_name_param text, bytes_param bigint
) returns boolean
language sql volatile set search_path = '' as $$
  select app.finish_job(job_id_param, attempt_param, path_param, file_name_param, bytes_param)
$$;
create function public.fail_job(job_id_param uuid, attempt_param integer, error_param text) returns boolean
language sql volatile set search_path = '' as $$ select app.fail_job(job_id_param, attempt_param, error_param) $$;
create function public.purge_expired_jobs() returns table (job_id uuid, path text)
language sql volatile set search_path = '' as $$ select * from app.purge_expired_jobs() $$;
create function public.forget_job_files(job_ids_param uuid[]) returns void
language sql volatile set search_path = '' as $$ select app.forget_job_files(job_ids_param) $$;

revoke all on function public.claim_job(uuid), public.progress_job(uuid, integer, integer, text),
  public.finish_job(uuid, integer, text, text, bigint), public.fail_job(uuid, integer, text), public.purge_expired_jobs(),
  public.forget_job_files(uuid[]) from public, anon, authenticated, service_role;
-- For the functions of supabase/functions alone.
grant execute on function public.claim_job(uuid), public.progress_job(uuid, integer, integer, text),
  public.finish_job(uuid, integer, text, text, bigint), public.fail_job(uuid, integer, text), public.purge_expired_jobs(),
  public.forget_job_files(uuid[]) to service_role;
