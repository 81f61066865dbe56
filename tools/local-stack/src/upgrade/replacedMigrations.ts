import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { filesIn } from './migrations';

/**
 * Several migrations and the one that replaced them. It does in one step what they did together, so a database that ran
 * all of them counts as having run the replacement.
 */
export interface ReplacedMigrations {
  /** Version of the replacement. */
  by: string;
  /** Version to name and SHA-256 of the text. */
  migrations: ReadonlyMap<string, { name: string; digest: string }>;
}

const fileSchema = z.record(z.string().regex(/^\d+_.+$/), z.string().regex(/^[0-9a-f]{64}$/));

/**
 * The replaced migrations in a folder: one file for each replacement, `<version>.json`, from `<version>_<name>` to
 * digest.
 */
export function readReplacedMigrations(folder: string): ReplacedMigrations[] {
  return filesIn(folder).flatMap((file) => {
    const by = /^(\d+)\.json$/.exec(file)?.[1];
    if (!by) return [];
    const digests = fileSchema.parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
    const migrations = Object.entries(digests).map(([entry, digest]) => {
      const [version = '', name = ''] = entry.split(/_(.*)/s);
      return [version, { name, digest }] as const;
    });
    return [{ by, migrations: new Map(migrations) }];
  });
}

/** The digest of a migration's text. */
export const digestOf = (sql: string): string => createHash('sha256').update(sql).digest('hex');
