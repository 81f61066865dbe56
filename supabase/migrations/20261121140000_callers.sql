-- Who asks a function that reads or writes past the rules: the same people as the rules of rows name
-- (..._club_row_rules.sql). Such functions check it themselves, with one of these.

-- The clubs whose rows the caller changes: those of managers and admins. A refusal for everyone who changes none. The
-- function then looks for its row within these clubs only, so that another club's id and an unknown one get the same
-- answer.
create function app.require_editor() returns uuid[]
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
revoke all on function app.require_editor() from public;

-- Whether nobody in particular asks: the owner, or our own functions with the service key. The API names the role of
-- everyone else in the claims of their request.
create function app.asks_as_server() returns boolean
language sql stable set search_path = '' as $$
  select coalesce(auth.role(), 'server') not in ('anon', 'authenticated')
$$;
revoke all on function app.asks_as_server() from public;

-- Whether the caller reads what everyone of a club reads.
create function app.reads_club(club_id_param uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select app.asks_as_server() or app.is_firm() or coalesce(club_id_param = app.my_club_id(), false)
$$;
revoke all on function app.reads_club(uuid) from public;

-- Whether the caller reads what the managers and admins of a club read.
create function app.reads_confidential(club_id_param uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select app.asks_as_server() or app.is_firm() or club_id_param = any (app.editable_clubs())
$$;
revoke all on function app.reads_confidential(uuid) from public;
