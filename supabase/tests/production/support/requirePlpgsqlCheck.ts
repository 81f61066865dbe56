import type { ServerDatabase } from '../../rules/engines/postgres';

/**
 * The CLI's linter is the extension plpgsql_check.
 * @throws Error that says what to install
 */
export async function requirePlpgsqlCheck(database: ServerDatabase): Promise<void> {
  const available = await database.query(`select from pg_available_extensions where name = 'plpgsql_check'`);
  if (available.rows.length > 0) return;
  const [version] = (await database.query('show server_version_num')).rows;
  const major = Math.floor(Number(version?.server_version_num) / 10_000);
  throw new Error(
    'This test needs the extension plpgsql_check on the PostgreSQL server. "npm test" installs it; by hand it is ' +
      `Debian's package postgresql-${major}-plpgsql-check.`,
  );
}
