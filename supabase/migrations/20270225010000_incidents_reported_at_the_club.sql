-- An incident is reported on the clock of its club. In a club whose clock is fixed, it was reported on the server's clock, years
-- after it happened.

create function app.stamp_incident() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.created_at := app.stamped_moment(new.club_id, new.created_at);
  return new;
end
$$;
revoke all on function app.stamp_incident() from public;
create trigger incidents_stamp before insert on public.incidents
  for each row execute function app.stamp_incident();

comment on column public.incidents.created_at is 'When it was reported, on the clock of the club.';
