import { isOfNoExtension, isOurSchema } from './ours';

const OF_OUR_RELATIONS = `
  from pg_attribute
  join pg_class on pg_class.oid = attrelid
  join pg_namespace on pg_namespace.oid = relnamespace
  where attnum > 0 and not attisdropped and relkind in ('r', 'p', 'v', 'm', 'c', 'f') and ${isOurSchema('nspname')}
    and ${isOfNoExtension('pg_class', 'pg_class.oid')}`;

/** Type, collation, whether it may be empty, and what fills it in. */
export const columns = `
  select
    format('column %I.%I.%I', nspname, relname, attname) as object,
    concat_ws(', ',
      format_type(atttypid, atttypmod),
      (select format('collate %s', attcollation::regcollation) from pg_type where oid = atttypid and typcollation <> attcollation),
      case when attnotnull then 'not null' end,
      case attidentity when 'a' then 'identity always' when 'd' then 'identity by default' end,
      (select case attgenerated when 's' then 'generated as ' when 'v' then 'generated virtually as ' else 'default ' end
          || pg_get_expr(adbin, adrelid)
        from pg_attrdef where adrelid = attrelid and adnum = attnum),
      case when attcompression <> '' then format('compression %s', attcompression) end,
      case when attstorage <> (select typstorage from pg_type where oid = atttypid) then format('storage %s', attstorage) end,
      (select 'with (' || array_to_string(attoptions, ', ') || ')' where attoptions is not null)) as says
  ${OF_OUR_RELATIONS}`;

/**
 * The order of columns matters: `select *`, rows as parameters and inserts without names take it. A migration adds a
 * column at the end, so it stands last in its schema file, too.
 */
export const columnOrder = `
  select
    format('order of columns of %I.%I', nspname, relname) as object,
    string_agg(quote_ident(attname), ', ' order by attnum) as says
  ${OF_OUR_RELATIONS}
  group by nspname, relname`;
