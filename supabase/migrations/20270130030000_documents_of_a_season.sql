-- Two reports of a season that name people, its safety log and its staff reviews: for managers alone, and kept for a day. A
-- club with Post-Season keeps the documents of a season.

create function app.names_people(type_param text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(type_param in ('incident', 'safety-log', 'staff-reviews'), false)
$$;

revoke all on function app.names_people(text) from public;

create or replace function app.report_types() returns text[]
language sql immutable set search_path = '' as $$
  select array[
    'overview', 'staffing', 'financial', 'operations',
    'financial-performance', 'staff-metrics', 'member-satisfaction',
    'annual-strategic-review', 'competitive-analysis', 'roi-dashboard', 'board-pack',
    'safety-log', 'staff-reviews'
  ]
$$;

create or replace function app.report_tables(type_param text) returns text[]
language sql immutable set search_path = '' as $$
  select case type_param
    when 'overview' then array['figures', 'positions', 'training', 'coverage']
    when 'staffing' then array['staff', 'positions', 'hours']
    when 'financial' then array['budget', 'income', 'expenses', 'labor-by-role', 'labor-by-week', 'labor-budget']
    when 'operations' then array['activity', 'coverage', 'places', 'training']
    when 'financial-performance' then array['budget', 'income', 'expenses', 'next-budget', 'projects']
    when 'staff-metrics' then array['staff', 'rates', 'positions', 'exit-survey']
    when 'member-satisfaction' then array['satisfaction', 'categories']
    when 'annual-strategic-review' then array['season', 'metrics', 'lessons', 'workforce', 'projects', 'wishes']
    when 'competitive-analysis' then array['metrics', 'seasons', 'per-member', 'rates']
    when 'roi-dashboard' then array['return', 'investments', 'wishes']
    when 'board-pack' then array['figures', 'training', 'coverage', 'staff', 'positions', 'budget', 'income', 'expenses',
      'labor-by-week', 'activity', 'places']
    when 'safety-log' then array['incidents']
    when 'staff-reviews' then array['reviews']
  end
$$;

create or replace function app.finish_job(
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

create or replace function app.open_job_file(job_id_param uuid)
returns table (path text, file_name text)
language plpgsql security definer set search_path = '' as $$
declare
  job public.jobs;
begin
  select * into job from public.jobs
  where id = job_id_param and club_id = app.my_club_id()
    and (requested_by = auth.uid() or (kind = 'report' and club_id = any (app.editable_clubs())))
    and (not app.names_people(parameters ->> 'type') or club_id = any (app.editable_clubs()))
  for share;
  if job.id is null then
    raise exception 'There is no such file for you.'
      using errcode = 'PT404', hint = 'Look at the list of your exports and reports.';
  end if;
  perform app.require_export();
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

call app.give_tables_to_module('post-season', '{club_documents}');
