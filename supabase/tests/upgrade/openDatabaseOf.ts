import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';

/** Opens the database of a data folder that no stack serves, past everything that a start does. */
export const openDatabaseOf = (dataFolder: string): Promise<PGlite> => openDatabaseIn(path.join(dataFolder, 'db'));

/** @param dataDir a folder, or `memory://` */
export const openDatabaseIn = (dataDir: string): Promise<PGlite> =>
  PGlite.create({ dataDir, extensions: { btree_gist, citext, pg_trgm, pgcrypto } });
