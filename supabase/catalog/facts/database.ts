import { isOurSchema } from './ours';

export const schemas = `
  select format('schema %I', nspname) as object, format('owner %s', nspowner::regrole) as says
  from pg_namespace where ${isOurSchema('nspname')}`;

export const extensions = `
  select format('extension %I', extname) as object,
    format('in schema %I, version %s', nspname, extversion) as says
  from pg_extension join pg_namespace on pg_namespace.oid = extnamespace`;

/** What changes leave the server for subscribers. */
export const publications = `
  select format('publication %I', pubname) as object,
    format('%s, insert %s, update %s, delete %s, truncate %s', case when puballtables then 'all tables' else
      (select string_agg(tables.schemaname || '.' || tables.tablename, ', ' order by tables.schemaname, tables.tablename)
        from pg_publication_tables as tables where tables.pubname = pg_publication.pubname) end,
      pubinsert, pubupdate, pubdelete, pubtruncate) as says
  from pg_publication`;

/** Kinds of objects that the product does not use. Any such object is listed, so a new one shows in the comparison. */
export const otherKinds = `
  select format('%s %s', named.type, named.identity) as object, 'is there' as says
  from (
    select 'pg_operator'::regclass as catalog, oid from pg_operator
    union all select 'pg_opclass'::regclass, oid from pg_opclass
    union all select 'pg_cast'::regclass, oid from pg_cast
    union all select 'pg_collation'::regclass, oid from pg_collation
    union all select 'pg_conversion'::regclass, oid from pg_conversion
    union all select 'pg_ts_config'::regclass, oid from pg_ts_config
    union all select 'pg_ts_dict'::regclass, oid from pg_ts_dict
    union all select 'pg_statistic_ext'::regclass, oid from pg_statistic_ext
    union all select 'pg_foreign_server'::regclass, oid from pg_foreign_server
    union all select 'pg_foreign_data_wrapper'::regclass, oid from pg_foreign_data_wrapper
    union all select 'pg_language'::regclass, oid from pg_language
    union all select 'pg_proc'::regclass, oid from pg_proc where prokind = 'a'
  ) as other
  cross join lateral pg_identify_object(catalog, other.oid, 0) as named
  -- The first oid that PostgreSQL does not keep for what it brings itself.
  where other.oid >= 16384
    and not exists (select from pg_depend where classid = catalog and objid = other.oid and deptype = 'e')`;
