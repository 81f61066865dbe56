import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fillPlatform, type Changes } from './fillPlatform';
import { fixtureFiles } from './fixtureFiles';
import { openDatabaseOf } from './openDatabaseOf';
import { packFolder } from './packFolder';
import { startProduct, type StartedProduct } from './startProduct';

// Makes a fixture from a checkout of any version, with its dependencies installed:
//   node --import tsx supabase/tests/upgrade/makeFixture.ts <checkout>
// Starts its product on a new data folder, works on it as people do, stops it and packs the folder. Takes minutes.

/** Written by every start, or left by a running one. */
const LEFT_OUT = ['site', 'stack.lock', 'copies'];

async function fillAndStop(product: StartedProduct): Promise<Changes> {
  try {
    return await fillPlatform(product);
  } finally {
    await product.stop();
  }
}

async function makeFixture(checkout: string): Promise<void> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'fixture-'));
  try {
    const product = await startProduct(checkout, dataFolder);
    const changes = await fillAndStop(product);
    const { archive, changes: description } = fixtureFiles(
      path.join(import.meta.dirname, 'fixtures'),
      await finish(dataFolder),
    );
    const packed = packFolder(dataFolder, LEFT_OUT, [checkout, dataFolder]);
    writeFileSync(archive, packed);
    writeFileSync(description, `${JSON.stringify(changes, null, 2)}\n`);
    console.log(`${archive}: ${(packed.length / 1024 / 1024).toFixed(1)} MB`);
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/**
 * Lets go of the part of the write-ahead log that Postgres does not need any more: two thirds of the archive.
 * @returns the last migration of the database
 */
async function finish(dataFolder: string): Promise<string> {
  const database = await openDatabaseOf(dataFolder);
  await database.query('set wal_recycle = off');
  // The second time the segment of before goes, too.
  for (const statement of ['select pg_switch_wal()', 'checkpoint', 'select pg_switch_wal()', 'checkpoint']) {
    await database.query(statement);
  }
  const { rows } = await database.query<{ version: string }>(
    'select max(version) as version from supabase_migrations.schema_migrations',
  );
  await database.close();
  return rows[0]?.version ?? '';
}

const [checkout] = process.argv.slice(2);
if (!checkout) throw new Error('Which checkout? node --import tsx supabase/tests/upgrade/makeFixture.ts <checkout>');
await makeFixture(path.resolve(checkout));
