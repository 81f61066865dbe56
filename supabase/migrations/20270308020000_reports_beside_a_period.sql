-- A report of the builder is shown beside an earlier period.

alter table public.saved_reports
  add column comparison jsonb,
  add constraint saved_reports_comparison_form check (
    coalesce(comparison ->> 'column' ~ '^[a-z][a-z0-9_]{0,59}$'
      and comparison #>> '{now,from}' ~ '^\d{4}(-\d\d-\d\d)?$' and comparison #>> '{now,to}' ~ '^\d{4}(-\d\d-\d\d)?$'
      and comparison #>> '{before,from}' ~ '^\d{4}(-\d\d-\d\d)?$' and comparison #>> '{before,to}' ~ '^\d{4}(-\d\d-\d\d)?$'
      and (comparison #>> '{now,from}') collate "C" <= comparison #>> '{now,to}'
      and (comparison #>> '{before,from}') collate "C" <= comparison #>> '{before,to}'
      and (comparison #>> '{before,to}') collate "C" < comparison #>> '{now,from}'
      and char_length(comparison::text) <= 300, comparison is null)
  );
comment on constraint saved_reports_comparison_form on public.saved_reports is
  'An earlier period has its days in order, and ends before the other one begins.';
comment on column public.saved_reports.comparison is
  'Two periods of days or seasons beside each other: {column, now: {from, to}, before: {from, to}}. Null: all rows.';
grant insert (comparison), update (comparison) on public.saved_reports to authenticated;
