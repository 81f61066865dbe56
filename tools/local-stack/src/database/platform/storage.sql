-- The storage service of a hosted project: its tables, functions and grants. Idempotent, runs after platform.sql.
-- Only for the local stack; in a hosted project, the storage service and its role own these objects.
-- The only name of a file on disk is objects.version, so a path never reaches the file system.

create schema if not exists storage;

do $$
begin
  if to_regtype('storage.buckettype') is null then
    create type storage.buckettype as enum ('STANDARD', 'ANALYTICS', 'VECTOR');
  end if;
end
$$;

create table if not exists storage.buckets (
  id text not null primary key,
  name text not null,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  public boolean default false,
  avif_autodetection boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  owner_id text,
  type storage.buckettype not null default 'STANDARD'
);
create unique index if not exists bname on storage.buckets (name);

create table if not exists storage.objects (
  id uuid not null default gen_random_uuid() primary key,
  bucket_id text constraint "objects_bucketId_fkey" references storage.buckets (id),
  name text,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  last_accessed_at timestamptz default now(),
  metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  version text,
  owner_id text,
  user_metadata jsonb
);
create unique index if not exists bucketid_objname on storage.objects (bucket_id, name);
create index if not exists name_prefix_search on storage.objects (name text_pattern_ops);
create index if not exists idx_objects_bucket_id_name on storage.objects (bucket_id, name collate "C");

-- The folders of a path: {a,b} of a/b/c.png.
create or replace function storage.foldername(name text) returns text[] language sql immutable as $$
  select tokens[1:cardinality(tokens) - 1] from (select string_to_array(name, '/') as tokens) as path
$$;

-- The last part of a path: c.png of a/b/c.png.
create or replace function storage.filename(name text) returns text language sql immutable as $$
  select tokens[cardinality(tokens)] from (select string_to_array(name, '/') as tokens) as path
$$;

-- The part after the last dot of the file name; the whole name without a dot.
create or replace function storage.extension(name text) returns text language sql immutable as $$
  select parts[cardinality(parts)] from (select string_to_array(storage.filename(name), '.') as parts) as file
$$;

create or replace function storage.update_updated_at_column() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end
$$;
create or replace trigger update_objects_updated_at before update on storage.objects
  for each row execute function storage.update_updated_at_column();

-- Deleting a row by SQL would leave its file behind, so only the storage service may delete.
create or replace function storage.protect_delete() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('storage.can_delete', true), '') <> 'true' then
    raise exception 'Direct deletion from storage tables is not allowed. Use the Storage API instead.'
      using errcode = '42501', hint = 'The storage service deletes the file along with its row.';
  end if;
  return null;
end
$$;
create or replace trigger protect_buckets_delete before delete on storage.buckets
  for each statement execute function storage.protect_delete();
create or replace trigger protect_objects_delete before delete on storage.objects
  for each statement execute function storage.protect_delete();

-- As in a hosted project: every role reaches the tables, and without a policy only the service role reads or writes rows.
alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
grant usage on schema storage to anon, authenticated, service_role;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;
grant execute on all functions in schema storage to anon, authenticated, service_role;
