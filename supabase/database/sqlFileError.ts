import type { SqlFile } from './sqlFile';

/** PostgreSQL refuses a file: which one, and where in it when PostgreSQL says so. */
export class SqlFileError extends Error {
  constructor({ name, sql }: SqlFile, cause: unknown) {
    const { message, position } = cause as Error & { position?: string };
    const line = position ? `, line ${sql.slice(0, Number(position) - 1).split('\n').length}` : '';
    super(`supabase/${name}${line}: ${message}`, { cause });
    this.name = 'SqlFileError';
  }
}
