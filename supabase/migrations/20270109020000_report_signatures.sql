-- A report of a member has no signature of a manager: the review says who read it.
create function app.check_report_signatures() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.signatures @> '[{"role": "manager"}]' and auth.uid() is not null
    and new.club_id = any (app.editable_clubs()) is not true then
    raise exception 'Only a manager signs a report as its manager.'
      using errcode = '42501', hint = 'Sign as the person who reports.';
  end if;
  return new;
end
$$;
revoke all on function app.check_report_signatures() from public;
create trigger incidents_check_signatures before insert on public.incidents
  for each row execute function app.check_report_signatures();
