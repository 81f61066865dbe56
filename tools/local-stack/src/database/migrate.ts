import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../startError';
import type { Database } from './database';
import { arrayParameter } from './literals';
import { describeScriptError } from './scriptError';

interface Migration {
  version: string;
  name: string;
  file: string;
  sql: string;
}

export interface MigrationReport {
  /** File names that ran now, in order. */
  applied: string[];
  /** File names whose text is no longer what was applied. */
  edited: string[];
  /** Versions that were applied and whose file is gone. */
  missing: string[];
}

/**
 * Applies what is new in a folder of `<version>_<name>.sql` files, each in one transaction, and remembers
 * it where the Supabase CLI does. A folder that does not exist has no migrations.
 * @throws StartError naming the file and line of a migration that fails; the ones before it stay applied
 */
export async function migrate(database: Database, folder: string): Promise<MigrationReport> {
  const migrations = readMigrations(folder);
  const applied = await readApplied(database);
  const pending = migrations.filter(({ version }) => !applied.has(version));
  const changed = {
    edited: migrations
      .filter(({ version, sql }) => applied.has(version) && applied.get(version) !== sql)
      .map(({ file }) => file),
    missing: [...applied.keys()].filter((version) => !migrations.some((known) => known.version === version)),
  };
  // What was written for another past fails where this database differs from it, and says nothing of that by itself.
  const advice =
    changed.edited.length + changed.missing.length > 0
      ? '\nThis database was made by migrations that have been edited since; npm start -- --reset makes it anew, with nothing in it but the sample clubs.'
      : '';
  for (const migration of pending) await apply(database, migration, advice);
  return { applied: pending.map(({ file }) => file), ...changed };
}

function readMigrations(folder: string): Migration[] {
  const migrations = listFiles(folder).flatMap((file) => {
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

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Version to the text that was applied. */
async function readApplied(database: Database): Promise<Map<string, string | null>> {
  const { rows } = await database.query<{ version: string; sql: string | null }>(
    `select version, array_to_string(statements, E'\\n') as sql from supabase_migrations.schema_migrations order by version`,
  );
  return new Map(rows.map(({ version, sql }) => [version, sql]));
}

async function apply(database: Database, { version, name, file, sql }: Migration, advice: string): Promise<void> {
  try {
    await database.transaction({ kind: 'owner' }, async (transaction) => {
      await transaction.execute(sql);
      await transaction.query(
        'insert into supabase_migrations.schema_migrations (version, statements, name) values ($1, $2, $3)',
        [version, arrayParameter([sql]), name],
      );
    });
  } catch (error) {
    throw new StartError(`The migration ${file} failed: ${describeScriptError(error, sql)}${advice}`, { cause: error });
  }
}
