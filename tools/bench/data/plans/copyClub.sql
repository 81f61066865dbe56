-- Several hundred clubs like the sample club: every row of its tables once for each, in the order of the tables, with ids of
-- its own. A new table is copied without a line here. Guards and counters are switched off, checks and unique keys hold.
set local session_replication_role = replica;

create function pg_temp.copied(id uuid, copy integer) returns uuid language sql immutable as $$
  select case when id is not null then md5(id::text || copy)::uuid end
$$;

-- Hashes of secrets are unique, and paths of files begin with their club.
create function pg_temp.copied(value text, copy integer, club uuid) returns text language sql immutable as $$
  select case
    when value ~ '^[0-9a-f]{64}$' then encode(sha256((value || copy)::bytea), 'hex')
    else replace(value, club::text, pg_temp.copied(club, copy)::text)
  end
$$;

-- The rows of the club, or of its people where a table names only them.
create function pg_temp.of_club(name regclass, club uuid) returns text language sql stable as $$
  select case
    when name = 'public.clubs'::regclass then format('row.id = %L', club)
    when bool_or(attname = 'club_id') then format('row.club_id = %L', club)
    when bool_or(attname = 'user_id') then
      format('row.user_id in (select user_id from public.profiles where club_id = %L)', club)
  end
  from pg_attribute where attrelid = name and atttypid = 'uuid'::regtype and attnum > 0 and not attisdropped
$$;

create function pg_temp.copy_table(name regclass, club uuid, copies integer) returns void language plpgsql as $$
declare
  columns text;
  contents text;
begin
  select
    string_agg(quote_ident(attname), ', ' order by attnum),
    string_agg(case
      when name = 'public.clubs'::regclass and attname = 'slug' then 'row.slug || ''-'' || copy'
      when atttypid = 'uuid'::regtype then format('pg_temp.copied(row.%I, copy)', attname)
      when atttypid = 'text'::regtype then format('pg_temp.copied(row.%I, copy, %L::uuid)', attname, club)
      else format('row.%I', attname)
    end, ', ' order by attnum)
  into columns, contents
  from pg_attribute
  where attrelid = name and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = '';
  execute format(
    'insert into %s (%s) select %s from %s as row, generate_series(1, %s) as copy where %s',
    name, columns, contents, name, copies, pg_temp.of_club(name, club)
  );
end
$$;

select pg_temp.copy_table(class.oid, club.id, 400)
from pg_class as class, public.clubs as club
where club.slug = 'pine-hollow' and class.relkind = 'r'
  and class.relnamespace in ('public'::regnamespace, 'app'::regnamespace)
  and pg_temp.of_club(class.oid, club.id) is not null;
