import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { createPglite } from '../../database/createPglite';

/** Opens the database of a data folder that no stack serves, past everything that a start does. */
export const openDatabaseOf = (dataFolder: string): Promise<PGlite> =>
  createPglite({ dataDir: path.join(dataFolder, 'db') });
