-- A manager enters no application into a season that has closed. Those that were entered stay as they are.

create function app.refuse_application_to_closed_season() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- An administrator who closes the season at this moment is waited for.
  perform from public.seasons where club_id = new.club_id and year = new.season for share;
  if exists (
    select from public.seasons where club_id = new.club_id and year = new.season and closed_at is not null
  ) then
    raise exception 'The season % has closed, so it takes no applications.', new.season
      using errcode = 'PT410',
        hint = 'Start the next season and make it current. An administrator can reopen this one within 30 days.';
  end if;
  return new;
end
$$;
revoke all on function app.refuse_application_to_closed_season() from public;
-- By their names, these triggers fire after the one that fills in the season.
create trigger job_applications_refuse_closed before insert on public.job_applications
  for each row when (current_user in ('anon', 'authenticated'))
  execute function app.refuse_application_to_closed_season();
create trigger job_applications_refuse_move_to_closed before update of season on public.job_applications
  for each row when (current_user in ('anon', 'authenticated') and new.season is distinct from old.season)
  execute function app.refuse_application_to_closed_season();
