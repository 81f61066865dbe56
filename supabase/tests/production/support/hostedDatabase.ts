import { platformFiles } from '../../../database/platformFiles';
import { buildPostgres, type ServerDatabase } from '../../rules/engines/postgres';

/** A database as a hosted project has it before anything was pushed: roles, accounts, storage, and no migrations. */
export function openHostedDatabase(): Promise<ServerDatabase> {
  return buildPostgres([...platformFiles().map(({ sql }) => sql), 'drop schema supabase_migrations cascade']);
}
