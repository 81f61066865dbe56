import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dataFolderAt } from '../../dataFolder/dataFolder';
import { copyEmptyDatabase } from '../../testing/prepared/copyEmptyDatabase';
import { WorkerConnection } from './workerConnection';

/** Milliseconds. */
const LIMIT = 300;

const folder = mkdtempSync(path.join(tmpdir(), 'worker-connection-'));
let connection: WorkerConnection;

beforeAll(async () => {
  await copyEmptyDatabase(folder);
  connection = await WorkerConnection.open({ folder: dataFolderAt(folder).database }, () => undefined);
}, 180_000);

afterAll(async () => {
  if (connection.alive) await connection.close();
  rmSync(folder, { recursive: true });
});

const query = (sql: string) =>
  connection.send({ kind: 'query', before: null, sql, parameters: [] }, LIMIT).then(({ rows }) => rows);

test('returns an answer that arrived in time while this thread was busy past the limit', async () => {
  // From here on, the loop of events runs timers before it receives messages.
  await new Promise(setImmediate);
  const answer = query('select 1 as one');
  keepBusy(3 * LIMIT);
  await expect(answer).resolves.toEqual([{ one: 1 }]);
});

test('stops a statement that takes longer than the limit', async () => {
  await expect(query(`select pg_sleep(${(3 * LIMIT) / 1000})`)).rejects.toMatchObject({ code: '57014' });
  expect(connection.alive).toBe(false);
});

/** Lets nothing else of this thread run for some milliseconds. */
function keepBusy(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
