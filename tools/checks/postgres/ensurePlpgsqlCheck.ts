import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { installDebianPackage } from '../install/debianPackage';
import type { PostgresInstallation } from './findPostgres';

/**
 * Gives the PostgreSQL server of the tests the extension that the Supabase CLI lints with. Installs Debian's if there is
 * none.
 * @throws Error that says what to install by hand
 */
export function ensurePlpgsqlCheck(installation: PostgresInstallation): void {
  if (hasPlpgsqlCheck(installation)) return;
  const name = `postgresql-${installation.version}-plpgsql-check`;
  console.log('No plpgsql_check on this machine; installing it.');
  installDebianPackage(name);
  if (hasPlpgsqlCheck(installation)) return;
  throw new Error(
    `The tests need the extension plpgsql_check for PostgreSQL ${installation.version} and could not install it. Install it ` +
      `by hand (Debian: ${name}) and run them again.`,
  );
}

function hasPlpgsqlCheck({ programs }: PostgresInstallation): boolean {
  // The folder on PATH may contain links to only some of its programs.
  const folder = path.dirname(realpathSync(path.join(programs, 'postgres')));
  const { stdout } = spawnSync(path.join(folder, 'pg_config'), ['--sharedir'], { encoding: 'utf8' });
  return existsSync(path.join(stdout?.trim() ?? '', 'extension/plpgsql_check.control'));
}
