import type { ScriptConnection } from './connection';
import type { SqlFile } from './sqlFile';
import { SqlFileError } from './sqlFileError';

/** Runs files one after the other. @throws SqlFileError naming the file and the line that PostgreSQL refuses */
export async function runFiles(connection: ScriptConnection, files: SqlFile[]): Promise<void> {
  for (const file of files) {
    await connection.run(file.sql).catch((error: unknown) => {
      throw new SqlFileError(file, error);
    });
  }
}
