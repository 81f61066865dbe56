-- Promotion evidence: before people get a release, it has been mounted in a real browser, with the shells that they may
-- have and with every set of modules that any club has. The record of that is made by `npm run release -- check`.

create table public.release_checks (
  id bigint generated always as identity primary key,
  module_id text not null,
  release_version text not null,
  shells text[] not null,
  sets jsonb not null,
  findings text[] not null,
  passed boolean not null generated always as (findings = '{}') stored,
  checked_by text not null,
  created_at timestamptz not null default now(),
  constraint release_checks_release foreign key (module_id, release_version)
    references public.module_releases (module_id, version),
  constraint release_checks_something check (
    cardinality(shells) between 1 and 10 and jsonb_typeof(sets) = 'array' and sets <> '[]'
  ),
  constraint release_checks_findings_size check (octet_length(array_to_string(findings, '')) <= 100000),
  constraint release_checks_checked_by_length check (char_length(btrim(checked_by)) between 1 and 200)
);
create index release_checks_of_release on public.release_checks (module_id, release_version, id desc);
comment on table public.release_checks is 'What was mounted before a promotion, and what went wrong. Rows are only ever added.';
comment on column public.release_checks.shells is 'Digests of the builds of the shell.';
comment on column public.release_checks.sets is 'Each set as a sorted list of releases, such as [["marketing@1.0.0", "training@1.1.0"]].';
comment on column public.release_checks.findings is 'One sentence for everything that went wrong; none when the check was passed.';

create trigger release_checks_immutable before update or delete on public.release_checks
  for each row execute function app.refuse_change();
create trigger release_checks_not_truncated before truncate on public.release_checks
  for each statement execute function app.refuse_change();

alter table public.release_checks enable row level security;
revoke all on public.release_checks from public, anon, authenticated, service_role;
grant select on public.release_checks to authenticated, service_role;
-- The firm reads what was checked.
create policy release_checks_select on public.release_checks for select to authenticated
  using ((select app.is_firm()));

-- The distinct sets of modules, as sorted lists of `module@version`, that would hold this release if it were in production:
-- one for every combination that clubs have, one for the firm, whose people see every module, and one for visitors, who can
-- open only modules with public routes. `of_club` says whether any club has the set.
create function app.sets_with_release(module_id_param text, version_param text)
returns table (releases text[], of_club boolean)
language sql stable security definer set search_path = '' as $$
  with production as (
    select modules.id, modules.engagement, pointer
    from public.modules
    left join public.module_channels as pointer on pointer.module_id = modules.id and pointer.channel = 'production'
  ),
  given as (
    select clubs.id::text as audience, production.id as module_id,
      coalesce(
        club_modules.pinned_version,
        app.version_for(followed, clubs.id),
        case when production.id = module_id_param then version_param else app.version_for(production.pointer, clubs.id) end
      ) as version
    from public.clubs
    cross join production
    left join public.club_modules on club_modules.club_id = clubs.id and club_modules.module_id = production.id
    left join public.module_channels as followed
      on followed.module_id = production.id
      and followed.channel = club_modules.channel and followed.channel <> 'production'
    where not production.engagement or club_modules.module_id is not null
    union all
    select audience, id, case when id = module_id_param then version_param else (pointer).version end
    from production
    cross join unnest(array['firm', 'visitors']) as audience
  ), sets as (
    select audience, array_agg(module_id || '@' || version order by module_id collate "C") as releases
    from given
    where version is not null and (audience <> 'visitors' or exists (
      select from app.release_routes as routes
      where routes.module_id = given.module_id and routes.release_version = given.version and routes.is_public
    ))
    group by audience
    having bool_or(module_id = module_id_param and version = version_param)
  )
  select releases, bool_or(audience not in ('firm', 'visitors')) from sets group by releases
$$;
revoke all on function app.sets_with_release(text, text) from public;

create function app.release_sets(module_id_param text, version_param text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(releases order by releases), '[]') from app.sets_with_release(module_id_param, version_param)
$$;
revoke all on function app.release_sets(text, text) from public;
grant execute on function app.release_sets(text, text) to service_role;

-- The sets that a check of a release has to mount.
create function public.release_sets(module_id_param text, version_param text) returns jsonb
language sql stable set search_path = '' as $$
  select app.release_sets(module_id_param, version_param)
$$;
revoke all on function public.release_sets(text, text) from public, anon, authenticated, service_role;
grant execute on function public.release_sets(text, text) to service_role;

