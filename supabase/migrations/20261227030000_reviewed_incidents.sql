-- Incidents have witnesses, first aid, photos in the confidential folder and signatures, and are closed with a review.

-- Whether these are signatures of an incident: see the comment on the column.
create function app.are_signatures(signatures jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(signatures) <> 'array' or jsonb_array_length(signatures) > 8 then false else not exists (
    select from jsonb_array_elements(signatures) as signature
    where jsonb_typeof(signature) <> 'object'
      or coalesce(char_length(btrim(signature ->> 'name')) between 1 and 120 and char_length(signature ->> 'name') <= 120
        and signature ->> 'role' in ('reporter', 'witness', 'person', 'manager')
        and signature ->> 'signedOn' ~ '^20[0-9]{2}-[01][0-9]-[0-3][0-9]$'
        and coalesce(signature ->> 'drawing', 'M0 0') ~ '^[ML0-9 .]+$'
        and char_length(coalesce(signature ->> 'drawing', '')) <= 20000, false) is not true
  ) end
$$;

-- Whether these are paths of files in the confidential folder of a club.
create function app.are_confidential_paths(paths text[], club_id_param uuid) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(bool_and(
    coalesce(path, '') ~ ('^' || club_id_param || '/confidential/[0-9a-f-]{36}(\.[a-z0-9]{1,8})?$')), true)
  from unnest(paths) as path
$$;
revoke all on function app.are_signatures(jsonb), app.are_confidential_paths(text[], uuid) from public;
-- Check constraints run them with the rights of the person who writes the row.
grant execute on function app.are_signatures(jsonb), app.are_confidential_paths(text[], uuid)
  to authenticated, service_role;

alter table public.incidents
  add column witnesses text,
  add column first_aid text,
  add column photos text[] not null default '{}',
  add column signatures jsonb not null default '[]',
  add column review text,
  add column closed_at timestamptz,
  add column closed_by uuid references public.profiles (user_id) on delete set null,
  add column closed_by_name text,
  add constraint incidents_witnesses_length check (char_length(witnesses) <= 2000),
  add constraint incidents_first_aid_length check (char_length(first_aid) <= 4000),
  add constraint incidents_photo_count check (cardinality(photos) <= 12),
  add constraint incidents_photos_confidential check (app.are_confidential_paths(photos, club_id)),
  add constraint incidents_signatures_form check (app.are_signatures(signatures)),
  add constraint incidents_review_length check (char_length(btrim(review)) between 1 and 4000 and char_length(review) <= 4000),
  add constraint incidents_closed_range check (closed_at between '2000-01-01' and '2100-01-01'),
  add constraint incidents_closed_by_name_length check (char_length(closed_by_name) <= 120);
create index incidents_of_closer on public.incidents (closed_by);
create index incidents_by_photo on public.incidents using gin (photos);
comment on constraint incidents_witnesses_length on public.incidents is 'Witnesses are told in at most 2,000 characters.';
comment on constraint incidents_first_aid_length on public.incidents is 'First aid is told in at most 4,000 characters.';
comment on constraint incidents_photo_count on public.incidents is 'An incident has at most 12 photos.';
comment on constraint incidents_photos_confidential on public.incidents is
  'A photo is not in the confidential folder of the club. Upload it again.';
comment on constraint incidents_signatures_form on public.incidents is
  'An incident has at most 8 signatures, each with a name of 1 to 120 characters, what the person is, and a day.';
comment on constraint incidents_review_length on public.incidents is 'A review has 1 to 4,000 characters.';
comment on constraint incidents_closed_range on public.incidents is 'An incident is closed between 2000 and 2100.';
comment on constraint incidents_closed_by_name_length on public.incidents is
  'The name of the person who closes an incident has at most 120 characters.';
comment on column public.incidents.photos is 'Paths in the confidential folder of the club''s files.';
comment on column public.incidents.signatures is
  'Objects of name, role (reporter, witness, person, manager), signedOn (a day) and drawing: an SVG path on a field of 600 by 200, or null where the name was typed.';
comment on column public.incidents.review is 'What was found and decided. With it the incident is closed; without it, it is open.';
comment on column public.incidents.closed_at is 'The server''s. A closed incident is not changed until its review is taken back.';
grant insert (witnesses, first_aid, signatures), update (witnesses, first_aid, photos, signatures, review)
  on public.incidents to authenticated;

-- A review closes an incident, in the name of the person who writes it. A closed one is what the insurer has: only its
-- review changes, and taking it back opens the incident again.
create function app.close_reviewed_incident() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.closed_at is not null and new.review is not null
    and (new.severity, new.kind, new.occurred_at, new.location, new.description, new.people_involved, new.action_taken,
      new.witnesses, new.first_aid, new.photos, new.signatures)
    is distinct from (old.severity, old.kind, old.occurred_at, old.location, old.description, old.people_involved,
      old.action_taken, old.witnesses, old.first_aid, old.photos, old.signatures) then
    raise exception 'This incident is closed.'
      using errcode = '22023', hint = 'Open it again to change what it says.';
  end if;
  if new.review is null then
    new.closed_at := null;
    new.closed_by := null;
    new.closed_by_name := null;
  elsif new.review is distinct from old.review then
    new.closed_at := app.club_now(new.club_id);
    new.closed_by := auth.uid();
    new.closed_by_name := (
      select coalesce(staff.name, profiles.display_name)
      from public.profiles
      left join public.staff_members as staff on staff.user_id = profiles.user_id and staff.club_id = new.club_id
      where profiles.user_id = auth.uid()
    );
  end if;
  return new;
end
$$;
revoke all on function app.close_reviewed_incident() from public;
create trigger incidents_close_reviewed before update on public.incidents
  for each row execute function app.close_reviewed_incident();

create trigger incidents_require_photos after insert or update of photos on public.incidents
  for each row when (current_user in ('anon', 'authenticated')) execute function app.require_new_photos();

drop policy club_files_update on storage.objects;
create policy club_files_update on storage.objects for update to authenticated
  using (
    bucket_id = 'club-files'
    and split_part(name, '/', 1) = any ((select app.editable_clubs())::uuid[]::text[])
    and not exists (select from public.club_documents where club_documents.storage_path = objects.name)
    and not exists (select from public.season_photos where season_photos.storage_path = objects.name)
    and not exists (select from public.maintenance_tickets where photos @> array[objects.name])
    and not exists (select from public.incidents where photos @> array[objects.name])
    and not exists (select from public.staff_certifications where staff_certifications.storage_path = objects.name)
    and not exists (select from public.job_application_resumes where job_application_resumes.storage_path = objects.name)
  )
  with check (
    bucket_id = 'club-files'
    and split_part(name, '/', 1) = any ((select app.editable_clubs())::uuid[]::text[])
    and name ~ '^[^/]+/(confidential/)?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.[a-z0-9]{1,10})?$'
  );

drop policy club_files_delete on storage.objects;
create policy club_files_delete on storage.objects for delete to authenticated
  using (
    bucket_id = 'club-files'
    and split_part(name, '/', 1) = any ((select app.editable_clubs())::uuid[]::text[])
    and not exists (select from public.club_documents where club_documents.storage_path = objects.name)
    and not exists (select from public.season_photos where season_photos.storage_path = objects.name)
    and not exists (select from public.maintenance_tickets where photos @> array[objects.name])
    and not exists (select from public.incidents where photos @> array[objects.name])
    and not exists (select from public.staff_certifications where staff_certifications.storage_path = objects.name)
    and not exists (select from public.job_application_resumes where job_application_resumes.storage_path = objects.name)
  );

create or replace function app.unnamed_files(most_param integer) returns setof text
language sql stable security definer set search_path = '' as $$
  with named as (
    select storage_path as path from public.club_documents
    union all select storage_path from public.season_photos
    union all select storage_path from public.staff_certifications
    union all select storage_path from public.job_application_resumes
    union all select unnest(photos) from public.maintenance_tickets
    union all select unnest(photos) from public.incidents
  )
  select file.name
  from storage.objects as file
  where file.bucket_id = 'club-files'
    and greatest(file.created_at, file.updated_at) < now() - interval '1 day'
    and not exists (select from named where named.path = file.name)
  order by file.created_at, file.name
  limit least(most_param, 1000)
$$;
