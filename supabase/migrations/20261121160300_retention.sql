-- Data retention: how long a club keeps what piles up. Nothing is kept shorter than the law asks, nothing is deleted
-- before an admin has seen the counts and confirmed exactly those (..._applying_retention.sql).

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
