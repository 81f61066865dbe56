import type { PGlite } from '@electric-sql/pglite';

/** Every table of ours with its columns. What remembers the migrations is what an upgrade changes. */
const TABLES = `
  select format('%I.%I', nspname, relname) as name, array_agg(attname::text order by attnum) as columns
  from pg_class
  join pg_namespace on pg_namespace.oid = relnamespace
  join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
  where relkind in ('r', 'p') and nspname !~ '^pg_' and nspname not in ('information_schema', 'supabase_migrations')
  group by nspname, relname`;

/** The tables of a database: name to columns. */
export type Tables = ReadonlyMap<string, readonly string[]>;

export async function readTables(database: PGlite): Promise<Tables> {
  const { rows } = await database.query<{ name: string; columns: string[] }>(TABLES);
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

/** The rows of some tables as texts: name to rows. */
export type Rows = Record<string, string[]>;

/** The rows of some tables, each with the columns that are named, in an order of their own. */
export async function readRows(database: PGlite, tables: Tables): Promise<Rows> {
  const found: Rows = {};
  for (const [name, columns] of tables) {
    const pairs = columns.map((column) => `'${column}', "${column}"`).join(', ');
    const { rows } = await database.query<{ row: string }>(
      `select jsonb_build_object(${pairs})::text as row from ${name} order by 1`,
    );
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}

/**
 * The same rows without those that came with a module's first release: itself, its releases, routes and places in channels.
 * A table that had rows of the module before, such as the engagements, keeps all of its own.
 */
export function withoutFirstRelease(rows: Rows, moduleId: string, before: Rows): Rows {
  const isOf = (table: string) => (row: string) => {
    const { id, module_id } = JSON.parse(row) as { id?: unknown; module_id?: unknown };
    return (table === 'public.modules' ? id : module_id) === moduleId;
  };
  return Object.fromEntries(
    Object.entries(rows).map(([table, own]) => {
      const isKnown = (before[table] ?? []).some(isOf(table));
      return [table, isKnown ? own : own.filter((row) => !isOf(table)(row))];
    }),
  );
}
