import type { Database } from '../database/database';

/** The migrations recorded in a database: name and text by version. */
export type AppliedMigrations = ReadonlyMap<string, { name: string; sql: string | null }>;

/** Reads them from the Supabase CLI's table. An empty database has none. */
export async function readAppliedMigrations(database: Database): Promise<AppliedMigrations> {
  const place = await database.query<{ known: boolean }>(
    `select to_regclass('supabase_migrations.schema_migrations') is not null as known`,
  );
  if (!place.rows[0]?.known) return new Map();
  const { rows } = await database.query<{ version: string; name: string | null; sql: string | null }>(
    `select version, name, array_to_string(statements, E'\\n') as sql
     from supabase_migrations.schema_migrations order by version`,
  );
  return new Map(rows.map(({ version, name, sql }) => [version, { name: name ?? '', sql }]));
}
