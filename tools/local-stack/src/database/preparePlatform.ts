import { readFileSync } from 'node:fs';
import type { Database } from './database';

/** Gives an embedded database what a hosted project brings. May be repeated. */
export async function preparePlatform(database: Database): Promise<void> {
  const script = readFileSync(new URL('./platform.sql', import.meta.url), 'utf8');
  await database.transaction({ kind: 'owner' }, (transaction) => transaction.execute(script));
}
