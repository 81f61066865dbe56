-- Drafts are deleted as the caller again, so that a shift that was published is canceled and never deleted.

-- Refuses a removal of which some shifts are left: another manager has changed them since.
create function app.refuse_left_shifts(shift_ids uuid[]) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  club constant uuid := app.managed_club();
  newer public.shifts;
begin
  select * into newer from public.shifts
  where id = any (shift_ids) and club_id = club
  order by starts_at, id
  limit 1;
  if newer.id is not null then
    raise exception 'Someone else changed the % shift on % meanwhile, so nothing was deleted.', newer.role,
      app.shift_words(newer)
      using errcode = 'PT409', hint = 'Open the shift to see its current state.';
  end if;
end
$$;
revoke all on function app.refuse_left_shifts(uuid[]) from public;
grant execute on function app.refuse_left_shifts(uuid[]) to authenticated;

-- For managers and admins. Deletes drafts that no one was told about, all or none, in the versions that the person saw; earlier
-- releases of the module send none. It runs as the caller, so that the rules of deleting a shift hold as for every delete; a
-- shift that is gone already is left out. A list in an address would be too long for a week. Returns how many it deleted.
create or replace function public.remove_shifts(shift_ids uuid[], versions integer[] default null) returns integer
language plpgsql set search_path = '' as $$
declare
  removed integer;
begin
  if cardinality(versions) <> cardinality(shift_ids) then
    raise exception 'It is not said which version of each shift is deleted, so nothing was deleted.'
      using errcode = '22023', hint = 'Send one version for each shift, or none.';
  end if;
  delete from public.shifts as shift
  using unnest(shift_ids, versions) as sent (id, version)
  where shift.id = sent.id and coalesce(sent.version, shift.version) = shift.version;
  get diagnostics removed = row_count;
  if versions is not null then
    perform app.refuse_left_shifts(shift_ids);
  end if;
  return removed;
end
$$;

drop function app.remove_shifts(uuid[], integer[]);
