import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dataFolderAt } from '../../dataFolder/dataFolder';
import { copyEmptyDatabase } from '../../testing/prepared/copyEmptyDatabase';
import type { Database } from '../database';
import { databaseContract, STATEMENT_LIMIT } from '../testing/databaseContract';
import { openPglite } from './pgliteDatabase';

const folder = mkdtempSync(path.join(tmpdir(), 'pglite-database-'));
let database: Database;

beforeAll(async () => {
  await copyEmptyDatabase(folder);
  database = await openPglite({ folder: dataFolderAt(folder).database, statementLimit: STATEMENT_LIMIT });
}, 180_000);

afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

databaseContract(() => database);
