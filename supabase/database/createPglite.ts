import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';

/** The local stack's value (tools/local-stack/src/database/pglite/worker.mjs). PostgreSQL clears the pool at every start. */
const BUFFER_POOL = ['-c', 'shared_buffers=32MB'];

/** A PGlite with the extensions that the product uses, in memory unless told. */
export function createPglite(options: PGliteOptions = {}): Promise<PGlite> {
  return PGlite.create({
    ...options,
    startParams: [...PGlite.defaultStartParams, ...BUFFER_POOL],
    extensions: { btree_gist, citext, pg_trgm, pgcrypto },
  });
}
