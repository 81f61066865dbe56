import { StartError } from '../../startError';

/**
 * A connection string as it may be shown: host, port and database without account and password.
 * @throws StartError when it is not an address of a PostgreSQL server
 */
export function serverAddress(connectionString: string): string {
  try {
    const { protocol, hostname, port, pathname } = new URL(connectionString);
    if (/^postgres(ql)?:$/.test(protocol) && pathname.length > 1) return `${hostname}:${port || '5432'}${pathname}`;
  } catch {
    // Said below, like every other text that is no such address.
  }
  throw new StartError('DATABASE_URL is not an address like postgres://account:password@127.0.0.1:5432/database.');
}
