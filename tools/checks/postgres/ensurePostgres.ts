import { installDebianPackage } from '../install/debianPackage';
import { findPostgres, OLDEST_POSTGRES, type PostgresInstallation } from './findPostgres';

/**
 * Finds the PostgreSQL server for the tests, and installs Debian's if there is none.
 * @throws Error that says what to install by hand
 */
export function ensurePostgres(): PostgresInstallation {
  const found = findPostgres();
  if (found) return found;
  console.log(`No PostgreSQL ${OLDEST_POSTGRES} or later on this machine; installing one.`);
  installDebianPackage('postgresql');
  const installed = findPostgres();
  if (installed) return installed;
  throw new Error(
    `The tests need a PostgreSQL server, ${OLDEST_POSTGRES} or later, and could not install one. ` +
      'Install it by hand (Debian: postgresql, Homebrew: postgresql@17) and run them again.',
  );
}