create function app.record_release_check(
  module_id_param text, version_param text, shells_param text[], sets_param jsonb, findings_param text[], actor_param text
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform app.check_audit_text('actor', actor_param, 200);
  if not exists (select from public.module_releases where module_id = module_id_param and version = version_param) then
    raise exception 'There is no release % of %.', coalesce(left(version_param, 80), '(none)'), left(module_id_param, 80)
      using errcode = 'PT404', hint = 'Publish it first, or look at the list of releases.';
  end if;
  insert into public.release_checks (module_id, release_version, shells, sets, findings, checked_by)
  values (module_id_param, version_param, shells_param, sets_param, findings_param, actor_param);
end
$$;
revoke all on function app.record_release_check(text, text, text[], jsonb, text[], text) from public;
grant execute on function app.record_release_check(text, text, text[], jsonb, text[], text) to service_role;

-- Writes down what was mounted and what went wrong. The service key alone may.
create function public.record_release_check(
  module_id_param text, version_param text, shells_param text[], sets_param jsonb, findings_param text[], actor_param text
) returns void
language sql volatile set search_path = '' as $$
  select app.record_release_check(module_id_param, version_param, shells_param, sets_param, findings_param, actor_param)
$$;
revoke all on function public.record_release_check(text, text, text[], jsonb, text[], text)
  from public, anon, authenticated, service_role;
grant execute on function public.record_release_check(text, text, text[], jsonb, text[], text) to service_role;

-- The sets of clubs with a release that no check has covered with the shell that people have now. Passed checks add up
-- until one fails or the platform takes the release back. The sets of the firm and of visitors are mounted by every check
-- and make none stale: they hold nearly every module, so that any promotion would.
create function app.unchecked_sets(module_id_param text, version_param text, shell_param text) returns setof text[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  with counting as (
    select sets
    from public.release_checks as latest
    where module_id = module_id_param and release_version = version_param and passed and shell_param = any (shells)
      and not exists (
        select from public.release_checks as failed
        where failed.module_id = module_id_param and failed.release_version = version_param
          and not failed.passed and failed.id > latest.id
      )
      and not exists (
        select from public.release_withdrawals as withdrawal
        where withdrawal.module_id = module_id_param and withdrawal.release_version = version_param
          and withdrawal.created_at >= latest.created_at
      )
  )
  select releases
  from app.sets_with_release(module_id_param, version_param)
  where of_club and not exists (
    select from counting where to_jsonb(releases) in (select value from jsonb_array_elements(sets))
  );
end
$$;
revoke all on function app.unchecked_sets(text, text, text) from public;

-- What a release lacks before it may go to production, apart from sets of modules, in one sentence; null when it lacks
-- nothing. The last check of it counts. `shell_param` is the build of the shell that people have now.
create function app.missing_check(module_id_param text, version_param text, shell_param text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  last_check public.release_checks;
  release_name text := module_id_param || ' ' || version_param;
  contract text := (
    select release -> 'descriptor' ->> 'contract' from public.module_releases
    where module_id = module_id_param and version = version_param
  );
begin
  select * into last_check from public.release_checks
  where module_id = module_id_param and release_version = version_param
  order by id desc
  limit 1;
  return case
    when not app.speaks_contract(contract) then format(
      '%s needs contract %s, and this platform speaks %s: no browser can run it.',
      release_name, contract, app.contract_version()
    )
    when exists (
      select from public.release_withdrawals
      where module_id = module_id_param and release_version = version_param
        and created_at >= coalesce(last_check.created_at, '-infinity')
    ) then 'The platform took ' || release_name || ' back, because it failed in browsers, and it has not been checked since.'
    when last_check.id is null then release_name || ' has not been checked.'
    when not last_check.passed then 'The last check of ' || release_name || ' has failed.'
    when shell_param is null then 'It is not said which shell people have now, so no check of ' || release_name || ' counts.'
    when shell_param <> all (last_check.shells)
      then release_name || ' has not been checked with the shell that people have now.'
  end;
end
$$;
revoke all on function app.missing_check(text, text, text) from public;

-- What a release lacks before it may go to production, in one sentence; null when it lacks nothing.
create function app.missing_evidence(module_id_param text, version_param text, shell_param text) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    app.missing_check(module_id_param, version_param, shell_param),
    case when exists (select from app.unchecked_sets(module_id_param, version_param, shell_param)) then
      format('%s %s has not been checked with the modules that clubs have now.', module_id_param, version_param)
    end
  )
$$;
revoke all on function app.missing_evidence(text, text, text) from public;

create function app.sets_to_check(module_id_param text, version_param text, shell_param text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(releases order by releases), '[]')
  from app.unchecked_sets(module_id_param, version_param, shell_param) as releases
  where app.missing_check(module_id_param, version_param, shell_param) is null
$$;
revoke all on function app.sets_to_check(text, text, text) from public;
grant execute on function app.sets_to_check(text, text, text) to service_role;

-- The sets that a release with a passed check has not met yet, because clubs got them since: a promotion checks them
-- itself. Empty when the release lacks more than that.
create function public.sets_to_check(module_id_param text, version_param text, shell_param text) returns jsonb
language sql stable set search_path = '' as $$
  select app.sets_to_check(module_id_param, version_param, shell_param)
$$;
revoke all on function public.sets_to_check(text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.sets_to_check(text, text, text) to service_role;

create function app.release_lacks(module_id_param text, version_param text, shell_param text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  perform app.require_firm('reads what a release lacks');
  return app.missing_evidence(module_id_param, version_param, shell_param);
end
$$;
revoke all on function app.release_lacks(text, text, text) from public;
grant execute on function app.release_lacks(text, text, text) to authenticated;

-- Tells the firm in one sentence what a release lacks before production takes more of it; null when it lacks nothing.
create function public.release_lacks(module_id_param text, version_param text, shell_param text) returns text
language sql stable set search_path = '' as $$
  select app.release_lacks(module_id_param, version_param, shell_param)
$$;
revoke all on function public.release_lacks(text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.release_lacks(text, text, text) to authenticated;
