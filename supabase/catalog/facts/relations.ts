import { isOfNoExtension, isOurSchema } from './ours';

/** Tables, views, composite types and sequences: owner, row level security and options such as security_invoker. */
export const relations = `
  select
    format('%s %I.%I', case relkind
      when 'r' then 'table' when 'p' then 'partitioned table' when 'v' then 'view' when 'm' then 'materialized view'
      when 'c' then 'composite type' when 'S' then 'sequence' when 'f' then 'foreign table' end, nspname, relname) as object,
    concat_ws(', ',
      format('owner %s', relowner::regrole),
      case relpersistence when 'u' then 'unlogged' when 't' then 'temporary' end,
      case when relrowsecurity then 'row level security' end,
      case when relforcerowsecurity then 'forced on its owner' end,
      case when relreplident not in ('d', 'n') then format('replica identity %s', relreplident) end,
      case when reloptions is not null then 'with (' || array_to_string(reloptions, ', ') || ')' end) as says
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind in ('r', 'p', 'v', 'm', 'c', 'S', 'f') and ${isOurSchema('nspname')}
    and ${isOfNoExtension('pg_class', 'pg_class.oid')}`;

/** What a view reads. */
export const viewDefinitions = `
  select format('definition of view %I.%I', nspname, relname) as object, pg_get_viewdef(pg_class.oid) as says
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind in ('v', 'm') and ${isOurSchema('nspname')} and ${isOfNoExtension('pg_class', 'pg_class.oid')}`;

/** How a sequence counts, and which column it belongs to. */
export const sequences = `
  select
    format('numbers of sequence %I.%I', nspname, relname) as object,
    format('%s, from %s by %s within %s to %s, cache %s%s%s', seqtypid::regtype, seqstart, seqincrement, seqmin, seqmax,
      seqcache, case when seqcycle then ', again and again' else '' end,
      (select format(', owned by %s.%I', refobjid::regclass, attname)
        from pg_depend join pg_attribute on attrelid = refobjid and attnum = refobjsubid
        where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype in ('a', 'i'))) as says
  from pg_sequence join pg_class on pg_class.oid = seqrelid join pg_namespace on pg_namespace.oid = relnamespace
  where ${isOurSchema('nspname')}`;
