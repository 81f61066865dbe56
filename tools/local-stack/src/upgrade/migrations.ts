import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../startError';

/** One file that migrates every database from one version to the next. */
export interface Migration {
  version: string;
  name: string;
  file: string;
  sql: string;
}

/**
 * The migrations in a folder of `<version>_<name>.sql` files, in order. A folder that does not exist has none.
 * @throws StartError if two have the same version
 */
export function readMigrations(folder: string): Migration[] {
  const migrations = filesIn(folder).flatMap((file) => {
    const match = /^(\d+)_(.+)\.sql$/.exec(file);
    if (!match?.[1] || !match[2]) return [];
    return [{ version: match[1], name: match[2], file, sql: readFileSync(path.join(folder, file), 'utf8') }];
  });
  migrations.forEach((migration, index) => {
    const previous = migrations[index - 1];
    if (previous?.version === migration.version) {
      throw new StartError(`The migrations ${previous.file} and ${migration.file} have the same version.`);
    }
  });
  return migrations;
}

/** Sorted names of the files in a folder; none without such a folder. */
export function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
