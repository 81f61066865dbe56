import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pgliteSnapshot } from './pglite';

/** Before the first test: the migrated and seeded database, which every file of tests opens for itself. */
export default async function jestStart(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'rules-snapshot-'));
  process.env.RULES_SNAPSHOT = join(folder, 'database.tar');
  writeFileSync(process.env.RULES_SNAPSHOT, await pgliteSnapshot());
}
