-- Applying retention: first the counts, then the deletion of exactly what was counted.

-- The club whose retention the caller decides, or a refusal.
create function app.require_retention_admin(club_id_param uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if club_id_param is null or club_id_param <> all (app.club_i_administer()) then
    raise exception 'Only an administrator of the club decides what it deletes.'
      using errcode = '42501', hint = 'Ask an administrator of your club.';
  end if;
end
$$;
revoke all on function app.require_retention_admin(uuid) from public;

-- How a row of a source is told to be older than the first day that is kept, as a condition with the parameters
-- $1 club, $2 first day kept, $3 the moment at which that day begins at the club.
create function app.older_than_kept(date_column text, is_date boolean) returns text
language sql immutable set search_path = '' as $$
  select format('club_id = $1 and %I < %s', date_column, case when is_date then '$2' else '$3' end)
$$;
revoke all on function app.older_than_kept(text, boolean) from public;

-- For each kind that a club has: its policy, the first day that it keeps, and how many rows are older than that.
-- Without a policy nothing is due.
create function app.retention_preview(club_id_param uuid)
returns table (kind text, title text, minimum_months integer, reason text, keep_months integer, keep_from date, due bigint)
language plpgsql stable security definer set search_path = '' as $$
declare
  club_zone text;
  source record;
  counted bigint;
begin
  perform app.require_retention_admin(club_id_param);
  select time_zone into club_zone from public.clubs where id = club_id_param;
  for kind, title, minimum_months, reason, keep_months, keep_from in
    select known.kind, known.title, known.minimum_months, known.reason, policy.keep_months,
      (app.club_today(club_id_param) - make_interval(months => policy.keep_months))::date
    from app.retention_kinds as known
    left join public.retention_policies as policy on policy.kind = known.kind and policy.club_id = club_id_param
    where exists (select from app.present_retention_sources() as present where present.kind = known.kind)
    order by known.position
  loop
    due := 0;
    if keep_from is not null then
      for source in select * from app.present_retention_sources() as present where present.kind = retention_preview.kind loop
        execute format('select count(*) from %s where %s', source.relation,
          app.older_than_kept(source.date_column, source.is_date))
        into counted using club_id_param, keep_from, keep_from::timestamp at time zone club_zone;
        due := due + counted;
      end loop;
    end if;
    return next;
  end loop;
end
$$;

-- Deletes what the preview counted: {"<kind>": <count>, …}. A count that is no longer the same undoes everything and
-- is refused, so nothing goes that nobody confirmed, and a second click finds nothing to do. On record in data_events.
create function app.apply_retention(club_id_param uuid, confirmed_param jsonb) returns table (kind text, deleted bigint)
language plpgsql volatile security definer set search_path = '' as $$
declare
  club_zone text;
  policy record;
  source record;
  gone bigint;
  confirmed bigint;
begin
  perform app.require_retention_admin(club_id_param);
  if jsonb_typeof(confirmed_param) is distinct from 'object' or confirmed_param = '{}' or exists (
    select from jsonb_each_text(case jsonb_typeof(confirmed_param) when 'object' then confirmed_param else '{}' end) as sent
    where coalesce(sent.value, '') !~ '^[0-9]{1,12}$'
  ) then
    raise exception 'Nothing was confirmed.'
      using errcode = '22023', hint = 'Send the counts of the preview: {"logs": 12}.';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('apply_retention ' || club_id_param, 0));
  select time_zone into club_zone from public.clubs where id = club_id_param;

  for kind, confirmed in select sent.key, sent.value::bigint from jsonb_each_text(confirmed_param) as sent order by sent.key loop
    select (app.club_today(club_id_param) - make_interval(months => keep_months))::date as keep_from into policy
    from public.retention_policies
    where club_id = club_id_param and retention_policies.kind = apply_retention.kind;
    if not found then
      raise exception 'The club keeps "%" for good.', left(kind, 40)
        using errcode = '22023', hint = 'Set how long it is kept, and look at the preview first.';
    end if;
    deleted := 0;
    for source in select * from app.present_retention_sources() as present where present.kind = apply_retention.kind loop
      execute format('delete from %s where %s', source.relation, app.older_than_kept(source.date_column, source.is_date))
      using club_id_param, policy.keep_from, policy.keep_from::timestamp at time zone club_zone;
      get diagnostics gone = row_count;
      deleted := deleted + gone;
    end loop;
    if deleted <> confirmed then
      raise exception 'The counts have changed since the preview.'
        using errcode = 'PT409', hint = 'Nothing was deleted. Look at the new counts and confirm them.';
    end if;
    return next;
  end loop;
  perform app.record_data_event(club_id_param, 'retention', 'applied', auth.uid(), jsonb_build_object('deleted', confirmed_param));
end
$$;
revoke all on function app.retention_preview(uuid), app.apply_retention(uuid, jsonb) from public;
grant execute on function app.retention_preview(uuid), app.apply_retention(uuid, jsonb) to authenticated;

create function public.retention_preview(club_id_param uuid)
returns table (kind text, title text, minimum_months integer, reason text, keep_months integer, keep_from date, due bigint)
language sql stable set search_path = '' as $$ select * from app.retention_preview(club_id_param) $$;
create function public.apply_retention(club_id_param uuid, confirmed_param jsonb) returns table (kind text, deleted bigint)
language sql volatile set search_path = '' as $$ select * from app.apply_retention(club_id_param, confirmed_param) $$;
revoke all on function public.retention_preview(uuid), public.apply_retention(uuid, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.retention_preview(uuid), public.apply_retention(uuid, jsonb) to authenticated;
