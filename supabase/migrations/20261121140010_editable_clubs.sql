-- Functions that change several rows of a club at once (surveys, lessons, wishes, projects) are for its managers and
-- admins, as the rows are when they are written one by one.

-- The clubs whose rows the caller changes; a refusal for everyone who changes none. A function then looks for its row
-- within these clubs only, so that another club's id and an unknown one get the same answer.
create function app.require_editable_clubs() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
declare
  clubs uuid[] := app.editable_clubs();
begin
  if cardinality(clubs) = 0 then
    raise exception 'Only managers and admins of the club do this.'
      using errcode = '42501', hint = 'Ask a manager of your club.';
  end if;
  return clubs;
end
$$;
revoke all on function app.require_editable_clubs() from public;
