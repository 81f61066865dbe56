import { setFlagsFromString } from 'node:v8';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';

// Both are the local stack's (tools/local-stack/src/database/pglite/worker.mjs says why).
const BUFFER_POOL = ['-c', 'shared_buffers=32MB'];
const COMPILE_ONCE = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];

/** A PGlite with the extensions that the product uses, in memory by default. */
export function createPglite(options: PGliteOptions = {}): Promise<PGlite> {
  for (const flag of COMPILE_ONCE) setFlagsFromString(flag);
  return PGlite.create({
    ...options,
    startParams: [...PGlite.defaultStartParams, ...BUFFER_POOL],
    extensions: { btree_gist, citext, pg_trgm, pgcrypto },
  });
}
