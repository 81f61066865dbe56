-- What becomes of a job that was ordered: its owner has it worked, takes it back, tries it again and fetches its file.

-- The caller's own job, locked; refused in the words of someone who cannot know whether it exists.
create function app.my_job(job_id_param uuid) returns public.jobs
language plpgsql security definer set search_path = '' as $$
declare
  job public.jobs;
begin
  select * into job from public.jobs
  where id = job_id_param and requested_by = auth.uid() and club_id = app.my_club_id()
  for update;
  if job.id is null then
    raise exception 'There is no such job of yours.'
      using errcode = 'PT404', hint = 'Look at the list of your exports and reports.';
  end if;
  return job;
end
$$;
revoke all on function app.my_job(uuid) from public;

-- Whether a worker may begin a job for the caller, in whose rights it reads: the caller ordered it and may still export.
create function app.check_my_job(job_id_param uuid, kind_param text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  job public.jobs := app.my_job(job_id_param);
begin
  if job.kind is distinct from kind_param then
    raise exception 'This job is not of the kind "%".', left(kind_param, 20)
      using errcode = '22023', hint = 'Exports are worked by export, reports by generate-report.';
  end if;
  if not app.may_export() then
    raise exception 'Exporting data is no longer switched on for you.'
      using errcode = '42501', hint = 'Ask an administrator of your club for the feature Data Export.';
  end if;
end
$$;

-- Takes an order back. A worker that has begun notices with its next step.
create function app.cancel_job(job_id_param uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  job public.jobs := app.my_job(job_id_param);
begin
  if job.status = 'cancelled' then
    return;
  end if;
  if job.status not in ('queued', 'running') then
    raise exception 'This job has ended already.'
      using errcode = 'PT409', hint = 'Reload to see what became of it.';
  end if;
  update public.jobs set status = 'cancelled', step = null, finished_at = now() where id = job.id;
end
$$;

-- Puts a job that failed or was cancelled back into the queue, with three new tries.
create function app.retry_job(job_id_param uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  job public.jobs := app.my_job(job_id_param);
begin
  if job.status in ('queued', 'running') then
    return;
  end if;
  if job.status not in ('failed', 'cancelled') then
    raise exception 'This job needs no further try.'
      using errcode = 'PT409', hint = 'Ask for a new one to have the figures of today.';
  end if;
  perform app.check_my_job(job.id, job.kind);
  perform app.count_job();
  update public.jobs
  set status = 'queued', progress = 0, step = null, attempts = 0, heartbeat_at = null, error = null, finished_at = null
  where id = job.id;
end
$$;

-- Where the file of a job is, for a person who may have it, and the record that they fetched it. An export holds what
-- its owner may see and goes to the owner alone; a report goes to the managers and admins of the club as well. One that
-- names people goes to them alone: a person who made it and is no manager any more may not read its rows either. One of the
-- builder goes to the person who ordered it alone, in whose rights it was made. The board pack and the board deck also go to
-- people who read reports, who need no right to export: they are made to be handed out.
create function app.open_job_file(job_id_param uuid)
returns table (path text, file_name text)
language plpgsql security definer set search_path = '' as $$
declare
  job public.jobs;
begin
  select * into job from public.jobs
  where id = job_id_param and club_id = app.my_club_id()
    and case
      when kind = 'report' and parameters ->> 'type' = 'saved' then requested_by = auth.uid()
      when id = any ((select app.jobs_for_board())::uuid[]) then true
      else (requested_by = auth.uid() or (kind = 'report' and club_id = any (app.editable_clubs())))
        and (not app.names_people(parameters ->> 'type') or club_id = any (app.editable_clubs()))
      end
  for share;
  if job.id is null then
    raise exception 'There is no such file for you.'
      using errcode = 'PT404', hint = 'Look at the list of your exports and reports.';
  end if;
  if job.id <> all (app.jobs_for_board()) then
    perform app.require_export();
  end if;
  if job.status = 'expired' or job.expires_at <= now() then
    raise exception 'This file has been removed: exports and reports that name people are kept for 24 hours.'
      using errcode = 'PT410', hint = 'Ask for a new one.';
  end if;
  if job.status <> 'done' then
    raise exception 'This job has no file yet.' using errcode = 'PT409', hint = 'Wait until it is done.';
  end if;
  perform app.record_data_event(job.club_id, job.kind, 'downloaded', auth.uid(),
    jsonb_build_object('file_name', job.file_name), job.id);
  return query select job.result_path, job.file_name;
end
$$;
revoke all on function app.check_my_job(uuid, text), app.cancel_job(uuid), app.retry_job(uuid), app.open_job_file(uuid)
  from public;
grant execute on function app.check_my_job(uuid, text), app.cancel_job(uuid), app.retry_job(uuid), app.open_job_file(uuid)
  to authenticated;

create function public.check_my_job(job_id_param uuid, kind_param text) returns void
language sql volatile set search_path = '' as $$ select app.check_my_job(job_id_param, kind_param) $$;
create function public.cancel_job(job_id_param uuid) returns void
language sql volatile set search_path = '' as $$ select app.cancel_job(job_id_param) $$;
create function public.retry_job(job_id_param uuid) returns void
language sql volatile set search_path = '' as $$ select app.retry_job(job_id_param) $$;
create function public.open_job_file(job_id_param uuid) returns table (path text, file_name text)
language sql volatile set search_path = '' as $$ select * from app.open_job_file(job_id_param) $$;
revoke all on function public.check_my_job(uuid, text), public.cancel_job(uuid), public.retry_job(uuid),
  public.open_job_file(uuid) from public, anon, authenticated, service_role;
grant execute on function public.check_my_job(uuid, text), public.cancel_job(uuid), public.retry_job(uuid),
  public.open_job_file(uuid) to authenticated;
