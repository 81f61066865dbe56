-- A draft is deleted in the version that the person saw, so that no one deletes what another person has just changed in it.

drop function public.remove_shifts(uuid[]);

create function app.remove_shifts(shift_ids uuid[], versions integer[]) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  club constant uuid := app.managed_club();
  removed integer;
  newer public.shifts;
begin
  if cardinality(versions) <> cardinality(shift_ids) then
    raise exception 'It is not said which version of each shift is deleted, so nothing was deleted.'
      using errcode = '22023', hint = 'Send one version for each shift, or none.';
  end if;
  with sent as (select * from unnest(shift_ids, versions) as sent (id, version))
  delete from public.shifts as shift
  using sent
  where shift.id = sent.id and shift.club_id = club and coalesce(sent.version, shift.version) = shift.version;
  get diagnostics removed = row_count;
  select * into newer from public.shifts
  where id = any (shift_ids) and club_id = club
  order by starts_at, id
  limit 1;
  if newer.id is not null then
    raise exception 'Someone else changed the % shift on % meanwhile, so nothing was deleted.', newer.role,
      app.shift_words(newer)
      using errcode = 'PT409', hint = 'Open the shift to see its current state.';
  end if;
  return removed;
end
$$;
revoke all on function app.remove_shifts(uuid[], integer[]) from public;
grant execute on function app.remove_shifts(uuid[], integer[]) to authenticated;

-- For managers and admins. Deletes drafts that no one was told about, all or none, in the versions that the person saw; earlier
-- releases of the module send none. The rules of deleting a shift hold as for every delete; a shift that is gone already is left
-- out. A list in an address would be too long for a week. Returns how many it deleted.
create function public.remove_shifts(shift_ids uuid[], versions integer[] default null) returns integer
language sql set search_path = '' as $$
  select app.remove_shifts(shift_ids, versions)
$$;
revoke all on function public.remove_shifts(uuid[], integer[]) from public, anon, authenticated, service_role;
grant execute on function public.remove_shifts(uuid[], integer[]) to authenticated;
