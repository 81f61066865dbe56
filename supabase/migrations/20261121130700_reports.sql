-- Reports that a club keeps: which figures over which days, and what was learned from them. The figures themselves are
-- counted when the report is read (..._report_figures.sql).

create table public.reports (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  title text not null,
  type text not null,
  starts_on date not null,
  ends_on date not null,
  date_range text not null,
  insights text[] not null default '{}',
  status text not null default 'draft',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint reports_title_length check (char_length(btrim(title)) between 1 and 160 and char_length(title) <= 160),
  constraint reports_type_known check (type in ('overview', 'staffing', 'financial', 'operations')),
  constraint reports_days_range check (starts_on >= '2000-01-01' and ends_on <= '2100-01-01'),
  constraint reports_days_order check (starts_on <= ends_on),
  constraint reports_days_length check (ends_on - starts_on <= 731),
  constraint reports_date_range_length check (char_length(date_range) between 1 and 60),
  constraint reports_insights_size check (cardinality(insights) <= 20 and char_length(array_to_string(insights, '')) <= 10000),
  constraint reports_status_known check (status in ('draft', 'final'))
);
create index reports_newest_first on public.reports (club_id, created_at desc, id);
comment on constraint reports_title_length on public.reports is 'A title has 1 to 160 characters.';
comment on constraint reports_type_known on public.reports is
  'A report is an overview or of staffing, finances or operations.';
comment on constraint reports_days_range on public.reports is 'The days of a report lie between 2000 and 2100.';
comment on constraint reports_days_order on public.reports is 'A report ends on the day on which it starts or later.';
comment on constraint reports_days_length on public.reports is 'A report covers two years at most.';
comment on constraint reports_date_range_length on public.reports is 'A date range has 1 to 60 characters.';
comment on constraint reports_insights_size on public.reports is
  'A report has at most 20 insights and 10,000 characters in all.';
comment on constraint reports_status_known on public.reports is 'A report is a draft or final.';
comment on column public.reports.date_range is 'The server''s: both days as people read them.';
-- Members read the reports of their club; managers and admins keep them.
call app.secure_club_rows('public.reports', writable => '{title,type,starts_on,ends_on,insights,status}');

create function app.name_report_days() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.date_range := to_char(new.starts_on, 'FMMon FMDD, YYYY') || ' – ' || to_char(new.ends_on, 'FMMon FMDD, YYYY');
  return new;
end
$$;
revoke all on function app.name_report_days() from public;
create trigger reports_name_days before insert or update of starts_on, ends_on on public.reports
  for each row execute function app.name_report_days();
