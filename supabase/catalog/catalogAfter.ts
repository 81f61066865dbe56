import type { ScriptConnection } from '../database/connection';
import type { SqlFile } from '../database/sqlFile';
import { lookAfter } from './lookAfter';
import { readCatalog, type Catalog } from './readCatalog';

/** What a database would say about itself after some files. */
export function catalogAfter(connection: ScriptConnection, files: SqlFile[]): Promise<Catalog> {
  return lookAfter(connection, files, readCatalog);
}
