import type { ScriptConnection } from '../database/connection';
import { runFiles } from '../database/runFiles';
import type { SqlFile } from '../database/sqlFile';
import { readCatalog, type Catalog } from './readCatalog';

/** What a database would say about itself after some files. They run in a transaction that is taken back. */
export async function catalogAfter(connection: ScriptConnection, files: SqlFile[]): Promise<Catalog> {
  await connection.run('begin');
  try {
    await runFiles(connection, files);
    return await readCatalog(connection);
  } finally {
    await connection.run('rollback');
  }
}
