import type { Connection } from '../database/connection';
import type { Fact } from './fact';
import { isOfNoExtension, isOurSchema } from './facts/ours';

/**
 * Tables with their columns, besides those that the database fills in anew each time: ids that are drawn, numbers that
 * are counted on, and moments.
 */
const TABLES = `
  select format('%I.%I', nspname, relname) as name,
    coalesce((
      select string_agg(format('%L, %I', attname, attname), ', ' order by attname)
      from pg_attribute
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attidentity = ''
        and coalesce(pg_get_expr(adbin, adrelid), '') !~ 'gen_random_uuid|nextval|now\\(\\)|CURRENT_'
    ), '') as columns
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and ${isOurSchema('nspname')} and nspname <> 'supabase_migrations'
    and ${isOfNoExtension('pg_class', 'pg_class.oid')}`;

/** Rows that stand in the tables: a fresh database has those that its migrations insert, such as kinds and buckets. */
export async function readRows(connection: Connection): Promise<Fact[]> {
  const { rows: tables } = await connection.query(TABLES);
  const rowsOf = tables.map(
    ({ name, columns }) =>
      `select '${String(name)}' as name, jsonb_build_object(${String(columns)})::text as content from ${String(name)}`,
  );
  const { rows } = await connection.query(
    `select name, content, count(*)::integer as times from (${rowsOf.join(' union all ')}) as found group by name, content`,
  );
  return rows.map(({ name, content, times }) => ({
    object: `row of ${String(name)}: ${String(content)}`,
    says: times === 1 ? 'is there' : `is there ${String(times)} times`,
  }));
}
