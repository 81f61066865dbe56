-- Ordering jobs: who may put one into the queue, and how many. Every export needs the feature export_data.

-- Whether the caller was granted a feature that is active.
create function app.holds_feature(name_param text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.user_permissions
    join public.features on features.id = user_permissions.feature_id
    where user_permissions.user_id = auth.uid() and features.name = name_param and features.is_active
  )
$$;
revoke all on function app.holds_feature(text) from public;

-- Refuses whoever may not export.
create function app.require_export() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not app.holds_feature('export_data') then
    raise exception 'Exporting data is not switched on for you.'
      using errcode = '42501', hint = 'Ask an administrator of your club for the feature Data Export.';
  end if;
end
$$;
revoke all on function app.require_export() from public;

-- Puts an order of the caller into the queue and returns the job's id. The same order within a minute is the same job:
-- a second click waits here for the first and finds what it made.
create function app.order_job(kind_param text, parameters_param jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  ordering_club uuid := app.my_club_id();
  job_id uuid;
begin
  if ordering_club is null then
    raise exception 'You do not belong to a club.'
      using errcode = '42501', hint = 'Exports and reports are made by the people of a club.';
  end if;
  perform app.require_export();
  perform pg_advisory_xact_lock(hashtextextended('order_job ' || auth.uid(), 0));
  select jobs.id into job_id from public.jobs
  where requested_by = auth.uid() and club_id = ordering_club and kind = kind_param and parameters = parameters_param
    and status in ('queued', 'running') and created_at > now() - interval '1 minute';
  if job_id is not null then
    return job_id;
  end if;
  perform app.count_job();
  insert into public.jobs (club_id, kind, parameters, requested_by)
  values (ordering_club, kind_param, parameters_param, auth.uid())
  returning id into job_id;
  return job_id;
end
$$;

-- Ten jobs an hour, ordered or tried again.
create function app.count_job() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not app.within_limit('jobs', auth.uid()::text, 10, interval '1 hour') then
    raise exception 'You have asked for ten exports and reports within an hour.'
      using errcode = 'PT429', hint = 'Wait a while and try again. Your earlier files are still there.';
  end if;
end
$$;
revoke all on function app.order_job(text, jsonb), app.count_job() from public;
-- Whoever orders an export or a report calls it: request_export and request_report check what is ordered, as the caller;
-- this one checks who orders.
grant execute on function app.order_job(text, jsonb) to authenticated;
