import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '../database';
import { databaseContract, STATEMENT_LIMIT } from '../testing/databaseContract';
import { openPglite } from './pgliteDatabase';

const folder = mkdtempSync(path.join(tmpdir(), 'pglite-database-'));
let database: Database;

beforeAll(async () => {
  database = await openPglite({ folder, statementLimit: STATEMENT_LIMIT });
}, 180_000);

afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

databaseContract(() => database);
