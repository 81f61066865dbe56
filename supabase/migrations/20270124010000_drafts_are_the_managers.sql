-- Members could read the drafts of a schedule, and the notes in them, through the interface of the database.
drop policy shifts_select on public.shifts;
do $$
begin
  execute format('create policy shifts_select on public.shifts for select to authenticated using (%s)',
    app.readable_or_own($own$status <> 'draft' and published_at is not null$own$));
end
$$;
