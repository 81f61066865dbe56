-- Data retention: how long a club keeps old records. Nothing is kept shorter than the law asks, nothing is deleted
-- before an admin has seen the counts and confirmed exactly those.

-- What retention knows. Reference data: an installation has it without the seed.
create table app.retention_kinds (
  kind text primary key,
  title text not null,
  minimum_months integer not null,
  reason text not null,
  position integer not null,
  constraint retention_kinds_kind_form check (kind ~ '^[a-z_]{1,40}$'),
  constraint retention_kinds_title_length check (char_length(title) between 1 and 80),
  constraint retention_kinds_minimum_range check (minimum_months between 1 and 120),
  constraint retention_kinds_reason_length check (char_length(reason) between 1 and 200)
);
alter table app.retention_kinds enable row level security;
revoke all on app.retention_kinds from public, anon, authenticated, service_role;
comment on column app.retention_kinds.reason is 'Why nothing younger is deleted, for the person who chooses.';

-- Where the rows of a kind lie, and the column that says how old one is (a date, or a moment). A source whose table or
-- column this installation does not have is passed over.
create table app.retention_sources (
  kind text not null references app.retention_kinds (kind) on delete cascade,
  relation text not null,
  date_column text not null,
  planned_ahead boolean not null default false,
  constraint retention_sources_pkey primary key (kind, relation),
  constraint retention_sources_relation_form check (relation ~ '^[a-z_]{1,63}$'),
  constraint retention_sources_date_column_form check (date_column ~ '^[a-z_]{1,63}$')
);
alter table app.retention_sources enable row level security;
revoke all on app.retention_sources from public, anon, authenticated, service_role;
comment on column app.retention_sources.planned_ahead is 'Rows that lie ahead are plans, and no records yet.';

insert into app.retention_kinds (kind, title, minimum_months, reason, position) values
  ('applications', 'Job applications', 12, 'Federal law keeps applications for a year (29 CFR 1602.14).', 1),
  ('schedules', 'Past shifts', 36, 'Federal law keeps payroll records for three years (29 CFR 516.5).', 2),
  ('incidents', 'Incident reports', 60, 'Federal law keeps injury records for five years (29 CFR 1904.33).', 3),
  ('logs', 'Daily logs and water readings', 12, 'They are needed until the next season has closed.', 4),
  ('messages', 'Team messages', 1, 'People read them for a month.', 5),
  ('activity', 'Activity and audit logs', 12, 'They answer questions about the season before.', 6);
insert into app.retention_sources (kind, relation, date_column) values
  ('applications', 'job_applications', 'applied_date'),
  ('incidents', 'incidents', 'occurred_at'),
  ('logs', 'daily_logs', 'date'),
  ('logs', 'water_readings', 'taken_at'),
  ('messages', 'messages', 'created_at'),
  ('activity', 'activity_logs', 'created_at'),
  ('activity', 'shift_events', 'created_at'),
  ('activity', 'data_events', 'created_at');
insert into app.retention_sources (kind, relation, date_column, planned_ahead) values
  ('schedules', 'shifts', 'ends_at', true);

-- The sources that this installation has.
create function app.present_retention_sources()
returns table (kind text, relation regclass, date_column text, is_date boolean, planned_ahead boolean)
language sql stable security definer set search_path = '' as $$
  select source.kind, pg_class.oid::regclass, source.date_column, dated.atttypid = 'date'::regtype,
    source.planned_ahead
  from app.retention_sources as source
  join pg_catalog.pg_class on pg_class.relname = source.relation
    and pg_class.relnamespace = 'public'::regnamespace and pg_class.relkind in ('r', 'p')
  join pg_catalog.pg_attribute as dated on dated.attrelid = pg_class.oid and dated.attname = source.date_column
    and not dated.attisdropped and dated.atttypid in ('date'::regtype, 'timestamptz'::regtype)
  join pg_catalog.pg_attribute as club on club.attrelid = pg_class.oid and club.attname = 'club_id'
$$;
revoke all on function app.present_retention_sources() from public;

-- The club that the caller is an admin of. The firm is admin of none: what a club keeps is the club's to decide.
create function app.club_i_administer() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    select club_id from public.profiles where user_id = auth.uid() and club_id is not null and role = 'admin'
  );
