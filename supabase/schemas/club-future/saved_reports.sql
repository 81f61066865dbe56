-- Reports of the Custom Report Builder, as the person who built them saved them: which rows, which columns, filtered,
-- grouped and drawn how. They hold no data; each person who runs one sees what their own rights allow.

create table public.saved_reports (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  owner_id uuid not null default auth.uid() references public.profiles (user_id) on delete cascade,
  title text not null,
  data_set text not null,
  columns jsonb not null,
  filters jsonb not null default '[]',
  grouping jsonb not null default '[]',
  chart jsonb not null default '{"kind": "none"}',
  shared boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  comparison jsonb,
  constraint saved_reports_in_club unique (id, club_id),
  constraint saved_reports_title_length check (char_length(btrim(title)) between 1 and 120 and char_length(title) <= 120),
  constraint saved_reports_data_set_known check (data_set in ('staff', 'shifts', 'applications', 'training', 'budget', 'incidents',
    'tickets', 'vendors', 'satisfaction', 'projects', 'wishlist')),
  -- Each list must equal what of it has the right form.
  constraint saved_reports_columns_form check (
    jsonb_typeof(columns) = 'array'
    and columns = jsonb_path_query_array(columns, '$[*] ? (@.type() == "string" && @ like_regex "^[a-z][a-z0-9_]{0,59}$")')
    and jsonb_path_exists(columns, '$[0]') and not jsonb_path_exists(columns, '$[40]')
  ),
  constraint saved_reports_filters_form check (
    jsonb_typeof(filters) = 'array'
    and filters = jsonb_path_query_array(filters, '$[*] ? (@.column like_regex "^[a-z][a-z0-9_]{0,59}$"
      && @.operator like_regex "^(is|is_not|contains|at_least|at_most|is_empty|is_not_empty)$" && exists(@.value))')
    and not jsonb_path_exists(filters, '$[20]')
    and char_length(filters::text) <= 8000
  ),
  constraint saved_reports_grouping_form check (
    jsonb_typeof(grouping) = 'array'
    and grouping = jsonb_path_query_array(grouping, '$[*] ? (@.type() == "string" && @ like_regex "^[a-z][a-z0-9_]{0,59}$")')
    and not jsonb_path_exists(grouping, '$[3]')
  ),
  constraint saved_reports_chart_form check (
    jsonb_typeof(chart) = 'object'
    and coalesce(chart ->> 'kind', '') in ('none', 'bar', 'line', 'pie')
    and (chart ->> 'kind' = 'none' or coalesce(chart ->> 'label' ~ '^[a-z][a-z0-9_]{0,59}$'
      and chart ->> 'value' ~ '^[a-z][a-z0-9_]{0,59}$', false))
    and char_length(chart::text) <= 500
  ),
  constraint saved_reports_comparison_form check (
    coalesce(comparison ->> 'column' ~ '^[a-z][a-z0-9_]{0,59}$'
      and comparison #>> '{now,from}' ~ '^\d{4}(-\d\d-\d\d)?$' and comparison #>> '{now,to}' ~ '^\d{4}(-\d\d-\d\d)?$'
      and comparison #>> '{before,from}' ~ '^\d{4}(-\d\d-\d\d)?$' and comparison #>> '{before,to}' ~ '^\d{4}(-\d\d-\d\d)?$'
      and (comparison #>> '{now,from}') collate "C" <= comparison #>> '{now,to}'
      and (comparison #>> '{before,from}') collate "C" <= comparison #>> '{before,to}'
      and (comparison #>> '{before,to}') collate "C" < comparison #>> '{now,from}'
      and char_length(comparison::text) <= 300, comparison is null)
  ),
  constraint saved_reports_comparison_not_pie check (comparison is null or chart ->> 'kind' <> 'pie')
);
create index saved_reports_of_owner on public.saved_reports (owner_id);
create index saved_reports_by_title on public.saved_reports (club_id, lower(title) collate "C", id);
comment on constraint saved_reports_title_length on public.saved_reports is 'A title has 1 to 120 characters.';
comment on constraint saved_reports_data_set_known on public.saved_reports is
  'A report shows staff, shifts, applications, training, budget, incidents, tickets, vendors, satisfaction, projects or wishlist.';
comment on constraint saved_reports_columns_form on public.saved_reports is
  'A report has 1 to 40 columns. Choose them from the list.';
comment on constraint saved_reports_filters_form on public.saved_reports is
  'A report has at most 20 filters, each with a column, a comparison and a value.';
comment on constraint saved_reports_grouping_form on public.saved_reports is
  'A report is grouped by at most three columns. Choose them from the list.';
comment on constraint saved_reports_chart_form on public.saved_reports is
  'A chart is a bar, line or pie chart with a label and a value, or none.';
comment on constraint saved_reports_comparison_form on public.saved_reports is
  'An earlier period has its days in order, and ends before the other one begins.';
comment on constraint saved_reports_comparison_not_pie on public.saved_reports is
  'A pie shows one period only. Choose bars or a line beside an earlier period.';
comment on column public.saved_reports.columns is '1 to 40 names of columns of the data set, in order.';
comment on column public.saved_reports.filters is 'Up to 20 of {column, operator, value}; a row must match all.';
comment on column public.saved_reports.grouping is 'Up to 3 names of columns.';
comment on column public.saved_reports.chart is '{"kind": "none"}, or a bar, line or pie chart of {label, value}, each a column.';
comment on column public.saved_reports.comparison is
  'Two periods of days or seasons beside each other: {column, now: {from, to}, before: {from, to}}. Null: all rows.';
-- A person keeps their own reports within their own club.
call app.secure_club_rows('public.saved_reports',
  writable => '{title,data_set,columns,filters,grouping,chart,shared,comparison}',
  verbs => '{}',
  own_rows => 'owner_id = (select auth.uid()) and club_id = (select app.my_club_id())',
  own_verbs => '{insert,update,delete}');
grant select on public.saved_reports to authenticated;
-- They read those, and what others of their club share; the firm reads what is shared.
create policy saved_reports_select on public.saved_reports for select to authenticated
  using (
    club_id = any ((select app.visible_clubs())::uuid[]) and (shared or owner_id = (select auth.uid()))
  );

call app.give_tables_to_module('club-future', '{saved_reports}');
