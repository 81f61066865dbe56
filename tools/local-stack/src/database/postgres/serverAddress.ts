import { StartError } from '../../startError';

/**
 * A connection string for display: host, port and database without account and password.
 * @throws StartError if it is not an address of a PostgreSQL server
 */
export function serverAddress(connectionString: string): string {
  try {
    const { protocol, hostname, port, pathname } = new URL(connectionString);
    if (/^postgres(ql)?:$/.test(protocol) && pathname.length > 1) return `${hostname}:${port || '5432'}${pathname}`;
  } catch {
    // Reported below, like any other text that is not such an address.
  }
  throw new StartError('DATABASE_URL is not an address like postgres://account:password@127.0.0.1:5432/database.');
}