end
$$;
revoke all on function app.club_i_administer() from public;
grant execute on function app.club_i_administer() to authenticated;

create table public.retention_policies (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  kind text not null,
  keep_months integer not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint retention_policies_one_a_kind unique (club_id, kind),
  constraint retention_policies_kind_length check (char_length(kind) between 1 and 40),
  constraint retention_policies_keep_range check (keep_months between 1 and 600)
);
comment on constraint retention_policies_one_a_kind on public.retention_policies is
  'The club has decided how long this is kept. Change that.';
comment on constraint retention_policies_kind_length on public.retention_policies is
  'The kind of rows has 1 to 40 characters.';
comment on constraint retention_policies_keep_range on public.retention_policies is
  'Rows are kept for 1 to 600 months.';
comment on table public.retention_policies is 'What has no policy is kept for good.';
comment on column public.retention_policies.keep_months is 'Whole months before the club''s today.';
-- Managers and admins read how long their club keeps things, the firm for every club; admins decide it.
call app.secure_club_rows('public.retention_policies',
  writable => '{kind,keep_months}',
  updatable => '{keep_months}',
  readers => 'managers',
  verbs => '{select}',
  own_rows => 'club_id = any ((select app.club_i_administer())::uuid[])',
  own_verbs => '{select,insert,update,delete}');
comment on policy retention_policies_insert on public.retention_policies is
  'Only an administrator of the club decides what it deletes.';

create function app.check_retention_policy() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  known app.retention_kinds;
begin
  select * into known from app.retention_kinds where kind = new.kind;
  if known.kind is null then
    raise exception 'Retention knows no kind "%".', left(new.kind, 40)
      using errcode = '23514', hint = 'retention_preview() lists the kinds.';
  end if;
  if new.keep_months < known.minimum_months then
    raise exception '% are kept for % months at least.', known.title, known.minimum_months
      using errcode = '23514', hint = known.reason;
  end if;
  return new;
end
$$;
revoke all on function app.check_retention_policy() from public;
create trigger retention_policies_check before insert or update on public.retention_policies
  for each row execute function app.check_retention_policy();

-- Applying retention -------------------------------------------------------------------------------------------------
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

-- Deletes what the preview counted: {"<kind>": <count>, …}. If a count has changed, everything is undone and refused.
-- So only confirmed rows are deleted, and a second click finds nothing to do. On record in data_events.
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

-- Kept records -------------------------------------------------------------------------------------------------------
-- Records that must be kept are kept: the minimum of a kind applies to deleting single rows and to the club's policy
-- alike. Older rows are deleted by apply_retention() or by hand.

-- A row is as old as the day it tells of or the day it was entered, whichever is later: dating it back frees nothing.
create function app.keep_for_minimum() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  kept record;
  told text;
  told_day date;
begin
  -- Looks up this table alone, because a statement can delete thousands of rows.
  select known.title, known.minimum_months, known.reason, source.date_column, source.planned_ahead,
    dated.atttypid = 'date'::regtype as is_date
  into kept
  from app.retention_sources as source
  join app.retention_kinds as known on known.kind = source.kind
  join pg_catalog.pg_attribute as dated on dated.attrelid = tg_relid and dated.attname = source.date_column
  where source.relation = tg_table_name;
  told := to_jsonb(old) ->> kept.date_column;
  if kept.planned_ahead and told::timestamptz > app.club_now(old.club_id) then
    return old;
  end if;
  told_day := case when kept.is_date then told::date else app.club_date(old.club_id, told::timestamptz) end;
  if greatest(told_day, app.club_date(old.club_id, old.created_at))
    >= app.club_today(old.club_id) - make_interval(months => kept.minimum_months) then
    raise exception '% are kept for % months at least.', kept.title, kept.minimum_months
      using errcode = '42501', hint = kept.reason;
  end if;
  return old;
end
$$;
revoke all on function app.keep_for_minimum() from public;

do $$
declare
  source record;
begin
  for source in
    select present.relation, pg_class.relname from app.present_retention_sources() as present
    join pg_catalog.pg_class on pg_class.oid = present.relation
  loop
    execute format('create trigger %I before delete on %s for each row
      when (current_user in (''anon'', ''authenticated'')) execute function app.keep_for_minimum()',
      source.relname || '_retention_minimum', source.relation);
  end loop;
end
$$;
