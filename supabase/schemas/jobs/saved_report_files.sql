-- Ordering a report of the builder as a PDF. It is made with the rights of the person who ordered it, and is for them alone: its
-- rows can name people, and others may read fewer of them. Its file goes after a day (working_jobs.sql).

-- Orders the PDF of a report that the caller reads, and returns the job's id. Errors: 42501, PT404, PT429.
create function public.request_saved_report(report_id_param uuid) returns uuid
language plpgsql volatile set search_path = '' as $$
begin
  if not exists (
    select from public.saved_reports where id = report_id_param and club_id = (select app.my_club_id())
  ) then
    raise exception 'There is no such report for you.'
      using errcode = 'PT404', hint = 'It may have been deleted, or it is not shared any more.';
  end if;
  return app.order_job('report', jsonb_build_object('type', 'saved', 'format', 'pdf', 'report', report_id_param));
end
$$;
revoke all on function public.request_saved_report(uuid) from public, anon, authenticated, service_role;
grant execute on function public.request_saved_report(uuid) to authenticated;
