import { readFileSync } from 'node:fs';
import type { Database } from './database';

const SCRIPTS = ['./platform.sql', './platform/storage.sql'];

/** Gives an embedded database what a hosted project brings. May be repeated. */
export async function preparePlatform(database: Database): Promise<void> {
  const script = SCRIPTS.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join('\n');
  await database.transaction({ kind: 'owner' }, (transaction) => transaction.execute(script));
}
