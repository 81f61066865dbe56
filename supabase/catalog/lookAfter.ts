import type { ScriptConnection } from '../database/connection';
import { runFiles } from '../database/runFiles';
import type { SqlFile } from '../database/sqlFile';

/** What `look` finds in a database after some files. They run in a transaction that is taken back. */
export async function lookAfter<Connection extends ScriptConnection, Found>(
  connection: Connection,
  files: SqlFile[],
  look: (connection: Connection) => Promise<Found>,
): Promise<Found> {
  await connection.run('begin');
  try {
    await runFiles(connection, files);
    return await look(connection);
  } finally {
    await connection.run('rollback');
  }
}
