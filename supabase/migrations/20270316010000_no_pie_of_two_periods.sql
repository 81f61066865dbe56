-- A pie shows the parts of one period, and the page showed such a report with bars. It is refused now, in a sentence. Reports
-- that were saved so keep what the page showed.

update public.saved_reports set chart = jsonb_set(chart, '{kind}', '"bar"')
where comparison is not null and chart ->> 'kind' = 'pie';

alter table public.saved_reports
  add constraint saved_reports_comparison_not_pie check (comparison is null or chart ->> 'kind' <> 'pie');
comment on constraint saved_reports_comparison_not_pie on public.saved_reports is
  'A pie shows one period only. Choose bars or a line beside an earlier period.';
