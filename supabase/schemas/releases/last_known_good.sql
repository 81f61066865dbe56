-- The last known good release: where a release breaks in a browser, the shell puts the one before it on the page. Each
-- channel says which one that is. A release that was taken back is never fallen back to; nor is one that has not passed its
-- check, which a person has insisted on.

create table public.release_withdrawals (
  id bigint generated always as identity primary key,
  module_id text not null,
  release_version text not null,
  channel text not null,
  back_to text,
  failures integer not null,
  mounts integer not null,
  sources integer not null,
  created_at timestamptz not null default now(),
  seen_at timestamptz,
  seen_by text,
  freezes integer not null default 0,
  constraint release_withdrawals_release foreign key (module_id, release_version)
    references public.module_releases (module_id, version),
  constraint release_withdrawals_back_to foreign key (module_id, back_to)
    references public.module_releases (module_id, version),
  constraint release_withdrawals_channel foreign key (module_id, channel)
    references public.module_channels (module_id, channel),
  constraint release_withdrawals_seen check ((seen_at is null) = (seen_by is null))
);
create index release_withdrawals_of_release on public.release_withdrawals (module_id, release_version, created_at desc);
create index release_withdrawals_of_back_to on public.release_withdrawals (module_id, back_to);
create index release_withdrawals_of_channel on public.release_withdrawals (module_id, channel);
create index release_withdrawals_newest_first on public.release_withdrawals (created_at desc);
comment on table public.release_withdrawals is
  'Releases that failed in too many browsers: notices for the firm. The platform took them back itself.';
comment on column public.release_withdrawals.freezes is 'In how many browsers it froze the page; 0 when that did not decide.';
comment on column public.release_withdrawals.back_to is 'What the clubs got instead; null when there was nothing to go back to.';

alter table public.release_withdrawals enable row level security;
revoke all on public.release_withdrawals from public, anon, authenticated, service_role;
grant select on public.release_withdrawals to authenticated, service_role;
-- The firm reads what was taken back.
create policy release_withdrawals_select on public.release_withdrawals for select to authenticated
  using ((select app.is_firm()));

-- Notes that the firm has read a notice. Twice is once.
create function app.see_withdrawal(withdrawal_id_param bigint) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not app.is_firm() then
    raise exception 'Only the firm closes these notices.' using errcode = '42501', hint = 'Ask your consultant.';
  end if;
  update public.release_withdrawals
  set seen_at = coalesce(seen_at, now()), seen_by = coalesce(seen_by, nullif(app.name_of(auth.uid()), ''), 'the firm')
  where id = withdrawal_id_param;
  if not found then
    raise exception 'There is no such notice.' using errcode = 'PT404', hint = 'Load the page again.';
  end if;
end
$$;
revoke all on function app.see_withdrawal(bigint) from public;
grant execute on function app.see_withdrawal(bigint) to authenticated;

create function public.see_withdrawal(withdrawal_id_param bigint) returns void
language sql volatile set search_path = '' as $$ select app.see_withdrawal(withdrawal_id_param) $$;
revoke all on function public.see_withdrawal(bigint) from public, anon, authenticated, service_role;
grant execute on function public.see_withdrawal(bigint) to authenticated;

-- The release to go back to from another release of a channel; null when there is none. It is the newest release that
--   * the channel has pointed at before,
--   * passed its last check (production's first release and other channels need none),
--   * was never withdrawn by the platform, nor rolled back by a person since its last promotion,
--   * still has its files, and is signed with a trusted key other than `without_key`.
-- A release that was rolled back does not come back, so repeated rollbacks never swing between two releases.
create function app.release_before(
  module_id_param text, channel_param text, version_param text, without_key text default null
) returns text
language sql stable security definer set search_path = '' as $$
  with had as (
    select to_version as version, max(id) as since, bool_or(from_version is null) as is_first
    from public.module_channel_events
    where module_id = module_id_param and channel = channel_param and action in ('promote', 'rollback')
    group by to_version
  )
  select had.version
  from had
  join public.module_channel_events as publication
    on publication.module_id = module_id_param and publication.action = 'publish' and publication.to_version = had.version
  where had.version <> version_param and not exists (
    select from public.module_channel_events
    where module_id = module_id_param and channel = channel_param and action = 'rollback'
      and from_version = had.version and id > had.since
  ) and not exists (
    select from public.release_withdrawals
    where module_id = module_id_param and release_version = had.version
  ) and not exists (
    select from public.pruned_releases
    where module_id = module_id_param and release_version = had.version
  ) and coalesce((
    select passed from public.release_checks
    where module_id = module_id_param and release_version = had.version
    order by id desc
    limit 1
  ), had.is_first or channel_param <> 'production') and app.is_vouched_for(module_id_param, had.version, without_key)
  order by publication.id desc
  limit 1
$$;
revoke all on function app.release_before(text, text, text, text) from public;

create function app.keep_fallback() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.module_channels
  set fallback = app.release_before(module_id, channel, version)
  where module_id = new.module_id and fallback is distinct from app.release_before(module_id, channel, version);
  return null;
end
$$;
revoke all on function app.keep_fallback() from public;
-- Every move writes an event last, so the history is complete when the fallback is looked for.
create trigger module_channel_events_keep_fallback after insert on public.module_channel_events
  for each row when (new.action in ('promote', 'rollback')) execute function app.keep_fallback();
create trigger release_withdrawals_keep_fallback after insert on public.release_withdrawals
  for each row execute function app.keep_fallback();
create trigger release_checks_keep_fallback after insert on public.release_checks
  for each row execute function app.keep_fallback();
